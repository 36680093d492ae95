import { commonWords, type SearchWords, Synonyms } from '#shop/search/search.ts';
import { addAll, type Bits, countBits, emptyBits, isEmpty, keepOnly, takeOut, union } from './bits.ts';
import { PenaltySums } from './penalty-sums.ts';
import { meantBy, SearchTerms, type Term } from './search-terms.ts';
import { firstLevels, lastLevel } from './typed-words.ts';
import { type StoredWords, WordIndex } from './word-index.ts';

export interface SearchResult {
  /** Places of products, those that fit best first; each in one of them. */
  tiers: Bits[];
  /** What was searched for instead, when what was typed is nothing the catalogue knows. */
  meant: string | null;
}

export interface SearchOptions {
  /** Still being typed: the last word may be any beginning, however short. */
  unfinished?: boolean;
}

/** What is less like the typed word than this is as unlike as that. */
const mostPenalty = lastLevel + 2;
const missingPenalty = 3;
/** Of a term and a place: see `Work`. */
const workOfTerm = 1 / 4;

/** Finds products by what was typed. */
export class WordSearch {
  readonly #words = new WordIndex();
  readonly #terms: SearchTerms;
  #capacity = 0;

  constructor(synonyms = new Synonyms()) {
    this.#terms = new SearchTerms(this.#words, synonyms);
  }

  set synonyms(synonyms: Synonyms) {
    this.#terms.synonyms = synonyms;
  }

  put(place: number, document: SearchWords, capacity: number): void {
    this.#capacity = capacity;
    this.#words.put(place, document, capacity);
  }

  remove = (place: number): void => this.#words.remove(place);

  stored = (places: readonly number[]): StoredWords => this.#words.stored(places);

  load(words: StoredWords, capacity: number): Promise<void> {
    this.#capacity = capacity;
    return this.#words.load(words, capacity);
  }

  /** `runs`: see `searchQuery`. */
  find(runs: readonly string[], options: SearchOptions = {}): SearchResult {
    this.#words.vocabulary.work.begin();
    return this.#find(runs, options);
  }

  /** Other searches that find something where one finds nothing, the likeliest first, and how much by `count`. */
  alternatives(
    runs: readonly string[],
    most: number,
    count: (tiers: Bits[]) => number,
  ): { text: string; products: number }[] {
    const { work } = this.#words.vocabulary;
    work.begin(1 / 4);
    const found: { text: string; products: number }[] = [];
    for (const each of this.#terms.alternatives(runs)) {
      if (found.length === most || work.isOver) break;
      const products = count(this.#find(each).tiers);
      if (products > 0) found.push({ text: each.join(' '), products });
    }
    return found;
  }

  #find(runs: readonly string[], { unfinished = false }: SearchOptions = {}): SearchResult {
    const terms = this.#terms.of(runs, { unfinished, isRepairing: false });
    const found = terms.every(isKnown) ? this.#withTerms(terms) : [];
    if (found.length > 0) return { tiers: found, meant: meantBy(terms) };
    const repaired = this.#terms.of(runs, { unfinished, isRepairing: true });
    // 'Gift for my nephew': what nobody knows is whom it is for.
    const isGift = repaired.some(({ typed }) => commonWords.has(typed));
    const tiers = isGift || repaired.every(isKnown) ? this.#withTerms(repaired) : [];
    return { tiers, meant: tiers.length > 0 ? meantBy(repaired) : null };
  }

  /** Products that have all the terms: first by their names and what they are about, else by whatever says so. */
  #withTerms(terms: readonly Term[]): Bits[] {
    const required = terms.filter(({ isOptional }) => !isOptional);
    const all = required.length > 0 ? terms : terms.map((term) => ({ ...term, isOptional: false }));
    const known = all.filter(({ meanings }) => meanings.length > 0);
    if (known.every(({ isOptional }) => isOptional)) return [];
    const saying = this.#saying(known, lastLevel);
    if (isEmpty(saying)) return [];
    for (let level = firstLevels; level < lastLevel; level += 1) {
      const tiers = this.#ranked(known, level, saying);
      if (tiers.length === 0) continue;
      // Several words that one text holds are no chance; measures stand in descriptions.
      const isSure = required.length !== 1 || required.some(({ typed }) => /^\d|\d$/u.test(typed));
      return isSure && few(tiers) ? this.#ranked(known, lastLevel, saying) : tiers;
    }
    return this.#ranked(known, lastLevel, saying);
  }

  /** The products that all required terms are said of. */
  #saying(terms: readonly Term[], level: number): Bits {
    let all: Bits | undefined;
    for (const { meanings } of terms.filter(({ isOptional }) => !isOptional)) {
      this.#words.vocabulary.work.spend(workOfTerm * this.#capacity);
      const bits = emptyBits(this.#capacity);
      for (const { words } of meanings) addAll(bits, this.#words.withAll(words, level, this.#capacity));
      if (all) keepOnly(all, bits);
      else all = bits;
      if (isEmpty(all)) break;
    }
    return all ?? emptyBits(this.#capacity);
  }

  /** Products of a set by the sum of what each term lacks. */
  #ranked(terms: readonly Term[], level: number, saying: Bits): Bits[] {
    const left = saying.slice();
    const sums = new PenaltySums(this.#capacity);
    // The required ones first: they leave fewer.
    for (const term of terms.toSorted((one, other) => Number(one.isOptional) - Number(other.isOptional))) {
      this.#words.vocabulary.work.spend(workOfTerm * this.#capacity);
      const sets = this.#byPenalty(term, level, left);
      const said = union(
        sets.filter((bits) => bits !== undefined),
        this.#capacity,
      );
      if (term.isOptional) {
        const rest = left.slice();
        takeOut(rest, said);
        sums.add(sets.with(missingPenalty, union([sets[missingPenalty] ?? rest, rest], this.#capacity)));
      } else {
        keepOnly(left, said);
        if (isEmpty(left)) return [];
        sums.add(sets);
      }
    }
    return sums.tiers(left);
  }

  /** Those of some products that a term is said of, by how little it says of them; each once. */
  #byPenalty({ meanings }: Term, level: number, among: Bits): (Bits | undefined)[] {
    const sets: (Bits | undefined)[] = Array.from({ length: mostPenalty + 1 }, () => undefined);
    const setOf = (penalty: number) => (sets[Math.min(penalty, mostPenalty)] ??= emptyBits(this.#capacity));
    for (const { words, cost } of meanings) {
      const [matches = []] = words;
      for (let each = 0; each <= level; each += 1) {
        if (words.length === 1)
          for (const match of matches)
            this.#words.addAt(each, match.word, () => setOf(each + cost + match.cost));
        else addAll(setOf(each + cost), this.#words.withAll(words, each, this.#capacity));
      }
    }
    const left = among.slice();
    return sets.map((bits) => {
      if (!bits) return bits;
      keepOnly(bits, left);
      takeOut(left, bits);
      return isEmpty(bits) ? undefined : bits;
    });
  }
}

const isKnown = ({ meanings, isOptional }: Term): boolean => isOptional || meanings.length > 0;

/** So few that a page has room for those that only mention it. */
const few = (tiers: readonly Bits[]): boolean => tiers.reduce((sum, bits) => sum + countBits(bits), 0) < 9;
