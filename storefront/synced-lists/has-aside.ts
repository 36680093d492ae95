import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys } from '../state/storage.ts';

/** Returns whether items of another customer are set aside in this browser, without loading the code for them. */
export const hasAside = (): boolean =>
  readJson(storageKeys.lists, (stored) => ({
    value: isRecord(stored) && /ProductId/u.test(JSON.stringify(stored['aside'])),
    damaged: false,
  }));
