import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { Load } from '#storefront/page.ts';

/** The cart is in the browser's storage, so the page arrives empty and is filled in the browser. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'titleCart'), canonical: '/cart', robots: 'noindex' },
});
