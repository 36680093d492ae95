import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import type { Load } from '#office/page.ts';

/** Whose transfer it is stands in the address; what it is, browsers ask. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeMoneyLabels, 'title', { number }), robots: 'noindex' },
});
