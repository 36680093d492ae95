import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Load } from '#storefront/page.ts';

/** Personal: the page comes empty and fills itself in the browser. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'titleOrdersHistory'), canonical: '/orders-history', robots: 'noindex' },
});
