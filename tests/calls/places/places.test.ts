import { beforeAll, expect, it } from 'vitest';
import { getCitiesList } from '#contract/operations/places/get-cities-list.ts';
import { getCountriesList } from '#contract/operations/places/get-countries-list.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db } = await testDatabase();
const { ask, raw } = await guestCalls(db);

beforeAll(async () => {
  await db
    .insertInto('country')
    .values([
      { id: 1, code: 'TH', position: 2 },
      { id: 2, code: 'KH', position: 1 },
    ])
    .execute();
  await db
    .insertInto('country_text')
    .values([
      { country_id: 1, language_id: 1, name: 'Thailand' },
      { country_id: 2, language_id: 1, name: 'Cambodia' },
      { country_id: 2, language_id: 2, name: 'កម្ពុជា' },
    ])
    .execute();
  await db
    .insertInto('state_province')
    .values([
      { id: 1, country_id: 2 },
      { id: 2, country_id: 1 },
    ])
    .execute();
  await db
    .insertInto('state_province_text')
    .values([
      { state_province_id: 1, language_id: 1, name: 'Kampot' },
      { state_province_id: 1, language_id: 2, name: 'កំពត' },
      { state_province_id: 2, language_id: 1, name: 'Trat' },
    ])
    .execute();
  await db
    .insertInto('city')
    .values([
      { id: 1, state_province_id: 1, position: 2 },
      { id: 2, state_province_id: 1, position: 1 },
    ])
    .execute();
  await db
    .insertInto('city_text')
    .values([
      { city_id: 1, language_id: 1, name: 'Chhuk' },
      { city_id: 2, language_id: 1, name: 'Angkor Chey' },
    ])
    .execute();
});

it('countries come in their order, in the language asked for', async () => {
  expect(await ask(getCountriesList, { recordValueJson: '[]' })).toEqual([
    { CountryID: 2, CountryName: 'Cambodia' },
    { CountryID: 1, CountryName: 'Thailand' },
  ]);
  expect((await ask(getCountriesList, { languageCode: 'ar' })).map((row) => row.CountryName)).toEqual([
    'កម្ពុជា',
    'Thailand',
  ]);
});

it('states are those of the country', async () => {
  expect(await ask(getStatesProvincesList, { CountryId: '2', languageCode: 'ar' })).toEqual([
    { StateProvinceID: 1, StateName: 'កំពត' },
  ]);
  expect(await ask(getStatesProvincesList, { CountryId: 1 })).toEqual([
    { StateProvinceID: 2, StateName: 'Trat' },
  ]);
});

it('cities are those of the state', async () => {
  expect(await ask(getCitiesList, { StateProvinceId: 1 })).toEqual([
    { CityID: 2, CityName: 'Angkor Chey' },
    { CityID: 1, CityName: 'Chhuk' },
  ]);
});

it.each([-999, '-999', '', null, undefined, 0, 99])('nobody chose a place: %j lists none', async (none) => {
  expect(await ask(getStatesProvincesList, { CountryId: none })).toEqual([]);
  expect(await ask(getCitiesList, { StateProvinceId: none })).toEqual([]);
});

it('refuses what is no place with an empty list', async () => {
  expect(await raw(getCitiesList.path, { StateProvinceId: 'x' })).toMatchObject({
    statusCode: 400,
    data: '[]',
  });
});
