import type { DeliveryOffer, FreeDelivery } from '#shop/delivery/delivery.ts';
import { type CartTotals, withCharge } from '#rules/cart-totals.ts';
import { promisedDays, type ShippedItems } from '#rules/shipping-days.ts';

/**
 * A delivery method for these items, as an order stores it: its price in cents, and in how many open days they arrive,
 * `2-4`.
 */
export type DeliveryMethod = Pick<DeliveryOffer, 'methodId' | 'name' | 'company' | 'kind' | 'priceCents'> & {
  days: string;
  /** Its price before a discount or coupon made it free, in cents, and the id of that discount. */
  fullCents?: number;
  discountId?: number;
};

export interface Delivery {
  /** The methods in the order that staff set. Empty if none delivers to the customer's place. */
  methods: DeliveryMethod[];
  /**
   * The selected method, or the cheapest if the client doesn't send one. Null if there is none, or the
   * selected one is unavailable.
   */
  method: DeliveryMethod | null;
  /** The days of `way`, or the range of all methods if the destination is unknown. */
  days: string | null;
  /** Whether the delivery price is unknown until the destination is known. */
  isPricedLater: boolean;
}

interface Goods extends ShippedItems {
  isShippingFree: boolean;
}

/**
 * Returns the delivery options of a cart.
 * @param chosenId null if none is selected
 * @returns null if the shop has no delivery methods or there is no shipment; each product then has its own
 * delivery time
 */
export function deliveryOf(
  offers: readonly DeliveryOffer[] | null,
  lines: readonly Goods[],
  chosenId: number | null,
): Delivery | null {
  const sent = lines.filter(({ isDigital }) => !isDigital);
  if (!offers || sent.length === 0) return null;
  // Delivery that the product pages promise as free isn't charged as part of a method.
  const isFree = sent.every(({ isShippingFree }) => isShippingFree);
  const isAnywhere = offers.every(({ serves }) => serves === null);
  if (isAnywhere && isFree) return null;
  const daysOf = (from: number, to: number) => promisedDays(sent, `${from}-${to}`, 'capital', null);
  const served = offers.filter(({ serves }) => serves);
  const methods = served.map(({ methodId, name, company, kind, priceCents, daysFrom, daysTo }) => ({
    methodId,
    name,
    company,
    kind,
    priceCents: isFree ? 0 : priceCents,
    days: daysOf(daysFrom, daysTo),
  }));
  // Compares the shop's prices, so that free delivery doesn't use the most expensive method.
  const [cheapest] = served.toSorted((one, other) => one.priceCents - other.priceCents);
  const methodId = chosenId ?? cheapest?.methodId;
  const method = methods.find((each) => each.methodId === methodId) ?? null;
  // The range from the fastest to the slowest of all methods.
  const quickest = Math.min(...offers.map(({ daysFrom }) => daysFrom));
  const slowest = Math.max(...offers.map(({ daysTo }) => daysTo));
  const days = isAnywhere ? daysOf(quickest, slowest) : (method?.days ?? null);
  return { methods, method, days, isPricedLater: isAnywhere };
}

interface DeliveredCart {
  delivery: Delivery | null;
  totals: CartTotals;
}

/** Applies the automatic free-delivery discounts for which the cart's subtotal qualifies. */
export const withFreeDeliveries = <Cart extends DeliveredCart>(
  cart: Cart,
  discounts: readonly FreeDelivery[],
): Cart =>
  discounts
    .filter(({ minCents }) => cart.totals.subtotalCents >= (minCents ?? 0))
    .reduce((priced, discount) => withFreeDelivery(priced, discount), cart);

/** Returns a cart whose delivery a discount makes free with these methods; null means all. */
export function withFreeDelivery<Cart extends DeliveredCart>(
  cart: Cart,
  { discountId, methodIds }: { discountId: number; methodIds: readonly number[] | null },
): Cart {
  if (!cart.delivery) return cart;
  const { methods, method: selected } = cart.delivery;
  const free = (method: DeliveryMethod): DeliveryMethod =>
    method.priceCents > 0 && (methodIds?.includes(method.methodId) ?? true)
      ? { ...method, priceCents: 0, fullCents: method.priceCents, discountId }
      : method;
  const method = selected && free(selected);
  const more = (method?.priceCents ?? 0) - (selected?.priceCents ?? 0);
  return {
    ...cart,
    delivery: { ...cart.delivery, methods: methods.map(free), method },
    totals: withCharge(cart.totals, more),
  };
}
