import { expect, it } from 'vitest';
import { getCitiesList } from '#contract/operations/places/get-cities-list.ts';
import { getCommunesList } from '#contract/operations/places/get-communes-list.ts';
import { getCountriesList } from '#contract/operations/places/get-countries-list.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { query, request, raw } = await guestShop();

await query`insert into country (id, code, position) values (1, 'TH', 2), (2, 'KH', 1)`;
await query`insert into country_text (country_id, language_id, name)
  values (1, 1, 'Thailand'), (2, 1, 'Cambodia'), (2, 2, 'កម្ពុជា')`;
await query`insert into state_province (id, country_id) values (1, 2), (2, 1)`;
await query`insert into state_province_text (state_province_id, language_id, name)
  values (1, 1, 'Kampot'), (1, 2, 'កំពត'), (2, 1, 'Trat')`;
await query`insert into city (id, state_province_id, code, position) values (1, 1, '0703', 2), (2, 1, '', 1)`;
await query`insert into city_text (city_id, language_id, name) values (1, 1, 'Chhuk'), (2, 1, 'Angkor Chey')`;

it('countries are returned in their order, in the requested language', async () => {
  expect(await request(getCountriesList, { recordValueJson: '[]' })).toEqual([
    { CountryID: 2, CountryName: 'Cambodia' },
    { CountryID: 1, CountryName: 'Thailand' },
  ]);
  expect((await request(getCountriesList, { languageCode: 'ar' })).map((row) => row.CountryName)).toEqual([
    'កម្ពុជា',
    'Thailand',
  ]);
});

it('the states of the country are returned', async () => {
  expect(await request(getStatesProvincesList, { CountryId: '2', languageCode: 'ar' })).toEqual([
    { StateProvinceID: 1, StateName: 'កំពត' },
  ]);
  expect(await request(getStatesProvincesList, { CountryId: 1 })).toEqual([
    { StateProvinceID: 2, StateName: 'Trat' },
  ]);
});

it('the cities of the state are returned', async () => {
  expect(await request(getCitiesList, { StateProvinceId: 1 })).toEqual([
    { CityID: 2, CityName: 'Angkor Chey' },
    { CityID: 1, CityName: 'Chhuk' },
  ]);
});

it('the communes and quarters of the district are returned, with their villages', async () => {
  const communes = await request(getCommunesList, { CityId: '1' });
  expect(communes[0]?.CommuneName).toBe('Khum Baniev');
  expect(communes[0]?.VillageNames.slice(0, 2)).toEqual(['Phum Ta Lang', 'Phum Prey Chheu Nieng']);
  const khmer = await request(getCommunesList, { CityId: 1, languageCode: 'ar' });
  expect(khmer.map(({ VillageNames }) => VillageNames.length)).toEqual(
    communes.map(({ VillageNames }) => VillageNames.length),
  );
  expect(khmer[0]).toMatchObject({
    CommuneName: 'ឃុំបានៀវ',
    VillageNames: ['ភូមិតាឡង់', 'ភូមិព្រៃឈើនៀង', 'ភូមិតាមុំ', 'ភូមិព្រៃភ្ជុំ', 'ភូមិត្រពាំងតាសេក'],
  });
  expect(await request(getCommunesList, { CityId: 2 })).toEqual([]);
});

it.each([-999, '-999', '', null, undefined, 0, 99])(
  'the list of places is empty if no place is chosen: %j',
  async (none) => {
    expect(await request(getStatesProvincesList, { CountryId: none })).toEqual([]);
    expect(await request(getCitiesList, { StateProvinceId: none })).toEqual([]);
    expect(await request(getCommunesList, { CityId: none })).toEqual([]);
  },
);

it('an invalid place is rejected with an empty list', async () => {
  expect(await raw(getCitiesList.path, { StateProvinceId: 'x' })).toMatchObject({
    statusCode: 400,
    data: '[]',
  });
});
