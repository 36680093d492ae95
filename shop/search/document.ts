import { fold } from './fold.ts';
import { quoted } from './query.ts';
import { joinedWordsOf, wordsOfFolded } from './words.ts';

/** The texts of one product in one language, as the index needs them. */
export interface SearchableTexts {
  name: string;
  /** Keywords, categories, brand, article number. */
  about: string;
  /** Short and full description; HTML is taken off. */
  description: string;
  /** Colours and tags. */
  traits: string;
}

/** What stands in the index for one product in one language. `vector` is `tsvector` text for `$1::tsvector`. */
export interface SearchDocument {
  name: string;
  vector: string;
}

/** Weights of PostgreSQL's ranking: the name counts most, then what it is about, the description, and its traits. */
const weights = { name: 'A', about: 'B', description: 'C', traits: 'D' } as const satisfies Record<
  keyof SearchableTexts,
  string
>;
const fields = Object.keys(weights) as (keyof SearchableTexts)[];
/** PostgreSQL keeps positions up to 16383 and 256 of one word. */
const maxPosition = 16_383;
const maxPositionsOfWord = 100;

/** The words of each text in their order, and those that are written as one besides. */
export type FieldWords = Record<keyof SearchableTexts, { words: string[]; joined: string[] }>;

/** Cuts the texts into words: most of the work, so it is done once for vocabulary and index. */
export function wordsOfTexts(texts: SearchableTexts): FieldWords {
  const entries = fields.map((field) => {
    const folded = fold(plain(texts[field]));
    return [field, { words: wordsOfFolded(folded), joined: joinedWordsOf(folded) }] as const;
  });
  return Object.fromEntries(entries) as FieldWords;
}

/** Builds the index entry; `partsOf` tells what compounds are made of. */
export function searchDocument(
  { name }: Pick<SearchableTexts, 'name'>,
  found: FieldWords,
  partsOf: (word: string) => readonly string[],
): SearchDocument {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const field of fields) {
    const { words, joined } = found[field];
    for (const word of [...words, ...joined]) {
      position = Math.min(position + 1, maxPosition);
      const parts = partsOf(word);
      for (const each of parts.length === 0 ? [word] : new Set([word, ...parts])) {
        const known = places.get(each) ?? [];
        if (known.length === 0) places.set(each, known);
        if (known.length < maxPositionsOfWord) known.push(`${position}${weights[field]}`);
      }
    }
  }
  const vector = [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ');
  return { name: fold(name), vector };
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/&(?:nbsp|#160);/gu, ' ')
    .replaceAll('&amp;', '&');
