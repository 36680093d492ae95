import { searchMinLength } from '#contract/constants.ts';
import { fold } from './fold.ts';
import { isKhmer, wordsOf } from './words.ts';

/** What to ask the index. All words must be there (as beginnings, see `wordQuery`), or the name holds the substring. */
export interface SearchQuery {
  words: string[];
  /** Null below 3 characters: shorter patterns make a trigram index slow. */
  substring: string | null;
}

const substringMinLength = 3;
const maxLength = 100;
const maxWords = 10;

/** What a shopper typed as a query; null when it is shorter than 2 characters after folding, or holds no word. */
export function searchQuery(text: string): SearchQuery | null {
  const folded = [...fold([...text].slice(0, maxLength).join(''))];
  if (folded.length < searchMinLength) return null;
  const typed = folded.join('');
  const words = [...new Set(wordsOf(typed))].slice(0, maxWords);
  const substring = folded.length >= substringMinLength ? typed : null;
  return words.length > 0 ? { words, substring } : null;
}

/** The words as PostgreSQL `tsquery` text for `$1::tsquery`: each one, or a word that begins with it. */
export function wordQuery(words: readonly string[]): string {
  return words
    .map((word) => `${quoted(word)}${[...word].length >= substringMinLength ? ':*' : ''}`)
    .join(' & ');
}

/**
 * The same of a search still being typed: every word is any beginning, however short. Half a Khmer word may be cut
 * anywhere, so it is asked for as one word too. `inName` looks at names alone (weight A, see document.ts).
 */
export function typedQuery(words: readonly string[], { inName = false } = {}): string {
  const begun = (word: string) => `${quoted(word)}:*${inName ? 'A' : ''}`;
  const each = words.map(begun).join(' & ');
  return words.length > 1 && words.every(isKhmer) ? `${each} | ${begun(words.join(''))}` : each;
}

/** The substring as a pattern for `like`, its own signs taken literally. */
export function containsPattern(substring: string): string {
  return `%${substring.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}

/** A lexeme inside `tsvector` and `tsquery` text. */
export function quoted(word: string): string {
  return `'${word.replaceAll('\\', String.raw`\\`).replaceAll("'", "''")}'`;
}
