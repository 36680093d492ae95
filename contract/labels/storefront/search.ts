import { labelSet } from '../label-set.ts';

export const searchLabels = labelSet(97, {
  lbl_allcatg_search_hdr: ['All Category', 'ប្រភេទទាំងអស់'],
  lbl_search_hdr_shopping: ['shopping', 'ទិញទំនិញ'],
  lbl_search_hdr_cart: ['cart', 'កន្ត្រក'],

  search: ['Search', 'ស្វែងរក'],
  searchShop: ['Search the shop', 'ស្វែងរកក្នុងហាង'],
  placeholder: ['Mug, krama, award…', 'ពែង ក្រមា ពានរង្វាន់…'],
  popularSearches: ['Popular searches', 'ការស្វែងរកពេញនិយម'],
  recentSearches: ['Recent searches', 'ការស្វែងរកថ្មីៗ'],
  removeRecent: ['Remove “{text}” from recent searches', 'ដក «{text}» ចេញពីការស្វែងរកថ្មីៗ'],
  clearRecent: ['Clear recent searches', 'លុបការស្វែងរកថ្មីៗ'],
  recent: ['Recent search', 'ធ្លាប់ស្វែងរក'],
  brand: ['Brand', 'ម៉ាក'],
  suggestions: ['Suggestions', 'លទ្ធផលណែនាំ'],
});
