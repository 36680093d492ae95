import { getRecentsProductsList } from '#contract/operations/catalogue/get-recents-products-list.ts';
import { everyProduct, listProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getRecentsProductsList, async ({ PageNo, PageSize, languageCode }, { app }) => {
  const newest = { language: languageCode, page: PageNo, pageSize: PageSize, order: 'newest' } as const;
  return productRows(await listProducts(app.db, everyProduct(newest)));
});
