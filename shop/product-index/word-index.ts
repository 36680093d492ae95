import { setImmediate as breath } from 'node:timers/promises';
import { searchLevels, type SearchWords } from '#shop/search/search.ts';
import { addAll, type Bitset, emptyBits, retainOnly } from './bitset.ts';
import { PostingList } from './posting-list.ts';
import { type KnownTerm, Vocabulary } from './vocabulary.ts';

const levels = searchLevels.length;
/** Texts of each level to remember. */
const maxCut = 500;
/** The number of texts, places or postings between yields to the event loop. */
const betweenBreaths = 5000;
const none = new Uint32Array();

/** The words of some places, as consecutive lists. */
export interface TaxonomyTerms {
  texts: string[];
  /** The best level of each text. */
  levels: Uint8Array;
  /** See `#own`. */
  numbers: Uint32Array;
  /** The end of each place's list. */
  ends: Uint32Array;
}

/** The words of all products and where they occur: for each word and level, the places of the products. */
export class WordIndex {
  readonly vocabulary = new Vocabulary();
  /** Indexed by word number times the number of levels, plus the level. */
  readonly #postings: (PostingList | undefined)[] = [];
  /** The same indexes by place, needed to remove a product. */
  readonly #own: (Uint32Array | undefined)[] = [];
  /** For each level, texts that were already split. Word numbers never change. */
  readonly #cut = searchLevels.map(() => new Map<string, Uint32Array>());

  /** Makes the words of a product searchable. `capacity` is the current number of places. */
  post(place: number, capacity: number): void {
    for (const number of this.#own[place] ?? none)
      (this.#postings[number] ??= new PostingList()).add(place, capacity);
  }

  /** Stores the words of a product, which are searched after `post` or `postAll`. */
  add(place: number, document: SearchWords): void {
    const lists = searchLevels.map((name, level) => this.#numbersOf(document[name], level));
    const own = new Uint32Array(lists.reduce((total, { length }) => total + length, 0));
    let end = 0;
    for (const list of lists) {
      own.set(list, end);
      end += list.length;
    }
    this.#own[place] = own;
  }

  /**
   * Returns the word numbers of one level of a document. Cached, because variants of a product share most of
   * their texts and are consecutive.
   */
  #numbersOf(text: string, level: number): Uint32Array {
    if (text === '') return none;
    const cut = this.#cut[level];
    const found = cut?.get(text);
    if (found) return found;
    const words = text.split(' ');
    const numbers = new Uint32Array(words.length);
    for (const [at, word] of words.entries())
      numbers[at] = this.vocabulary.numberOf(word, level) * levels + level;
    if (cut && cut.size >= maxCut) cut.clear();
    cut?.set(text, numbers);
    return numbers;
  }

  stored(places: readonly number[]): TaxonomyTerms {
    const lists = places.map((place) => this.#own[place] ?? none);
    const ends = new Uint32Array(lists.length);
    let end = 0;
    for (const [at, list] of lists.entries()) {
      end += list.length;
      ends[at] = end;
    }
    const numbers = new Uint32Array(end);
    for (const [at, list] of lists.entries()) numbers.set(list, (ends[at] ?? 0) - list.length);
    return { ...this.vocabulary.all(), numbers, ends };
  }

  /** Loads the lists of the first places into an empty index. */
  async load({ texts, levels: best, numbers, ends }: TaxonomyTerms, capacity: number): Promise<void> {
    for (const [at, text] of texts.entries()) {
      if (at % betweenBreaths === 0) await breath();
      this.vocabulary.numberOf(text, best[at] ?? 0);
    }
    for (const [place, to] of ends.entries())
      this.#own[place] = numbers.subarray(place > 0 ? ends[place - 1] : 0, to);
    await this.postAll(capacity);
  }

  /** Creates the postings of all stored words at once, in one typed array. */
  async postAll(capacity: number): Promise<void> {
    const begins = new Uint32Array(this.vocabulary.size * levels + 1);
    for (const list of this.#own)
      for (const number of list ?? none) begins[number + 1] = (begins[number + 1] ?? 0) + 1;
    for (let at = 1; at < begins.length; at += 1) begins[at] = (begins[at] ?? 0) + (begins[at - 1] ?? 0);
    const next = begins.slice();
    const places = new Uint32Array(begins.at(-1) ?? 0);
    for (const [place, list] of this.#own.entries()) {
      if (place % betweenBreaths === 0) await breath();
      for (const number of list ?? none) {
        const where = next[number] ?? 0;
        places[where] = place;
        next[number] = where + 1;
      }
    }
    for (let number = 0; number + 1 < begins.length; number += 1) {
      if (number % betweenBreaths === 0) await breath();
      const own = places.subarray(begins[number], begins[number + 1]);
      if (own.length > 0) this.#postings[number] = PostingList.of(own, capacity);
    }
  }

  remove(place: number): void {
    for (const number of this.#own[place] ?? []) this.#postings[number]?.remove(place);
    this.#own[place] = undefined;
  }

  /** Returns how many products have the word at this level or a better one. */
  uses({ number }: KnownTerm, level: number): number {
    let uses = 0;
    for (let each = 0; each <= level; each += 1) uses += this.#postings[number * levels + each]?.size ?? 0;
    return uses;
  }

  /** Returns whether any text of a product contains the word. */
  isMentioned = (text: string): boolean =>
    this.vocabulary.exactly(text).some((word) => this.uses(word, levels - 1) > 0);

  /** Adds to a set the products that have the word at this level or a better one. */
  addTo(bits: Bitset, { number, level: best }: KnownTerm, level: number): void {
    for (let each = best; each <= level; each += 1) this.#postings[number * levels + each]?.addTo(bits);
  }

  /** Adds the products that have the word at exactly this level. The set is created only if there are any. */
  addAt(level: number, { number }: KnownTerm, setOf: () => Bitset): void {
    this.#postings[number * levels + level]?.addTo(setOf());
  }

  /** Adds to a set the products that have each of the words; see `withAll`. */
  addAllOf(words: readonly (readonly { word: KnownTerm }[])[], level: number, bits: Bitset): void {
    if (words.length > 1) addAll(bits, this.withAll(words, level, bits.length * 32));
    else for (const { word } of words[0] ?? []) this.addTo(bits, word, level);
  }

  /** Returns the products that have each of the words, in any of its variants, at this level or a better one. */
  withAll(words: readonly (readonly { word: KnownTerm }[])[], level: number, capacity: number): Bitset {
    const sets = words.map((any) => {
      const bits = emptyBits(capacity);
      for (const { word } of any) this.addTo(bits, word, level);
      return bits;
    });
    const [all = emptyBits(capacity), ...others] = sets;
    for (const bits of others) retainOnly(all, bits);
    return all;
  }
}
