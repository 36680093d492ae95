import { paymentMethodIds, transferMethodId } from './constants.ts';

/** The payment status of an order, shared by the shop, its emails, its documents, the office and the terminal. */
export const paymentStatuses = [
  /** Cash on delivery, not received yet. */
  'onDelivery',
  'paidOnDelivery',
  /** Nothing was received yet, and the order waits for it. */
  'awaiting',
  /** The order waits for a transfer, whose payment slip we have not checked yet. */
  'slipSent',
  /** The order waits for the other part of its transfer. */
  'partPaid',
  'paid',
  /** The order was paid, and costs more since it was edited. */
  'balanceDue',
  /** Money is to be refunded, and no refund was requested yet. */
  'refundDue',
  /** A refund was requested, and has not gone through yet. */
  'refunding',
  'partRefunded',
  'refunded',
  /** The order ended after its customer sent a payment slip: its money may still arrive. */
  'checkingSlip',
  'nothingToPay',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where a refund goes: back the way the order was paid. */
export const refundDestinations = ['card', 'wallet', 'account', 'cash', 'other'] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** KHQR and a bank's QR are paid from an account, as a transfer is (contract/ways-to-pay.ts). */
const destinations: Readonly<Record<number, RefundDestination>> = {
  [paymentMethodIds.cashOnDelivery]: 'cash',
  [paymentMethodIds.card]: 'card',
  [paymentMethodIds.wallet]: 'wallet',
  8: 'account',
  [transferMethodId]: 'account',
  10: 'account',
};

/** Where a refund of an order paid this way goes. */
export const refundDestination = (paymentMethodId: number): RefundDestination =>
  destinations[paymentMethodId] ?? 'other';

/** The sentences about the money of an order, each with an amount or without. */
export const paymentNotes = [
  'noteBalanceDue',
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

/** An amount in cents, and in riel when the order is paid in riel; otherwise null. */
export interface PaidAmount {
  cents: number;
  riel: number | null;
}

/** A sentence about the money of an order, and the amounts that stand in it. */
export interface PaymentNote {
  key: PaymentNoteKey;
  amount: PaidAmount | null;
  received: PaidAmount | null;
}
