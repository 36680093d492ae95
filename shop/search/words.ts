import { fold } from './fold.ts';

const segmenter = new Intl.Segmenter('km', { granularity: 'word' });
const token = /[\u1780-\u17d3]+|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const khmerCluster = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17d3])*|./gu;
/** Shorter pieces of Khmer are syllables of anything. In code points. */
const shortestPart = 3;

/** Whether a folded word is a Khmer one. */
export const isKhmer = (word: string): boolean => /^[\u1780-\u17d2]/u.test(word);

/** The words of a text, folded, in their order, repeated where they repeat; Khmer compounds stay whole (see `partsOf`). */
export const wordsOf = (text: string): string[] => wordsOfFolded(fold(text));

/** The same of a text that is folded already. */
export function wordsOfFolded(folded: string): string[] {
  return (folded.match(token) ?? []).flatMap((each) => (isKhmer(each) ? khmerWords(each) : latinWords(each)));
}

function khmerWords(run: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(run)) if (isWordLike !== false) words.push(segment);
  return words;
}

/** `t-shirt` is t and shirt, `330ml` is 330 and ml, plurals are their singular. */
function latinWords(run: string): string[] {
  return run.replaceAll(/['’]/gu, '').split(/[.-]/u).flatMap(withoutUnit).map(singular);
}

/** Hyphenated words of a folded text written as one, so that tshirt finds T-Shirt and ag1001 finds AG-1001. */
export function joinedWordsOf(folded: string): string[] {
  return (folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [])
    .filter((run) => /\p{L}/u.test(run))
    .map((run) => singular(run.replaceAll('-', '')));
}

function withoutUnit(word: string): string[] {
  const [, amount, unit] = /^(\d+)([a-z]{2,})$/u.exec(word) ?? [];
  return amount && unit ? [amount, unit] : [word];
}

/** English plurals, so that mugs finds mug: only endings that are safe to take off. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return word;
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return /[^sui]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** The Khmer words of a catalogue that compounds may be made of: long enough to mean something. */
export function partVocabulary(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => isKhmer(word) && [...word].length >= shortestPart));
}

/**
 * The parts of a Khmer compound, by the longest words of the vocabulary that cover most of it; what stays between them
 * counts as a part too. Empty for a word without parts.
 */
export function partsOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (!isKhmer(word)) return [];
  const clusters = word.match(khmerCluster) ?? [];
  const cover = bestCover(clusters, word, vocabulary);
  if (cover.covered === 0) return [];
  return cover.pieces.filter((piece) => piece !== word && [...piece].length >= shortestPart);
}

/** The same for many texts, which mostly repeat each other's words. */
export function partFinder(vocabulary: ReadonlySet<string>): (word: string) => readonly string[] {
  const found = new Map<string, readonly string[]>();
  return (word) => {
    const parts = found.get(word) ?? partsOf(word, vocabulary);
    found.set(word, parts);
    return parts;
  };
}

/** Every piece of a Khmer word that could be a part of it, the word itself left out. */
export function splitsOf(word: string): string[] {
  if (!isKhmer(word)) return [];
  const clusters = (word.match(khmerCluster) ?? []).slice(0, 20);
  const pieces = clusters.flatMap((_, start) =>
    clusters.slice(start).map((__, more) => clusters.slice(start, start + more + 1).join('')),
  );
  return pieces.filter((piece) => piece !== word && [...piece].length >= shortestPart);
}

interface Cover {
  /** Code units that belong to words of the vocabulary. */
  covered: number;
  words: number;
  pieces: string[];
  /** The last piece is no word of the vocabulary, so what follows may join it. */
  open: boolean;
}

const nothing: Cover = { covered: 0, words: 0, pieces: [], open: false };

/** The cover of the clusters with most known text, then fewest words: found for each beginning, the shortest first. */
function bestCover(clusters: readonly string[], whole: string, vocabulary: ReadonlySet<string>): Cover {
  const covers = [nothing];
  let best = nothing;
  for (const [last, clusterText] of clusters.entries()) {
    best = skip(best, clusterText);
    for (const [start, before] of covers.entries()) {
      const piece = clusters.slice(start, last + 1).join('');
      if (piece === whole || !vocabulary.has(piece)) continue;
      const next = take(before, piece);
      if (next.covered > best.covered || (next.covered === best.covered && next.words < best.words))
        best = next;
    }
    covers.push(best);
  }
  return best;
}

const take = ({ covered, words, pieces }: Cover, piece: string): Cover => ({
  covered: covered + piece.length,
  words: words + 1,
  pieces: [...pieces, piece],
  open: false,
});

function skip(before: Cover, clusterText: string): Cover {
  const pieces = before.open
    ? [...before.pieces.slice(0, -1), `${before.pieces.at(-1)}${clusterText}`]
    : [...before.pieces, clusterText];
  return { ...before, pieces, open: true };
}
