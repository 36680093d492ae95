/** Where the browser blocks it, already naming it throws. */
export const tabStorage = (): Storage => sessionStorage;

/** Stands in for a storage that keeps nothing. */
const unkept = new Map<string, unknown>();

/** What the tab keeps under a name, also over a reload; null when there is nothing, or nothing that can be read. */
export function readTab(name: string, storage = tabStorage): unknown {
  try {
    return (JSON.parse(storage().getItem(name) ?? 'null') as unknown) ?? unkept.get(name) ?? null;
  } catch {
    return unkept.get(name) ?? null;
  }
}

/**
 * Keeps a value under a name while the tab lives; null: forgets it. False where the browser does not: then it lasts as
 * long as the page.
 */
export function writeTab(name: string, value: object | null, storage = tabStorage): boolean {
  unkept.delete(name);
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    if (value !== null) unkept.set(name, value);
    return false;
  }
}
