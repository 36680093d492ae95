import { onAccountMethodId, paymentMethodIds, transferMethodId } from './constants.ts';
import type { OrderStatusKey } from './labels/office/order-status.ts';
import { paymentProviders } from './payment-providers/payment-providers.ts';

/** Staff labels of payment methods by id. */
export const paymentMethodTexts: Readonly<Record<number, OrderStatusKey>> = {
  [paymentMethodIds.cashOnDelivery]: 'cash',
  [onAccountMethodId]: 'account',
  7: 'transfer',
  [transferMethodId]: 'transfer',
  ...Object.fromEntries(Object.values(paymentProviders).map(({ method: { id, key } }) => [id, key])),
};
