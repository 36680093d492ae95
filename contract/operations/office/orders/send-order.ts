import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject, text } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const sendOrder = operation({
  name: 'SEND_ORDER',
  path: 'orders/send-order',
  summary: 'Marks an order as shipped, once, and notifies the customer.',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.fulfil' },
  request: z.object({
    number: orderNumber,
    /** The tracking number and the carrier, or '' if unknown. */
    parcel: text(0, 60).default(''),
    carrier: text(0, 60).default(''),
  }),
  response: emptyObject,
});
