import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import type { Load } from '#office/page.ts';

/** Which order it is stands in the address; what it is, browsers ask. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeWorkshopLabels, 'title', { number }), robots: 'noindex' },
});
