import type { LanguageCode } from '#contract/languages.ts';
import { otherLanguage } from '#contract/languages.ts';
import { isKhmer, wordsOf } from '#shop/search/search.ts';
import type { NamedInShop } from './suggest-name.ts';

/** Minimum number of names with both words, and minimum similarity (Dice coefficient). */
const min = { together: 2, likeness: 0.6 };
const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

/** Infers translations of single words from names in both languages, because parts of names recur. */
export function wordMeanings(
  vocabulary: readonly NamedInShop[],
  from: LanguageCode,
): ReadonlyMap<string, string> {
  const to = otherLanguage(from);
  const pairs = vocabulary.flatMap(({ names }) =>
    names[from] && names[to]
      ? [{ from: new Set(wordsOf(names[from])), to: new Set(wordsOf(names[to])) }]
      : [],
  );
  const [ones, others] = [counted(pairs.map((pair) => pair.from)), counted(pairs.map((pair) => pair.to))];
  const together = new Map<string, Map<string, number>>();
  for (const pair of pairs)
    for (const one of pair.from) {
      const beside = together.get(one) ?? new Map<string, number>();
      for (const other of pair.to) beside.set(other, (beside.get(other) ?? 0) + 1);
      together.set(one, beside);
    }
  const written = surfaces(vocabulary.flatMap(({ names }) => names[to] ?? []));
  const found = new Map<string, string>();
  for (const [one, beside] of together) {
    let best = { word: '', likeness: 0 };
    for (const [word, times] of beside) {
      const likeness = (2 * times) / ((ones.get(one) ?? 0) + (others.get(word) ?? 0));
      if (times >= min.together && likeness > best.likeness) best = { word, likeness };
    }
    if (best.likeness >= min.likeness) found.set(one, written.get(best.word) ?? best.word);
  }
  return found;
}

function counted(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Maps the normalized form of Khmer words to their spelling. */
function surfaces(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names)
    for (const { segment } of segmenter.segment(name)) {
      const [word, more] = wordsOf(segment);
      if (word !== undefined && more === undefined && isKhmer(word)) found.set(word, segment);
    }
  return found;
}
