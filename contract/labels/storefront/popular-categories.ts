import { labelSet } from '../label-set.ts';

export const popularCategoriesLabels = labelSet(89, {
  lbl_popct_category: ['Popular Categories!', 'ប្រភេទពេញនិយម'],
  lbl_popct_prd: ['Products', 'ផលិតផល'],
  lbl_popct_shopnow: ['Shop Now', 'ទិញឥឡូវនេះ'],
  lbl_shopby_category: ['shop By Category', 'ទិញតាមប្រភេទ'],

  productCount: ['{n} products', 'ផលិតផល {n}'],
  productCountOne: ['1 product', 'ផលិតផល 1'],
});
