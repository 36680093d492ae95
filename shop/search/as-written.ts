import { fold, spelt } from './fold.ts';
import { clustersOf, isKhmer, keyOf, withoutInactive, wordsOf } from './words.ts';

const latin = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/**
 * Returns normalized words as they appear in a text, with the signs and endings that normalization removes. Other words
 * get their dictionary spelling.
 */
export const asWritten = (text: string, words: readonly string[]): string =>
  keyOf(words.map((word) => (isKhmer(word) ? khmerIn(text, word) : latinIn(text, word)) ?? spelt(word)));

function khmerIn(text: string, word: string): string | undefined {
  const clusters = clustersOf(text.replaceAll(/[\u200B-\u200D\u00AD]/gu, ''));
  for (const from of clusters.keys())
    for (let to = from + 1; to <= clusters.length; to += 1) {
      const part = clusters.slice(from, to).join('');
      const folded = withoutInactive(fold(part));
      if (folded === word) return part.trim();
      if (!word.startsWith(folded)) break;
    }
  return undefined;
}

const latinIn = (text: string, word: string): string | undefined =>
  text.match(latin)?.find((part) => wordsOf(part).includes(word));
