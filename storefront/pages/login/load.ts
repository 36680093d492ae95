import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

/** The page is personal: it arrives empty and is filled in the browser. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'titleLogin'), canonical: '/login', robots: 'noindex' },
});
