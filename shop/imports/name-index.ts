/** A thing as people call it: first the name files use, then others it is known by. */
export interface Named {
  id: number;
  names: readonly string[];
}

/** Finds things by what stands in a file, and gives each a text that finds it again. */
export class NameIndex {
  readonly #ids = new Set<number>();
  readonly #exact = new Map<string, number[]>();
  readonly #alike = new Map<string, number[]>();
  readonly #first = new Map<number, string>();

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
    for (const name of names) push(this.#alike, name.toLowerCase(), id);
  }

  /** The id; null: nothing is called so; 'several': more than one thing is. */
  find(text: string): number | 'several' | null {
    const [exact, ...more] = this.#exact.get(text) ?? [];
    if (exact !== undefined && more.length === 0) return exact;
    const numbered = Number(/#(\d{1,9})$/u.exec(text)?.[1]);
    if (this.#ids.has(numbered)) return numbered;
    const alike = new Set(this.#alike.get(text.toLowerCase()));
    if (alike.size > 1) return 'several';
    const [found = null] = alike;
    return found;
  }

  /** The name; with the number behind it where the name alone would find something else, or nothing. */
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
