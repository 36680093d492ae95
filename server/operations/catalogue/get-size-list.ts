import { getSizeList } from '#contract/operations/catalogue/get-size-list.ts';
import { sizes } from '#shop/catalogue/catalogue.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';
import { localizedNames } from '../localisation/localized-names.ts';

export const handler = handle(getSizeList, async ({ PageNo, PageSize, languageCode }, { app }) => {
  const found = await sizes(app.db, { page: PageNo, pageSize: PageSize });
  return found.map((size) => ({
    SizeID: size.id,
    Name: textIn(size.names, languageCode),
    ShortName: textIn(size.shortNames, languageCode),
    Inches: size.inches,
    Centimeters: size.centimetres,
    ...localizedNames(size.shortNames),
  }));
});
