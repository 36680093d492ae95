import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { cents, orderNumber } from '../orders/order-types.ts';

export const getRefundable = operation({
  name: 'GET_REFUNDABLE',
  path: 'money/get-refundable',
  summary:
    'Returns the amounts of an order that can be refunded, line by line, and the refunds requested so far.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.refund' },
  request: z.object({ number: orderNumber }),
  /** Null if no amount was paid or is to be paid. */
  response: z.object({
    refundable: z
      .object({
        amountCents: cents,
        leftCents: cents,
        /** What is still to be paid, which items and amounts lower first. Omitted if there is none. */
        openCents: cents.optional(),
        /** Whether the refund is manual: through a bank's app, or in cash. */
        isByHand: z.boolean(),
        /** Whether preparation hasn't started. A full refund then restocks the items automatically. */
        isUntouched: z.boolean(),
        /** Whether the shop may retain a part when it is canceled, and the default: set-up and drawing after a proof. */
        mayRetain: z.boolean(),
        retainedCents: cents,
        /** Refunds above this amount require two-step verification again. */
        askAboveCents: cents,
        lines: z.array(
          z.object({
            id,
            /** Which of its colors and sizes, if it has several. 0 for the whole line. */
            cell: z.number(),
            name: z.object({ en: z.string(), km: z.string() }),
            isDigital: z.boolean(),
            quantity: z.number(),
            refunded: z.number(),
            restocked: z.number(),
            /** Units that have shipped and weren't refunded since, as long as others of the order haven't shipped. */
            left: z.number(),
          }),
        ),
        refunds: z.array(
          z.object({
            id,
            at: time,
            cents,
            /** `byHand`: a manual refund that is waiting for staff. */
            state: z.enum(['underWay', 'byHand', 'done', 'failed']),
          }),
        ),
      })
      .nullable(),
  }),
});
