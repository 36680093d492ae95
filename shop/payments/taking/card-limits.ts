import type { Refusal } from '#shop/orders/orders.ts';

/** Cards that may be tried in vain in a day (docs/decisions/026-tried-cards.md). */
export interface CardLimits {
  perCustomer: number;
  /** Of all newcomers of one address: customers to whom nothing was delivered yet. */
  perAddress: number;
  /** Of the whole shop; newcomers find half of it. */
  perShop: number;
}

/** Cards of the last day that were tried and did not pay, or not yet. */
export interface TriedCards {
  /** Something was delivered to the customer. */
  isKnown: boolean;
  ofCustomer: number;
  ofAddress: number;
  ofShop: number;
}

/** What a customer finds of each bound. */
const boundsFor = (isKnown: boolean, { perCustomer, perAddress, perShop }: CardLimits) => ({
  ofCustomer: perCustomer,
  ofAddress: isKnown ? Infinity : perAddress,
  ofShop: isKnown ? perShop : Math.ceil(perShop / 2),
});

/** Why no card of this customer may be tried now; null: one may. */
export function cardRefusal(tried: TriedCards, limits: CardLimits): Refusal | null {
  const bounds = boundsFor(tried.isKnown, limits);
  if (tried.ofCustomer >= bounds.ofCustomer) return { code: 'cardLimitCustomer' };
  if (tried.ofAddress >= bounds.ofAddress) return { code: 'cardLimitHere' };
  return tried.ofShop >= bounds.ofShop ? { code: 'cardLimitShop' } : null;
}

/** Whether so many more that nobody can see yet could reach a bound. */
export function isNearBound(tried: TriedCards, limits: CardLimits, unseen: number): boolean {
  const { ofAddress, ofShop } = boundsFor(tried.isKnown, limits);
  return tried.ofAddress + unseen >= ofAddress || tried.ofShop + unseen >= ofShop;
}
