import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import type { Load } from '#office/page.ts';

/** The URL identifies the order; the browser fetches it. */
export const load: Load = async ({ label, params: { number = '' } }) => ({
  data: { number },
  head: { title: label(officeWorkshopLabels, 'title', { number }), robots: 'noindex' },
});
