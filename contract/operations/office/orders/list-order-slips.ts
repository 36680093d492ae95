import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const listOrderSlips = operation({
  name: 'LIST_ORDER_SLIPS',
  path: 'orders/list-order-slips',
  summary: 'Lists the payment slips uploaded for an order. Each is a picture at /office/slips/<id>.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.read' },
  request: z.object({ number: orderNumber }),
  response: z.object({ slips: z.array(z.object({ id, at: time })) }),
});
