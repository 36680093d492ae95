import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { everyProduct, listProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getPopularProductsList, async ({ PageNo, PageSize, languageCode }, { app }) =>
  productRows(
    await listProducts(app.db, everyProduct({ language: languageCode, page: PageNo, pageSize: PageSize })),
  ),
);
