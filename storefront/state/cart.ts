import { rememberPrice } from './added-prices.ts';
import { readCart, useShopState } from './shop-state.ts';
import { maxEntries, parsed, storageKeys, writeJson } from './storage.ts';
import { cartLineOf, type CartLine, type NewCartLine, parseCart } from './stored-cart.ts';
import { quantityOf } from './stored-values.ts';

/** Returns the lines of the cart and their count. Empty until the state is loaded (`useStateReady`). */
export function useCart(): { items: readonly CartLine[]; count: number } {
  const { cartItems, totalCartItems } = useShopState(({ cart }) => cart);
  return { items: cartItems, count: totalCartItems };
}

/**
 * Adds a product, unless it is already in the cart (specification §4) or the cart is full. Returns the code of the message to show. The
 * caller checks stock, required options and the maximum quantity.
 */
export function addToCart(
  line: NewCartLine,
): 'addedToCart' | 'alreadyInCart' | 'cartFull' | 'invalidProduct' {
  const added = cartLineOf(line);
  if (!added) return 'invalidProduct';
  const { cartItems } = readCart();
  if (cartItems.some(({ ProductId }) => ProductId === added.ProductId)) return 'alreadyInCart';
  if (cartItems.length >= maxEntries) return 'cartFull';
  if (line.Price !== undefined) rememberPrice(added.ProductId, line.Price, cartItems);
  replaceCart([...cartItems, added]);
  return 'addedToCart';
}

/** Changes the quantity of a line; below 1 it becomes 1. The caller checks the maximum. */
export function setQuantity(productId: number | string, quantity: number): void {
  const { cartItems } = readCart();
  replaceCart(
    cartItems.map((line) =>
      line.ProductId === String(productId) ? { ...line, Quantity: quantityOf(quantity) } : line,
    ),
  );
}

/** Removes a line. Returns a function that restores it at its position. */
export function removeFromCart(productId: number | string): () => void {
  const { cartItems } = readCart();
  const at = cartItems.findIndex(({ ProductId }) => ProductId === String(productId));
  const line = cartItems[at];
  replaceCart(cartItems.filter((each) => each !== line));
  return () => {
    const now = readCart().cartItems;
    // The product may have been added again, or the cart filled, meanwhile.
    if (line && now.length < maxEntries && !now.some(({ ProductId }) => ProductId === line.ProductId))
      replaceCart(now.toSpliced(at, 0, line));
  };
}

/**
 * Removes the lines that were ordered (`cartJsonData`). Lines added since then, for example in another tab,
 * remain.
 */
export function removeOrdered(ordered: string): void {
  const { value } = parseCart(parsed(ordered).value);
  dropFromCart(value.map(({ ProductId }) => ProductId));
}

/** Removes products that can no longer be ordered. */
export function dropFromCart(products: readonly string[]): void {
  replaceCart(readCart().cartItems.filter(({ ProductId }) => !products.includes(ProductId)));
}

export function clearCart(): void {
  replaceCart([]);
}

/** Returns the stored cart in the format of the calls: `cartJsonData`, as JSON text. */
export function cartJsonData(): string {
  return JSON.stringify(readCart().cartItems);
}

export function replaceCart(cartItems: readonly CartLine[]): void {
  writeJson(storageKeys.cart, cartItems);
  useShopState.setState(({ cart }) => ({ cart: { ...cart, cartItems, totalCartItems: cartItems.length } }));
}
