import type { Answer } from '#contract/operation.ts';
import type { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import type { MenuColumn } from './layout-data.ts';

type CategoryRow = Answer<typeof getCategoriesList>[number];

/** Returns the menu columns: top-level categories with children, in the given order (specification §2). */
export function menuColumns(rows: readonly CategoryRow[], languageId: number): MenuColumn[] {
  const entry = (row: CategoryRow) => ({ id: row.CategoryID, name: nameIn(row, languageId) });
  return rows
    .filter((row) => row.ParentCategoryID === null)
    .map((top) => ({
      ...entry(top),
      children: rows.filter((row) => row.ParentCategoryID === top.CategoryID).map(entry),
    }))
    .filter(({ children }) => children.length > 0);
}

/** Returns the category's name in a language, or its default name if there is none. */
function nameIn({ Name, LocalizationJsonData }: CategoryRow, languageId: number): string {
  return LocalizationJsonData?.find(({ langId }) => langId === languageId)?.text || Name;
}
