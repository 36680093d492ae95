import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { time } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { emailPreview, moneyEffect, seenMoney } from './money-types.ts';

/** The effect of a payment on an order. */
export const moneyPlan = z.object({
  effect: moneyEffect,
  /** The received amount in cents. Riel are converted at the order's own rate. */
  seenCents: cents,
  dueCents: cents,
  /** The amount that the shop waives. */
  letGoCents: cents,
  /** The maximum that the caller may waive. */
  letGoUpToCents: cents,
  /**
   * The time when the balance due expires. Null if no amount is missing or the customer can't be asked to pay
   * it.
   */
  until: time.nullable(),
  goesBackCents: cents,
  /** The reference of the earlier payment, or '' if there is none. */
  paidBy: z.string(),
  /** Numbers of the customer's unpaid orders for the same items that will be canceled. */
  replaced: z.array(z.string()),
  /** Numbers of the customer's other orders awaiting the same amount. */
  sameAmount: z.array(z.string()),
  mail: emailPreview.nullable(),
});

export const planTransfer = operation({
  name: 'PLAN_TRANSFER',
  path: 'money/plan-transfer',
  summary:
    'Previews the effect of a received transfer on an order, and what the customer will be told. Nothing is changed.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.confirm' },
  request: seenMoney,
  response: moneyPlan,
});
