import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { bulkChange, bulkRow, productVersions } from './bulk-types.ts';
import { isPriceSure } from './product-types.ts';

export const changeProducts = operation({
  name: 'CHANGE_PRODUCTS',
  path: 'catalogue/change-products',
  summary:
    'Applies one edit to many products. Products that someone else has edited since they were read, or that fail validation, are skipped.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.write' },
  request: z.object({ products: productVersions, change: bulkChange, isPriceSure }),
  response: z.object({
    /** The id that undoes the whole bulk edit. Null if no product changed. */
    bulkId: z.number().nullable(),
    changed: z.number(),
    /** Products that were not changed, with the reasons. */
    stayed: z.array(bulkRow),
  }),
});
