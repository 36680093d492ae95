import { isRecord } from '#web/is-record.ts';
import { readTab, tabStorage, writeTab } from '#web/tab-storage.ts';

/** Lasts as long as the tab, even if a phone discards and reloads it, because the shopper returns with the code. */
const entry = 'kado.reset';
/** How long a code is valid, in milliseconds. Afterwards a new one has to be requested. */
const life = 10 * 60_000;

/** Stores the address or phone number a code was sent to, and no other field of the form. */
export const saveRequestedAddress = (email: string, storage = tabStorage): void =>
  void writeTab(entry, { email, until: Date.now() + life }, storage);

/** Returns the address or phone number whose code may still be valid, or null. */
export function requestedAddress(storage = tabStorage): string | null {
  const stored = readTab(entry, storage);
  if (!isRecord(stored) || typeof stored['email'] !== 'string' || stored['email'] === '') return null;
  const left = Number(stored['until']) - Date.now();
  // More than the maximum means that the clock was changed.
  return left > 0 && left <= life ? stored['email'] : null;
}

/** Call it when the code was used, or another address will be entered. */
export const forgetRequestedAddress = (storage = tabStorage): void => void writeTab(entry, null, storage);
