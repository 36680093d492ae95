import { getColorsList } from '#contract/operations/catalogue/get-colors-list.ts';
import { colours } from '#shop/catalogue/catalogue.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';
import { localizedNames } from '../localisation/localized-names.ts';

export const handler = handle(getColorsList, async ({ PageNo, PageSize, languageCode }, { app }) => {
  const found = await colours(app.db, { page: PageNo, pageSize: PageSize });
  return found.map(({ id, names, hex }) => ({
    ColorID: id,
    ColorName: textIn(names, languageCode),
    HexCode: hex,
    ...localizedNames(names),
  }));
});
