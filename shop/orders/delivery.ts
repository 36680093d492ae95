import type { DeliveryOffer } from '#shop/delivery/delivery.ts';
import { promisedDays, type ShippedGoods } from '#rules/shipping-days.ts';

/** A way to deliver these goods, as an order keeps it: its price in cents, and in how many open days they arrive, `2-4`. */
export type DeliveryWay = Pick<DeliveryOffer, 'wayId' | 'name' | 'company' | 'kind' | 'priceCents'> & {
  days: string;
};

/** How a cart can be brought to its customer. */
export interface Delivery {
  /** In the staff's order; none: nothing goes where the customer lives. */
  ways: DeliveryWay[];
  /** The one that was chosen, of a client that says nothing the cheapest; null: there is none, or not the chosen one. */
  way: DeliveryWay | null;
  /** Days of any way there is, where nobody says where it goes; else those of `way`. */
  days: string | null;
  /** It will cost something, but nobody says where it goes. */
  isPricedLater: boolean;
}

interface Goods extends ShippedGoods {
  isShippingFree: boolean;
}

/**
 * @param chosenId null: nobody has chosen
 * @returns null: the shop has set no ways to deliver, or nothing is sent: goods go as they say themselves
 */
export function deliveryOf(
  offers: readonly DeliveryOffer[] | null,
  lines: readonly Goods[],
  chosenId: number | null,
): Delivery | null {
  const sent = lines.filter(({ isDigital }) => !isDigital);
  if (!offers || sent.length === 0) return null;
  // What its page promised to bring for nothing is not charged by another name.
  const isFree = sent.every(({ isShippingFree }) => isShippingFree);
  const isAnywhere = offers.every(({ serves }) => serves === null);
  if (isAnywhere && isFree) return null;
  const daysOf = (from: number, to: number) => promisedDays(sent, `${from}-${to}`, 'capital', null);
  const served = offers.filter(({ serves }) => serves);
  const ways = served.map(({ wayId, name, company, kind, priceCents, daysFrom, daysTo }) => ({
    wayId,
    name,
    company,
    kind,
    priceCents: isFree ? 0 : priceCents,
    days: daysOf(daysFrom, daysTo),
  }));
  // By the prices of the shop, so that what is free does not go by the dearest way.
  const [cheapest] = served.toSorted((one, other) => one.priceCents - other.priceCents);
  const wayId = chosenId ?? cheapest?.wayId;
  const way = ways.find((each) => each.wayId === wayId) ?? null;
  // From the quickest to the slowest of all ways.
  const quickest = Math.min(...offers.map(({ daysFrom }) => daysFrom));
  const slowest = Math.max(...offers.map(({ daysTo }) => daysTo));
  const days = isAnywhere ? daysOf(quickest, slowest) : (way?.days ?? null);
  return { ways, way, days, isPricedLater: isAnywhere };
}
