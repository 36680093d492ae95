import { quickOrderLabels } from '#contract/labels/storefront/quick-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

/** The same for everyone: the list is typed in the browser. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: {
    title: label(sharedLabels, 'titleQuickOrder'),
    description: label(quickOrderLabels, 'intro'),
    canonical: '/quick-order',
    robots: 'noindex',
  },
});
