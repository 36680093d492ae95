import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Load } from '#storefront/page.ts';

/** A page that cannot be made now: the database is away, for an update perhaps. */
export const load: Load<null> = async ({ label }) => ({
  status: 503,
  data: null,
  head: { title: label(sharedLabels, 'pausedHeading'), robots: 'noindex' },
});
