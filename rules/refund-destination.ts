import { paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { RefundDestination } from '#contract/payment-status.ts';

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
