import type { Database } from '#database/schema.ts';
import { type CountedSearch, countFound } from './queries.ts';

/** Searches of this process that found something and aren't stored yet, by language and term. */
const counts = new Map<string, CountedSearch>();
/** More different searches between two rounds aren't counted. */
const maxTerms = 2000;

/** Counts a search with results, without data about the person. Stored later, so that shoppers don't wait for it. */
export function countSearch(languageId: number, term: string): void {
  const key = `${languageId} ${term}`;
  const count = counts.get(key);
  if (count) count.times += 1;
  else if (counts.size < maxTerms) counts.set(key, { languageId, term, times: 1 });
}

/** Stores the counted searches. Returns false, because there is nothing more to do until later. */
export async function storeSearches(db: Database): Promise<boolean> {
  const all = [...counts.values()];
  counts.clear();
  if (all.length > 0) await countFound(db, all, maxTerms);
  return false;
}
