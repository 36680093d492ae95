import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';

type Listener = (changes: ReadonlySet<InvalidationTag>, how: { mayLag: boolean }) => void;
type Kind = 'product' | 'list' | 'category' | 'prices' | 'texts' | 'all';

/**
 * Milliseconds for which changes from other processes are batched before the caches are invalidated, by kind,
 * so that even a storm of changes costs only a few invalidations per second. Lists are on most pages, so they
 * are batched longer, but never more than a second.
 */
const gathering: Readonly<Record<Kind, number>> = {
  product: 200,
  texts: 200,
  all: 200,
  list: 800,
  category: 800,
  prices: 800,
};

/** Notifies this process's caches that pages have changed, wherever the change was made. */
export class CatalogueChanges {
  readonly #listeners = new Set<Listener>();
  readonly #heard = new Map<Kind, Set<InvalidationTag>>();

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Changes made in this process invalidate the caches immediately, because their author looks at the page next. */
  announce(...changes: InvalidationTag[]): void {
    this.#tell(new Set(changes), { mayLag: false });
  }

  /** Changes from other processes invalidate the caches after a short delay. */
  hear(changes: readonly InvalidationTag[]): void {
    for (const change of changes) {
      const kind = change.split(' ', 1)[0] as Kind;
      const gathered = this.#heard.get(kind) ?? this.#gather(kind);
      gathered.add(change);
    }
  }

  #gather(kind: Kind): Set<InvalidationTag> {
    const gathered = new Set<InvalidationTag>();
    this.#heard.set(kind, gathered);
    setTimeout(() => {
      this.#heard.delete(kind);
      // Hidden or new products and the shop's own details must be updated without delay.
      this.#tell(gathered, { mayLag: kind !== 'all' && kind !== 'texts' });
    }, gathering[kind]).unref();
    return gathered;
  }

  #tell(changes: ReadonlySet<InvalidationTag>, how: { mayLag: boolean }): void {
    for (const listener of this.#listeners) listener(changes, how);
  }
}
