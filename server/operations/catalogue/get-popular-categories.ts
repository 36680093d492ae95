import { getPopularCategories } from '#contract/operations/catalogue/get-popular-categories.ts';
import { popularCategories } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { categoryRow } from './category-row.ts';

export const handler = handle(getPopularCategories, async ({ PageNo, PageSize, languageCode }, { app }) => {
  const found = await popularCategories(app.db, { page: PageNo, pageSize: PageSize });
  return found.map((category) => categoryRow(category, languageCode));
});
