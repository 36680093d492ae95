import type { KhmerOf } from './label-set.ts';
import type { sidebarFilterLabels } from './sidebar-filter.ts';

export const sidebarFilterKhmer: KhmerOf<typeof sidebarFilterLabels> = {
  lbl_lftfilt_category: 'ប្រភេទ',
  lbl_lftfilt_brand: 'ម៉ាក',
  lbl_lftfilt_size: 'ទំហំ',
  lbl_lftfilt_price: 'តម្លៃ',
  lbl_lftfilt_rating: 'ការវាយតម្លៃ',
  lbl_lftfilt_tags: 'ស្លាកពេញនិយម',
  lbl_lftfilt_trending: 'កំពុងពេញនិយម',
  lbl_lftfilt_collection: 'ទំនិញថ្មីប្រចាំរដូវ',
  lbl_lftfilt_pop_prod: 'ផលិតផលពេញនិយម',
  lbl_lftfilt_clearfilter: 'លុបតម្រងទាំងអស់',

  filters: 'តម្រង',
  sizes: 'ទំហំ',
  colors: 'ពណ៌',
  tags: 'ស្លាក',
  above: 'លើសពី {amount}',
  anyPrice: 'គ្រប់តម្លៃ',
  starsUp: '{n} ផ្កាយឡើងទៅ',
  starsUpOne: '1 ផ្កាយឡើងទៅ',
  anyRating: 'គ្រប់ការវាយតម្លៃ',
  apply: 'ប្រើតម្រង',
  showProducts: 'បង្ហាញ {n} ផលិតផល',
  showProductsOne: 'បង្ហាញ 1 ផលិតផល',
  clearAll: 'លុបតម្រងទាំងអស់',
};
