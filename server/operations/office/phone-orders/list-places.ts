import { listPlaces } from '#contract/operations/office/phone-orders/list-places.ts';
import { idOfCountry } from '#shop/accounts/accounts.ts';
import { citiesOf, cityCode, communesOf, statesOf } from '#shop/places/places.ts';
import { handle } from '../../../calls/operation.ts';

export const handler = handle(
  listPlaces,
  async ({ countryId, stateId, cityId, language }, { app: { db } }) => {
    const country = countryId ?? (await idOfCountry(db, 'KH'));
    const [states, cities, code] = await Promise.all([
      statesOf(db, country, language),
      stateId === null ? [] : citiesOf(db, stateId, language),
      cityId === null ? '' : cityCode(db, cityId),
    ]);
    return { states, cities, communes: await communesOf(code, language) };
  },
);
