import { useEffect, useState } from 'react';
import { type Draft, namesIn, noDraft } from '#office/forms/draft.ts';
import type { DraftStore } from '#office/forms/stored-draft.ts';
import type { QuickProduct } from './quick-product.ts';

const debounceMs = 400;

const drafts = 'drafts';

/**
 * Opens the store of the user's draft on this device. It is in IndexedDB, because photos are too large for
 * other browser storage. If there is no storage, there is no draft.
 */
const withStore = async <Result>(
  mode: IDBTransactionMode,
  request: (all: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const opening = indexedDB.open('kado-office', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(drafts));
    const db = await answered(opening);
    try {
      return await answered(request(db.transaction(drafts, mode).objectStore(drafts)));
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

/** Stores a draft; deletes an empty one. */
async function write(staffId: number, draft: Draft<QuickProduct>): Promise<void> {
  if (namesIn(draft.typed).length > 0) await withStore('readwrite', (all) => all.put(draft, keyOf(staffId)));
  else await withStore('readwrite', (all) => all.delete(keyOf(staffId)));
}

/** Returns a store that writes when the user pauses, because a photo is large, and when the page is left. */
function newStore(staffId: number, draft: Draft<QuickProduct>) {
  let unwritten: Draft<QuickProduct> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (unwritten) void write(staffId, unwritten);
    unwritten = null;
  };
  const save = (next: Draft<QuickProduct>) => {
    unwritten = next;
    clearTimeout(timer);
    timer = setTimeout(flush, debounceMs);
  };
  return { draft, save, flush };
}

/** The stored draft of a new product, with its photo. Null until it has been read. */
export function usePhotoDraftStore(staffId: number): DraftStore<QuickProduct> | null {
  const [store, setStore] = useState<ReturnType<typeof newStore> | null>(null);
  useEffect(() => {
    let isOver = false;
    void withStore('readonly', (all) => all.get(keyOf(staffId)) as IDBRequest<Draft<QuickProduct>>).then(
      (found) => {
        if (!isOver) setStore(newStore(staffId, found?.typed ? found : noDraft));
      },
    );
    return () => {
      isOver = true;
    };
  }, [staffId]);
  useEffect(() => {
    if (!store) return undefined;
    addEventListener('pagehide', store.flush);
    return () => {
      removeEventListener('pagehide', store.flush);
      store.flush();
    };
  }, [store]);
  return store;
}
