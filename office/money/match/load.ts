import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import type { Load } from '#office/page.ts';

/** The URL identifies the order; the browser fetches the transfer. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeMoneyLabels, 'title', { number }), robots: 'noindex' },
});
