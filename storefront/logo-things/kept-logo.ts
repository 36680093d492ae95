import { artworkLimits } from '#contract/artwork.ts';
import { isDrawable } from '#web/print/printer.ts';
import { logoKey } from './has-logo.ts';

const files = 'files';

/** The logo in this tab, also if the browser stores no files. */
let logoOfTab: File | null = null;

/** Opens the store of the visitor's logo on this device. It is in IndexedDB, because other storage is too small. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open('kado', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(files));
    const db = await answerOf(opening);
    try {
      return await answerOf(request(db.transaction(files, mode).objectStore(files)));
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not stored')));
  });

/** Stores a logo on this device, or removes it, and notes that there is one (`hasLogo`). */
export async function storeLogo(file: File | null): Promise<void> {
  logoOfTab = file;
  try {
    if (file) localStorage.setItem(logoKey, '1');
    else localStorage.removeItem(logoKey);
  } catch {
    // If storage is blocked, the logo is there for the visit.
  }
  if (file) await withStore('readwrite', (store) => store.put(file, logoKey));
  else await withStore('readwrite', (store) => store.delete(logoKey));
}

/** Returns the logo on this device; null without one. */
export async function readLogo(): Promise<File | null> {
  const stored: unknown = logoOfTab ?? (await withStore<unknown>('readonly', (store) => store.get(logoKey)));
  return stored instanceof File ? stored : null;
}

/** Returns why a file can't be shown; undefined if it can. */
export const logoProblem = (file: File): 'unreadable' | 'tooLarge' | undefined =>
  file.size > artworkLimits.bytes ? 'tooLarge' : isDrawable(file) ? undefined : 'unreadable';
