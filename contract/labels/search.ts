import { labelSet } from './label-set.ts';

export const searchLabels = labelSet(97, {
  lbl_allcatg_search_hdr: 'All Category',
  lbl_search_hdr_shopping: 'shopping',
  lbl_search_hdr_cart: 'cart',

  search: 'Search',
  searchShop: 'Search the shop',
  placeholder: 'Mug, krama, award…',
  popularSearches: 'Popular searches',
  recentSearches: 'Recent searches',
  removeRecent: 'Remove “{text}” from recent searches',
  clearRecent: 'Clear recent searches',
  recent: 'Searched before',
  brand: 'Brand',
  suggestions: 'Suggestions',
});
