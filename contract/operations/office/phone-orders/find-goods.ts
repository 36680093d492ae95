import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';
import { cents } from '../orders/order-types.ts';
import { inBoth } from './phone-order-types.ts';

export const findGoods = operation({
  name: 'FIND_GOODS',
  path: 'phone-orders/find-goods',
  summary:
    'Published products by a part of a name in either script or of the number, with price and stock of now.',
  source: 'docs/decisions/067-phone-orders.md',
  caller: { staff: 'orders.change' },
  queue: 'office',
  request: z.object({ find: text(1, 100) }),
  response: z.object({
    goods: z.array(
      z.object({
        id,
        sku: z.string(),
        name: inBoth,
        picture: z.string(),
        payCents: cents,
        /** Null if not tracked. */
        stock: z.number().nullable(),
      }),
    ),
  }),
});
