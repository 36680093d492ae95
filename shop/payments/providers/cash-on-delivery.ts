import { paymentMethodIds } from '#contract/constants.ts';
import type { CashOnDelivery } from './provider.ts';

/** The courier takes the money: nothing is asked of anybody, and the order stands as soon as it is placed. */
export const cashOnDelivery: CashOnDelivery = {
  name: 'cash',
  methods: [paymentMethodIds.cashOnDelivery],
  confirmedBy: 'delivery',
  isTest: false,
  publicKey: '',
  pollSeconds: null,
  leastCents: 0,
};
