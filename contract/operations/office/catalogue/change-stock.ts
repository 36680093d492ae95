import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, text, editRefusals } from '../office-types.ts';
import { stockPers } from '../../../constants.ts';
import { variant } from '../../../forms/product-fields.ts';
import { changed, variantChange } from './product-types.ts';

export const changeStock = operation({
  name: 'CHANGE_STOCK',
  path: 'catalogue/change-stock',
  summary:
    'Adjusts the stock of a product by a difference (`by`), so that sales in the meantime still count. `count` starts or stops tracking; `per` and `variants` count it by color or size.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'stock.write', keys: 'documented' },
  refusals: { ...editRefusals, 409: ['changedMeanwhile', 'stockMeanwhile'] },
  request: z.object({
    id,
    change: z.union([
      z.object({
        /** What to add to the stock; negative to take pieces off. */
        by: z.number().int(),
      }),
      z.object({
        /** The pieces in stock; null if it isn't tracked any more. */
        count: z.number().int().nullable(),
      }),
      /**
       * What to count stock per, and variants to change; others keep their stock, new ones start at 0. Null for one
       * stock, which starts at their sum.
       */
      z.object({ per: z.enum(stockPers).nullable(), variants: z.array(variantChange).max(500) }),
    ]),
    /**
     * For the difference that a count found: the product's latest stock change when the count began. Refused if its stock was
     * changed since, except by orders (409).
     */
    lastStockChange: z.number().int().nonnegative().optional(),
    /**
     * Whether to save a barcode that another variant or product has, too. Without, the change is refused (400, code
     * `sameBarcode`), so that the person can be asked.
     */
    isBarcodeSure: z.boolean().default(true),
    /** The reason for the stock history. '' is recorded as a change by staff. */
    why: text(0, 200).default(''),
  }),
  response: changed.extend({ stock: z.number().nullable(), variants: z.array(variant) }),
});
