import { z } from 'zod';
import { listing } from '../../constants.ts';
import { operation } from '../../operation.ts';
import {
  dollars,
  idList,
  languageCode,
  list,
  pageNo,
  pageSize,
  recordValueJson,
  text,
} from '../../wire-types.ts';
import { leastRating, productOrder } from './product-lists.ts';
import { productRow } from './product-row.ts';

export const getAllProducts = operation({
  name: 'GET_All_PRODUCTS',
  path: 'dynamic/dataoperation/get-all-products',
  summary:
    'Products by search term, filters, order and page. Choices of one kind widen the list, kinds narrow it.',
  source: 'specification §2, §7, §9',
  caller: 'anyone',
  limit: 'browse',
  request: z.object({
    SearchTerm: text(200),
    SizeID: idList,
    ColorID: idList,
    CategoryID: idList,
    TagID: idList,
    ManufacturerID: idList,
    MinPrice: dollars,
    MaxPrice: dollars,
    Rating: leastRating,
    OrderByColumnName: productOrder,
    PageNo: pageNo,
    PageSize: pageSize(listing.defaultPageSize),
    languageCode,
    recordValueJson,
  }),
  response: list(productRow),
});
