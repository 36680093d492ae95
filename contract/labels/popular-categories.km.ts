import type { KhmerOf } from './label-set.ts';
import type { popularCategoriesLabels } from './popular-categories.ts';

export const popularCategoriesKhmer: KhmerOf<typeof popularCategoriesLabels> = {
  lbl_popct_category: 'ប្រភេទពេញនិយម',
  lbl_popct_prd: 'ផលិតផល',
  lbl_popct_shopnow: 'ទិញឥឡូវនេះ',
  lbl_shopby_category: 'ទិញតាមប្រភេទ',

  productCount: '{n} ផលិតផល',
  productCountOne: '1 ផលិតផល',
};
