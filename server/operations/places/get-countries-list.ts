import { getCountriesList } from '#contract/operations/places/get-countries-list.ts';
import { countries } from '#shop/places/places.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getCountriesList, async ({ languageCode }, { app }) => {
  const found = await countries(app.db, languageCode);
  return found.map(({ id, name }) => ({ CountryID: id, CountryName: name }));
});
