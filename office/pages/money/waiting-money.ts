import type { Answer } from '#contract/operation.ts';
import type { listWaitingMoney } from '#contract/operations/office/money/list-waiting-money.ts';

/** All pending payments, as the call returns them. */
export type WaitingMoney = Answer<typeof listWaitingMoney>;
export type Group = keyof WaitingMoney['groups'];
export type WaitingTransfer = WaitingMoney['transfers'][number];
export type CashOrder = WaitingMoney['cash'][number];
export type BalanceDue = WaitingMoney['balances'][number];
export type ToGiveBack = WaitingMoney['back'][number];

/** Groups of pending payments, in order. */
export const groupNames = [
  'transfers',
  'came',
  'cash',
  'balances',
  'back',
] as const satisfies readonly Group[];
