import { sampleLabels } from '#contract/labels/storefront/samples.ts';
import type { Load } from '#storefront/page.ts';

/** The page is personal: the wish list is in the browser. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: {
    title: label(sampleLabels, 'title'),
    description: label(sampleLabels, 'intro'),
    canonical: '/wish-list',
    robots: 'noindex',
  },
});
