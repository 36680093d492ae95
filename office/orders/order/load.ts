import { officeOrderLabels } from '#contract/labels/office/order.ts';
import type { Load } from '#office/page.ts';

/** The URL identifies the order; the browser fetches it. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeOrderLabels, 'title', { number }), robots: 'noindex' },
});
