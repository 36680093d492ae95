import { labelSet } from './label-set.ts';

export const popularCategoriesLabels = labelSet(89, {
  lbl_popct_category: 'Popular Categories!',
  lbl_popct_prd: 'Products',
  lbl_popct_shopnow: 'Shop Now',
  lbl_shopby_category: 'shop By Category',

  productCount: '{n} products',
  productCountOne: '1 product',
});
