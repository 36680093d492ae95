import { isRecord } from '#web/is-record.ts';
import { readTab, tabStorage, writeTab } from '#web/tab-storage.ts';

/** Lasts as long as the tab, also when a phone has dropped it and loads it anew: whoever comes back has the code in hand. */
const entry = 'kado.reset';
/** A code is good for so long (milliseconds): afterwards another one has to be asked for. */
const life = 10 * 60_000;

/** Keeps the address, or number, a code was sent to; nothing else of the form. */
export const keepAskedAddress = (email: string, storage = tabStorage): void =>
  void writeTab(entry, { email, until: Date.now() + life }, storage);

/** The address, or number, whose code may still be good; null: none. */
export function askedAddress(storage = tabStorage): string | null {
  const stored = readTab(entry, storage);
  if (!isRecord(stored) || typeof stored['email'] !== 'string' || stored['email'] === '') return null;
  const left = Number(stored['until']) - Date.now();
  // More than it ever was: the clock was set.
  return left > 0 && left <= life ? stored['email'] : null;
}

/** The code was used, or another address is to be asked for. */
export const forgetAskedAddress = (storage = tabStorage): void => void writeTab(entry, null, storage);
