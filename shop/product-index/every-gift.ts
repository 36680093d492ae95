import { fillers, giftWords, isKhmer, khmerWords, wrappingWords } from '#shop/search/search.ts';
import { type Bitset, emptyBits, isEmpty, shared, union, without } from './bitset.ts';
import type { SearchOptions, SearchResult } from './search-result.ts';
import type { WordSearch } from './word-search.ts';

/** Returns whether a search asks for any gift. */
export function isForAnyGift(runs: readonly string[]): boolean {
  const words = runs.flatMap((run) => (isKhmer(run) && !giftWords.has(run) ? khmerWords(run) : [run]));
  return (
    words.some((word) => giftWords.has(word)) &&
    words.every((word) => giftWords.has(word) || fillers.has(word))
  );
}

/**
 * Finds products by a search text. A search for any gift returns every product, because everything here is
 * one: those with the word in their name first, and gift packaging last if a price or other filter is set.
 */
export function searchAmong(
  words: WordSearch,
  all: Bitset,
  runs: readonly string[],
  options: SearchOptions,
): SearchResult {
  const found = words.find(runs, options);
  if (options.unfinished || !isForAnyGift(runs)) return found;
  const capacity = all.length * 32;
  const wrapping = options.isNarrowed ? shared(all, words.called(wrappingWords)) : emptyBits(capacity);
  const tiers = [...found.tiers, without(all, union(found.tiers, capacity))]
    .map((tier) => without(tier, wrapping))
    .filter((tier) => !isEmpty(tier));
  if (isEmpty(wrapping)) return { ...found, tiers, mentioning: 0 };
  return { ...found, tiers: [...tiers, wrapping], mentioning: 1, isWrapping: true };
}
