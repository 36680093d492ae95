import { allowedSlips, isKhmer, keyOf, unitsOf } from '#shop/search/search.ts';
import type { SearchTerms } from './search-terms.ts';
import { firstLevels } from './typed-words.ts';
import type { WordIndex } from './word-index.ts';

const [fewAlternatives, maxAlternatives] = [4, 12];
/** Returns the maximum number of typos: more than for automatic correction, as the shopper decides. */
const maxFarTypos = (word: string): number => allowedSlips(unitsOf(word).length) + 1;

/** Returns alternatives to a search without results: similar names, the known words, then fewer words. */
export function alternativesOf(runs: readonly string[], terms: SearchTerms, words: WordIndex): string[][] {
  const typed = terms.words(runs);
  const likely = (word: string) =>
    words.vocabulary
      .near(word, maxFarTypos(word))
      .filter((near) => words.uses(near.word, firstLevels) > 0)
      .slice(0, fewAlternatives)
      .map((near) => near.word.text);
  const replaced = typed.flatMap((word, at) =>
    terms.isThere(word) || isKhmer(word) ? [] : likely(word).map((other) => typed.with(at, other)),
  );
  const rest = typed.filter(terms.isThere);
  const fewer = rest.length > 1 ? rest.map((_, at) => rest.toSpliced(at, 1)) : [];
  const tries = [...replaced, ...(rest.length > 0 && rest.length < typed.length ? [rest] : []), ...fewer];
  return [...new Map(tries.map((each) => [keyOf(each), each])).values()].slice(0, maxAlternatives);
}
