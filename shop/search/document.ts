import { fillers } from './fillers.ts';
import { fold } from './fold.ts';
import { joinedWordsOf, khmerPhrasesOf, wordsOf, wordsOfFolded } from './words.ts';

/** How strongly a word describes a product: most in its name, least in its full description. */
export const searchLevels = ['name', 'about', 'traits', 'short', 'body'] as const;
export type SearchLevel = (typeof searchLevels)[number];

export type SearchWords = Record<SearchLevel, string>;

/** Its texts. `about` contains keywords and SKU, `traits` colors and tags, `short` and `body` the descriptions. */
export interface SearchTexts extends SearchWords {
  /** Names of its categories and their ancestors. */
  categories: readonly string[];
  brand: string;
}

/**
 * The version of the splitting rules. Increase it when they change: older documents are then rebuilt at the
 * next start.
 */
export const searchRules = 6;

/** The prefix of several words that are written as one but also indexed separately. */
export const phraseMark = '+';
/** The prefix of a single word of a brand's name, which may mean something else: a `Sugar Palm` ruler isn't sugar. */
export const brandMark = '@';
const levelsWithPhrases: ReadonlySet<SearchLevel> = new Set(['name', 'about', 'traits']);

/** Matches the part of a Khmer name after 'in': `ទៀនក្នុងកែវ` is a candle, not a glass. */
const inKhmer = /(?<=[\u1780-\u17d3]ក្នុង)[\u1780-\u17d3]+/gu;

/** Returns the search words of a product by level, separated by spaces, each at its best level only. */
export function searchDocument(texts: SearchTexts): SearchWords {
  const seen = new Set<string>();
  // The full name of a category says what a product is; a single word of `Cups and bottles` doesn't.
  const categories = texts.categories.flatMap((name) => phraseOf(wordsOf(name)));
  const further: Partial<Record<SearchLevel, string[]>> = {
    about: [...categories, ...brandTerms(texts.brand)],
    short: texts.categories.flatMap((name) => wordsOf(name)),
  };
  const name = fold(plain(texts.name));
  const entries = searchLevels.map((level) => {
    const behindIn = level === 'about' ? ` ${(name.match(inKhmer) ?? []).join(' ')}` : '';
    const folded = level === 'name' ? name.replaceAll(inKhmer, '') : fold(plain(texts[level])) + behindIn;
    const phrases = levelsWithPhrases.has(level) ? khmerPhrasesOf(folded) : [];
    const words = [
      ...wordsOfFolded(folded),
      ...joinedWordsOf(folded),
      ...phrases.map((phrase) => phraseMark + phrase),
      ...(further[level] ?? []),
    ];
    const own = [...new Set(words)].filter((word) => !seen.has(word));
    for (const word of own) seen.add(word);
    return [level, own.join(' ')] as const;
  });
  return Object.fromEntries(entries) as SearchWords;
}

/** Returns a name as one word of the index: with the mark, which keywords lack, and a single one also without it. */
function phraseOf(name: readonly string[]): string[] {
  const words = name.filter((word) => !fillers.has(word));
  const phrase = phraseMark + words.join('');
  return words.length === 1 ? [...words, phrase] : [phrase];
}

/** Returns a brand's name and its beginnings as words of the index, and its single words with a mark. */
function brandTerms(name: string): string[] {
  const words = wordsOf(name).filter((word) => !fillers.has(word));
  if (words.length < 2) return phraseOf(words);
  const beginnings = words.slice(1).map((_, more) => phraseMark + words.slice(0, more + 2).join(''));
  return [...beginnings, ...words.map((word) => brandMark + word)];
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(?:nbsp|#160);/gu, ' ')
    .replaceAll('&amp;', '&');
