import { searchMinLength } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { repairWords, searchQuery } from '#shop/search/search.ts';
import type { ProductSearch } from './listing.ts';

const findsNothing: ProductSearch = { words: [], substring: null };

/**
 * What a shopper typed, as a filter: folded, its typing errors repaired against the catalogue's words. null, no filter,
 * below 2 characters (specification §5); a text without any word finds nothing.
 */
export async function searchFor(db: Database, text: string): Promise<ProductSearch | null> {
  if ([...text.trim()].length < searchMinLength) return null;
  const query = searchQuery(text);
  return query ? { words: await repairWords(db, query.words), substring: query.substring } : findsNothing;
}
