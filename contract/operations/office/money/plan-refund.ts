import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { cents, orderNumber } from '../orders/order-types.ts';
import { mailTold } from './money-types.ts';

/** All that is left, an amount, or what pieces of lines come to; and whether goods are back on the shelf. */
export const refundOf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole'), isRestocked: z.boolean() }),
  z.object({ kind: z.literal('amount'), cents: cents.min(1) }),
  z.object({
    kind: z.literal('lines'),
    lines: z
      .array(z.object({ id, quantity: z.number().int().min(1).max(1_000_000), isRestocked: z.boolean() }))
      .min(1)
      .max(200),
  }),
]);

/** What of its money is given back. `leftCents`: what was left when the caller looked. */
export const refundWish = z.object({ number: orderNumber, of: refundOf, leftCents: cents });

export const refundPlan = z.object({
  cents,
  linesCents: cents,
  /** Of each line of which pieces are given back, before the coupon. */
  lines: z.array(z.object({ id, cents })),
  /** What the coupon had taken off these lines. */
  couponCents: cents,
  /** All that was paid is given back then. */
  isWhole: z.boolean(),
  mail: mailTold,
});

export const planRefund = operation({
  name: 'PLAN_REFUND',
  path: 'money/plan-refund',
  summary:
    'What giving money back for an order comes to, and what its customer will be told once it went through; nothing is done.',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.refund' },
  queue: 'office',
  request: refundWish,
  response: refundPlan,
});
