import { FuzzyWordIndex } from './fuzzy-word-index.ts';
import { KhmerSpellings } from './khmer-spellings.ts';
import { SoundIndex } from './sound-index.ts';
import { unitsOf } from './typos.ts';
import { isPlace } from './places.ts';
import { isKhmer, keyOf, wordsOf } from './words.ts';
import type { Work } from './work.ts';

/** Minimum length of a word, in units. */
const shortestNear = 6;

/** Words and phrases with the same meaning. They also find `narrower` ones, but not the other way round. */
export interface SynonymGroup {
  words: readonly string[];
  narrower: readonly string[];
}

/** The other meanings of each word or phrase. */
export class Synonyms {
  readonly #others = new Map<string, { words: string[]; cost: number }[]>();
  readonly #keys = new FuzzyWordIndex<{ text: string }>();
  readonly #bySound = new SoundIndex<{ text: string }>();
  readonly #spellings: KhmerSpellings;

  constructor(groups: Iterable<SynonymGroup> = []) {
    for (const { words, narrower } of groups) {
      const phraseOf = (text: string) => ({ words: wordsOf(text), cost: 1 });
      const [same, less] = [words.map(phraseOf), narrower.map(phraseOf)];
      for (const [at, typed] of words.entries()) {
        const split = same[at]?.words ?? [];
        // `House warming` is also typed as one word. In Khmer it always is.
        const joined = isKhmer(typed) || split.length !== 2 ? [] : [split.join('')];
        const others = [...same.filter((_, one) => words[one] !== typed), ...less];
        for (const key of [keyOf(split), ...joined])
          this.#others.set(key, [...(this.#others.get(key) ?? []), ...others]);
      }
    }
    this.#spellings = new KhmerSpellings(this.#others.keys());
    for (const text of this.#others.keys()) {
      // No word is taken for a place that wasn't typed.
      if (isPlace(text)) continue;
      this.#keys.add({ text });
      if (isKhmer(text)) this.#bySound.add({ text });
    }
  }

  /** Returns the words of each other phrase, and the cost of its difference. `key`: see `keyOf`. */
  of = (key: string): readonly { words: readonly string[]; cost: number }[] => this.#others.get(key) ?? [];

  has = (key: string): boolean => this.#others.has(key);

  /** Returns the key of the meaning that words have beside one for gifts, such as `gift for wedding`. Null if it is the same. */
  giftKey = (key: string): string | null => (this.#others.has(`gift for ${key}`) ? `gift for ${key}` : null);

  /** Returns the Khmer key that differs only by its spelling; see `KhmerSpellings`. */
  spelledLike = (khmer: string): string | undefined => this.#spellings.like(khmer);

  /** Returns the Khmer keys that sound like a word in Latin letters; see `SoundIndex`. */
  soundingLike = (latin: string, max: number, work: Work): string[] =>
    this.#bySound.near(latin, max, work).map(({ text }) => text);

  /** Returns a key of a longer word that differs by one typo. */
  near(key: string, work: Work): string | null {
    if (unitsOf(key).length < shortestNear) return null;
    return this.#keys.near(key, 1, work)[0]?.word.text ?? null;
  }
}
