import { getCustomPage } from '#contract/operations/content/get-custom-page.ts';
import { customPage } from '#shop/custom-pages/custom-pages.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getCustomPage, async ({ Slug, languageCode }, { app }) => {
  const found = await customPage(app.db, Slug, languageCode, app.isDraft);
  if (!found) return [];
  const { slug, title, body, bodyTag, metaTitle, metaDescription } = found;
  return [
    {
      Slug: slug,
      Title: title,
      Body: body,
      BodyTag: bodyTag,
      MetaTitle: metaTitle,
      MetaDescription: metaDescription,
    },
  ];
});
