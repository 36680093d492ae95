import type { Refusal } from '#shop/orders/orders.ts';

/** Limits on failed cards per day (docs/internals/payments.md). */
export interface CardLimits {
  perCustomer: number;
  /** For all new customers at one IP address, who have no delivered order yet. */
  perAddress: number;
  /** For the whole shop. New customers may use half of it. */
  perShop: number;
}

/** Cards of the last day that were tried and haven't paid. */
export interface TriedCards {
  /** Whether an order was delivered to the customer before. */
  isKnown: boolean;
  ofCustomer: number;
  ofAddress: number;
  ofShop: number;
}

/** Returns a customer's share of each limit. */
const boundsFor = (isKnown: boolean, { perCustomer, perAddress, perShop }: CardLimits) => ({
  ofCustomer: perCustomer,
  ofAddress: isKnown ? Infinity : perAddress,
  ofShop: isKnown ? perShop : Math.ceil(perShop / 2),
});

/** Returns why this customer may not try a card now, or null if they may. */
export function cardRefusal(tried: TriedCards, limits: CardLimits): Refusal | null {
  const bounds = boundsFor(tried.isKnown, limits);
  if (tried.ofCustomer >= bounds.ofCustomer) return { code: 'cardLimitCustomer' };
  if (tried.ofAddress >= bounds.ofAddress) return { code: 'cardLimitHere' };
  return tried.ofShop >= bounds.ofShop ? { code: 'cardLimitShop' } : null;
}

/** Returns whether concurrent attempts that can't be seen yet could reach a limit. */
export function isNearBound(tried: TriedCards, limits: CardLimits, unseen: number): boolean {
  const { ofAddress, ofShop } = boundsFor(tried.isKnown, limits);
  return tried.ofAddress + unseen >= ofAddress || tried.ofShop + unseen >= ofShop;
}
