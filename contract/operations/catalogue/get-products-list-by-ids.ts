import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson, text } from '../../wire-types.ts';
import { maxProductIds } from './product-lists.ts';
import { productRow } from './product-row.ts';

const idRows = z.array(z.object({ ProductId: id })).max(maxProductIds);

/** JSON text within JSON: its size is limited before parsing, its shape is checked before use. */
const productIds = z
  .string()
  .max(4096)
  .transform((written, context) => {
    try {
      const found = idRows.safeParse(JSON.parse(written));
      if (found.success) return [...new Set(found.data.map((each) => each.ProductId))];
    } catch {
      // Invalid JSON is rejected below like any other wrong shape.
    }
    context.addIssue({ code: 'custom', message: 'not a list of product ids' });
    return z.NEVER;
  });

export const getProductsListByIds = operation({
  name: 'GET_PRODUCTS_LIST_BY_IDS',
  path: 'dynamic/dataoperation/get-products-list-by-ids',
  summary:
    'Returns the products with these ids, in the requested order, then those with these SKUs. Unknown ones are omitted.',
  source: 'documented API',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    /** JSON text: a list of `{"ProductId": 1}`, up to 100. */
    ProductsIds: productIds,
    /** Not in the documented API: SKUs of products or of their variants, up to 100. */
    Skus: z.array(text(64)).max(maxProductIds).optional(),
    languageCode,
    recordValueJson,
  }),
  response: list(
    productRow.extend({
      /** The SKU of the request by which it was found; omitted if by its id. */
      Sku: z.string().optional(),
      /** The color of the variant with this SKU; omitted if it has none. */
      ColorID: z.number().optional(),
      /** The size of the variant with this SKU; omitted if it has none. */
      SizeID: z.number().optional(),
    }),
  ),
});
