import { centsOf, centsToDollars } from '#rules/money.ts';
import { payable, type PricedCart } from '#storefront/cart/priced-cart.ts';

/** Returns the cart with another delivery method. An unavailable method changes nothing. */
export function byMethod(cart: PricedCart, DeliveryMethodId: number): PricedCart {
  const method = cart.DeliveryWays?.find((each) => each.DeliveryWayId === DeliveryMethodId);
  if (!method) return cart;
  const more = centsOf(method.Price) - centsOf(cart.DeliveryPrice ?? 0);
  const { ShippingDays: _, ProvinceShippingDays: __, ...rest } = cart;
  const changed = {
    ...rest,
    DeliveryWayId: DeliveryMethodId,
    DeliveryPrice: method.Price,
    // Same-day delivery shows no number of days.
    ...(method.ShippingDays !== '0' && { ShippingDays: method.ShippingDays }),
    shippingSubTotal: centsToDollars(centsOf(cart.shippingSubTotal) + more),
  };
  return { ...changed, orderTotal: payable(changed, 0) };
}
