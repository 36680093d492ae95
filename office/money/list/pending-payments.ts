import type { Answer } from '#contract/operation.ts';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import type { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';

/** All pending payments, as the call returns them. */
export type PendingPayments = Answer<typeof listPendingPayments>;
export type Group = keyof PendingPayments['groups'];
export type WaitingTransfer = PendingPayments['transfers'][number];
export type CashOrder = PendingPayments['cash'][number];
export type BalanceDue = PendingPayments['balances'][number];
export type PendingRefund = PendingPayments['back'][number];

/** Groups of pending payments, in order. */
export const groupNames = [
  'transfers',
  'came',
  'cash',
  'balances',
  'back',
  'owed',
] as const satisfies readonly Group[];

/** Returns whether staff must say if it is a payment that they confirmed before. */
export const isQuestion = ({ what, reason }: PendingRefund): boolean =>
  what === 'money' && reason === oneOrTwo;
