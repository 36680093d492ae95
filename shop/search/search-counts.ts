import { createHash } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { type CountedSearch, countFound, noteVisitors } from './queries.ts';

/** Searches of this process that found something and aren't stored yet, by language and term. */
const counts = new Map<string, CountedSearch>();
/** The bits of the visitors of search pages that aren't stored yet, also by language and term. */
const visits = new Map<string, { languageId: number; term: string; bits: Set<number> }>();
/** More different searches between two rounds aren't counted. */
const maxTerms = 2000;
const visitorBits = 64;

/** Counts a search with results, without data about the person. Stored later, so that shoppers don't wait for it. */
export function countSearch(languageId: number, term: string): void {
  const key = `${languageId} ${term}`;
  const count = counts.get(key);
  if (count) count.times += 1;
  else if (counts.size < maxTerms) counts.set(key, { languageId, term, times: 1 });
}

/** Counts a visitor of a search. Only one of few bits is stored, which many visitors share. */
export function countVisitor(languageId: number, term: string, visitor: string): void {
  const key = `${languageId} ${term}`;
  const bit = (createHash('sha256').update(`${term} ${visitor}`).digest()[0] ?? 0) % visitorBits;
  const visit = visits.get(key);
  if (visit) visit.bits.add(bit);
  else if (visits.size < maxTerms) visits.set(key, { languageId, term, bits: new Set([bit]) });
}

/** Stores the counted searches. Returns false, because there is nothing more to do until later. */
export async function storeSearches(db: Database): Promise<boolean> {
  const all = [...counts.values()];
  const visited = [...visits.values()].map(({ languageId, term, bits }) => ({
    languageId,
    term,
    visitors: Array.from({ length: visitorBits }, (_, bit) => (bits.has(bit) ? 1 : 0)).join(''),
  }));
  counts.clear();
  visits.clear();
  if (all.length > 0) await countFound(db, all, maxTerms);
  if (visited.length > 0) await noteVisitors(db, visited);
  return false;
}
