/** Returns the tab's storage. If the browser blocks storage, even accessing it throws. */
export const tabStorage = (): Storage => sessionStorage;

/** Replaces a storage that doesn't work. */
const unkept = new Map<string, unknown>();

/** Returns what the tab stores under a name, also after a reload, or null if there is no readable value. */
export function readTab(name: string, storage = tabStorage): unknown {
  try {
    return (JSON.parse(storage().getItem(name) ?? 'null') as unknown) ?? unkept.get(name) ?? null;
  } catch {
    return unkept.get(name) ?? null;
  }
}

/**
 * Stores a value under a name as long as the tab is open; null deletes it. Returns false if the browser
 * doesn't store it: the value then lasts as long as the page.
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
