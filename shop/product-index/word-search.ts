import {
  broadWords,
  commonWords,
  giftWords,
  giveawayWords,
  isEnglish,
  nearestArticles,
  type SearchWords,
  Synonyms,
} from '#shop/search/search.ts';
import { alternativesOf } from './alternatives.ts';
import {
  type Bitset,
  countBits,
  emptyBits,
  isEmpty,
  retainOnly,
  reusingBits,
  takeOut,
  union,
  without,
} from './bitset.ts';
import { mentionThreshold, measureThreshold, fallbackThreshold, type Found, emptyResult } from './found.ts';
import { asTyped, correctedQuery, correctedRuns, exactTerm, isKnown } from './known-terms.ts';
import { withLargestNamed } from './largest-named.ts';
import { withLargest } from './most-words.ts';
import type { SearchOptions, SearchResult, WordsFound } from './search-result.ts';
import { SearchTerms } from './search-terms.ts';
import type { Term } from './term.ts';
import { TermSets } from './term-sets.ts';
import { exactMode, firstLevels, lastLevel, type Mode } from './typed-words.ts';
import { type TaxonomyTerms, WordIndex } from './word-index.ts';

type CountOf = (tiers: Bitset[]) => number;

/** Finds products by a search text. */
export class WordSearch {
  readonly #words = new WordIndex();
  readonly #terms: SearchTerms;
  readonly #sets: TermSets;

  constructor(synonyms = new Synonyms()) {
    this.#terms = new SearchTerms(this.#words, synonyms);
    this.#sets = new TermSets(this.#words);
  }

  set synonyms(synonyms: Synonyms) {
    this.#terms.synonyms = synonyms;
  }

  /** Stores the words of a product. Call `post` or `postAll` before searching. */
  add = (place: number, document: SearchWords): void => this.#words.add(place, document);

  post(place: number, capacity: number): void {
    this.#sets.capacity = capacity;
    this.#words.post(place, capacity);
  }

  postAll(capacity: number): Promise<void> {
    this.#sets.capacity = capacity;
    return this.#words.postAll(capacity);
  }

  remove = (place: number): void => this.#words.remove(place);

  /** Returns the products whose name or keywords contain one of the normalized words. */
  called(words: readonly string[]): Bitset {
    const called = emptyBits(this.#sets.capacity);
    for (const word of words.flatMap((text) => this.#words.vocabulary.exactly(text)))
      for (let level = 0; level < firstLevels; level += 1) this.#words.addAt(level, word, () => called);
    return called;
  }

  stored = (places: readonly number[]): TaxonomyTerms => this.#words.stored(places);

  load(words: TaxonomyTerms, capacity: number): Promise<void> {
    this.#sets.capacity = capacity;
    return this.#words.load(words, capacity);
  }

  /** Finds products. `runs`: see `searchQuery`. */
  find(runs: readonly string[], options: SearchOptions = {}): SearchResult {
    this.#words.vocabulary.work.begin();
    return this.#find(runs, options);
  }

  /** Returns alternatives with results to a search without any, the likeliest first. `count` counts them. */
  alternatives(runs: readonly string[], max: number, count: CountOf): WordsFound[] {
    const { work } = this.#words.vocabulary;
    work.begin(1 / 4);
    const found: WordsFound[] = [];
    for (const words of alternativesOf(runs, this.#terms, this.#words)) {
      if (found.length === max || work.isOver) break;
      const products = count(reusingBits(() => this.#find(words)).tiers);
      if (products > 0) found.push({ words, products });
    }
    return found;
  }

  /** Returns each word with the number of results it has alone. If the search has results, only known words. */
  each(runs: readonly string[], count: CountOf, findsNothing: boolean): WordsFound[] {
    this.#words.vocabulary.work.begin(1 / 4);
    const typed = this.#terms.words(runs).map((word) => ({ word, isThere: this.#terms.isThere(word) }));
    const found = typed
      .map(({ word, isThere }) => ({
        words: [word],
        products: isThere ? count(reusingBits(() => this.#find([word])).tiers) : 0,
      }))
      .filter(({ words: [word = ''], products }, at) =>
        findsNothing ? products > 0 || !commonWords.has(word) : typed[at]?.isThere,
      );
    // Words of descriptions alone, such as 'cold', don't name missing things.
    const things = found.filter(
      ({ words: [word = ''], products }) => products > 0 || !this.#words.isMentioned(word),
    );
    return things.length > 0 ? things : found;
  }

  #find(
    runs: readonly string[],
    { unfinished = false, isForService = false }: SearchOptions = {},
  ): SearchResult {
    if (isForService) return this.#withNames(runs);
    const exact = this.#exactly(runs, unfinished);
    if (exact) return exact;
    const repaired = this.#termsOf(runs, { unfinished, isRepairing: true });
    const corrected = this.#corrected(runs, repaired, unfinished);
    if (corrected) return corrected;
    // 'Gift for my nephew': the unknown word is the recipient.
    const isGift = repaired.some(({ typed }) => giftWords.has(typed));
    // In `gift for a friend in Toul Tompong`, the unknown word names a place, and corrected words belong to it.
    const isElsewhere = repaired.some((term) => term.isDetail && !isKnown(term));
    const meant = repaired.filter((term) => !isElsewhere || !term.isDetail || term.repaired === null);
    const all = isGift || meant.every(isKnown) ? this.#withTerms(meant) : emptyResult;
    if (all.tiers.length > 0) return this.#withFurther(all, meant, unfinished);
    // While the user is typing, the search offers alternatives instead.
    if (unfinished) return { ...emptyResult, meant: null, parts: [] };
    const likely = this.#sets.asMeant(repaired);
    const largest = withLargest(this.#sets, likely);
    if (largest.tiers.length === 0) return this.#forAnyone(repaired);
    return { ...largest, meant: correctedQuery(likely), mentioning: 0 };
  }

  /** Returns the terms of a search, with the nearest articles for those that no name contains. */
  #termsOf = (runs: readonly string[], mode: Mode): Term[] =>
    this.#terms.of(runs, mode).map((term) => {
      if (!nearestArticles.has(term.typed)) return term;
      const level = term.typed.includes(' ') ? 0 : firstLevels - 1;
      return isEmpty(this.#sets.saying([asTyped(term)], level)) ? this.#terms.nearest(term, mode) : term;
    });

  /** Finds products by a search without corrections, or null if there are none. */
  #exactly(runs: readonly string[], unfinished: boolean): SearchResult | null {
    const terms = this.#termsOf(runs, { unfinished, isRepairing: false });
    const corrected = this.#corrected(runs, terms, unfinished);
    if (corrected) return corrected;
    const found = terms.every(isKnown) ? this.#withTerms(terms) : emptyResult;
    const isNamed = found.tiers.length > found.mentioning;
    const isNeed = terms.length > 1 && terms.some((term) => term.isNeed);
    // In `bottle to carry to the gym`, the product is named, and other products for it aren't meant.
    const named =
      isNeed && !isNamed ? this.#termsOf(runs, { ...exactMode, unfinished, isWithoutNeeds: true }) : [];
    const largest = named.length > 0 && named.every(isKnown) ? this.#withTerms(named) : emptyResult;
    if (largest.tiers.length > 0) return this.#withFurther(largest, named, unfinished);
    return found.tiers.length > 0 ? this.#withFurther(found, terms, unfinished) : null;
  }

  /** Finds products by words with corrected typos: `watter botle` has the synonyms of a water bottle. */
  #corrected(runs: readonly string[], terms: readonly Term[], unfinished: boolean): SearchResult | null {
    const corrected = correctedRuns(runs, terms);
    const result = corrected && this.#exactly(corrected, unfinished);
    return result && { ...result, meant: correctedQuery(terms) };
  }

  /** Finds products whose names have all words as typed. */
  #withNames(runs: readonly string[]): SearchResult {
    const terms = this.#terms.of(runs, exactMode).map(asTyped);
    const { tiers, mentioning } = terms.every(isKnown) ? this.#withTerms(terms) : emptyResult;
    return { ...emptyResult, tiers: tiers.slice(0, tiers.length - mentioning), meant: null, parts: [] };
  }

  /** Finds gifts for an unknown recipient or place, such as a nephew. */
  #forAnyone(terms: readonly Term[]): SearchResult {
    const isForSomeone = terms.every((term) => term.isDetail || term.isPurpose || term.isOptional);
    const knownTerms = terms.filter((term) => term.isOptional && term.meanings.length > 0);
    // Without a gift, an unknown word may be a place, but no thing: `any thank you that fits in an envelope`.
    const isGift = terms.some(({ isPurpose, typed }) => !isPurpose && giftWords.has(typed));
    const isWord = ({ typed }: Term) => isEnglish(typed) || nearestArticles.has(typed);
    const isAnywhere = isGift || !terms.some((term) => !isKnown(term) && isWord(term));
    const { tiers } = isForSomeone && isAnywhere ? this.#withTerms(knownTerms) : emptyResult;
    const words = knownTerms.map(({ typed }) => typed);
    return {
      tiers,
      meant: null,
      mentioning: 0,
      parts: tiers.length > 0 ? [{ words, tiers: tiers.length }] : [],
    };
  }

  /** If few products have all terms, adds those that match without what they are for. */
  #withFurther(found: Found, terms: readonly Term[], unfinished: boolean): SearchResult {
    const result = { ...found, meant: correctedQuery(terms), parts: [] };
    // If only descriptions have all words, details of the thing count less, too.
    const isNamed = found.tiers.length > found.mentioning;
    const rest = terms.map((term) => ({
      ...term,
      isOptional: term.isOptional || term.isPurpose || (term.isDetail && !isNamed),
    }));
    const required = rest.filter(({ isOptional }) => !isOptional);
    const isWider = rest.some(({ isOptional }, at) => isOptional && !terms[at]?.isOptional);
    if (unfinished || terms.some(({ isNeed }) => isNeed)) return result;
    if (!isWider || required.length === 0)
      return isNamed ? result : withLargestNamed(this.#sets, result, terms);
    const named = found.tiers.slice(0, found.tiers.length - found.mentioning);
    const before = union(named, this.#sets.capacity);
    if (countBits(before) >= fallbackThreshold) return result;
    const further = without(this.#sets.saying(required, firstLevels), before);
    if (isEmpty(further)) return result;
    const tiers = this.#sets.ranked(rest, firstLevels, further);
    const mentions = found.tiers.slice(named.length).map((tier) => without(tier, further));
    const mentioning = mentions.filter((tier) => !isEmpty(tier));
    const words = required.map(({ typed, repaired }) => repaired ?? typed);
    return {
      ...result,
      tiers: [...named, ...tiers, ...mentioning],
      mentioning: mentioning.length,
      further: { words, tiers: tiers.length },
    };
  }

  /**
   * Returns the products that match all terms in their names and topics. If there are hardly any, also those
   * that only mention the terms.
   */
  #withTerms(terms: readonly Term[]): Found {
    const required = terms.filter(({ isOptional }) => !isOptional);
    const isGift = ({ typed }: Term) => giftWords.has(typed);
    const isBroad = (term: Term) => isGift(term) || broadWords.has(term.typed);
    // `Engraved gift for my boss` is for a boss, and `engraved gift` is engraved.
    const isMore = ({ typed }: Term) => giveawayWords.has(typed);
    const isLess = terms.some(isMore)
      ? (term: Term) => !isMore(term)
      : terms.every(isBroad)
        ? isGift
        : isBroad;
    const isAll = terms.every(isLess);
    const all =
      required.length > 0 ? terms : terms.map((term) => ({ ...term, isOptional: isLess(term) && !isAll }));
    const understood = all.filter(({ meanings }) => meanings.length > 0);
    if (understood.every(({ isOptional }) => isOptional)) return emptyResult;
    const named = this.#sets.saying(understood, firstLevels);
    const tiers = isEmpty(named) ? [] : this.#sets.ranked(understood, firstLevels, named);
    // A name that contains the single word is the product itself.
    const isMeasure = required.some(({ typed }) => /^\d|\d$/u.test(typed));
    const threshold = isMeasure ? measureThreshold : required.length < 2 ? 1 : mentionThreshold;
    const [single] = required.length === 1 ? required : [];
    if (single && tiers.length > 0 && this.#sets.isKeyword(single))
      return { tiers, mentioning: tiers.length };
    if (countBits(named) >= threshold) return { tiers, mentioning: 0 };
    const exact = understood.map(exactTerm);
    const mentioned = this.#sets.saying(exact, lastLevel);
    // With several words, names must contain at least one: a search for 'office chair' shouldn't return other office
    // products.
    // If towels are found, a bag for the gym that mentions one isn't meant by `gym towel`.
    const things = tiers.length > 0 ? understood.filter((term) => !this.#sets.isUse(term)) : [];
    if (!isMeasure && understood.length > 1)
      retainOnly(mentioned, this.#sets.sayingAny(things.length > 0 ? things : understood));
    takeOut(mentioned, named);
    const further = isEmpty(mentioned) ? [] : this.#sets.ranked(exact, lastLevel, mentioned);
    return { tiers: [...tiers, ...further], mentioning: further.length };
  }
}
