import { clustersOf, commonWords, isKhmer, type SearchWords, Synonyms } from '#shop/search/search.ts';
import { addAll, type Bitset, countBits, emptyBits, isEmpty, retainOnly, takeOut, union } from './bitset.ts';
import { byHaving } from './by-having.ts';
import { exactly, isKnown, isLike, meantBy } from './known-terms.ts';
import { PenaltyTotals } from './penalty-totals.ts';
import type { SearchOptions, SearchResult, WordsFound } from './search-result.ts';
import { SearchTerms, type Term } from './search-terms.ts';
import { firstLevels, lastLevel, likeCost, repairCost } from './typed-words.ts';
import type { KnownTerm } from './vocabulary.ts';
import { type TaxonomyTerms, WordIndex } from './word-index.ts';

type CountOf = (tiers: Bitset[]) => number;

/** The maximum penalty. Words that are less similar all count the same. */
const maxPenalty = lastLevel + 2;
const missingPenalty = 3;
/** The cost of one term and place (see `Work`). */
const workOfTerm = 1 / 4;

/** Finds products by a search text. */
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

  /** Returns the products whose name or keywords contain one of the normalized words. */
  called(words: readonly string[]): Bitset {
    const called = emptyBits(this.#capacity);
    for (const word of words.flatMap((text) => this.#words.vocabulary.exactly(text)))
      for (let level = 0; level < firstLevels; level += 1) this.#words.addAt(level, word, () => called);
    return called;
  }

  stored = (places: readonly number[]): TaxonomyTerms => this.#words.stored(places);

  load(words: TaxonomyTerms, capacity: number): Promise<void> {
    this.#capacity = capacity;
    return this.#words.load(words, capacity);
  }

  /** Finds products. `runs`: see `searchQuery`. */
  find(runs: readonly string[], options: SearchOptions = {}): SearchResult {
    this.#words.vocabulary.work.begin();
    return this.#find(runs, options);
  }

  /**
   * Returns alternatives that have results, to a search without results, the most likely first. `count`
   * returns the number of their results.
   */
  alternatives(runs: readonly string[], most: number, count: CountOf): WordsFound[] {
    const { work } = this.#words.vocabulary;
    work.begin(1 / 4);
    const found: WordsFound[] = [];
    for (const words of this.#terms.alternatives(runs)) {
      if (found.length === most || work.isOver) break;
      const products = count(this.#find(words).tiers);
      if (products > 0) found.push({ words, products });
    }
    return found;
  }

  /**
   * Returns each word of a search with the number of results it has alone. If the search has results, only
   * known words.
   */
  each(runs: readonly string[], count: CountOf, findsNothing: boolean): WordsFound[] {
    this.#words.vocabulary.work.begin(1 / 4);
    const typed = this.#terms.words(runs).map((word) => ({ word, isThere: this.#terms.isThere(word) }));
    return typed
      .map(({ word, isThere }) => ({
        words: [word],
        products: isThere ? count(this.#find([word]).tiers) : 0,
      }))
      .filter(({ words: [word = ''], products }, at) =>
        findsNothing ? products > 0 || !commonWords.has(word) : typed[at]?.isThere,
      );
  }

  #find(runs: readonly string[], { unfinished = false }: SearchOptions = {}): SearchResult {
    const terms = this.#terms.of(runs, { unfinished, isRepairing: false });
    const found = terms.every(isKnown) ? this.#withTerms(terms) : none;
    if (found.tiers.length > 0) return { ...found, meant: meantBy(terms), parts: [] };
    const repaired = this.#terms.of(runs, { unfinished, isRepairing: true });
    // 'Gift for my nephew': the unknown word is the recipient.
    const isGift = repaired.some(({ typed }) => commonWords.has(typed));
    const all = isGift || repaired.every(isKnown) ? this.#withTerms(repaired) : none;
    if (all.tiers.length > 0) return { ...all, meant: meantBy(repaired), parts: [] };
    // While the user is typing, the search offers alternatives instead.
    const most = unfinished ? { tiers: [], parts: [] } : this.#withMost(repaired);
    return { ...most, meant: null, mentioning: 0 };
  }

  /** Returns the products that match the most product words, sorted by how many of the descriptive words they match. */
  #withMost(terms: readonly Term[]): Pick<SearchResult, 'tiers' | 'parts'> {
    const nothing = { tiers: [], parts: [] };
    const sure = terms.filter((term) => !term.isOptional && this.#isSure(term));
    if (sure.length === 0 || terms.length === 1) return nothing;
    // Khmer puts the noun first, English last.
    const [first] = terms;
    const isThingFirst = first !== undefined && isKhmer(first.typed);
    if (isThingFirst && isEmpty(this.#saying([first], firstLevels))) return nothing;
    const totals = new PenaltyTotals(this.#capacity);
    const whole = emptyBits(this.#capacity);
    const sets = sure.map((term) => this.#saying([term], firstLevels));
    for (const set of sets) addAll(whole, set);
    for (const set of sets) {
      const rest = whole.slice();
      takeOut(rest, set);
      totals.add([set, rest]);
    }
    const most = totals.tiers(whole)[0];
    if (!most) return nothing;
    const like = terms.filter((term) => !sure.includes(term) && isLike(term));
    const inOrder = [...(isThingFirst ? sure : sure.toReversed()), ...like].slice(0, maxParts);
    const saying = inOrder.map((term) =>
      this.#saying([sure.includes(term) ? term : exactly(term)], firstLevels),
    );
    const groups = byHaving(most, saying).map(({ having, places }) => {
      const had = terms.filter((term) => having.includes(inOrder.indexOf(term)));
      const optional = had.map((term) => ({ ...term, isOptional: true }));
      const words = had.map(({ typed }) => typed);
      return { tiers: this.#ranked(optional, firstLevels, places), words };
    });
    return {
      tiers: groups.flatMap(({ tiers }) => tiers),
      parts: groups.map(({ words, tiers }) => ({ words, tiers: tiers.length })),
    };
  }

  /** Returns the products that match any of the nouns in a name. */
  #sayingAny(terms: readonly Term[]): Bitset {
    const any = emptyBits(this.#capacity);
    for (const term of terms)
      if (!term.isOptional && this.#isSure(term)) addAll(any, this.#saying([term], firstLevels));
    return any;
  }

  /**
   * Returns whether names contain the word, as typed or as a synonym. A number isn't a product noun, and one
   * Khmer letter with its marks may be part of any word.
   */
  #isSure({ typed, meanings }: Term): boolean {
    if (/^\d+$/u.test(typed) || (isKhmer(typed) && clustersOf(typed).length === 1)) return false;
    const asTyped = meanings.filter(({ cost }) => cost === 0);
    return (asTyped.length > 0 ? asTyped : meanings).some(
      ({ words, cost }) =>
        cost < repairCost &&
        words.every((any) =>
          any.some(
            (match) =>
              match.cost < (isKhmer(typed) ? repairCost : likeCost) &&
              (typed.includes(' ') || this.#isThing(match.word)),
          ),
        ),
    );
  }

  /**
   * Returns the products that match all terms in their names and topics. If there are hardly any, also those
   * that only mention the terms.
   */
  #withTerms(terms: readonly Term[]): Pick<SearchResult, 'tiers' | 'mentioning'> {
    const required = terms.filter(({ isOptional }) => !isOptional);
    const all = required.length > 0 ? terms : terms.map((term) => ({ ...term, isOptional: false }));
    const known = all.filter(({ meanings }) => meanings.length > 0);
    if (known.every(({ isOptional }) => isOptional)) return none;
    const named = this.#saying(known, firstLevels);
    const tiers = isEmpty(named) ? [] : this.#ranked(known, firstLevels, named);
    // A name that contains the single word is the product itself.
    const isMeasure = required.some(({ typed }) => /^\d|\d$/u.test(typed));
    const most = isMeasure ? enoughMeasures : required.length < 2 ? 1 : enough;
    if (countBits(named) >= most) return { tiers, mentioning: 0 };
    const exact = known.map(exactly);
    const mentioned = this.#saying(exact, lastLevel);
    // With several words, names must contain at least one: a search for 'office chair' shouldn't return other office
    // products.
    if (!isMeasure && known.length > 1) retainOnly(mentioned, this.#sayingAny(known));
    takeOut(mentioned, named);
    const further = isEmpty(mentioned) ? [] : this.#ranked(exact, lastLevel, mentioned);
    return { tiers: [...tiers, ...further], mentioning: further.length };
  }

  /** Returns whether names contain the word, but colors and tags don't, because those describe properties. */
  #isThing = (word: KnownTerm): boolean =>
    this.#words.uses(word, 0) > 0 &&
    this.#words.uses(word, firstLevels) === this.#words.uses(word, firstLevels - 1);

  /** Returns the products that match all required terms. */
  #saying(terms: readonly Term[], level: number): Bitset {
    let all: Bitset | undefined;
    for (const { meanings } of terms.filter(({ isOptional }) => !isOptional)) {
      this.#words.vocabulary.work.spend(workOfTerm * this.#capacity);
      const bits = emptyBits(this.#capacity);
      for (const { words } of meanings) addAll(bits, this.#words.withAll(words, level, this.#capacity));
      if (all) retainOnly(all, bits);
      else all = bits;
      if (isEmpty(all)) break;
    }
    return all ?? emptyBits(this.#capacity);
  }

  /** Ranks the products of a set by the total penalty of their terms. */
  #ranked(terms: readonly Term[], level: number, saying: Bitset): Bitset[] {
    const left = saying.slice();
    const totals = new PenaltyTotals(this.#capacity);
    // Required terms come first, because they leave fewer products.
    for (const term of terms.toSorted((one, other) => Number(one.isOptional) - Number(other.isOptional))) {
      this.#words.vocabulary.work.spend(workOfTerm * this.#capacity);
      const sets = this.#byPenalty(term, level, left);
      const reply = union(
        sets.filter((bits) => bits !== undefined),
        this.#capacity,
      );
      if (term.isOptional) {
        const rest = left.slice();
        takeOut(rest, reply);
        totals.add(sets.with(missingPenalty, union([sets[missingPenalty] ?? rest, rest], this.#capacity)));
      } else {
        retainOnly(left, reply);
        if (isEmpty(left)) return [];
        totals.add(sets);
      }
    }
    return totals.tiers(left);
  }

  /** Groups some products that match a term by its penalty, each product once. */
  #byPenalty({ meanings }: Term, level: number, among: Bitset): (Bitset | undefined)[] {
    const sets: (Bitset | undefined)[] = Array.from({ length: maxPenalty + 1 }, () => undefined);
    const setOf = (penalty: number) => (sets[Math.min(penalty, maxPenalty)] ??= emptyBits(this.#capacity));
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
      retainOnly(bits, left);
      takeOut(left, bits);
      return isEmpty(bits) ? undefined : bits;
    });
  }
}

/** Maximum number of terms; more would produce too many groups. */
const maxParts = 4;

const none = { tiers: [], mentioning: 0 };
/** The number of results below which products that only mention the search are also shown. */
const enough = 2;
/** The minimum number of results for measures, which appear in descriptions. */
const enoughMeasures = 9;
