import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import type { Load } from '#office/page.ts';

/** Which order it is stands in the address; what it is, browsers ask. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeOrderChange, 'title', { number }), robots: 'noindex' },
});
