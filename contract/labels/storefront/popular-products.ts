import { labelSet } from '../label-set.ts';

export const popularProductsLabels = labelSet(82, {
  lbl_popprd_title: ['Popular Products', 'ផលិតផលពេញនិយម'],
  lbl_popprd_viewall: ['View All', 'មើលទាំងអស់'],
});
