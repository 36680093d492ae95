import { paymentMethodIds, transferMethodId } from './constants.ts';
import { providerOfMethod } from './payment-providers/payment-providers.ts';

/** The payment status of an order, shared by the shop, its emails, its documents, the office and the terminal. */
export const paymentStatuses = [
  /** Cash on delivery, not received yet. */
  'onDelivery',
  'paidOnDelivery',
  /** No payment received yet, but one is expected. */
  'awaiting',
  /** Awaiting a transfer; its payment slip hasn't been checked yet. */
  'slipSent',
  /** Awaiting the remaining part of its transfer. */
  'partPaid',
  'paid',
  /** The deposit is paid, and the balance isn't due yet. */
  'depositPaid',
  /** On account: to be paid by a day that hasn't come. */
  'onAccount',
  /** Paid, with a balance due. */
  'balanceDue',
  /** A refund is due but hasn't been requested yet. */
  'refundDue',
  /** A refund was requested and hasn't completed yet. */
  'refunding',
  'partRefunded',
  'refunded',
  /** The order was canceled after its customer sent a payment slip: the payment may still arrive. */
  'checkingSlip',
  'nothingToPay',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** When a balance is due: now, when the goods are ready, when they are delivered, or on a day. */
export const balanceTimes = ['now', 'ready', 'delivery', 'day'] as const;
export type BalanceTime = (typeof balanceTimes)[number];

/** The destinations of refunds, depending on how the order was paid. */
export const refundDestinations = ['card', 'wallet', 'account', 'cash', 'other'] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** Returns the destination of a refund for the order's payment method. */
export function refundDestination(paymentMethodId: number): RefundDestination {
  if (paymentMethodId === paymentMethodIds.cashOnDelivery) return 'cash';
  if (paymentMethodId === transferMethodId) return 'account';
  return providerOfMethod(paymentMethodId)?.method.refundsTo ?? 'other';
}

/** Sentences about an order's payment, with or without an amount. */
export const paymentNotes = [
  'noteBalanceDue',
  'noteDueLater',
  'noteDueBy',
  'noteOverdue',
  'noteLowered',
  'noteRetained',
  'notePartPaid',
  'noteSlipSent',
  'noteCheckingSlip',
  'noteRefundDue',
  'noteRefunding',
  'noteRefunded',
  'noteToCard',
  'noteToWallet',
  'noteToAccount',
  'noteInCash',
  'noteSomeDays',
] as const;
export type PaymentNoteKey = (typeof paymentNotes)[number];

/** An amount in cents, and in riel if the order is paid in riel; otherwise `riel` is null. */
export interface PaidAmount {
  cents: number;
  riel: number | null;
}

/** A sentence about an order's payment, with its amounts. */
export interface PaymentNote {
  key: PaymentNoteKey;
  amount: PaidAmount | null;
  received: PaidAmount | null;
  /** The day by which it is to be paid, yyyy-mm-dd, if the sentence has one. */
  day?: string;
}
