export { cancelPayment, confirmPayment, type KnownPayment } from './by-key.ts';
export type { CardLimits } from './card-limits.ts';
export { readCapture } from './captured-wallet.ts';
export { takeInEvent } from './event-queries.ts';
export type { PayOutcome } from './advance.ts';
export { type OrderPayment, paymentOfOrder } from './order-payment-queries.ts';
export { payOrder, type PaidOrder, type PaidOrderRequest } from './pay.ts';
export {
  type Action,
  type Attempt,
  type Charge,
  type ListedCharge,
  type NewAttempt,
  type Outcome,
  type PaymentProvider,
  type ProviderEvent,
  type RefundOutcome,
} from './provider.ts';
export { paymentWays, type PaymentWays } from './payment-ways.ts';
export { reconcileDue } from './reconcile.ts';
export { noteRefund, refundPayment, settleRefunds } from './refund.ts';
export { type Refundable, refundableOrder, refundStanding } from './staff-refund-queries.ts';
export { reportIfDue } from './report.ts';
