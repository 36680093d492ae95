import type { LanguageCode } from '#contract/languages.ts';
import { getCitiesList } from '#contract/operations/places/get-cities-list.ts';
import { getCountriesList } from '#contract/operations/places/get-countries-list.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import type { Call } from '#web/call.ts';
import type { User } from '../state/stored-user.ts';

export type PlaceNames = Partial<Pick<User, 'CityName' | 'StateName' | 'CountryName'>>;

/** Returns the names of a customer's places in a language. A place that is in no list is omitted. */
export async function placeNames(
  call: Call,
  { CountryID, StateProvinceID, CityID }: Pick<User, 'CountryID' | 'StateProvinceID' | 'CityID'>,
  languageCode: LanguageCode,
): Promise<PlaceNames> {
  const [countries, states, cities] = await Promise.all([
    call(getCountriesList, { languageCode }),
    CountryID ? call(getStatesProvincesList, { CountryId: CountryID, languageCode }) : null,
    StateProvinceID ? call(getCitiesList, { StateProvinceId: StateProvinceID, languageCode }) : null,
  ]);
  const country = countries.data.find((row) => row.CountryID === CountryID);
  const state = states?.data.find((row) => row.StateProvinceID === StateProvinceID);
  const city = cities?.data.find((row) => row.CityID === CityID);
  return {
    ...(country && { CountryName: country.CountryName }),
    ...(state && { StateName: state.StateName }),
    ...(city && { CityName: city.CityName }),
  };
}
