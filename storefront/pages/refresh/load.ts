import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

/** Loads nothing. The browser resets its state and continues. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'titleRefresh'), canonical: '/refresh', robots: 'noindex' },
});
