import { labelSet } from './label-set.ts';

export const sidebarFilterLabels = labelSet(90, {
  lbl_lftfilt_category: 'Categories',
  lbl_lftfilt_brand: 'Brands',
  lbl_lftfilt_size: 'Size',
  lbl_lftfilt_price: 'Price',
  lbl_lftfilt_rating: 'Rating',
  lbl_lftfilt_tags: 'Popular Tags',
  lbl_lftfilt_trending: 'Top Trending',
  lbl_lftfilt_collection: 'Spring/Summer 2023 Collection',
  lbl_lftfilt_pop_prod: 'Popular Products',
  lbl_lftfilt_clearfilter: 'Clear All Filter',

  filters: 'Filters',
  sizes: 'Sizes',
  colors: 'Colors',
  tags: 'Tags',
  above: 'Above {amount}',
  anyPrice: 'Any price',
  starsUp: '{n} stars and up',
  starsUpOne: '1 star and up',
  anyRating: 'Any rating',
  apply: 'Apply',
  showProducts: 'Show {n} products',
  showProductsOne: 'Show 1 product',
  clearAll: 'Clear all filters',
});
