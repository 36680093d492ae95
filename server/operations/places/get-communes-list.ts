import { getCommunesList } from '#contract/operations/places/get-communes-list.ts';
import { cityCode, communesOf } from '#shop/places/places.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getCommunesList, async ({ CityId, languageCode }, { app }) => {
  const district = CityId === null ? '' : await cityCode(app.db, CityId);
  const found = await communesOf(district, languageCode);
  return found.map(({ name, villages }) => ({ CommuneName: name, VillageNames: villages }));
});
