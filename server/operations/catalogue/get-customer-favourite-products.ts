import { getCustomerFavouriteProducts } from '#contract/operations/catalogue/get-customer-favourite-products.ts';
import { favouriteProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { productRows } from './product-row.ts';

export const handler = handle(
  getCustomerFavouriteProducts,
  async ({ PageNo, PageSize, languageCode }, { app }) =>
    productRows(
      await favouriteProducts(app.db, { language: languageCode, page: PageNo, pageSize: PageSize }),
    ),
);
