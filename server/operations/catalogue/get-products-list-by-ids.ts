import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import { productsByIds } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getProductsListByIds, async ({ ProductsIds, languageCode }, { app }) =>
  productRows(await productsByIds(app.db, ProductsIds, languageCode)),
);
