import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderStage } from './order-types.ts';

export const countWaitingOrders = operation({
  name: 'COUNT_WAITING_ORDERS',
  path: 'orders/count-waiting-orders',
  summary: 'Counts the orders that need action at each stage.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'orders.read' },
  request: z.object({}),
  response: z.object({
    /** Stages without waiting orders are omitted. */
    waiting: z.array(z.object({ stage: orderStage, orders: z.number() })),
  }),
});
