import { getCountriesList } from '#contract/operations/places/get-countries-list.ts';
import type { Choice } from '#ui/select-field.tsx';
import type { LoadContext } from '../page.ts';

/** The initial data of signup and seller request. States and cities are loaded once their parent is chosen. */
export interface CountriesData {
  countries: readonly Choice[];
}

export async function loadCountries({ call, lang }: LoadContext): Promise<CountriesData> {
  const { data } = await call(getCountriesList, { languageCode: lang });
  return { countries: data.map(({ CountryID, CountryName }) => ({ value: CountryID, text: CountryName })) };
}
