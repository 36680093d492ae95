import { labelSet } from '../label-set.ts';

export const newProductsLabels = labelSet(81, {
  lbl_rcntprd_title: ['Recent Products', 'ផលិតផលថ្មីៗ'],
  lbl_popprd_viewall: ['View All', 'មើលទាំងអស់'],
  lbl_rcntprd_viewall: ['View All', 'មើលទាំងអស់'],
});
