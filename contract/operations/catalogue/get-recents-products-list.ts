import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { productListRequest } from './product-lists.ts';
import { productRow } from './product-row.ts';

export const getRecentsProductsList = operation({
  name: 'GET_RECENTS_PRODUCTS_LIST',
  path: 'dynamic/dataoperation/get-recents-products-list',
  summary: 'Returns products, newest first.',
  source: 'specification §2, §7',
  caller: 'anyone',
  queue: 'browse',
  request: productListRequest(fetchSizes.products),
  response: list(productRow),
});
