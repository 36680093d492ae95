import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { cell, id, emptyObject } from '../office-types.ts';
import { orderNumber } from '../orders/order-types.ts';

export const packLine = operation({
  name: 'PACK_LINE',
  path: 'workshop/pack-line',
  summary:
    'Marks a line of an order in preparation, or one of its colors and sizes, as packed or not. Repeating the call has no effect.',
  source: 'docs/specification.md, order states',
  caller: { staff: 'orders.fulfil' },
  request: z.object({ number: orderNumber, line: id, cell, isPacked: z.boolean() }),
  response: emptyObject,
});
