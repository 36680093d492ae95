import { attributeKinds } from '#contract/constants.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import type { Call } from '#web/call.ts';
import { addToCart } from '../state/cart.ts';
import type { WishlistItem } from '../state/stored-wishlist.ts';

/** A wished product as a line of the cart, in the colour and size it was wished in. */
export const wishedLine = (item: WishlistItem) => ({
  ...item,
  productSelectedAttributes: [
    { ProductAttributeID: attributeKinds.color, PrimaryKeyValue: item.ColorId },
    { ProductAttributeID: attributeKinds.size, PrimaryKeyValue: item.SizeId },
  ],
});

/**
 * Puts a wished product into the cart, unless it cannot be had like that or something is still to be chosen: that is the
 * matter of the product's page. Answers the code of the message to show. Throws when the call does not come through.
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
