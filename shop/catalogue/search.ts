import { searchMinLength } from '#contract/constants.ts';
import { searchQuery } from '#shop/search/search.ts';
import type { ProductSearch } from './listing.ts';

/** What a shopper typed, as a filter. null, no filter, below 2 characters (specification §5); a text without any word finds nothing. */
export function searchFor(text: string): ProductSearch | null {
  if ([...text.trim()].length < searchMinLength) return null;
  return { runs: searchQuery(text) ?? [] };
}
