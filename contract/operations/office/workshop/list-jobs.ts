import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { missingForWork } from '../../../proofs.ts';
import { bothTexts, id, time } from '../office-types.ts';
import { day } from '../orders/order-types.ts';

export const listJobs = operation({
  name: 'LIST_JOBS',
  path: 'workshop/list-jobs',
  summary:
    'Lists orders with items to prepare, pack or ship, earliest promised date first, up to 200; without amounts, and only the customer’s town. Orders that await the customer’s confirmation are omitted.',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.fulfil' },
  request: z.object({}),
  response: z.object({
    jobs: z.array(
      z.object({
        number: z.string(),
        placedAt: time,
        /** Whether the customer has been notified that preparation started. */
        isBegun: z.boolean(),
        place: bothTexts,
        /** The delivery date promised to the customer, or null if none was promised. */
        promisedOn: day.nullable(),
        /** The day by which the customer has to approve a proof, so that `promisedOn` holds; null if it is certain. */
        approveBy: day.nullable(),
        isWrapped: z.boolean(),
        /** Whether the customer has a balance due after an edit. */
        isBalanceDue: z.boolean(),
        /** What work waits for before it can begin. */
        missing: z.array(z.enum(missingForWork)),
        /** The pieces ordered beyond the stock that haven't arrived. */
        awaited: z.array(
          z.object({
            /** The id of its line, and the number of its color and size in it; 0 for the whole line. */
            line: id,
            cell: z.number(),
            /** With its color and size. */
            name: bothTexts,
            quantity: z.number(),
            expectedOn: day,
          }),
        ),
        /** Whether all that was ordered beyond the stock has arrived, and its preparation hasn't started. */
        hasArrived: z.boolean(),
        lines: z.number(),
        /** The items, whatever their colors and sizes. */
        items: z.number(),
        packed: z.number(),
        /** Up to three of the order's lines. */
        first: z.array(
          z.object({
            name: bothTexts,
            quantity: z.number(),
            picture: z.string(),
          }),
        ),
      }),
    ),
  }),
});
