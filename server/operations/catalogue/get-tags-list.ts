import { getTagsList } from '#contract/operations/catalogue/get-tags-list.ts';
import { tags } from '#shop/catalogue/catalogue.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';
import { localizedNames } from '../localisation/localized-names.ts';

export const handler = handle(getTagsList, async ({ PageNo, PageSize, languageCode }, { app }) => {
  const found = await tags(app.db, { page: PageNo, pageSize: PageSize });
  return found.map(({ id, names }) => ({
    TagID: id,
    TagName: textIn(names, languageCode),
    ...localizedNames(names),
  }));
});
