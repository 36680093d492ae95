import { centsOf, centsToDollars } from '#rules/money.ts';
import { payable, type PricedCart } from '#storefront/cart/priced-cart.ts';

/** Returns the cart with another delivery method. An unavailable method changes nothing. */
export function byMethod(cart: PricedCart, DeliveryMethodId: number): PricedCart {
  const way = cart.DeliveryWays?.find((each) => each.DeliveryWayId === DeliveryMethodId);
  if (!way) return cart;
  const more = centsOf(way.Price) - centsOf(cart.DeliveryPrice ?? 0);
  const { ShippingDays: _, ProvinceShippingDays: __, ...rest } = cart;
  const changed = {
    ...rest,
    DeliveryWayId: DeliveryMethodId,
    DeliveryPrice: way.Price,
    // Same-day delivery shows no number of days.
    ...(way.ShippingDays !== '0' && { ShippingDays: way.ShippingDays }),
    shippingSubTotal: centsToDollars(centsOf(cart.shippingSubTotal) + more),
  };
  return { ...changed, orderTotal: payable(changed, 0) };
}
