import type { KhmerOf } from './label-set.ts';
import type { newProductsLabels } from './new-products.ts';

export const newProductsKhmer: KhmerOf<typeof newProductsLabels> = {
  lbl_rcntprd_title: 'ផលិតផលថ្មីៗ',
  lbl_popprd_viewall: 'មើលទាំងអស់',
  lbl_rcntprd_viewall: 'មើលទាំងអស់',
};
