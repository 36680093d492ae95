import { delays } from '#contract/constants.ts';
import { readCart, readRoot, readUser, takeStored, useReadiness, useShopState } from './shop-state.ts';
import { forgetStored, storageKeys } from './storage.ts';
import { readWishlist } from './wishlist.ts';

/**
 * True once the stored state is loaded. Before that, an empty cart or user means nothing, so decide about
 * redirects only then.
 */
export const useStateReady = (): boolean => useReadiness(({ ready }) => ready);

/**
 * True once the lists on the account have been merged, failed to load, or timed out. Only then is an empty
 * cart really empty.
 */
export const useListsJoined = (): boolean => useReadiness(({ joined }) => joined);

/**
 * Loads the stored state, then follows changes by other tabs. If storage does not answer within 5,000 ms, the page
 * continues with an empty state. Returns a function that stops following.
 * @param read reads the persisted mirror, synchronously or not
 */
export function rehydrateState(read: () => unknown = readRoot): () => void {
  const finish = () => useReadiness.setState({ ready: true });
  const giveUp = setTimeout(
    () => useReadiness.setState({ ready: true, joined: true }),
    delays.persistTimeout,
  );
  let ended = false;
  const take = (root: unknown) => {
    if (ended) return;
    takeStored(root);
    finish();
  };
  const root = read();
  if (root instanceof Promise) root.then(take, finish);
  else take(root);

  const onStorage = ({ key }: StorageEvent) => follow(key);
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow(null);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShown);
  return () => {
    ended = true;
    clearTimeout(giveUp);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
  };
}

/**
 * Returns what to reload for a changed key. Null (everything was cleared, or the page was suspended) reloads
 * all.
 */
const readers: Readonly<Record<string, () => void>> = {
  [storageKeys.user]: () => useShopState.setState({ user: readUser() }),
  [storageKeys.cart]: () => useShopState.setState(({ cart }) => ({ cart: { ...cart, ...readCart() } })),
  [storageKeys.wishlist]: () =>
    useShopState.setState(({ cart }) => ({ cart: { ...cart, customerWishList: readWishlist() } })),
};

function follow(key: string | null): void {
  if (key !== null) forgetStored(key);
  for (const [each, read] of Object.entries(readers)) {
    if (key === null || key === each) read();
  }
}
