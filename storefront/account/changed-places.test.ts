import { expect, it } from 'vitest';
import { changedPlaces } from './changed-places.ts';

const states = [
  { value: 12, text: 'Phnom Penh' },
  { value: 17, text: 'Siem Reap' },
];
const cities = [{ value: 1710, text: 'Krong Siem Reap' }];

it('places are stored with the names they were selected by', () => {
  expect(changedPlaces({ state: '17', city: '1710', states, cities })).toEqual({
    StateProvinceID: 17,
    StateName: 'Siem Reap',
    CityID: 1710,
    CityName: 'Krong Siem Reap',
  });
});

it('a place that isn’t selected is stored with neither id nor name', () => {
  expect(changedPlaces({ state: '', city: '', states, cities: [] })).toEqual({
    StateProvinceID: null,
    StateName: '',
    CityID: null,
    CityName: '',
  });
  expect(changedPlaces({ state: '12', city: '', states, cities })).toMatchObject({
    StateName: 'Phnom Penh',
    CityID: null,
    CityName: '',
  });
});
