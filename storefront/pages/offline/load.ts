import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

/** The page is the same for every URL. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'offlineHeading'), canonical: '/offline', robots: 'noindex' },
});
