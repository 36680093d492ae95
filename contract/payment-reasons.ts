import type { officePaymentReasons } from './labels/office/payment-reasons.ts';

type ReasonKey = keyof (typeof officePaymentReasons)['texts'];

/**
 * Reasons why the shop itself changed or refunded a payment, as stored with the payment, each with its label
 * for staff. Text from a provider or from staff isn't in this list and appears unchanged.
 */
export const paymentReasons = {
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
  'paid by code': 'byCode',
  'paid twice': 'twice',
  'more than was due': 'tooMuch',
  'paid after the order was void': 'late',
  'paid without an order': 'withoutOrder',
  'another amount': 'otherAmount',
  'another currency': 'otherCurrency',
  'another payee': 'otherPayee',
  'of another shop': 'otherShop',
  'charge of another payment': 'otherReference',
  'left to the staff': 'leftToStaff',
  'one payment or two': 'oneOrTwo',
  'too many refunds': 'tooManyRefunds',
} as const satisfies Readonly<Record<string, ReasonKey>>;

export type PaymentReason = keyof typeof paymentReasons;

/** The reason for a payment of a code that staff may have confirmed as another payment. */
export const oneOrTwo = 'one payment or two' satisfies PaymentReason;
