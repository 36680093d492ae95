export { cancelPayment, confirmPayment, type KnownPayment } from './by-key.ts';
export { readCapture } from './captured-wallet.ts';
export { takeInEvent } from './event-queries.ts';
export { payOrder, type PaidOrder, type PaidOrderRequest, type PayOutcome } from './pay.ts';
export {
  type Action,
  type Attempt,
  type Charge,
  type ListedCharge,
  type Outcome,
  type PaymentProvider,
  type ProviderEvent,
  type RefundOutcome,
} from './provider.ts';
export { paymentWays, type PaymentWays } from './payment-ways.ts';
export { reconcileDue } from './reconcile.ts';
export { refundPayment, settleRefunds } from './refund.ts';
export { reportIfDue } from './report.ts';
