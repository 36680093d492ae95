import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { cents, orderNumber } from '../orders/order-types.ts';

export const getRefundable = operation({
  name: 'GET_REFUNDABLE',
  path: 'money/get-refundable',
  summary: 'What of an order’s money can be given back, line by line, and what was asked for already.',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.refund' },
  queue: 'office',
  request: z.object({ number: orderNumber }),
  /** null: it was not paid through the shop, or not paid. */
  response: z.object({
    refundable: z
      .object({
        amountCents: cents,
        leftCents: cents,
        /** A person gives it back with the app of a bank. */
        isByHand: z.boolean(),
        /** Nobody has begun with it: given back whole, its goods go back into the stock by themselves. */
        isUntouched: z.boolean(),
        /** Above it the second factor is shown again. */
        askAboveCents: cents,
        lines: z.array(
          z.object({
            id,
            name: z.object({ en: z.string(), km: z.string() }),
            isDigital: z.boolean(),
            quantity: z.number(),
            refunded: z.number(),
            restocked: z.number(),
          }),
        ),
        refunds: z.array(
          z.object({
            id,
            at: time,
            cents,
            /** `byHand`: it waits for a person. */
            state: z.enum(['underWay', 'byHand', 'done', 'failed']),
          }),
        ),
      })
      .nullable(),
  }),
});
