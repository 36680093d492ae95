import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';
import { stockPers } from '../../../constants.ts';
import { changed, variant, variantChange } from './product-types.ts';

export const changeStock = operation({
  name: 'CHANGE_STOCK',
  path: 'catalogue/change-stock',
  summary:
    'Adjusts the stock of a product by a difference, so that sales in the meantime still count. `count` starts or stops tracking.',
  source: 'docs/decisions/064-catalogue-in-the-office.md',
  caller: { staff: 'stock.write' },
  request: z.object({
    id,
    change: z.union([
      z.object({ by: z.number().int() }),
      /** A null count means that stock is no longer tracked. */
      z.object({ count: z.number().int().nullable() }),
      /** What to count stock per, which starts at 0; null for one stock, which starts at the sum. */
      z.object({ per: z.enum(stockPers).nullable() }),
      /** Variants of a product that counts per variant. Omitted ones stay unchanged. */
      z.object({ variants: z.array(variantChange).min(1).max(500) }),
    ]),
    /** The reason for the stock history. '' is recorded as a change by staff. */
    why: text(0, 200).default(''),
  }),
  response: changed.extend({ stock: z.number().nullable(), variants: z.array(variant) }),
});
