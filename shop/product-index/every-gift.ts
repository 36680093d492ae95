import { fillers, giftWords, isKhmer, khmerWords, wrappingWords } from '#shop/search/search.ts';
import { type Bits, emptyBits, isEmpty, shared, takeOut, union } from './bits.ts';
import type { SearchResult, WordSearch } from './word-search.ts';

/** Whether a search asks for a gift and says nothing else. */
export function isForAnyGift(runs: readonly string[]): boolean {
  const words = runs.flatMap((run) => (isKhmer(run) && !giftWords.has(run) ? khmerWords(run) : [run]));
  return (
    words.some((word) => giftWords.has(word)) &&
    words.every((word) => giftWords.has(word) || fillers.has(word))
  );
}

/**
 * Everything here is a gift: those called so first, then all others. Under a price or another filter what gifts are put in
 * comes last.
 */
export function everyGift(
  words: WordSearch,
  found: SearchResult,
  { all, isNarrowed }: { all: Bits; isNarrowed: boolean },
): SearchResult {
  const capacity = all.length * 32;
  const wrapping = isNarrowed ? shared(all, words.called(wrappingWords)) : emptyBits(capacity);
  const tiers = [...found.tiers, without(all, union(found.tiers, capacity))]
    .map((tier) => without(tier, wrapping))
    .filter((tier) => !isEmpty(tier));
  if (isEmpty(wrapping)) return { ...found, tiers, mentioning: 0 };
  return { ...found, tiers: [...tiers, wrapping], mentioning: 1, isWrapping: true };
}

function without(bits: Bits, other: Bits): Bits {
  const rest = bits.slice();
  takeOut(rest, other);
  return rest;
}
