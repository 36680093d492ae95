import { officePaymentReasons } from '#contract/labels/office/payment-reasons.ts';
import { useLabels } from '#office/office-context.ts';
import { type PaymentReason, paymentReasons } from '#contract/payment-reasons.ts';
import { formatAmount } from '#rules/money.ts';

/**
 * Explains a payment's status in the reader's language, with the amount of a refund. Provider codes appear unchanged.
 */
export function usePaymentReasons(): (detail: string) => string {
  const t = useLabels(officePaymentReasons);
  return (detail) => {
    if (detail in paymentReasons) return t(paymentReasons[detail as PaymentReason]);
    return /^\d{1,12}$/u.test(detail) ? formatAmount(Number(detail)) : detail;
  };
}
