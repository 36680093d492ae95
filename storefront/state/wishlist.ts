import { useShopState } from './shop-state.ts';
import { readJson, storageKeys, writeJson } from './storage.ts';
import { parseWishlist, wishlistItemOf, type NewWishlistItem, type WishlistItem } from './stored-wishlist.ts';

/** The wish list. Empty until the state is read (`useStateReady`). */
export const useWishlist = (): readonly WishlistItem[] => useShopState(({ cart }) => cart.customerWishList);

/** Whether a product is on the wish list. */
export const useIsWished = (productId: number | string): boolean =>
  useShopState(({ cart }) => cart.customerWishList.some(({ ProductId }) => ProductId === String(productId)));

/** Adds a product, unless it is there already (specification §4). Answers the code of the message to show. */
export function addToWishlist(
  item: NewWishlistItem,
): 'addedToWishlist' | 'alreadyInWishlist' | 'invalidProduct' {
  const added = wishlistItemOf(item);
  if (!added) return 'invalidProduct';
  const items = readWishlist();
  if (items.some(({ ProductId }) => ProductId === added.ProductId)) return 'alreadyInWishlist';
  replaceWishlist([...items, added]);
  return 'addedToWishlist';
}

/** Takes a product off. Answers how to bring it back where it stood. */
export const removeFromWishlist = (productId: number | string): (() => void) =>
  takeOff(({ ProductId }) => ProductId !== String(productId));

/** Takes all off, and answers the same. */
export const clearWishlist = (): (() => void) => takeOff(() => false);

function takeOff(stays: (item: WishlistItem) => boolean): () => void {
  const before = readWishlist();
  replaceWishlist(before.filter(stays));
  return () => {
    // Meanwhile others may have been added or taken off.
    const now = readWishlist();
    const isIn = (items: WishlistItem[], item: WishlistItem) =>
      items.some(({ ProductId }) => ProductId === item.ProductId);
    replaceWishlist([
      ...before.filter((item) => !stays(item) || isIn(now, item)),
      ...now.filter((item) => !isIn(before, item)),
    ]);
  };
}

/** Gives products the names they have now; by product id. */
export function renameWished(names: ReadonlyMap<string, string>): void {
  const items = readWishlist();
  const renamed = items.map((item) => ({
    ...item,
    ProductName: names.get(item.ProductId) ?? item.ProductName,
  }));
  if (renamed.some(({ ProductName }, at) => ProductName !== items[at]?.ProductName)) replaceWishlist(renamed);
}

/** The stored wish list. */
export function readWishlist(): WishlistItem[] {
  return readJson(storageKeys.wishlist, parseWishlist);
}

/** These items instead of all that were there. */
export function replaceWishlist(customerWishList: readonly WishlistItem[]): void {
  writeJson(storageKeys.wishlist, customerWishList);
  useShopState.setState(({ cart }) => ({ cart: { ...cart, customerWishList } }));
}
