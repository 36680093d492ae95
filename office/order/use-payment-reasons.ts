import { officePaymentReasons } from '#contract/labels/office/payment-reasons.ts';
import { useLabels } from '#office/office-context.ts';
import { amountText } from '#rules/money.ts';

/** The shop's own words (shop/payments, server/outside/payments), which are not a provider's codes. */
const words = {
  'not paid in time': 'notInTime',
  'no transfer in time': 'noTransfer',
  'given up': 'givenUp',
  expired: 'expired',
  cancelled: 'cancelled',
  'refused by the staff': 'byStaff',
  'another order for the same goods was paid': 'otherPaid',
  'nothing to pay with': 'nothingToPay',
  'not captured': 'notCaptured',
  'never announced': 'neverAnnounced',
  'not announced': 'neverAnnounced',
  'the provider does not answer': 'notAnswering',
  'no such provider': 'notAnswering',
  'unknown there': 'unknownThere',
  missing: 'unknownThere',
  'an answer nobody understands': 'unclear',
  'reference of another payment': 'otherReference',
  'given back': 'givenBack',
  refunded: 'givenBack',
  refused: 'refused',
  rest: 'rest',
  part: 'part',
  'let go': 'letGo',
  'paid in part': 'onlyPart',
  'order changed': 'changed',
} as const;

/** Why something became of a payment, in the reader's language; of money that went back its sum; a provider's codes as they are. */
export function usePaymentReasons(): (detail: string) => string {
  const t = useLabels(officePaymentReasons);
  return (detail) => {
    if (detail in words) return t(words[detail as keyof typeof words]);
    return /^\d{1,12}$/u.test(detail) ? amountText(Number(detail)) : detail;
  };
}
