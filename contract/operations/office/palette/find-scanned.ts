import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { names, stock } from '../catalogue/product-types.ts';
import { id, text } from '../office-types.ts';

const optionId = z.number().int().nonnegative();

export const findScanned = operation({
  name: 'FIND_SCANNED',
  path: 'palette/find-scanned',
  summary:
    'Finds what a scanned code is, as far as the caller may see it: an order by its number or label; products or variants by GTIN, barcode, SKU or label.',
  source: 'docs/decisions/125-labels-and-scanning.md',
  caller: { staff: 'in' },
  request: z.object({ code: text(1, 1000) }),
  response: z.object({
    /** The number of the order, or null. */
    order: z.string().nullable(),
    /** Products that aren't archived. One that counts stock per variant appears once per matching variant. */
    products: z.array(
      z.object({
        id,
        sku: z.string(),
        names,
        /** '' if there is no picture. */
        picture: z.string(),
        /** The color and size; 0 if stock isn't counted by it. */
        colourId: optionId,
        sizeId: optionId,
        /** Their names; null for a product with one stock. */
        variant: names.nullable(),
        stock,
        /** Its latest stock change; 0 without. CHANGE_STOCK takes it with the difference of a count. */
        lastStockChange: z.number(),
      }),
    ),
  }),
});
