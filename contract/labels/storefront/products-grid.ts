import { labelSet } from '../label-set.ts';

export const productsGridLabels = labelSet(84, {
  lbl_prd_gridone_viewdetail: ['View Detail', 'មើលលម្អិត'],

  products: ['Products', 'ផលិតផល'],
});
