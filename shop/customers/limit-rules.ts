import { currency } from '#contract/constants.ts';
import { formatCents } from '#rules/money.ts';
import type { CashStatus, ReservationLimits } from '#shop/orders/orders.ts';

/** A limit that applies to a customer, with the values of its sentence. */
export interface CustomerLimit {
  code:
    | 'newCustomer'
    | 'confirmFirst'
    | 'cashLimitReached'
    | 'cashLimitOrders'
    | 'cashLimitValue'
    | 'loginLocked'
    | 'emailUnconfirmed';
  values: Record<string, string | number>;
}

interface Facts {
  cash: CashStatus;
  isLoginLocked: boolean;
  /** Whether the email address is confirmed; null for a customer who logs in by number. */
  isConfirmed: boolean | null;
}

const dollars = (cents: number) => `${currency.symbol}${formatCents(cents)}`;

/** Returns the limits that apply to a customer at present, and why: what stops them first. */
export function limitsOfCustomer(
  { cash: { isKnown, refusal }, isLoginLocked, isConfirmed }: Facts,
  { newcomer, confirmHours, dailyCap }: ReservationLimits,
): CustomerLimit[] {
  const limits: CustomerLimit[] = [];
  if (isLoginLocked) limits.push({ code: 'loginLocked', values: {} });
  if (refusal?.code === 'cashLimitReached')
    limits.push({ code: 'cashLimitReached', values: { n: dailyCap } });
  if (refusal?.code === 'cashLimitOrders')
    limits.push({ code: 'cashLimitOrders', values: { n: refusal.values?.['n'] as number } });
  if (refusal?.code === 'cashLimitValue')
    limits.push({ code: 'cashLimitValue', values: { total: refusal.values?.['total'] as string } });
  if (!isKnown) {
    limits.push({ code: 'newCustomer', values: { n: newcomer.orders, total: dollars(newcomer.cents) } });
    if (confirmHours > 0) limits.push({ code: 'confirmFirst', values: { n: confirmHours } });
  }
  if (isConfirmed === false) limits.push({ code: 'emailUnconfirmed', values: {} });
  return limits;
}
