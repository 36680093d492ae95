import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { languages } from '#contract/languages.ts';
import type { Parsed } from '#contract/operation.ts';
import { listProducts } from '#shop/catalogue/catalogue.ts';
import { noteMiss } from '#shop/search/search.ts';
import { handle } from '../../calls/operation.ts';
import { chosenProducts } from './chosen-products.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getAllProducts, async (input, { app }) => {
  const choice = chosenProducts(input);
  const page = await listProducts(app.db, {
    ...choice,
    order: input.OrderByColumnName,
    page: input.PageNo,
    pageSize: input.PageSize,
  });
  if (choice.search && page.total === 0 && isSearchAlone(input)) {
    const miss = { text: input.SearchTerm, languageId: languages[input.languageCode].id };
    await noteMiss(app.primaryDb ?? app.db, miss).catch((error: unknown) =>
      app.log.warn({ err: error }, 'could not note a miss'),
    );
  }
  return productRows(page);
});

/** Filters may be what nothing was found for, and later pages have no end. */
const isSearchAlone = (input: Parsed<typeof getAllProducts>): boolean =>
  input.PageNo === 1 &&
  input.MinPrice === null &&
  input.MaxPrice === null &&
  input.Rating === null &&
  [input.CategoryID, input.ManufacturerID, input.SizeID, input.ColorID, input.TagID].every(
    (ids) => ids.length === 0,
  );
