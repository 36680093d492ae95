import { getRelatedProductsList } from '#contract/operations/catalogue/get-related-products-list.ts';
import { relatedProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getRelatedProductsList, async (input, { app }) => {
  const list = { language: input.languageCode, page: input.PageNo, pageSize: input.PageSize };
  return productRows(await relatedProducts(app.db, input.ProductId, list));
});
