import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { usePaymentReasons } from '#office/orders/use-payment-reasons.ts';
import { formatAmount } from '#rules/money.ts';
import type { PendingRefund } from './pending-payments.ts';

/** Refund reasons that say more here than with their payment (contract/payment-reasons.ts). */
const labels = {
  'paid twice': 'twice',
  'paid after the order was void': 'late',
  'paid without an order': 'withoutOrder',
  'paid in part': 'inPart',
  cancelled: 'cancelled',
} as const;

/** Explains a refund in a few words, with the difference if the amount was wrong. */
export function useReasons(): (money: PendingRefund) => string {
  const t = useLabels(officeMoneyLabels);
  const reasonText = usePaymentReasons();
  return ({ reason, currency, amount, orderCents }) => {
    if (reason === 'another amount' && currency === 'USD' && orderCents !== null && orderCents !== amount) {
      const apart = formatAmount(Math.abs(amount - orderCents));
      return t(amount > orderCents ? 'moreThanAsked' : 'lessThanAsked', { amount: apart });
    }
    return reason in labels ? t(labels[reason as keyof typeof labels]) : reasonText(reason);
  };
}
