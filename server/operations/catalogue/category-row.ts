import { type LanguageCode, languages } from '#contract/languages.ts';
import type { Category } from '#shop/catalogue/catalogue.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { localizedNames } from '../localisation/localized-names.ts';

export function categoryRow(category: Category, language: LanguageCode) {
  return {
    CategoryID: category.id,
    ParentCategoryID: category.parentId,
    Name: textIn(category.names, language),
    ...localizedNames(category.names),
    AttachmentURL: category.picture ?? '',
    TotalProducts: category.products,
    ...metaRows(category),
  };
}

function metaRows({ metaTitle, metaDescription }: Category) {
  const rows = Object.values(languages)
    .map(({ id, tag }) => ({
      langId: id,
      MetaTitle: metaTitle[tag],
      MetaDescription: metaDescription[tag],
    }))
    .filter(({ MetaTitle, MetaDescription }) => MetaTitle !== '' || MetaDescription !== '');
  return rows.length > 0 ? { MetaJsonData: rows } : {};
}
