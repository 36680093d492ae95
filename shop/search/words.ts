import { fold } from './fold.ts';

const segmenter = new Intl.Segmenter('km', { granularity: 'word' });
const token = /[\u1780-\u17d3]+|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const khmerCluster = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3])*|./gu;
const longestPhrase = 4;
const thousands = /(?<=\d),(?=\d{3}(?!\d))/gu;

export const isKhmer = (word: string): boolean => /^[\u1780-\u17d2]/u.test(word);

/** Returns the normalized words of a text, in order, including repetitions. */
export const wordsOf = (text: string): string[] => wordsOfFolded(fold(text));

export const wordsOfFolded = (folded: string): string[] =>
  runsOf(folded).flatMap((run) => (isKhmer(run) ? khmerWords(run) : latinWords(run)));

/**
 * Splits a text at spaces and signs. Each part is a Latin word, or Khmer words written as one. Numbers lose
 * their commas.
 */
export const runsOf = (folded: string): string[] => folded.replaceAll(thousands, '').match(token) ?? [];

/** Returns two to four consecutive Khmer words of a normalized text joined as one: phrases as people type them. */
export function khmerPhrasesOf(folded: string): string[] {
  return runsOf(folded)
    .filter(isKhmer)
    .flatMap((run) => {
      const words = khmerWords(run);
      const lengths = Array.from({ length: longestPhrase - 1 }, (_, more) => more + 2);
      return words.flatMap((_, from) =>
        lengths
          .filter((length) => from + length <= words.length)
          .map((length) => words.slice(from, from + length).join('')),
      );
    });
}

export function khmerWords(run: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(run))
    if (isWordLike !== false) words.push(withoutInactive(segment));
  return words;
}

/** Removes silent signs, which people add or omit. */
export const withoutInactive = (khmer: string): string => khmer.replaceAll(/[\u17cc\u17cd\u17d0]/gu, '');

/**
 * Splits `t-shirt` into t and shirt, `330ml` into 330 and ml, `85x200` into 85 and 200, and turns plurals into
 * singulars.
 */
export function latinWords(run: string): string[] {
  return run.replaceAll(/['’]/gu, '').split(/[.-]/u).flatMap(withoutUnit).map(singular);
}

/**
 * Returns the hyphenated words of a normalized text joined as one, so that tshirt finds T-Shirt and ag1001 finds
 * AG-1001.
 */
export function joinedWordsOf(folded: string): string[] {
  return (folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [])
    .filter((run) => /\p{L}/u.test(run))
    .map((run) => singular(run.replaceAll('-', '')));
}

function withoutUnit(word: string): string[] {
  const [, one, other] = /^(\d+)([a-z]{2,}|x\d+)$/u.exec(word) ?? [];
  return one && other ? [one, other.replace(/^x(?=\d)/u, '')] : [word];
}

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    scarves: 'scarf',
    knives: 'knife',
    shelves: 'shelf',
    leaves: 'leaf',
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    mice: 'mouse',
  }),
);

/** Removes English plural endings that are safe to remove, so that mugs finds mug. */
export function singular(word: string): string {
  const irregular = irregularPlurals.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return word;
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return /[^sui]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** Splits a Khmer word into clusters: letters with all their marks. */
export const clustersOf = (word: string): string[] => word.match(khmerCluster) ?? [];

/** Returns the key of consecutive words. Khmer words are joined. */
export const keyOf = (words: readonly string[]): string =>
  words.reduce(
    (key, word) =>
      key !== '' && !(isKhmer(key.at(-1) ?? '') && isKhmer(word)) ? `${key} ${word}` : key + word,
    '',
  );
