import { sharedLabels } from '#contract/labels/shared-words.ts';
import { getCountriesList } from '#contract/operations/places/get-countries-list.ts';
import type { Load } from '#storefront/page.ts';

export interface SignupData {
  countries: readonly { id: number; name: string }[];
}

/** The countries come with the page; their states and cities are asked for when one is chosen. */
export const load: Load<SignupData> = async ({ call, lang, label }) => {
  const { data } = await call(getCountriesList, { languageCode: lang });
  return {
    data: { countries: data.map(({ CountryID, CountryName }) => ({ id: CountryID, name: CountryName })) },
    head: { title: label(sharedLabels, 'titleSignup'), canonical: '/signup', robots: 'noindex' },
  };
};
