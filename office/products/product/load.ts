import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import type { Load } from '#office/page.ts';

/** Only reads the id from the URL, or that the product is new; the page fetches the record in the browser. */
export const load: Load = async ({ label, params: { id = '' } }) => ({
  data: { id: /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : 0, isNew: id === 'new' },
  head: {
    title:
      id === 'new' ? label(officeCommonLabels, 'newProduct') : label(officeProductLabels, 'title', { id }),
    robots: 'noindex',
  },
});
