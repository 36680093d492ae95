import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { areaRow } from './area-row.ts';
import { productListRequest } from './product-lists.ts';
import { productRow } from './product-row.ts';
import { termsRow } from './terms-row.ts';

export const getPopularProductsList = operation({
  name: 'GET_POPULAR_PRODUCTS_LIST',
  path: 'dynamic/dataoperation/get-popular-products-list',
  summary: 'Returns products by sales, best-selling first.',
  source: 'specification §2, §7',
  caller: 'anyone',
  queue: 'browse',
  request: productListRequest(fetchSizes.products).extend({
    /**
     * Not in the documented API: only products that a logo can be printed on and that have prices by quantity, with `Logo`
     * and `Terms`.
     */
    IsForLogo: z.boolean().optional(),
  }),
  response: list(
    productRow.extend({
      /** Not in the documented API: a picture of the product without a print, and the place for a logo in it. */
      Logo: z
        .object({
          AttachmentURL: z.string(),
          ColorID: z.number().optional(),
          Width: z.number(),
          Height: z.number(),
          Area: areaRow,
          /** The cheapest option of the area’s attribute that prints a logo. */
          PrimaryKeyValue: z.number(),
        })
        .optional(),
      /** Not in the documented API: its prices by quantity, with this option only. */
      Terms: termsRow.optional(),
      /** Not in the documented API: the minimum per order; omitted when it is 1. */
      MinimumQuantity: z.number().optional(),
    }),
  ),
});
