import type { Draft } from './draft.ts';

const store = 'drafts';

/**
 * Opens the store of the user's draft on this device. It is in IndexedDB, because photos are too large for
 * other browser storage. If there is no storage, there is no draft.
 */
const within = async <Result>(
  mode: IDBTransactionMode,
  request: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const opening = indexedDB.open('kado-office', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
    const db = await answered(opening);
    try {
      return await answered(request(db.transaction(store, mode).objectStore(store)));
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
};

const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')));
  });

const keyOf = (staffId: number) => `new product of ${staffId}`;

export const storedDraft = async (staffId: number): Promise<Draft | null> =>
  (await within('readonly', (drafts) => drafts.get(keyOf(staffId)) as IDBRequest<Draft | undefined>)) ?? null;

export async function saveDraft(staffId: number, draft: Draft): Promise<void> {
  await within('readwrite', (drafts) => drafts.put(draft, keyOf(staffId)));
}

export async function dropDraft(staffId: number): Promise<void> {
  await within('readwrite', (drafts) => drafts.delete(keyOf(staffId)));
}
