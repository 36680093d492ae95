import { commonWords, type SearchWords, Synonyms } from '#shop/search/search.ts';
import { addAll, type Bits, countBits, emptyBits, isEmpty, keepOnly, takeOut } from './bits.ts';
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
  find(runs: readonly string[], { unfinished = false }: SearchOptions = {}): SearchResult {
    const terms = this.#terms.of(runs, { unfinished, isRepairing: false });
    const found = terms.every(isKnown) ? this.#withTerms(terms) : [];
    if (found.length > 0) return { tiers: found, meant: meantBy(terms) };
    const repaired = this.#terms.of(runs, { unfinished, isRepairing: true });
    // 'Gift for my nephew': what nobody knows is whom it is for.
    const isGift = repaired.some(({ typed }) => commonWords.has(typed));
    const tiers = isGift || repaired.every(isKnown) ? this.#withTerms(repaired) : [];
    return { tiers, meant: tiers.length > 0 ? meantBy(repaired) : null };
  }

  /** Other searches that may be meant by one that finds nothing, the likeliest first. */
  alternatives = (runs: readonly string[]): string[][] => this.#terms.alternatives(runs);

  /** Products that have all the terms: first by their names and what they are about, else by whatever says so. */
  #withTerms(terms: readonly Term[]): Bits[] {
    const required = terms.filter(({ isOptional }) => !isOptional);
    const all = required.length > 0 ? terms : terms.map((term) => ({ ...term, isOptional: false }));
    const known = all.filter(({ meanings }) => meanings.length > 0);
    if (known.every(({ isOptional }) => isOptional)) return [];
    for (let level = firstLevels; level < lastLevel; level += 1) {
      const tiers = this.#ranked(known, level);
      if (tiers.length === 0) continue;
      // Several words that one text holds are no chance; measures stand in descriptions.
      const isSure = required.length !== 1 || required.some(({ typed }) => /^\d|\d$/u.test(typed));
      return isSure && few(tiers) ? this.#ranked(known, lastLevel) : tiers;
    }
    return this.#ranked(known, lastLevel);
  }

  /** By the sum of what each term lacks. */
  #ranked(terms: readonly Term[], level: number): Bits[] {
    let sums: (Bits | undefined)[] = [];
    // The required ones first: they leave fewer.
    for (const [at, term] of terms
      .toSorted((one, other) => Number(one.isOptional) - Number(other.isOptional))
      .entries()) {
      const sets = this.#byPenalty(term, level);
      if (at === 0) {
        sums = sets;
        continue;
      }
      const next: (Bits | undefined)[] = [];
      const rest = term.isOptional ? complementOf(sets, this.#capacity) : null;
      const steps = rest ? sets.with(missingPenalty, joinedBits(sets[missingPenalty], rest)) : sets;
      for (const [sum, before] of sums.entries()) {
        if (!before) continue;
        for (const [penalty, set] of steps.entries()) {
          if (!set) continue;
          const both = before.slice();
          keepOnly(both, set);
          next[sum + penalty] = joinedBits(next[sum + penalty], both);
        }
      }
      sums = next;
    }
    return sums.filter((bits) => bits !== undefined && !isEmpty(bits)) as Bits[];
  }

  /** The products a term is said of, by how little it says of them; each once. */
  #byPenalty({ meanings }: Term, level: number): (Bits | undefined)[] {
    const sets: (Bits | undefined)[] = Array.from({ length: mostPenalty + 1 }, () => undefined);
    const put = (penalty: number, add: (bits: Bits) => void) => {
      const at = Math.min(penalty, mostPenalty);
      const bits = sets[at] ?? emptyBits(this.#capacity);
      add(bits);
      sets[at] = bits;
    };
    for (const { words, cost } of meanings) {
      for (let each = 0; each <= level; each += 1) {
        if (words.length === 1)
          for (const match of words[0] ?? [])
            put(each + cost + match.cost, (bits) => this.#words.addTo(bits, match.word, each));
        else {
          const both = this.#words.withAll(words, each, this.#capacity);
          put(each + cost, (bits) => addAll(bits, both));
        }
      }
    }
    const better = emptyBits(this.#capacity);
    return sets.map((bits) => {
      if (!bits) return bits;
      takeOut(bits, better);
      addAll(better, bits);
      return isEmpty(bits) ? undefined : bits;
    });
  }
}

const isKnown = ({ meanings, isOptional }: Term): boolean => isOptional || meanings.length > 0;

/** So few that a page has room for those that only mention it. */
const few = (tiers: readonly Bits[]): boolean => tiers.reduce((sum, bits) => sum + countBits(bits), 0) < 9;

function joinedBits(one: Bits | undefined, other: Bits): Bits {
  if (!one) return other;
  addAll(one, other);
  return one;
}

function complementOf(sets: readonly (Bits | undefined)[], capacity: number): Bits {
  const rest = emptyBits(capacity).fill(0xff_ff_ff_ff);
  for (const set of sets) if (set) takeOut(rest, set);
  return rest;
}
