import { officeOrderLabels } from '#contract/labels/office/order.ts';
import type { Load } from '#office/page.ts';

/** Which order it is stands in the address; what it is, browsers ask. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeOrderLabels, 'title', { number }), robots: 'noindex' },
});
