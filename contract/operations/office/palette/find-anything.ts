import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, personName, text, time } from '../office-types.ts';
import { names, shownState, stock } from '../catalogue/product-types.ts';
import { orderState } from '../orders/order-types.ts';

export const findAnything = operation({
  name: 'FIND_ANYTHING',
  path: 'palette/find-anything',
  summary:
    'Finds a few orders and products the caller may see: orders by the start of their number, and with permission to see customers by name, phone or address; products by part of their name in either language, or of their number.',
  source: 'docs/internals/office.md',
  caller: { staff: 'in' },
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
        /** The confirmation deadline of a new customer's order. Null if it needs no confirmation. */
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
