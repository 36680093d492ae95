import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';
import { cents, day } from '../orders/order-types.ts';
import { inBoth } from './phone-order-types.ts';

export const findGoods = operation({
  name: 'FIND_GOODS',
  path: 'phone-orders/find-goods',
  summary:
    'Finds published products by part of their name in either language or of their number, with current price and stock.',
  source: 'docs/decisions/067-phone-orders-belong-to-the-customer.md',
  caller: { staff: 'orders.change' },
  request: z.object({ find: text(1, 100) }),
  response: z.object({
    goods: z.array(
      z.object({
        id,
        sku: z.string(),
        name: inBoth,
        picture: z.string(),
        payCents: cents,
        /** Null if stock isn't tracked. */
        stock: z.number().nullable(),
        /** The day from which it can be had if none is in stock but it can be ordered, otherwise null. */
        availableFrom: day.nullable(),
      }),
    ),
  }),
});
