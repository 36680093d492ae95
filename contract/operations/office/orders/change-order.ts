import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { version } from '../office-types.ts';
import { orderEditSchema } from './order-change-types.ts';
import { cents } from './order-types.ts';

export const changeOrder = operation({
  name: 'CHANGE_ORDER',
  path: 'orders/change-order',
  summary:
    'Changes an order that nobody prepares yet: lines, address, way; stock and coupon follow, the difference goes back or is asked for, and its customer is told. Another `version` there now, or another total than was shown: 409. What cannot be so: 400 with `faults`.',
  source: 'docs/decisions/066-a-changed-order.md',
  caller: { staff: 'orders.change' },
  queue: 'office',
  request: orderEditSchema.extend({
    version,
    /** The planned total, or null if the caller may not see money. */
    totalCents: cents.nullable(),
  }),
  response: z.object({ version }),
});
