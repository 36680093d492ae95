import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { version } from '../office-types.ts';
import { orderEditSchema } from './order-change-types.ts';
import { cents } from './order-types.ts';

export const changeOrder = operation({
  name: 'CHANGE_ORDER',
  path: 'orders/change-order',
  summary:
    'Edits an order before it is prepared: lines, address, delivery method. Updates stock and coupon, refunds or requests the difference, and notifies the customer. 409 if `version` or the shown total has changed. Invalid edits: 400 with `faults`.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.change' },
  request: orderEditSchema.extend({
    version,
    /** The planned total, or null if the caller may not see money. */
    totalCents: cents.nullable(),
  }),
  response: z.object({ version }),
});
