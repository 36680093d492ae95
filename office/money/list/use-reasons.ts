import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount } from '#rules/money.ts';
import type { PendingRefund } from './pending-payments.ts';

/** The shop's refund reasons (shop/payments/outcomes/outcome-rules.ts). Text that staff entered appears unchanged. */
const labels = {
  'another amount': 'otherAmount',
  'another currency': 'otherCurrency',
  'another payee': 'otherPayee',
  'one payment or two': 'oneOrTwo',
  'paid twice': 'twice',
  'paid after the order was void': 'late',
  'paid without an order': 'withoutOrder',
  'more than was due': 'tooMuch',
  'paid in part': 'inPart',
  cancelled: 'cancelled',
} as const;

/** Explains a refund in a few words, with the difference if the amount was wrong. */
export function useReasons(): (money: PendingRefund) => string {
  const t = useLabels(officeMoneyLabels);
  return ({ reason, currency, amount, orderCents }) => {
    if (reason === 'another amount' && currency === 'USD' && orderCents !== null && orderCents !== amount) {
      const apart = formatAmount(Math.abs(amount - orderCents));
      return t(amount > orderCents ? 'moreThanAsked' : 'lessThanAsked', { amount: apart });
    }
    return reason in labels ? t(labels[reason as keyof typeof labels]) : reason;
  };
}
