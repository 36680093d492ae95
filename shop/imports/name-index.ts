import { compareKey } from '#rules/compare-key.ts';
import { allowedSlips, typos, unitsOf } from '#shop/search/search.ts';

/**
 * Returns the name that was probably meant: the one with the fewest typos, within the limit that search tolerates.
 * Undefined if there is none.
 */
export function nearestOf(text: string, names: Iterable<string>): string | undefined {
  const typed = unitsOf(text.toLowerCase());
  let nearest: string | undefined;
  let max = allowedSlips(typed.length);
  for (const name of max > 0 ? names : []) {
    const apart = typos(typed, unitsOf(name.toLowerCase()), max);
    if (apart > max) continue;
    nearest = name;
    max = apart - 1;
    if (max < 0) break;
  }
  return nearest;
}

/** A named record: first the name that files use, then its other names. */
export interface Named {
  id: number;
  names: readonly string[];
}

/** Finds records by the text in a file, and returns for each record a text that finds it again. */
export class NameIndex {
  readonly #ids = new Set<number>();
  readonly #exact = new Map<string, number[]>();
  readonly #alike = new Map<string, number[]>();
  readonly #first = new Map<number, string>();
  readonly #near = new Map<string, string | undefined>();

  constructor(things: Iterable<Named>) {
    for (const thing of things) this.add(thing);
  }

  get ids(): ReadonlySet<number> {
    return this.#ids;
  }

  add({ id, names }: Named): void {
    const [first = ''] = names;
    this.#ids.add(id);
    this.#first.set(id, first);
    push(this.#exact, first, id);
    for (const name of names) push(this.#alike, compareKey(name), id);
  }

  /** Returns the id, null if no record has this name, or 'several' if more than one has. */
  find(text: string): number | 'several' | null {
    const [exact, ...more] = this.#exact.get(text) ?? [];
    if (exact !== undefined && more.length === 0) return exact;
    const key = compareKey(text);
    const numbered = Number(/#(\d{1,9})$/u.exec(key)?.[1]);
    if (this.#ids.has(numbered)) return numbered;
    const alike = new Set(this.#alike.get(key));
    if (alike.size > 1) return 'several';
    const [found = null] = alike;
    return found;
  }

  near(text: string): string | undefined {
    if (!this.#near.has(text)) this.#near.set(text, nearestOf(text, this.#exact.keys()));
    return this.#near.get(text);
  }

  /** Returns the name. If that would find another record or none, its number is appended. */
  textOf(id: number): string {
    const name = this.#first.get(id) ?? '';
    const numbered = `${name} #${id}`.trim();
    return [name, numbered].find((text) => text !== '' && this.find(text) === id) ?? `${numbered} #${id}`;
  }
}

function push(map: Map<string, number[]>, name: string, id: number): void {
  if (name === '') return;
  const known = map.get(name);
  if (!known) map.set(name, [id]);
  else if (!known.includes(id)) known.push(id);
}
