import { useEffect } from 'react';
import { useStateReady } from '../state/persist.ts';
import { parseList, readJson, storageKeys, writeJson } from '../state/storage.ts';
import { idOf } from '../state/stored-values.ts';

/** Maximum number of products shown. One more is stored, because the current one is not shown. */
const maxShown = 12;

const read = (): number[] => readJson(storageKeys.seen, (stored) => parseList(stored, idOf));

/** Returns the ids of the products viewed in this browser except the current one, latest first. */
export const seenProducts = (open?: number): number[] =>
  read()
    .filter((id) => id !== open)
    .slice(0, maxShown);

export const recordPaymentSeen = (id: number): void =>
  writeJson(storageKeys.seen, [id, ...seenProducts(id)].slice(0, maxShown + 1));

export const forgetSeen = (): void => writeJson(storageKeys.seen, []);

/** Records the open product, and returns whether there are others to show; false until the page has loaded. */
export function useSeen(open: number): boolean {
  const isReady = useStateReady();
  useEffect(() => recordPaymentSeen(open), [open]);
  return isReady && seenProducts(open).length > 0;
}
