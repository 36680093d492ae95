import { LRUCache } from 'lru-cache';
import type { Database } from '#database/schema.ts';
import { clustersOf, isKhmer, khmerWords, searchQuery } from '#shop/search/search.ts';
import type { ProductSearch } from './listing.ts';
import { colours } from './queries.ts';

const maxColours = 1000;
/** Matches the word for color, with which Khmer color names begin. */
const colourWord = /^ពណ៌?/u;

/** Returns the colors that a search names. Products are then shown with pictures in these colors. */
export async function coloursMessage(db: Database, { runs }: ProductSearch): Promise<number[]> {
  const every = await colours(db, { page: 1, pageSize: maxColours });
  const names = every.flatMap(({ id, names: texts }) =>
    Object.values(texts ?? {}).map((name) => ({ id, words: colourWords.memo(name) })),
  );
  const reply = names.filter(
    ({ words }) => words.length > 0 && words.every((word) => runs.some((run) => says(run, word))),
  );
  // Returns whether a name is part of another: dark red isn't red.
  const isWithin = (name: string, other: string) => other !== name && other.includes(name);
  const isNarrow = ({ words }: { words: string[] }) =>
    !reply.some((other) => isWithin(words.join(' '), other.words.join(' ')));
  return reply.filter(isNarrow).map(({ id }) => id);
}

/** The words of color names in both languages, kept because every search compares them all. */
const colourWords = new LRUCache<string, string[]>({
  max: 2 * maxColours,
  memoMethod: (name) =>
    (searchQuery(name) ?? []).map((word) => word.replace(colourWord, '')).filter((word) => word !== ''),
});

/**
 * Returns whether a text contains a word. Khmer has no spaces between words, and a single letter, like the
 * word for white, may be part of any word.
 */
function says(run: string, word: string): boolean {
  if (run === word || !isKhmer(word)) return run === word;
  return clustersOf(word).length > 1
    ? run.includes(word)
    : khmerWords(run).some((part) => part.replace(colourWord, '') === word);
}
