import { paymentMethodIds } from '#contract/constants.ts';
import { depositOf } from '#rules/deposit.ts';
import { formatAmount } from '#rules/money.ts';
import type { ShopCart } from './cart.ts';
import type { CartFacts } from './cart-queries.ts';
import type { OrderRefusal, OrderTerms } from './order-terms.ts';
import type { PaymentMethodLimits } from './payment-limits.ts';

export const isCash = ({ methodId }: OrderTerms) => methodId === paymentMethodIds.cashOnDelivery;

/**
 * Returns the refusal of amounts outside the limits of their methods, and of a deposit that is skipped. Cash pays what a deposit
 * leaves: all of it, unless the deposit is paid first by another method.
 */
export function limitsRefusal(
  terms: OrderTerms,
  { method, cash }: CartFacts,
  { lines, deposit: rule }: ShopCart,
  { nowCents, totalCents }: { nowCents: number; totalCents: number },
): OrderRefusal | null {
  const isDecorated = lines.some((line) => line.isDecorated);
  const deposit = depositOf(totalCents, rule);
  const atTheDoorCents = totalCents - (deposit ?? 0);
  const outside = method && boundsRefusal(method, isCash(terms) ? atTheDoorCents : nowCents, isDecorated);
  if (outside) return outside;
  if (isCash(terms) && deposit !== null)
    return { code: 'depositNeeded', values: { amount: formatAmount(deposit) }, newNowCents: deposit };
  if (!terms.isRestInCash || !cash || nowCents === totalCents) return null;
  return boundsRefusal(cash, atTheDoorCents, isDecorated);
}

/** Returns the refusal of an amount outside the limits. An order that costs nothing has no minimum. */
export function boundsRefusal(
  { minCents, maxCents, isElsewhere, isOff, isNotDecorated }: PaymentMethodLimits,
  totalCents: number,
  isDecorated: boolean,
): OrderRefusal | null {
  if (isOff && totalCents > 0) return { code: 'paymentUnavailable' };
  if (isNotDecorated && isDecorated && totalCents > 0) return { code: 'paymentNotDecorated' };
  if (isElsewhere) return { code: 'paymentNotHere' };
  if (minCents !== null && totalCents > 0 && totalCents < minCents)
    return { code: 'paymentTooSmall', values: { amount: formatAmount(minCents) } };
  if (maxCents !== null && totalCents > maxCents)
    return { code: 'paymentTooLarge', values: { amount: formatAmount(maxCents) } };
  return null;
}
