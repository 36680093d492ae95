import { z } from 'zod';
import { listing } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';
import { productFilters, productOrder } from './product-lists.ts';
import { productRow } from './product-row.ts';

export const getAllProducts = operation({
  name: 'GET_All_PRODUCTS',
  path: 'dynamic/dataoperation/get-all-products',
  summary:
    'Returns products by search term, filters, sort order and page. Values of one filter widen the list; different filters narrow it.',
  source: 'specification §2, §7, §9',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    ...productFilters,
    OrderByColumnName: productOrder,
    PageNo: pageNo,
    PageSize: pageSize(listing.defaultPageSize),
    languageCode,
    recordValueJson,
  }),
  response: list(productRow),
});
