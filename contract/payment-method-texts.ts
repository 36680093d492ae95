import { paymentMethodIds, transferMethodId } from './constants.ts';
import type { OrderWord } from './labels/office/order-words.ts';
import { paymentProviders } from './payment-providers/payment-providers.ts';

/** Staff labels of payment methods by id. */
export const paymentMethodTexts: Readonly<Record<number, OrderWord>> = {
  [paymentMethodIds.cashOnDelivery]: 'cash',
  7: 'transfer',
  [transferMethodId]: 'transfer',
  ...Object.fromEntries(Object.values(paymentProviders).map(({ method: { id, key } }) => [id, key])),
};
