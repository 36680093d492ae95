import { labelSet } from './label-set.ts';

export const newProductsLabels = labelSet(81, {
  lbl_rcntprd_title: 'Recent Products',
  lbl_popprd_viewall: 'View All',
  lbl_rcntprd_viewall: 'View All',
});
