import { useShopState } from './shop-state.ts';
import { maxEntries, readJson, storageKeys, writeJson } from './storage.ts';
import { parseWishlist, wishlistItemOf, type NewWishlistItem, type WishlistItem } from './stored-wishlist.ts';

/** Returns the wish list. Empty until the state is loaded (`useStateReady`). */
export const useWishlist = (): readonly WishlistItem[] => useShopState(({ cart }) => cart.customerWishList);

export const useIsWished = (productId: number | string): boolean =>
  useShopState(({ cart }) => cart.customerWishList.some(({ ProductId }) => ProductId === String(productId)));

/**
 * Adds a product, unless it is already on the list (specification §4) or the list is full. Returns the code of the message to
 * show.
 */
export function addToWishlist(
  item: NewWishlistItem,
): 'addedToWishlist' | 'alreadyInWishlist' | 'wishlistFull' | 'invalidProduct' {
  const added = wishlistItemOf(item);
  if (!added) return 'invalidProduct';
  const items = readWishlist();
  if (items.some(({ ProductId }) => ProductId === added.ProductId)) return 'alreadyInWishlist';
  if (items.length >= maxEntries) return 'wishlistFull';
  replaceWishlist([...items, added]);
  return 'addedToWishlist';
}

/** Removes a product. Returns a function that restores it at its position. */
export const removeFromWishlist = (productId: number | string): (() => void) =>
  takeOff(({ ProductId }) => ProductId !== String(productId));

/** Removes all products. Returns a function that restores them. */
export const clearWishlist = (): (() => void) => takeOff(() => false);

function takeOff(stays: (item: WishlistItem) => boolean): () => void {
  const before = readWishlist();
  replaceWishlist(before.filter(stays));
  return () => {
    // Other products may have been added or removed since.
    const now = readWishlist();
    const isIn = (items: WishlistItem[], item: WishlistItem) =>
      items.some(({ ProductId }) => ProductId === item.ProductId);
    const added = now.filter((item) => !isIn(before, item));
    const all = before.filter((item) => !stays(item) || isIn(now, item));
    replaceWishlist([...all.slice(0, maxEntries - added.length), ...added]);
  };
}

/** Updates product names; keys are product ids. */
export function renameWished(names: ReadonlyMap<string, string>): void {
  const items = readWishlist();
  const renamed = items.map((item) => ({
    ...item,
    ProductName: names.get(item.ProductId) ?? item.ProductName,
  }));
  if (renamed.some(({ ProductName }, at) => ProductName !== items[at]?.ProductName)) replaceWishlist(renamed);
}

export function readWishlist(): WishlistItem[] {
  return readJson(storageKeys.wishlist, parseWishlist);
}

export function replaceWishlist(customerWishList: readonly WishlistItem[]): void {
  writeJson(storageKeys.wishlist, customerWishList);
  useShopState.setState(({ cart }) => ({ cart: { ...cart, customerWishList } }));
}
