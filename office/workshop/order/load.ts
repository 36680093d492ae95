import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import type { Load } from '#office/page.ts';

/** Only reads the order number from the URL; the page fetches the record in the browser. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeWorkshopLabels, 'title', { number }), robots: 'noindex' },
});
