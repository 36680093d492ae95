import { rememberPrice } from './added-prices.ts';
import { readCart, useShopState } from './shop-state.ts';
import { parsed, storageKeys, writeJson } from './storage.ts';
import { cartLineOf, type CartLine, type NewCartLine, parseCart } from './stored-cart.ts';
import { quantityOf } from './stored-values.ts';

/** The lines of the cart and their number. Empty until the state is read (`useStateReady`). */
export function useCart(): { items: readonly CartLine[]; count: number } {
  const { cartItems, totalCartItems } = useShopState(({ cart }) => cart);
  return { items: cartItems, count: totalCartItems };
}

/**
 * Adds a product, unless it is in the cart already (specification §4). Answers the code of the message to show. Stock,
 * required options and the highest quantity are the caller's to check.
 */
export function addToCart(line: NewCartLine): 'addedToCart' | 'alreadyInCart' | 'invalidProduct' {
  const added = cartLineOf(line);
  if (!added) return 'invalidProduct';
  const { cartItems } = readCart();
  if (cartItems.some(({ ProductId }) => ProductId === added.ProductId)) return 'alreadyInCart';
  if (line.Price !== undefined) rememberPrice(added.ProductId, line.Price, cartItems);
  replaceCart([...cartItems, added]);
  return 'addedToCart';
}

/** A quantity below 1 counts as 1; the highest one is the caller's to check. */
export function setQuantity(productId: number | string, quantity: number): void {
  const { cartItems } = readCart();
  replaceCart(
    cartItems.map((line) =>
      line.ProductId === String(productId) ? { ...line, Quantity: quantityOf(quantity) } : line,
    ),
  );
}

/** Returns what puts the line back to where it was. */
export function removeFromCart(productId: number | string): () => void {
  const { cartItems } = readCart();
  const at = cartItems.findIndex(({ ProductId }) => ProductId === String(productId));
  const line = cartItems[at];
  replaceCart(cartItems.filter((each) => each !== line));
  return () => {
    const now = readCart().cartItems;
    // Meanwhile it may have been added anew.
    if (line && !now.some(({ ProductId }) => ProductId === line.ProductId))
      replaceCart(now.toSpliced(at, 0, line));
  };
}

/** These lines (`cartJsonData`) have become an order; what was added since, e.g. in another tab, stays. */
export function removeOrdered(ordered: string): void {
  const { value } = parseCart(parsed(ordered).value);
  dropFromCart(value.map(({ ProductId }) => ProductId));
}

/** Products that are not there to be ordered any more leave the cart. */
export function dropFromCart(products: readonly string[]): void {
  replaceCart(readCart().cartItems.filter(({ ProductId }) => !products.includes(ProductId)));
}

export function clearCart(): void {
  replaceCart([]);
}

/** The stored cart as the calls take it: `cartJsonData`, JSON text. */
export function cartJsonData(): string {
  return JSON.stringify(readCart().cartItems);
}

/** These lines instead of all that were there. */
export function replaceCart(cartItems: readonly CartLine[]): void {
  writeJson(storageKeys.cart, cartItems);
  useShopState.setState(({ cart }) => ({ cart: { ...cart, cartItems, totalCartItems: cartItems.length } }));
}
