import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { type CountriesData, loadCountries } from '#storefront/account/load-countries.ts';
import type { Load } from '#storefront/page.ts';

export const load: Load<CountriesData> = async (context) => ({
  data: await loadCountries(context),
  head: {
    title: context.label(sharedLabels, 'titleBecomeSeller'),
    canonical: '/become-seller',
    robots: 'noindex',
  },
});
