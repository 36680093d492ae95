import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

/** The page for a temporarily unavailable database, for example during an update. */
export const load: Load<null> = async ({ label }) => ({
  status: 503,
  data: null,
  head: { title: label(sharedLabels, 'pausedHeading'), robots: 'noindex' },
});
