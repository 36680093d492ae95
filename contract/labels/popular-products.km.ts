import type { KhmerOf } from './label-set.ts';
import type { popularProductsLabels } from './popular-products.ts';

export const popularProductsKhmer: KhmerOf<typeof popularProductsLabels> = {
  lbl_popprd_title: 'ផលិតផលពេញនិយម',
  lbl_popprd_viewall: 'មើលទាំងអស់',
};
