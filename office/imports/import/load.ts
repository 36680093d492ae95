import { officeImportLabels } from '#contract/labels/office/imports.ts';
import type { Load } from '#office/page.ts';

/** Only reads the id from the URL; the page fetches the import in the browser. */
export const load: Load = async ({ label, params: { id = '' } }) => ({
  data: { id: /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : 0 },
  head: { title: label(officeImportLabels, 'title', { id }), robots: 'noindex' },
});
