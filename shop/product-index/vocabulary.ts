import { LRUCache } from 'lru-cache';
import {
  allowedSlips,
  brandMark,
  clustersOf,
  isKhmer,
  type FuzzyMatch,
  FuzzyWordIndex,
  KhmerSpellings,
  phraseMark,
  SoundIndex,
  unitsOf,
  Work,
} from '#shop/search/search.ts';
import { WordList } from './word-list.ts';

export interface KnownTerm {
  number: number;
  text: string;
  /** The best level at which it ever appeared. */
  level: number;
  /** Whether it is a word of a brand's name, which means the brand only if it has no other meaning. */
  isBrand?: true;
}

/** Codes are numbers, and words with a digit: SKUs, sizes. There may be as many as products. */
type Kind = 'khmer' | 'khmer phrase' | 'latin' | 'latin phrase' | 'code';

function kindOf(text: string): Kind {
  if (text.startsWith(phraseMark))
    return isKhmer(text.slice(phraseMark.length)) ? 'khmer phrase' : 'latin phrase';
  if (isKhmer(text)) return 'khmer';
  return /\d/u.test(text) ? 'code' : 'latin';
}

/**
 * Every word of the catalog, and how to find it from typed text. Words that no product has any more remain.
 */
export class Vocabulary {
  readonly #byText = new Map<string, KnownTerm>();
  /** Separated by kind, because only words of the same kind are similar. */
  readonly #kinds: Record<Kind, WordList<KnownTerm>> = {
    khmer: new WordList(),
    'khmer phrase': new WordList(),
    latin: new WordList(),
    'latin phrase': new WordList(),
    code: new WordList(),
  };
  /** Kinds for which typos are corrected. */
  readonly #near = {
    khmer: new FuzzyWordIndex<KnownTerm>(),
    'khmer phrase': new FuzzyWordIndex<KnownTerm>(),
    latin: new FuzzyWordIndex<KnownTerm>(),
  };
  readonly #nearTo = new LRUCache<string, FuzzyMatch<KnownTerm>[]>({ max: 2000 });
  /** The remaining work for the current request. */
  readonly work = new Work();
  /** Khmer words by each of their parts. Letters aren't separated from their marks. */
  readonly #byPart = new Map<string, KnownTerm[]>();
  readonly #bySound = new SoundIndex<KnownTerm>();
  readonly #spellings = new KhmerSpellings();

  /** Increases with each new word. */
  get size(): number {
    return this.#byText.size;
  }

  /** Returns the number of a word that now appears at a level. */
  numberOf(text: string, level: number): number {
    const known = this.#byText.get(text) ?? this.#add(text, level);
    if (level < known.level) known.level = level;
    return known.number;
  }

  /** Returns all words in the order of their numbers, as `numberOf` loads them. */
  all = (): { texts: string[]; levels: Uint8Array } => ({
    texts: [...this.#byText.keys()],
    levels: Uint8Array.from(this.#byText.values(), ({ level }) => level),
  });

  /** Returns the known terms equal to a text. There are two when products use it as a word and as a phrase. */
  exactly(text: string): KnownTerm[] {
    const known = [this.#byText.get(text), this.#byText.get(phraseMark + text)];
    return known.filter((word) => word !== undefined);
  }

  /** Returns the Khmer word that differs only by its spelling; see `KhmerSpellings`. */
  spelledLike = (khmer: string): string | undefined => this.#spellings.like(khmer);

  /** Returns whether a text is the name of a category or brand, or several words that products have in a row. */
  isPhrase = (text: string): boolean => this.#byText.has(phraseMark + text);

  /** Returns the term for a single word of a brand's name. */
  ofBrand = (text: string): KnownTerm | undefined => this.#byText.get(brandMark + text);

  /** Returns the Khmer compounds that contain a word. */
  compoundsOf = (part: string): readonly KnownTerm[] => this.#byPart.get(part) ?? [];

  /**
   * Returns the words that begin with a text. Phrases are included only if no single word has this prefix.
   */
  beginningWith(text: string): KnownTerm[] {
    const words = this.#kinds[kindOf(text)].beginningWith(text);
    if (words.length > 0) return words;
    return this.#kinds[isKhmer(text) ? 'khmer phrase' : 'latin phrase'].beginningWith(text);
  }

  holding = (text: string): KnownTerm[] => this.#kinds[kindOf(text)].holding(text, this.work);

  /** Returns the Khmer words that sound most like a word in Latin letters; see `SoundIndex`. */
  soundingLike = (latin: string, max: number): KnownTerm[] => this.#bySound.near(latin, max, this.work);

  /** Returns the words with the fewest typos, within the allowed number. */
  near(text: string, max = allowedSlips(unitsOf(text).length)): FuzzyMatch<KnownTerm>[] {
    const kind = kindOf(text);
    if (kind !== 'khmer' && kind !== 'latin') return [];
    const key = `${max}${text}`;
    const near = this.#nearTo.get(key) ?? this.#findNear(text, kind, max);
    if (!this.work.isOver) this.#nearTo.set(key, near);
    return near;
  }

  #findNear(text: string, kind: 'khmer' | 'latin', max: number): FuzzyMatch<KnownTerm>[] {
    const words = this.#near[kind].near(text, max, this.work);
    if (kind === 'latin') return words;
    const lowest = words[0]?.slips ?? max;
    const phrases = this.#near['khmer phrase'].near(text, lowest, this.work);
    return phrases[0] && phrases[0].slips < lowest ? phrases : [...words, ...phrases];
  }

  #add(text: string, level: number): KnownTerm {
    const isBrand = text.startsWith(brandMark);
    const own = isBrand || text.startsWith(phraseMark) ? text.slice(1) : text;
    const kind = kindOf(isBrand ? own : text);
    const word = { number: this.#byText.size, text: own, level, ...(isBrand && { isBrand }) };
    this.#byText.set(text, word);
    // Clearing an empty cache takes longer than adding a word, and the first index adds all words.
    if (this.#nearTo.size > 0) this.#nearTo.clear();
    if (isBrand && kind === 'latin') this.#near[kind].add(word);
    if (isBrand) return word;
    this.#kinds[kind].add(word);
    if (kind !== 'code' && kind !== 'latin phrase') this.#near[kind].add(word);
    if (kind === 'khmer' || kind === 'khmer phrase') this.#spellings.add(own);
    if (kind === 'khmer') this.#addKhmer(word);
    return word;
  }

  #addKhmer(word: KnownTerm): void {
    this.#bySound.add(word);
    const clusters = clustersOf(word.text);
    const parts = clusters.flatMap((_, from) =>
      clusters
        .slice(from)
        // The remainders before and after must be words as well, and so never a single letter with its marks.
        .map((__, more) => ({ to: from + more + 1, rest: clusters.length - from - more - 1 }))
        .filter(({ to, rest }) => to - from > 1 && from !== 1 && rest !== 1)
        .map(({ to }) => clusters.slice(from, to).join('')),
    );
    for (const part of new Set(parts)) if (part !== word.text) addTo(this.#byPart, part, word);
  }
}

function addTo(words: Map<string, KnownTerm[]>, key: string, word: KnownTerm): void {
  const known = words.get(key);
  if (known) known.push(word);
  else words.set(key, [word]);
}
