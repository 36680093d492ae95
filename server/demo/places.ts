import type { DemoData, DemoText } from './files.ts';
import { DemoDataError } from './read-files.ts';
import { perLanguage, type Rows } from './rows.ts';

interface Place {
  id: number;
  code: string;
  name: DemoText;
}
export interface City extends Place {
  stateId: number;
}
export interface State extends Place {
  countryId: number;
}

/** Countries, states and cities with their ids, counted through all countries. */
export interface Places {
  countries: Place[];
  states: State[];
  cities: City[];
}

/** Khmer names of Cambodia's places carry their kind (ខេត្ត, ខណ្ឌ, …), as people write them; English names are plain. */
export function placesOf({ countries, cambodia }: DemoData): Places {
  const kindOf = (kind: string) => {
    const known = cambodia.kinds[kind];
    if (!known) throw new DemoDataError(`cambodia.json: "${kind}" is no kind of place`);
    return known.km;
  };
  const provinces = cambodia.provinces.map((province) => ({
    code: province.code,
    name: { en: province.en, km: kindOf(province.kind) + province.km },
    cities: province.districts.map(([code, km, en, kind]) => ({ code, name: { en, km: kindOf(kind) + km } })),
  }));
  const places: Places = { countries: [], states: [], cities: [] };
  countries.forEach(({ code, name, states }, at) => {
    const countryId = at + 1;
    places.countries.push({ id: countryId, code, name });
    const listed = states === 'cambodia.json' ? provinces : states.map(withoutCodes);
    for (const state of listed) {
      const stateId = places.states.length + 1;
      places.states.push({ id: stateId, code: state.code, name: state.name, countryId });
      for (const city of state.cities) places.cities.push({ id: places.cities.length + 1, ...city, stateId });
    }
  });
  return places;
}

const withoutCodes = (state: { name: DemoText; cities: DemoText[] }) => ({
  code: '',
  name: state.name,
  cities: state.cities.map((name) => ({ code: '', name })),
});

export function placeRows({ countries, states, cities }: Places): Rows {
  return {
    country: countries.map(({ id, code }, position) => ({ id, code, position })),
    country_text: texts(countries, (country_id) => ({ country_id })),
    state_province: states.map(({ id, code, countryId }, position) => ({
      id,
      code,
      country_id: countryId,
      position,
    })),
    state_province_text: texts(states, (state_province_id) => ({ state_province_id })),
    city: cities.map(({ id, code, stateId }, position) => ({
      id,
      code,
      state_province_id: stateId,
      position,
    })),
    city_text: texts(cities, (city_id) => ({ city_id })),
  };
}

function texts<Key>(places: readonly Place[], key: (id: number) => Key) {
  return places.flatMap(({ id, name }) =>
    perLanguage((language_id, pick) => ({ ...key(id), language_id, name: pick(name) })),
  );
}
