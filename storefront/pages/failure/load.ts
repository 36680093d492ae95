import { sharedLabels } from '#contract/labels/shared-words.ts';
import type { Load } from '#storefront/page.ts';

/** A page that could not be made: ours is the fault. Asks for nothing itself. */
export const failure: Load<null> = async ({ label }) => ({
  status: 500,
  data: null,
  head: { title: label(sharedLabels, 'titleError'), robots: 'noindex' },
});

/** A page that cannot be made now: the database is away, for an update perhaps. */
export const paused: Load<null> = async ({ label }) => ({
  status: 503,
  data: null,
  head: { title: label(sharedLabels, 'pausedHeading'), robots: 'noindex' },
});
