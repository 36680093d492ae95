import { customPageTexts } from '#contract/labels/server/custom-page-texts.ts';
import { getCustomPageList } from '#contract/operations/content/get-custom-page-list.ts';
import { customPages } from '#shop/custom-pages/custom-pages.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getCustomPageList, async ({ languageCode }, { app }) => {
  const found = await customPages(app.db, languageCode);
  if (found.length === 0) return [];
  const { agreement, pagesFound } = await labelsOf(app.db, customPageTexts, languageCode);
  return found.map(({ slug, title, searchText, inFooter, atCheckout }) => ({
    Slug: slug,
    Title: title,
    SearchText: searchText,
    InFooter: inFooter,
    AtCheckout: atCheckout,
    Agreement: agreement,
    PagesFound: pagesFound,
  }));
});
