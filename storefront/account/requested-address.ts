import { isRecord } from '#web/is-record.ts';
import { readTab, tabStorage, writeTab } from '#web/tab-storage.ts';

/**
 * The key in the tab's storage. The entry outlives a page that a phone discards and reloads, because the
 * shopper returns with the code.
 */
const entry = 'kado.reset';
/** How long a code is valid, in milliseconds. Afterwards the shopper must request a new one. */
const life = 10 * 60_000;

/** Stores the address or phone number to which a code was sent, and no other field of the form. */
export const saveRequestedAddress = (email: string, storage = tabStorage): void =>
  writeTab(entry, { email, until: Date.now() + life }, storage);

/** Returns the address or phone number whose code may still be valid, or null. */
export function requestedAddress(storage = tabStorage): string | null {
  const stored = readTab(entry, storage);
  if (!isRecord(stored) || typeof stored['email'] !== 'string' || stored['email'] === '') return null;
  const left = Number(stored['until']) - Date.now();
  // More time than a code's lifetime means that the clock was changed.
  return left > 0 && left <= life ? stored['email'] : null;
}

/** Forgets the address once its code is used, or when the shopper wants to enter another one. */
export const forgetRequestedAddress = (storage = tabStorage): void => writeTab(entry, null, storage);
