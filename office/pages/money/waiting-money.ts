import type { Answer } from '#contract/operation.ts';
import type { listWaitingMoney } from '#contract/operations/office/money/list-waiting-money.ts';

/** All that waits for money, as the call answers it. */
export type WaitingMoney = Answer<typeof listWaitingMoney>;
export type Group = keyof WaitingMoney['groups'];
export type WaitingTransfer = WaitingMoney['transfers'][number];
export type CashOrder = WaitingMoney['cash'][number];
export type BalanceDue = WaitingMoney['balances'][number];
export type ToGiveBack = WaitingMoney['back'][number];

/** Kinds of what waits, in their order. */
export const groupNames = [
  'transfers',
  'came',
  'cash',
  'balances',
  'back',
] as const satisfies readonly Group[];
