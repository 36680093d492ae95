import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Load } from '#storefront/page.ts';

/** The same for every address. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'offlineHeading'), canonical: '/offline', robots: 'noindex' },
});
