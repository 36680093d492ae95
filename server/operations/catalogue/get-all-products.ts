import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { listProducts, searchFor } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../operation.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getAllProducts, async (input, { app }) => {
  const page = await listProducts(app.db, {
    language: input.languageCode,
    search: await searchFor(app.db, input.SearchTerm),
    categories: input.CategoryID,
    brands: input.ManufacturerID,
    sizes: input.SizeID,
    colours: input.ColorID,
    tags: input.TagID,
    minPayCents: input.MinPrice,
    maxPayCents: input.MaxPrice,
    minRating: input.Rating,
    order: input.OrderByColumnName,
    page: input.PageNo,
    pageSize: input.PageSize,
  });
  return productRows(page);
});
