import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

/** The page for an internal error. Makes no calls itself. */
export const load: Load<null> = async ({ label }) => ({
  status: 500,
  data: null,
  head: { title: label(sharedLabels, 'titleError'), robots: 'noindex' },
});
