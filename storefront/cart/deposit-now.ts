import { depositOf } from '#rules/deposit.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import type { PricedCart } from './priced-cart.ts';

/** Returns the deposit with which a cart can be ordered, in dollars; null if everything is paid at once. */
export function depositNow({ Deposit: rule }: Pick<PricedCart, 'Deposit'>, total: number): number | null {
  if (!rule) return null;
  const cents = depositOf(centsOf(total), { percent: rule.Percent, fromCents: centsOf(rule.From) });
  return cents === null ? null : centsToDollars(cents);
}
