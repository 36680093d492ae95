import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { orderNumber } from './order-types.ts';

export const endOrderLinks = operation({
  name: 'END_ORDER_LINKS',
  path: 'orders/end-order-links',
  summary: 'Ends all links to the page of an order that were sent. Later emails contain new ones.',
  source: 'docs/decisions/112-one-page-of-an-order.md',
  caller: { staff: 'orders.change' },
  request: z.object({ number: orderNumber }),
  response: z.object({}),
});
