import type { LanguageCode } from '#contract/languages.ts';
import { otherLanguage } from '#contract/languages.ts';
import type { Names } from '#shop/records/records.ts';
import { wordsOf } from '#shop/search/search.ts';

/** What the shop calls something, in one language or both. */
export interface NamedInShop {
  names: Names;
  /** Of a category, or of a product in it; null: of neither. */
  categoryId: number | null;
}

/** In words. */
const longestPhrase = 6;

/**
 * A name in the other language, made of what the shop calls things in both: as it is called already, or part by part, where the
 * thing itself stands first in Khmer and last in English. '' where a part has no word: half a name helps nobody.
 */
export function suggestedName(
  vocabulary: readonly NamedInShop[],
  name: string,
  from: LanguageCode,
  meaning: Meaning = () => undefined,
): string {
  const to = otherLanguage(from);
  const called = new Map<string, string>();
  for (const { names } of vocabulary) {
    const [one, other] = [names[from], names[to]];
    const key = one && keyOf(wordsOf(one));
    if (key && other && !called.has(key)) called.set(key, other);
  }
  const words = wordsOf(name);
  const numbers: string[] = [];
  const parts: string[] = [];
  const partOf = (key: string) => called.get(key) ?? meaning(key, to);
  for (let at = 0; at < words.length;) {
    const length = longestKnown(words, at, (key) => partOf(key) !== undefined);
    const word = words[at] ?? '';
    const part = length > 0 ? partOf(keyOf(words.slice(at, at + length))) : undefined;
    if (part !== undefined) parts.push(part);
    else if (/^\d+$/u.test(word)) numbers.push(word);
    else return '';
    at += Math.max(1, length);
  }
  const thing = to === 'ar' ? parts.toReversed().join('') : parts.toReversed().map(capital).join(' ');
  return [thing, ...numbers].join(' ').trim();
}

/** What a word or phrase means in a language, where it is nobody's name. */
type Meaning = (key: string, to: LanguageCode) => string | undefined;

const keyOf = (words: readonly string[]) => words.join(' ');
const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);

function longestKnown(words: readonly string[], at: number, isKnown: (key: string) => boolean): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1)
    if (isKnown(keyOf(words.slice(at, at + length)))) return length;
  return 0;
}

/** Where a thing of that name may stand: beside what shares the rarest of its words; null: nothing does. */
export function suggestedCategory(vocabulary: readonly NamedInShop[], name: string): number | null {
  const words = new Set(wordsOf(name));
  const holders = vocabulary.flatMap(({ names, categoryId }) =>
    categoryId === null ? [] : [{ categoryId, shared: sharedWords(names, words) }],
  );
  const often = new Map<string, number>();
  for (const { shared } of holders) for (const word of shared) often.set(word, (often.get(word) ?? 0) + 1);
  let best: { categoryId: number; weight: number } | null = null;
  for (const { categoryId, shared } of holders) {
    const weight = shared.reduce((sum, word) => sum + 1 / (often.get(word) ?? 1), 0);
    if (weight > (best?.weight ?? 0)) best = { categoryId, weight };
  }
  return best?.categoryId ?? null;
}

const sharedWords = (names: Names, words: ReadonlySet<string>): string[] => [
  ...new Set(Object.values(names).flatMap((text) => wordsOf(text).filter((word) => words.has(word)))),
];
