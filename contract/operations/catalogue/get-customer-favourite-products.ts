import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { productListRequest } from './product-lists.ts';
import { productRow } from './product-row.ts';

export const getCustomerFavouriteProducts = operation({
  name: 'GET_CUSTOMER_FAVOURITE_PRODUCTS',
  path: 'dynamic/dataoperation/get-customer-favourite-products',
  summary: 'Returns products by rating, best first, without those that have no reviews.',
  source: 'documented API',
  caller: 'anyone',
  queue: 'browse',
  request: productListRequest(fetchSizes.products),
  response: list(productRow),
});
