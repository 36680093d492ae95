import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Load } from '#storefront/page.ts';

/** The cart is the browser's own: the page comes empty and fills itself there. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'titleCart'), canonical: '/cart', robots: 'noindex' },
});
