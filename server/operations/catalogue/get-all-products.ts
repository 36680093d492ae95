import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { languages } from '#contract/languages.ts';
import { isMiss, listProducts } from '#shop/catalogue/catalogue.ts';
import { customPages } from '#shop/custom-pages/custom-pages.ts';
import { noteFound, noteMiss } from '#shop/search/search.ts';
import { handle } from '../../calls/operation.ts';
import { answersFound } from './answers-found.ts';
import { chosenProducts } from './chosen-products.ts';
import { productRows } from './product-row.ts';

export const handler = handle(getAllProducts, async (input, { app }) => {
  const choice = await chosenProducts(app.db, input);
  const page = await listProducts(app.db, {
    ...choice,
    order: input.OrderByColumnName,
    page: input.PageNo,
    pageSize: input.PageSize,
  });
  const search = { text: input.SearchTerm, languageId: languages[input.languageCode].id };
  if (input.PageNo === 1 && page.total > 0 && choice.search !== null) noteFound(search);
  // Counts only unfiltered first pages: filters may cause the empty result, and page numbers have no end.
  if (input.PageNo === 1 && page.total === 0 && (await isMiss(app.db, choice))) {
    // A question or page that answers the search counts as a result.
    const lang = input.languageCode;
    const ownPages = await customPages(app.db, lang);
    const found = await answersFound(app.db, { text: search.text, lang, isLost: true, ownPages });
    if (Object.values(found).some((answers) => answers.length > 0)) noteFound(search);
    else
      await noteMiss(app.primaryDb ?? app.db, search).catch((error: unknown) =>
        app.log.warn({ err: error }, 'could not count a search without results'),
      );
  }
  return productRows(page);
});
