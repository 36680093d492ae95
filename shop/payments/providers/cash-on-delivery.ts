import { paymentMethodIds } from '#contract/constants.ts';
import type { CashOnDelivery } from './provider.ts';

/**
 * Cash on delivery: the courier collects the payment, no provider is involved, and the order is placed
 * immediately.
 */
export const cashOnDelivery: CashOnDelivery = {
  name: 'cash',
  methods: [paymentMethodIds.cashOnDelivery],
  confirmedBy: 'delivery',
  isTest: false,
  publicKey: '',
  pollSeconds: null,
  minCents: 0,
};
