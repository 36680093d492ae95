import { officeProductLabels } from '#contract/labels/office/product.ts';
import type { Load } from '#office/page.ts';

/** Which product it is stands in the address, or that it is a new one; what it is, browsers ask. */
export const load: Load = async ({ label, params: { id = '' } }) => ({
  data: { id: /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : 0, isNew: id === 'new' },
  head: {
    title:
      id === 'new' ? label(officeProductLabels, 'newProduct') : label(officeProductLabels, 'title', { id }),
    robots: 'noindex',
  },
});
