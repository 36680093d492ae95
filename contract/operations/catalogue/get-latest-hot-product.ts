import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { productRow } from './product-row.ts';

export const getLatestHotProduct = operation({
  name: 'GET_LATEST_HOT_PRODUCT',
  path: 'dynamic/dataoperation/get-latest-hot-product',
  summary:
    'Returns the best-selling product that is in stock and discounted, with the end of its discount; otherwise an empty list.',
  source: 'documented API',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: list(
    productRow.extend({
      /** When the discount ends, ISO 8601 in UTC; '' without an end. */
      DiscEndDate: z.string(),
    }),
  ),
});
