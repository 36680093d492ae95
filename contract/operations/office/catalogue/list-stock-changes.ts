import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';
import { stock } from './product-types.ts';

export const listStockChanges = operation({
  name: 'LIST_STOCK_CHANGES',
  path: 'catalogue/list-stock-changes',
  summary: 'Lists the recent stock changes of a product by orders and staff, newest first.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.read' },
  request: z.object({ id }),
  response: z.object({
    changes: z.array(
      z.object({
        id: z.number(),
        at: time,
        from: stock,
        to: stock,
        /** The color and size whose stock changed; 0 if it isn't counted by it. */
        colourId: z.number(),
        sizeId: z.number(),
        /** The reason staff entered. `created`, `order` and `staff` are set by the shop. */
        why: z.string(),
        /** '' if the change was automatic. */
        name: z.string(),
      }),
    ),
  }),
});
