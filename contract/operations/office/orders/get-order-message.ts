import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emailPreview } from '../money/money-types.ts';
import { id } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const getOrderMessage = operation({
  name: 'GET_ORDER_MESSAGE',
  path: 'orders/get-order-message',
  summary:
    'Returns a message about an order with its links, for staff who pass it on because the shop can’t send it. Recorded in the audit log.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  /** `mail` null selects the first message about the order, which says how to pay. */
  request: z.object({ number: orderNumber, mail: id.nullable() }),
  response: emailPreview,
});
