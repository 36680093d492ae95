import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { cell, id } from '../office-types.ts';
import { cents, orderNumber } from '../orders/order-types.ts';
import { emailPreview } from './money-types.ts';

/** A refund of the whole remaining amount, of an amount, or of units of lines, and whether items are restocked. */
export const refundOf = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('whole'),
    isRestocked: z.boolean(),
    /** What the shop retains for set-up and drawing when the order is canceled. Omitted: nothing. */
    retainedCents: cents.optional(),
  }),
  z.object({ kind: z.literal('amount'), cents: cents.min(1) }),
  z.object({
    kind: z.literal('lines'),
    lines: z
      .array(
        z.object({
          id,
          cell,
          quantity: z.number().int().min(1).max(1_000_000),
          isRestocked: z.boolean(),
          /** Whether shipped units are refunded first. Omitted: units that haven't shipped. */
          hasLeft: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
]);

/** A requested refund. `leftCents`: the refundable amount when the caller read it. */
export const refundDraft = z.object({ number: orderNumber, of: refundOf, leftCents: cents });

export const refundPlan = z.object({
  cents,
  /** The part of the refund that only lowers what is still due. Omitted if 0. */
  offCents: cents.optional(),
  linesCents: cents,
  /** The refund per line with refunded units, before the coupon. */
  lines: z.array(z.object({ id, cell: z.number(), cents })),
  /** The coupon's share of these lines. */
  couponCents: cents,
  /** The VAT added to the rest. Omitted if prices include it, or it was off. */
  vatCents: cents.optional(),
  /** Whether the order is then fully refunded. */
  isWhole: z.boolean(),
  mail: emailPreview,
});

export const planRefund = operation({
  name: 'PLAN_REFUND',
  path: 'money/plan-refund',
  summary:
    'Previews the effect of a refund of an order, and what the customer will be told once it succeeds. Nothing is changed.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.refund' },
  request: refundDraft,
  response: refundPlan,
});
