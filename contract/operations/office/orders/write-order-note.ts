import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';
import { orderNumber } from './order-types.ts';

export const writeOrderNote = operation({
  name: 'WRITE_ORDER_NOTE',
  path: 'orders/write-order-note',
  summary:
    'Adds an internal note to an order. Colleagues mentioned as `@Name` see it on Today until they open the order. The same `key` is the same note.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.read', keys: 'documented' },
  refusals: { 404: ['notFound'], 409: ['changedMeanwhile'] },
  request: z.object({ number: orderNumber, key: z.uuid(), text: text(1, 2000) }),
  response: z.object({ id }),
});
