export { transferName } from './providers/bank-transfer.ts';
export { cancelPayment, confirmPayment, type KnownPayment } from './charging/by-key.ts';
export { cancelOrder, type CancelOutcome } from './cancelling/cancel-order.ts';
export { cancelRefusal } from './cancelling/cancel-rules.ts';
export type { CardLimits } from './charging/card-limits.ts';
export { readCapture } from './charging/captured-wallet.ts';
export { recordWebhookEvent } from './charging/event-queries.ts';
export type { PayOutcome } from './charging/advance.ts';
export {
  awaitedTransfer,
  changeOrder,
  changeOrderIn,
  type ChangeOutcome,
  type MoneyPlan,
  planMoney,
} from './changing/change-order.ts';
export { requestBalance } from './changing/request-balance.ts';
export { changedMail } from './changing/changed-mail.ts';
export { confirmBalancePaid, balanceOfLink } from './changing/balance-payment.ts';
export { openBalance, type OpenBalance } from './refunds/balance-queries.ts';
export { retainable } from './refunds/retained-queries.ts';
export { type CodeOfNight, codesOfNight } from './charging/code-queries.ts';
export { shownAgain } from './charging/poll-payment.ts';
export { refundsDue, type OrderPayment, paymentOfOrder } from './cancelling/order-payment-queries.ts';
export { type ConfirmedTransfer, confirmSeen } from './transfers/confirm-seen.ts';
export type { ConfirmRefusal, SeenEffect } from './transfers/confirm-transfer.ts';
export { codeChoice } from './transfers/code-choice-queries.ts';
export { payTransferByCode } from './charging/pay-by-code.ts';
export { refuseSlips } from './transfers/refuse-slips.ts';
export { refuseTransfer } from './transfers/end-transfer.ts';
export { placeTransferOrder } from './transfers/place-transfer.ts';
export {
  seeSlip,
  type Slip,
  paymentSlipsOf,
  type Transfer,
  transferByNumber,
  transferOfCustomer,
  transfersToMatch,
  waitingTransfers,
} from './transfers/transfer-queries.ts';
export { type MatchQuality, type MoneyToMatch, suggestions } from './transfers/transfer-rules.ts';
export {
  countWaitingMoney,
  foundMoney,
  sameAmounts,
  type PendingPayments,
  waitingMoney,
} from './review/pending-payments.ts';
export { lastPaid } from './review/last-paid-queries.ts';
export { addSlip, slipRefusal, type SlipRefusal } from './transfers/transfer-slip.ts';
export { payOrder, type PaidOrder, type PaidOrderRequest } from './charging/pay.ts';
export {
  type Action,
  type Attempt,
  type Charge,
  type StoredCode,
  type ListedCharge,
  type NewAttempt,
  type Outcome,
  type PaymentProvider,
  type ProviderEvent,
  type RefundOutcome,
} from './providers/provider.ts';
export { paymentMethods, type PaymentMethods } from './providers/payment-methods.ts';
export { reconcileDue } from './charging/reconcile.ts';
export { type TokenStore, tokenStore } from './providers/provider-token.ts';
export { decideUnmatchedPayment } from './review/decide-unmatched.ts';
export { resolveUnmatchedPayment } from './refunds/unexpected-payment.ts';
export { type ManualRefund, manualRefunds } from './refunds/unexpected-payment-queries.ts';
export type { NotedReference } from './payment/bank-reference-queries.ts';
export { recordRefund, noteRefundByHand, refundPayment, processRefunds } from './refunds/refund.ts';
export { cashOnDelivery } from './providers/cash-on-delivery.ts';
export { placeOnAccount } from './charging/place-on-account.ts';
export { remindOfAccounts } from './changing/remind-accounts.ts';
export { type RefundableLine, refundableLines } from './refunds/refund-line-queries.ts';
export {
  type OrderRefund,
  type RefundOf,
  refundOrder,
  type RefundedOrder,
  type RefundRefusal,
} from './refunds/refund-order.ts';
export { type Refundable, refundableOrder } from './refunds/staff-refund-queries.ts';
export { reportIfDue } from './reports/report.ts';
export {
  chooseCode,
  type LinkStatus,
  pollPhonePayment,
  type OpenedPayment,
  paymentOfLink,
  paymentOfOrderLink,
} from './phone/pay-link.ts';
export { type PhoneOrder, type PhonePayment, placePhoneOrder } from './phone/place-phone-order.ts';
export { activeAlarms } from './reports/active-alarm-queries.ts';
