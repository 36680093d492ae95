import { replaceCart } from '#storefront/state/cart.ts';
import { readCart } from '#storefront/state/shop-state.ts';
import type { CartLine } from '#storefront/state/stored-cart.ts';

/** Attaches what is printed to the line of a product, if it is in the cart. */
export function attachDesign(productId: number, DesignID: string): void {
  const { cartItems } = readCart();
  const isOther = (line: CartLine) => line.ProductId === String(productId) && line.DesignID !== DesignID;
  if (cartItems.some(isOther))
    replaceCart(cartItems.map((line) => (isOther(line) ? { ...line, DesignID } : line)));
}
