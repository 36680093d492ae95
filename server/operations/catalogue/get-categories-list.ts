import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { categories } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { categoryRow } from './category-row.ts';

export const handler = handle(getCategoriesList, async ({ PageNo, PageSize, languageCode }, { app }) => {
  const found = await categories(app.db, { page: PageNo, pageSize: PageSize });
  return found.map((category) => categoryRow(category, languageCode));
});
