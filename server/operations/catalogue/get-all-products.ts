import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { listProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { chosenProducts } from './chosen-products.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getAllProducts, async (input, { app }) => {
  const page = await listProducts(app.db, {
    ...(await chosenProducts(app, input)),
    order: input.OrderByColumnName,
    page: input.PageNo,
    pageSize: input.PageSize,
  });
  return productRows(page);
});
