import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Load } from '#storefront/page.ts';

/** Nothing to load: the browser begins anew and goes on. */
export const load: Load<null> = async ({ label }) => ({
  data: null,
  head: { title: label(sharedLabels, 'titleRefresh'), canonical: '/refresh', robots: 'noindex' },
});
