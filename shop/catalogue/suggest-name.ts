import type { LanguageCode } from '#contract/languages.ts';
import { otherLanguage } from '#contract/languages.ts';
import type { Names } from '#shop/records/records.ts';
import { wordsOf } from '#shop/search/search.ts';

/** A name that the shop uses, in one language or both. */
export interface NamedInShop {
  names: Names;
  /** The category that the name belongs to, or the product's; null for other names. */
  categoryId: number | null;
}

/** Maximum length of a phrase, in words. */
const longestPhrase = 6;

/**
 * Suggests a name in the other language, based on names that the shop has in both: an existing translation,
 * or part by part, where the main noun comes first in Khmer and last in English. Returns '' if a part is
 * unknown, because half a name doesn't help.
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

/** The translation of a word or phrase that isn't a whole name. */
type Meaning = (key: string, to: LanguageCode) => string | undefined;

const keyOf = (words: readonly string[]) => words.join(' ');
const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);

function longestKnown(words: readonly string[], at: number, isKnown: (key: string) => boolean): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1)
    if (isKnown(keyOf(words.slice(at, at + length)))) return length;
  return 0;
}

/** Suggests a category for a name: that of names which share its rarest word. Null if there are none. */
export function suggestedCategory(vocabulary: readonly NamedInShop[], name: string): number | null {
  const words = new Set(wordsOf(name));
  const holders = vocabulary.flatMap(({ names, categoryId }) =>
    categoryId === null ? [] : [{ categoryId, shared: sharedWords(names, words) }],
  );
  const often = new Map<string, number>();
  for (const { shared } of holders) for (const word of shared) often.set(word, (often.get(word) ?? 0) + 1);
  let best: { categoryId: number; weight: number } | null = null;
  for (const { categoryId, shared } of holders) {
    const weight = shared.reduce((total, word) => total + 1 / (often.get(word) ?? 1), 0);
    if (weight > (best?.weight ?? 0)) best = { categoryId, weight };
  }
  return best?.categoryId ?? null;
}

const sharedWords = (names: Names, words: ReadonlySet<string>): string[] => [
  ...new Set(Object.values(names).flatMap((text) => wordsOf(text).filter((word) => words.has(word)))),
];
