import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, personName, text, time } from '../office-types.ts';
import { names, shownState, stock } from '../catalogue/product-types.ts';
import { orderState } from '../orders/order-types.ts';

export const findAnything = operation({
  name: 'FIND_ANYTHING',
  path: 'palette/find-anything',
  summary:
    'A few orders and products by a text, of what the caller may see: orders by the beginning of their number, and for who may see customers by name, phone or address; products by a part of a name in either script, or of the number.',
  source: 'docs/decisions/077-finding-from-anywhere.md',
  caller: { staff: 'in' },
  queue: 'office',
  request: z.object({ find: text(1, 100) }),
  response: z.object({
    /** Exact number matches first, then the newest orders of matching customers. */
    orders: z.array(
      z.object({
        number: z.string(),
        /** Null if the caller may not see customers. */
        customer: personName.nullable(),
        placedAt: time,
        state: orderState,
        /** Confirmation deadline of a new customer's order. Null if it needs no confirmation. */
        confirmBy: time.nullable(),
      }),
    ),
    products: z.array(
      z.object({
        id,
        sku: z.string(),
        names,
        /** '' if there is no picture. */
        picture: z.string(),
        stock,
        state: shownState,
      }),
    ),
  }),
});
