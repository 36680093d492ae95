import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from './order-types.ts';

export const confirmOrder = operation({
  name: 'CONFIRM_ORDER',
  path: 'orders/confirm-order',
  summary:
    'Confirms a new customer’s cash order on their behalf after a call, and all their other orders that await confirmation.',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber }),
  /** Numbers of the customer's other confirmed orders. */
  response: z.object({ others: z.array(orderNumber) }),
});
