import { create } from 'zustand';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { addedPrices } from './added-prices.ts';
import { isRecord } from '#web/is-record.ts';
import { isLoading, onLoading } from '#web/loading.ts';
import { readJson, storageKeys, writeJson } from './storage.ts';
import { parseCart, type CartLine } from './stored-cart.ts';
import { parseUser, userOf, type User } from './stored-user.ts';
import { parseWishlist, type WishlistItem } from './stored-wishlist.ts';

/**
 * The client state in its three parts (specification §3). The storage keys `user`, `cartItems` and
 * `customerWishList` are authoritative. The persisted root mirrors them, and is the only place that stores
 * the logo. The language is the page's.
 */
export interface ShopState {
  user: { user: User | null; loggedIn: boolean };
  common: { websiteLogoInLocalStorage: string; langCodeInRedux: LanguageCode };
  cart: { cartItems: readonly CartLine[]; totalCartItems: number; customerWishList: readonly WishlistItem[] };
}

/** The state that the server renders and the browser hydrates: no user, no items. */
export const emptyState: ShopState = {
  user: { user: null, loggedIn: false },
  common: { websiteLogoInLocalStorage: '', langCodeInRedux: defaultLanguage },
  cart: { cartItems: [], totalCartItems: 0, customerWishList: [] },
};

/**
 * Whether the state is loaded or loading was abandoned. Before that it is empty and means nothing. `joined`
 * is whether the lists on the account have also loaded, or failed to load.
 */
export const useReadiness = create<{ ready: boolean; joined: boolean }>(() => ({
  ready: false,
  joined: false,
}));

export const useShopState = create<ShopState>()(() => emptyState);

// Writes the mirror with the flag of the page's overlay. Written without zustand's `persist`, which is three
// times as large as the part we need.
function mirror(): void {
  const state = useShopState.getState();
  const mirrored = { ...state, common: { ...state.common, loading: isLoading() } };
  writeJson(storageKeys.root, { state: mirrored, prices: addedPrices(), version: 0 });
}
useShopState.subscribe(mirror);
onLoading(() => useReadiness.getState().ready && mirror());

/** Returns the persisted mirror, or null if there is no usable one. */
export const readRoot = (): unknown => readJson(storageKeys.root, parseRoot);

/** Applies the stored state, unless loading was abandoned before the mirror was available. */
export function takeStored(root: unknown): void {
  if (!useReadiness.getState().ready) useShopState.setState(readState(root));
}

/** Returns the state in the storage keys. `root` is the persisted mirror. */
function readState(root: unknown): ShopState {
  const common = isRecord(root) && isRecord(root['common']) ? root['common'] : {};
  const logo = common['websiteLogoInLocalStorage'];
  return {
    user: readUser(),
    common: {
      ...useShopState.getState().common,
      websiteLogoInLocalStorage: typeof logo === 'string' ? logo : '',
    },
    cart: { ...readCart(), customerWishList: readJson(storageKeys.wishlist, parseWishlist) },
  };
}

export function readUser(): ShopState['user'] {
  const user = userOf(readJson(storageKeys.user, parseUser));
  return { user, loggedIn: user !== null };
}

export function readCart(): Pick<ShopState['cart'], 'cartItems' | 'totalCartItems'> {
  const cartItems = readJson(storageKeys.cart, parseCart);
  return { cartItems, totalCartItems: cartItems.length };
}

function parseRoot(stored: unknown) {
  const sound = isRecord(stored) && isRecord(stored['state']);
  return { value: sound ? stored['state'] : null, damaged: !sound && stored !== null };
}
