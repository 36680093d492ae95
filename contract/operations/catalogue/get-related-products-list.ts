import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { id, list } from '../../wire-types.ts';
import { productListRequest } from './product-lists.ts';
import { productRow } from './product-row.ts';

export const getRelatedProductsList = operation({
  name: 'GET_RELATED_PRODUCTS_LIST',
  path: 'dynamic/dataoperation/get-related-products-list',
  summary: 'Returns similar products: first of the same category, then with shared tags.',
  source: 'specification §2, §7',
  caller: 'anyone',
  queue: 'browse',
  request: productListRequest(fetchSizes.products).extend({ ProductId: id }),
  response: list(productRow),
});
