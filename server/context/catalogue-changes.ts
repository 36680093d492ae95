import type { Change } from '#shop/changes/changes.ts';

type Listener = (changes: ReadonlySet<Change>, how: { mayLag: boolean }) => void;
type Kind = 'product' | 'list' | 'category' | 'prices' | 'texts' | 'all';

/**
 * Milliseconds in which changes of a kind made elsewhere are gathered before the caches are told: a storm of them costs a
 * few purges a second. Lists stand on most pages, so they wait longer; nothing waits longer than a second.
 */
const gathering: Readonly<Record<Kind, number>> = {
  product: 200,
  texts: 200,
  all: 200,
  list: 800,
  category: 800,
  prices: 800,
};

/** Tells this process's caches that pages show something else now, wherever the change was made. */
export class CatalogueChanges {
  readonly #listeners = new Set<Listener>();
  readonly #heard = new Map<Kind, Set<Change>>();

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Changes made here: the caches are told at once, for whoever made them looks at the page next. */
  announce(...changes: Change[]): void {
    this.#tell(new Set(changes), { mayLag: false });
  }

  /** Changes made elsewhere: the caches are told in a moment. */
  hear(changes: readonly Change[]): void {
    for (const change of changes) {
      const kind = change.split(' ', 1)[0] as Kind;
      const gathered = this.#heard.get(kind) ?? this.#gather(kind);
      gathered.add(change);
    }
  }

  #gather(kind: Kind): Set<Change> {
    const gathered = new Set<Change>();
    this.#heard.set(kind, gathered);
    setTimeout(() => {
      this.#heard.delete(kind);
      // What is hidden, or new, and what the shop says of itself are not late.
      this.#tell(gathered, { mayLag: kind !== 'all' && kind !== 'texts' });
    }, gathering[kind]).unref();
    return gathered;
  }

  #tell(changes: ReadonlySet<Change>, how: { mayLag: boolean }): void {
    for (const listener of this.#listeners) listener(changes, how);
  }
}
