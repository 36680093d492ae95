import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';
import { productRow } from './product-row.ts';

export const getLatestHotProduct = operation({
  name: 'GET_LATEST_HOT_PRODUCT',
  path: 'dynamic/dataoperation/get-latest-hot-product',
  summary:
    'The best selling product in stock whose price is reduced now, and when the reduction ends; else an empty list.',
  source: 'wire contract',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: list(productRow.extend({ DiscEndDate: z.string() })),
});
