import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { balanceTimes } from '../../../payment-status.ts';
import { id, time } from '../office-types.ts';
import { notedChannels } from '../../../proofs.ts';
import { both } from './order-change-types.ts';
import { cents, day, orderNumber } from './order-types.ts';

export const listOrderChanges = operation({
  name: 'LIST_ORDER_CHANGES',
  path: 'orders/list-order-changes',
  summary:
    'Lists the edits of an order before it was prepared, oldest first; whether it can be edited; and amounts requested since it was paid.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.read' },
  request: z.object({ number: orderNumber }),
  response: z.object({
    mayChange: z.boolean(),
    /**
     * The balance, due now or later; `dueOn` is the day of an order on account. Null if there is none or the caller may not
     * see money.
     */
    balance: z
      .object({ id, cents, requestedAt: time, due: z.enum(balanceTimes), dueOn: day.nullable() })
      .nullable(),
    changes: z.array(
      z.object({
        at: time,
        by: z.string(),
        name: z.string(),
        /** Null if the caller may not see money. */
        cents: z.object({ from: cents, to: cents }).nullable(),
        what: z.array(
          z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('quantity'), name: both, from: z.number(), to: z.number() }),
            /** The price of a piece in cents. Left out if the caller may not see money. */
            z.object({ kind: z.literal('price'), name: both, from: z.number(), to: z.number() }),
            /** The agreed price of a piece in cents, which was kept for another quantity. Left out likewise. */
            z.object({ kind: z.literal('agreed'), name: both, cents }),
            z.object({ kind: z.literal('in'), name: both, quantity: z.number() }),
            z.object({ kind: z.literal('out'), name: both, quantity: z.number() }),
            /** What a customer gave to staff for an option, that it was removed, or an added option; `channel` is how it came, if staff noted it. */
            z.object({
              kind: z.enum(['print', 'noPrint', 'position']),
              name: both,
              place: both,
              channel: z.enum(notedChannels).optional(),
            }),
            z.object({ kind: z.literal('way'), name: both }),
            z.object({ kind: z.literal('coupon'), code: z.string() }),
            z.object({ kind: z.enum(['address', 'note', 'company']) }),
          ]),
        ),
      }),
    ),
  }),
});
