import { isRecord } from './is-record.ts';

/** Returns the tab's storage. If the browser blocks storage, even accessing it throws. */
export const tabStorage = (): Storage => sessionStorage;

/** Marks a window's name as ours. */
const mark = 'kado:';
const frame = globalThis as { name?: string };

let name = '';
let unstored: Record<string, unknown> = {};

/**
 * Returns the values that the tab's storage couldn't take. The window's name keeps them: it survives page loads in
 * the tab, and browsers clear it when another site opens.
 */
function valuesInName(): Record<string, unknown> {
  const now = frame.name ?? '';
  if (now === name) return unstored;
  name = now;
  unstored = {};
  try {
    const stored: unknown = now.startsWith(mark) ? JSON.parse(now.slice(mark.length)) : null;
    if (isRecord(stored)) unstored = stored;
  } catch {
    // Another page has given the window this name.
  }
  return unstored;
}

/** Returns what the tab stores under a name, also after a reload, or null if there is no readable value. */
export function readTab(key: string, storage = tabStorage): unknown {
  const value = valuesInName()[key];
  if (value !== undefined) return value;
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Stores a value under a name as long as the tab is open; null deletes it. */
export function writeTab(key: string, value: object | string | null, storage = tabStorage): void {
  const { [key]: last, ...others } = valuesInName();
  let isStored = value === null;
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
    isStored = true;
  } catch {
    // The window's name stores it.
  }
  if (isStored && last === undefined) return;
  unstored = isStored ? others : { ...others, [key]: value };
  name = mark + JSON.stringify(unstored);
  frame.name = name;
}
