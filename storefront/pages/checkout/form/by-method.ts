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

/** Returns the cart with its delivery made free by a coupon. Other methods keep their price: it may not be for them. */
export function withFreeDelivery(cart: PricedCart): PricedCart {
  const { DeliveryWays: methods, DeliveryWayId: selected, DeliveryPrice: price = 0 } = cart;
  return {
    ...cart,
    ...(methods && {
      DeliveryWays: methods.map((each) => (each.DeliveryWayId === selected ? { ...each, Price: 0 } : each)),
    }),
    shippingSubTotal: centsToDollars(centsOf(cart.shippingSubTotal) - centsOf(price)),
  };
}
