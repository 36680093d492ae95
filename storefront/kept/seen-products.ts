import { parseList, readJson, storageKeys, writeJson } from '../state/storage.ts';
import { idOf } from '../state/stored-values.ts';

/** So many are shown; one more is kept, for the product that is open is not among them. */
const most = 12;

const read = (): number[] => readJson(storageKeys.seen, (stored) => parseList(stored, idOf));

/** Ids of the products seen in this browser but for the one that is open, the last one first. */
export const seenProducts = (open?: number): number[] =>
  read()
    .filter((id) => id !== open)
    .slice(0, most);

/** A product is open now. */
export const noteSeen = (id: number): void =>
  writeJson(storageKeys.seen, [id, ...seenProducts(id)].slice(0, most + 1));

export const forgetSeen = (): void => writeJson(storageKeys.seen, []);
