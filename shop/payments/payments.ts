export { transferName } from './bank-transfer.ts';
export { cancelPayment, confirmPayment, type KnownPayment } from './by-key.ts';
export { cancelOrder, type CancelOutcome } from './cancel-order.ts';
export { cancelRefusal } from './cancel-rules.ts';
export type { CardLimits } from './card-limits.ts';
export { readCapture } from './captured-wallet.ts';
export { takeInEvent } from './event-queries.ts';
export type { PayOutcome } from './advance.ts';
export { type CodeOfNight, codesOfNight } from './code-queries.ts';
export { shownAgain } from './look.ts';
export { moneyToReturn, type OrderPayment, paymentOfOrder } from './order-payment-queries.ts';
export { confirmTransfer, type ConfirmedMoney, type ConfirmRefusal } from './confirm-transfer.ts';
export { refuseTransfer } from './end-transfer.ts';
export { placeTransferOrder } from './place-transfer.ts';
export {
  type Slip,
  slipsOf,
  type Transfer,
  transferByNumber,
  transferOfCustomer,
  transfersToMatch,
  waitingTransfers,
} from './transfer-queries.ts';
export { centsOfRiel, type Fit, type MoneyToMatch, suggestions } from './transfer-rules.ts';
export { addSlip, slipRefusal, type SlipRefusal } from './transfer-slip.ts';
export { payOrder, type PaidOrder, type PaidOrderRequest } from './pay.ts';
export {
  type Action,
  type Attempt,
  type Charge,
  type KeptCode,
  type ListedCharge,
  type NewAttempt,
  type Outcome,
  type PaymentProvider,
  type ProviderEvent,
  type RefundOutcome,
} from './provider.ts';
export { paymentWays, type PaymentWays } from './payment-ways.ts';
export { reconcileDue } from './reconcile.ts';
export { type TokenStore, tokenStore } from './provider-token.ts';
export { settleStrayMoney } from './stray-money.ts';
export { type ByHand, waitingByHand } from './stray-money-queries.ts';
export { noteRefund, noteRefundByHand, refundPayment, settleRefunds } from './refund.ts';
export { type Refundable, refundableOrder, refundStanding } from './staff-refund-queries.ts';
export { reportIfDue } from './report.ts';
