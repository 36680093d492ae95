import { searchMinLength } from '#contract/constants.ts';
import { isSearch } from '#rules/search-text.ts';
import { serviceOf } from '#rules/services-found.ts';
import { searchQuery } from '#shop/search/search.ts';
import type { ProductSearch } from './listing.ts';

/**
 * Parses a search text into a filter. Null, which means no filter, below 2 characters (specification §5), except for an
 * emoji or a Chinese word. A text without words finds nothing.
 */
export function searchFor(text: string): ProductSearch | null {
  if ([...text.trim()].length < searchMinLength && !isSearch(text)) return null;
  const service = serviceOf(text);
  const runs = service === 'errand' ? [] : (searchQuery(text) ?? []);
  return { runs, ...(service && { isForService: true }) };
}
