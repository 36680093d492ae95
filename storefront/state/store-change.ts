import { create } from 'zustand';
import { showToast } from '#web/toasts.ts';
import { type storageKeys, storeText } from './storage.ts';

type ListKey = typeof storageKeys.cart | typeof storageKeys.wishlist;

/** The list of which a change could not be stored; null once one could. */
const useFailed = create<{ list: ListKey | null }>(() => ({ list: null }));

/** Whether the latest change to a list could not be stored: what helps stands beside the list until the next try. */
export const useNotStored = (key: ListKey): boolean => useFailed(({ list }) => list === key);

/**
 * Stores a list as a shopper has changed it. False: the browser could not, so nothing has changed, for it would be as before
 * on the next page; that is said (specification §8).
 */
export function storeChange(key: ListKey, list: readonly unknown[]): boolean {
  const stored = storeText(key, JSON.stringify(list));
  useFailed.setState({ list: stored ? null : key });
  if (!stored) showToast('error', { code: 'generalError' });
  return stored;
}
