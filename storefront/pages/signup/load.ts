import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getStatesProvincesList } from '#contract/operations/places/get-states-provinces-list.ts';
import { type CountriesData, loadCountries } from '#storefront/account/load-countries.ts';
import { nextPath } from '#storefront/next-path.ts';
import type { Load } from '#storefront/page.ts';
import type { Choice } from '#ui/select-field.tsx';
import { loadPaymentMethods } from '#storefront/payment/load-payment-methods.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';

export const queryKeys = ['next'];

export interface SignupData extends CountriesData {
  /** The states of the first country: the shop's own, which is preselected. */
  states: readonly Choice[];
  /** The payment methods, for shoppers who continue to the checkout. Omitted for others. */
  methods?: readonly PaymentMethod[];
}

export const load: Load<SignupData> = async (context) => {
  const { call, lang, label, links, query } = context;
  const isAhead = nextPath(`?${query}`, links) === links.checkout();
  const [{ countries }, methods] = await Promise.all([
    loadCountries(context),
    isAhead ? loadPaymentMethods(context) : null,
  ]);
  const { data } = await call(getStatesProvincesList, {
    CountryId: Number(countries[0]?.value ?? 0),
    languageCode: lang,
  });
  const states = data.map(({ StateProvinceID, StateName }) => ({ value: StateProvinceID, text: StateName }));
  return {
    data: { countries, states, ...(methods && { methods }) },
    head: {
      title: label(sharedLabels, isAhead ? 'titleCheckout' : 'titleSignup'),
      canonical: '/signup',
      robots: 'noindex',
    },
  };
};
