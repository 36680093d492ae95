import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import { type CountriesData, loadCountries } from '#storefront/account/load-countries.ts';
import type { Load } from '#storefront/page.ts';
import type { Choice } from '#ui/select-field.tsx';

export interface SignupData extends CountriesData {
  /** The states of the first country: the shop's own, which is preselected. */
  states: readonly Choice[];
}

export const load: Load<SignupData> = async (context) => {
  const { call, lang, label } = context;
  const { countries } = await loadCountries(context);
  const { data } = await call(getStatesProvincesList, {
    CountryId: Number(countries[0]?.value ?? 0),
    languageCode: lang,
  });
  const states = data.map(({ StateProvinceID, StateName }) => ({ value: StateProvinceID, text: StateName }));
  return {
    data: { countries, states },
    head: { title: label(sharedLabels, 'titleSignup'), canonical: '/signup', robots: 'noindex' },
  };
};
