import { getCitiesList } from '#contract/operations/places/get-cities-list.ts';
import { citiesOf } from '#shop/places/places.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getCitiesList, async ({ StateProvinceId, languageCode }, { app }) => {
  const found = StateProvinceId === null ? [] : await citiesOf(app.db, StateProvinceId, languageCode);
  return found.map(({ id, name }) => ({ CityID: id, CityName: name }));
});
