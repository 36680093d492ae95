import type { Answer } from '#contract/operation.ts';
import type { getWaysToPay } from '#contract/operations/office/settings/get-ways-to-pay.ts';

export type WayToPay = Answer<typeof getWaysToPay>['ways'][number];

/** Payment method states: the mark, and the key of the label. */
export const wayStates = {
  offered: ['done', 'offered'],
  off: ['off', 'notOffered'],
  noKeys: ['us', 'missing'],
  noAccount: ['us', 'missing'],
} as const satisfies Record<WayToPay['state'], readonly [look: string, word: string]>;
