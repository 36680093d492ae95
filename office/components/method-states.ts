import type { Answer } from '#contract/operation.ts';
import type { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';

export type PaymentMethod = Answer<typeof getPaymentMethods>['ways'][number];

/** Payment method states: the mark, and the key of the label. */
export const methodStates = {
  offered: ['done', 'offered'],
  off: ['off', 'notOffered'],
  noKeys: ['us', 'missing'],
  noAccount: ['us', 'missing'],
} as const satisfies Record<PaymentMethod['state'], readonly [look: string, word: string]>;
