import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { time } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { mailTold, moneyEffect, seenMoney } from './money-types.ts';

/** What money comes to for an order. */
export const moneyPlan = z.object({
  effect: moneyEffect,
  /** As it was seen, in cents; riel by the order's own rate. */
  seenCents: cents,
  dueCents: cents,
  /** The shop bears it. */
  letGoCents: cents,
  /** So much the caller may let go. */
  letGoUpToCents: cents,
  /** Until when the order would wait for a rest; null: nothing is missing, or nobody can be asked for it. */
  until: time.nullable(),
  goesBackCents: cents,
  /** By what money it was paid before; '' for none. */
  paidBy: z.string(),
  /** Numbers of the customer's unpaid orders for the same goods that end. */
  replaced: z.array(z.string()),
  /** Numbers of the customer's other orders that wait for the same amount. */
  sameAmount: z.array(z.string()),
  mail: mailTold.nullable(),
});

export const planTransfer = operation({
  name: 'PLAN_TRANSFER',
  path: 'money/plan-transfer',
  summary:
    'What money that was seen on the account comes to for an order, and what its customer is told; nothing is done.',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.confirm' },
  queue: 'office',
  request: seenMoney,
  response: moneyPlan,
});
