import { attributeKinds } from '#contract/constants.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import type { Call } from '#web/call.ts';
import { addToCart } from '../state/cart.ts';
import type { WishlistItem } from '../state/stored-wishlist.ts';

/** Returns a wish list item as a cart line, in its color and size. */
export const wishedLine = (item: WishlistItem) => ({
  ...item,
  productSelectedAttributes: [
    { ProductAttributeID: attributeKinds.color, PrimaryKeyValue: item.ColorId },
    { ProductAttributeID: attributeKinds.size, PrimaryKeyValue: item.SizeId },
  ],
});

/**
 * Moves a wish list item to the cart, unless it is unavailable or has open options, which the product page handles.
 * Returns the code of the message to show. Throws if the call fails.
 */
export async function moveToCart(
  call: Call,
  item: WishlistItem,
): Promise<ReturnType<typeof addToCart> | 'chooseFirst'> {
  const line = wishedLine(item);
  const { data } = await call(getCustomerCartItems, { cartJsonData: JSON.stringify([line]) });
  const [sold] = data.productsData;
  return !sold || sold.Problem ? 'chooseFirst' : addToCart(line);
}
