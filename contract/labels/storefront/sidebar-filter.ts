import { labelSet } from '../label-set.ts';

export const sidebarFilterLabels = labelSet(90, {
  lbl_lftfilt_category: ['Categories', 'ប្រភេទ'],
  lbl_lftfilt_brand: ['Brands', 'ម៉ាក'],
  lbl_lftfilt_size: ['Size', 'ទំហំ'],
  lbl_lftfilt_price: ['Price', 'តម្លៃ'],
  lbl_lftfilt_rating: ['Rating', 'ការវាយតម្លៃ'],
  lbl_lftfilt_tags: ['Popular Tags', 'ស្លាកពេញនិយម'],
  lbl_lftfilt_trending: ['Top Trending', 'កំពុងពេញនិយម'],
  lbl_lftfilt_collection: ['Spring/Summer 2023 Collection', 'ទំនិញថ្មីប្រចាំរដូវ'],
  lbl_lftfilt_pop_prod: ['Popular Products', 'ផលិតផលពេញនិយម'],
  lbl_lftfilt_clearfilter: ['Clear All Filter', 'លុបតម្រងទាំងអស់'],

  filters: ['Filters', 'តម្រង'],
  sizes: ['Sizes', 'ទំហំ'],
  colors: ['Colors', 'ពណ៌'],
  tags: ['Tags', 'ស្លាក'],
  above: ['Above {amount}', 'លើសពី {amount}'],
  upTo: ['Up to {amount}', 'មិនលើសពី {amount}'],
  anyPrice: ['Any price', 'គ្រប់តម្លៃ'],
  starsUp: ['{n} stars and up', '{n} ផ្កាយឡើងទៅ'],
  starsUpOne: ['1 star and up', '1 ផ្កាយឡើងទៅ'],
  anyRating: ['Any rating', 'គ្រប់ការវាយតម្លៃ'],
  apply: ['Apply', 'ប្រើតម្រង'],
  showProducts: ['Show {n} products', 'បង្ហាញផលិតផល {n}'],
  showProductsOne: ['Show 1 product', 'បង្ហាញផលិតផល 1'],
  clearAll: ['Clear all filters', 'លុបតម្រងទាំងអស់'],
});
