/**
 * What its customer adds to a line of the cart, beside product, options and pieces: the names of its fields on their way
 * through storage and synced lists to the order, and their names on the wire.
 */
const names = {
  /** What is printed on it. */
  designId: 'DesignID',
} as const;

/** What a text that clients send must match, else it counts as absent. */
const valid: Readonly<Record<string, RegExp>> = {
  designId: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u,
} satisfies Record<keyof typeof names, RegExp>;

/** The extras of a line in the shop, of an ordered one, and as clients store, send and get them. Each is absent or null without anything. */
export type LineExtras = { [Name in keyof typeof names]?: string | undefined };
export type StoredExtras = { [Name in keyof typeof names]: string | null };
export type WireExtras = { [Name in (typeof names)[keyof typeof names]]?: string | undefined };

function named(line: object, from: 0 | 1, to: 0 | 1): Record<string, string> {
  const extras: Record<string, string> = {};
  for (const name of Object.entries(names)) {
    const value: unknown = Reflect.get(line, name[from]);
    if (typeof value === 'string') extras[name[to]] = value;
  }
  return extras;
}

export const extrasOf = (line: object): LineExtras => named(line, 0, 0);
export const storedExtrasOf = (line: StoredExtras) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, Reflect.get(line, name)])) as StoredExtras;
export const wireExtrasOf = (line: object): WireExtras => named(line, 1, 1);

/** Returns the extras of a line of the shop as clients get them. */
export const extrasRow = (line: object): WireExtras => named(line, 0, 1);

/** Returns the extras that a client sent. */
export const readExtras = (line: object): LineExtras =>
  Object.fromEntries(Object.entries(named(line, 1, 0)).filter(([name, value]) => valid[name]?.test(value)));
