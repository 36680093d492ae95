import { isRecord } from '#storefront/state/storage.ts';

/** Lasts as long as the tab, also when a phone has dropped it and loads it anew: whoever comes back has the code in hand. */
const entry = 'kado.reset';
/** A code is good for so long (milliseconds): afterwards another one has to be asked for. */
const life = 10 * 60_000;

/** Where the browser blocks it, already naming it throws. */
const tabStorage = (): Storage => sessionStorage;

/** Keeps the address a code was sent to; nothing else of the form. */
export function keepAskedAddress(email: string, storage = tabStorage): void {
  try {
    storage().setItem(entry, JSON.stringify({ email, until: Date.now() + life }));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The address whose code may still be good; null: none. */
export function askedAddress(storage = tabStorage): string | null {
  try {
    const kept: unknown = JSON.parse(storage().getItem(entry) ?? 'null');
    if (!isRecord(kept) || typeof kept['email'] !== 'string' || kept['email'] === '') return null;
    const left = Number(kept['until']) - Date.now();
    // More than it ever was: the clock was set.
    return left > 0 && left <= life ? kept['email'] : null;
  } catch {
    return null;
  }
}

/** The password was changed, or another address is to be asked for. */
export function forgetAskedAddress(storage = tabStorage): void {
  try {
    storage().removeItem(entry);
  } catch {
    // Nothing could be kept in it either.
  }
}
