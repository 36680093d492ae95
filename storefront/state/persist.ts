import { delays } from '#contract/constants.ts';
import { readCart, readRoot, readUser, takeStored, useReadiness, useShopState } from './shop-state.ts';
import { forgetKept, storageKeys } from './storage.ts';
import { readWishlist } from './wishlist.ts';

/** True once the stored state is read: before, an empty cart or user means nothing. Decide redirects only then. */
export const useStateReady = (): boolean => useReadiness(({ ready }) => ready);

/** True once what is on the customer's account has come, could not, or has been waited for long enough: only then a cart is empty. */
export const useListsJoined = (): boolean => useReadiness(({ joined }) => joined);

/**
 * Reads the stored state, then follows what other tabs write. A storage that has not answered after 5,000 ms is given up:
 * the page goes on empty. Returns what ends the following.
 * @param read the persisted mirror, at once or later
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

/** What to read again for a key; null (everything was cleared, or the page was away) reads all. */
const readers: Readonly<Record<string, () => void>> = {
  [storageKeys.user]: () => useShopState.setState({ user: readUser() }),
  [storageKeys.cart]: () => useShopState.setState(({ cart }) => ({ cart: { ...cart, ...readCart() } })),
  [storageKeys.wishlist]: () =>
    useShopState.setState(({ cart }) => ({ cart: { ...cart, customerWishList: readWishlist() } })),
};

function follow(key: string | null): void {
  if (key !== null) forgetKept(key);
  for (const [each, read] of Object.entries(readers)) {
    if (key === null || key === each) read();
  }
}
