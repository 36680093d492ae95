import { searchDocument, searchQuery, type SearchWords, Synonyms } from '#shop/search/search.ts';
import { numbersIn } from '#shop/product-index/bitset.ts';
import type { SearchOptions } from '#shop/product-index/search-result.ts';
import { WordSearch } from '#shop/product-index/word-search.ts';

export const capacity = 64;
export const nothing = { about: '', brand: '', categories: [], traits: '', short: '', body: '' };
export const named = (name: string) => searchDocument({ ...nothing, name });

export function searchIn(documents: readonly SearchWords[], synonyms = new Synonyms()): WordSearch {
  const search = new WordSearch(synonyms);
  for (const [place, document] of documents.entries()) {
    search.add(place, document);
    search.post(place, capacity);
  }
  return search;
}
/** Returns the places found for a text, tier by tier. */
export const found = (search: WordSearch, text: string, options?: SearchOptions) =>
  search.find(searchQuery(text) ?? [], options).tiers.map(numbersIn);
