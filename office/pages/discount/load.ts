import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import type { Load } from '#office/page.ts';

/** The address identifies the discount, or says that it is new; the browser fetches it. */
export const load: Load = async ({ label, params: { id = '' } }) => ({
  data: { id: /^[1-9]\d{0,8}$/u.test(id) ? Number(id) : 0, isNew: id === 'new' },
  head: { title: label(officeDiscountsLabels, id === 'new' ? 'newOne' : 'discount'), robots: 'noindex' },
});
