import { materialWords } from '#shop/search/search.ts';
import { countBits, isEmpty, union, without } from './bitset.ts';
import { fallbackThreshold } from './found.ts';
import { withLargest } from './most-words.ts';
import { headOf } from './query-parts.ts';
import type { SearchResult } from './search-result.ts';
import type { Term } from './term.ts';
import type { TermSets } from './term-sets.ts';

/** If only a few descriptions mention all words, adds the products that match most of them. */
export function withLargestNamed(sets: TermSets, result: SearchResult, terms: readonly Term[]): SearchResult {
  const before = union(result.tiers, sets.capacity);
  if (countBits(before) >= fallbackThreshold) return result;
  const { tiers, parts } = withLargest(sets, terms);
  const [part] = parts;
  if (!part) return result;
  const named = tiers.slice(0, part.tiers);
  // A single word of several says too little, unless it is the thing: `scarf` in `silk scarf`.
  const isMade = terms.every(({ typed }) => part.words.includes(typed) || materialWords.has(typed));
  const head = headOf(terms);
  // A mug's description mentions a photo by chance, although a photo is a product, too.
  const isOther = (term: Term) => term !== head && !term.isOptional && sets.isSure(term);
  const isHead = head && part.words.includes(head.typed) && terms.some(isOther);
  if (part.words.length < 2 && !isMade && !isHead) return result;
  const more = named.map((tier) => without(tier, before)).filter((tier) => !isEmpty(tier));
  if (more.length === 0) return result;
  return {
    ...result,
    tiers: [...more, ...result.tiers],
    further: { words: part.words, tiers: more.length },
  };
}
