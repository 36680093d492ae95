import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { Load } from '#storefront/page.ts';

/** A page that could not be made: ours is the fault. Asks for nothing itself. */
export const load: Load<null> = async ({ label }) => ({
  status: 500,
  data: null,
  head: { title: label(sharedLabels, 'titleError'), robots: 'noindex' },
});
