import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import { statesOf } from '#shop/places/places.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getStatesProvincesList, async ({ CountryId, languageCode }, { app }) => {
  const found = CountryId === null ? [] : await statesOf(app.db, CountryId, languageCode);
  return found.map(({ id, name }) => ({ StateProvinceID: id, StateName: name }));
});
