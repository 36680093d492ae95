import type { KhmerOf } from './label-set.ts';
import type { searchLabels } from './search.ts';

export const searchKhmer: KhmerOf<typeof searchLabels> = {
  lbl_allcatg_search_hdr: 'ប្រភេទទាំងអស់',
  lbl_search_hdr_shopping: 'ទិញទំនិញ',
  lbl_search_hdr_cart: 'កន្ត្រក',

  search: 'ស្វែងរក',
  searchShop: 'ស្វែងរកក្នុងហាង',
  placeholder: 'ពែង ក្រមា ពានរង្វាន់…',
  popularSearches: 'ការស្វែងរកពេញនិយម',
  recentSearches: 'ការស្វែងរកថ្មីៗ',
  removeRecent: 'ដក «{text}» ចេញពីការស្វែងរកថ្មីៗ',
  clearRecent: 'លុបការស្វែងរកថ្មីៗ',
  recent: 'ធ្លាប់ស្វែងរក',
  brand: 'ម៉ាក',
  suggestions: 'លទ្ធផលណែនាំ',
};
