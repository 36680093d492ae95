import { fillers, giftWords, goodsWords, isKhmer, khmerWords, wrappingWords } from '#shop/search/search.ts';
import { type Bitset, emptyBits, isEmpty, shared, union, without } from './bitset.ts';
import type { SearchOptions, SearchResult } from './search-result.ts';
import type { WordSearch } from './word-search.ts';

/** Returns whether a search asks for any gift, as a search within a price does that names no product. */
export function isForAnyGift(runs: readonly string[], isNarrowed = false): boolean {
  const words = runs.flatMap((run) => (isKhmer(run) && !giftWords.has(run) ? khmerWords(run) : [run]));
  const isGift = (word: string) => giftWords.has(word) || (isNarrowed && goodsWords.has(word));
  return (isNarrowed || words.some(isGift)) && words.every((word) => isGift(word) || fillers.has(word));
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
  if (options.unfinished && !options.isNarrowed) return found;
  if (!isForAnyGift(runs, options.isNarrowed)) return found;
  const capacity = all.length * 32;
  const wrapping = options.isNarrowed ? shared(all, words.called(wrappingWords)) : emptyBits(capacity);
  const tiers = [...found.tiers, without(all, union(found.tiers, capacity))]
    .map((tier) => without(tier, wrapping))
    .filter((tier) => !isEmpty(tier));
  if (isEmpty(wrapping)) return { ...found, tiers, mentioning: 0 };
  return { ...found, tiers: [...tiers, wrapping], mentioning: 1, isWrapping: true };
}
