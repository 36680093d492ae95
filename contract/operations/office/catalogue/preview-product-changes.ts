import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id } from '../office-types.ts';
import { bulkChange, bulkRow, maxConcurrent } from './bulk-types.ts';
import { isPriceSure } from './product-types.ts';
import { listProducts } from './list-products.ts';

export const previewProductChanges = operation({
  name: 'PREVIEW_PRODUCT_CHANGES',
  path: 'catalogue/preview-product-changes',
  summary: 'Previews one edit of many products, either selected ones or all results. Nothing is changed.',
  source: 'docs/decisions/064-office-edits-product-records.md',
  caller: { staff: 'catalogue.write' },
  request: z.object({
    which: z.union([
      z.object({ ids: z.array(id).min(1).max(maxConcurrent) }),
      z.object({
        found: listProducts.request.pick({
          find: true,
          categoryId: true,
          brandId: true,
          state: true,
          stock: true,
          isUntranslated: true,
        }),
      }),
    ]),
    change: bulkChange,
    isPriceSure,
  }),
  response: z.object({
    products: z.array(bulkRow),
    /** Whether more products match than one bulk edit can change. */
    hasMore: z.boolean(),
  }),
});
