import type { KhmerOf } from './label-set.ts';
import type { productsGridLabels } from './products-grid.ts';

export const productsGridKhmer: KhmerOf<typeof productsGridLabels> = {
  lbl_prd_gridone_viewdetail: 'មើលលម្អិត',

  products: 'ផលិតផល',
};
