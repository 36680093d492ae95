import { paymentMethodIds, transferMethodId } from './constants.ts';
import type { OrderWord } from './labels/office/order-words.ts';

/** Staff labels of payment methods by id; 8 and 10 come with their providers (database/base/payment-methods.json). */
export const paymentMethodTexts: Readonly<Record<number, OrderWord>> = {
  [paymentMethodIds.card]: 'card',
  [paymentMethodIds.wallet]: 'wallet',
  [paymentMethodIds.cashOnDelivery]: 'cash',
  7: 'transfer',
  8: 'khqr',
  [transferMethodId]: 'transfer',
  10: 'bankCode',
};
