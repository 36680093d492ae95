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
  keep([...items, added]);
  return 'addedToWishlist';
}

export function removeFromWishlist(productId: number | string): void {
  keep(readWishlist().filter(({ ProductId }) => ProductId !== String(productId)));
}

/** Gives products the names they have now; by product id. */
export function renameWished(names: ReadonlyMap<string, string>): void {
  const items = readWishlist();
  const renamed = items.map((item) => ({
    ...item,
    ProductName: names.get(item.ProductId) ?? item.ProductName,
  }));
  if (renamed.some(({ ProductName }, at) => ProductName !== items[at]?.ProductName)) keep(renamed);
}

export function clearWishlist(): void {
  keep([]);
}

/** The stored wish list. */
export function readWishlist(): WishlistItem[] {
  return readJson(storageKeys.wishlist, parseWishlist);
}

function keep(customerWishList: readonly WishlistItem[]): void {
  writeJson(storageKeys.wishlist, customerWishList);
  useShopState.setState(({ cart }) => ({ cart: { ...cart, customerWishList } }));
}
