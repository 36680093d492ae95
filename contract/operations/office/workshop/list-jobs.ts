import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { bothTexts, time } from '../office-types.ts';
import { day } from '../orders/order-types.ts';

export const listJobs = operation({
  name: 'LIST_JOBS',
  path: 'workshop/list-jobs',
  summary:
    'Orders with goods that are to be prepared, packed or sent, what was promised first stands first, 200 at most; no money, of the customer the town alone. One its customer has still to confirm is none.',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.fulfil' },
  queue: 'office',
  request: z.object({}),
  response: z.object({
    jobs: z.array(
      z.object({
        number: z.string(),
        placedAt: time,
        /** Its customer was told that it is being prepared. */
        isBegun: z.boolean(),
        place: bothTexts,
        /** By when it should be there, as its customer was told; null: nobody said. */
        promisedOn: day.nullable(),
        isWrapped: z.boolean(),
        /** The customer owes a balance since the order was edited. */
        isBalanceDue: z.boolean(),
        lines: z.number(),
        packed: z.number(),
        /** Three of its lines at most. */
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
