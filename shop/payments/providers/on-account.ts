import { onAccountMethodId } from '#contract/constants.ts';
import type { CashOnDelivery } from './provider.ts';

/** On account: the order is placed immediately, and its customer pays it by any method until the day of the terms. */
export const onAccount: CashOnDelivery = {
  name: 'account',
  methods: [onAccountMethodId],
  confirmedBy: 'delivery',
  isTest: false,
  publicKey: '',
  pollSeconds: null,
  minCents: 0,
};
