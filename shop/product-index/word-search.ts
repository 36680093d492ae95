import { clustersOf, commonWords, isKhmer, type SearchWords, Synonyms } from '#shop/search/search.ts';
import { addAll, type Bits, countBits, emptyBits, isEmpty, keepOnly, takeOut, union } from './bits.ts';
import { byHaving } from './by-having.ts';
import { exactly, isKnown, isLike } from './known-terms.ts';
import { PenaltySums } from './penalty-sums.ts';
import type { SearchOptions, SearchResult, WordsFound } from './search-result.ts';
import { meantBy, SearchTerms, type Term } from './search-terms.ts';
import { firstLevels, lastLevel, likeCost, repairCost } from './typed-words.ts';
import type { KnownWord } from './vocabulary.ts';
import { type StoredWords, WordIndex } from './word-index.ts';

type CountOf = (tiers: Bits[]) => number;

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

  /** Products that a name or keywords call by one of the folded words. */
  called(words: readonly string[]): Bits {
    const called = emptyBits(this.#capacity);
    for (const word of words.flatMap((text) => this.#words.vocabulary.exactly(text)))
      for (let level = 0; level < firstLevels; level += 1) this.#words.addAt(level, word, () => called);
    return called;
  }

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

  /** Each word of a search, and how much it finds by itself: of one that finds something those that are known. */
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
    // 'Gift for my nephew': what nobody knows is whom it is for.
    const isGift = repaired.some(({ typed }) => commonWords.has(typed));
    const all = isGift || repaired.every(isKnown) ? this.#withTerms(repaired) : none;
    if (all.tiers.length > 0) return { ...all, meant: meantBy(repaired), parts: [] };
    // While it is typed other searches are offered.
    const most = unfinished ? { tiers: [], parts: [] } : this.#withMost(repaired);
    return { ...most, meant: null, mentioning: 0 };
  }

  /** Products that have as many of the things as any, those first that have most of what they are to be like. */
  #withMost(terms: readonly Term[]): Pick<SearchResult, 'tiers' | 'parts'> {
    const nothing = { tiers: [], parts: [] };
    const sure = terms.filter((term) => !term.isOptional && this.#isSure(term));
    if (sure.length === 0 || terms.length === 1) return nothing;
    // Khmer names the thing first, English last.
    const [first] = terms;
    const isThingFirst = first !== undefined && isKhmer(first.typed);
    if (isThingFirst && isEmpty(this.#saying([first], firstLevels))) return nothing;
    const sums = new PenaltySums(this.#capacity);
    const whole = emptyBits(this.#capacity);
    const sets = sure.map((term) => this.#saying([term], firstLevels));
    for (const set of sets) addAll(whole, set);
    for (const set of sets) {
      const rest = whole.slice();
      takeOut(rest, set);
      sums.add([set, rest]);
    }
    const most = sums.tiers(whole)[0];
    if (!most) return nothing;
    const like = terms.filter((term) => !sure.includes(term) && isLike(term));
    const inOrder = [...(isThingFirst ? sure : sure.toReversed()), ...like].slice(0, mostParts);
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

  /** Products that a name of a thing is said of. */
  #sayingAny(terms: readonly Term[]): Bits {
    const any = emptyBits(this.#capacity);
    for (const term of terms)
      if (!term.isOptional && this.#isSure(term)) addAll(any, this.#saying([term], firstLevels));
    return any;
  }

  /** Whether a name says the word, as it was typed or in other words. A number is no thing, and one Khmer letter with its marks may be a piece of any word. */
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

  /** Products that have all the terms by their names and what they are about; those that mention them when there are hardly any. */
  #withTerms(terms: readonly Term[]): Pick<SearchResult, 'tiers' | 'mentioning'> {
    const required = terms.filter(({ isOptional }) => !isOptional);
    const all = required.length > 0 ? terms : terms.map((term) => ({ ...term, isOptional: false }));
    const known = all.filter(({ meanings }) => meanings.length > 0);
    if (known.every(({ isOptional }) => isOptional)) return none;
    const named = this.#saying(known, firstLevels);
    const tiers = isEmpty(named) ? [] : this.#ranked(known, firstLevels, named);
    // A name that says the one word is the thing itself.
    const isMeasure = required.some(({ typed }) => /^\d|\d$/u.test(typed));
    const most = isMeasure ? enoughMeasures : required.length < 2 ? 1 : enough;
    if (countBits(named) >= most) return { tiers, mentioning: 0 };
    const exact = known.map(exactly);
    const mentioned = this.#saying(exact, lastLevel);
    // Of several words the names say one at least: 'office chair' is no other thing of an office.
    if (!isMeasure && known.length > 1) keepOnly(mentioned, this.#sayingAny(known));
    takeOut(mentioned, named);
    const further = isEmpty(mentioned) ? [] : this.#ranked(exact, lastLevel, mentioned);
    return { tiers: [...tiers, ...further], mentioning: further.length };
  }

  /** Names have it, colours and tags do not: those say what a thing is like. */
  #isThing = (word: KnownWord): boolean =>
    this.#words.uses(word, 0) > 0 &&
    this.#words.uses(word, firstLevels) === this.#words.uses(word, firstLevels - 1);

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

/** More terms than this make too many groups. */
const mostParts = 4;

const none = { tiers: [], mentioning: 0 };
/** With fewer, those that only mention it are shown too. */
const enough = 2;
/** Measures stand in descriptions. */
const enoughMeasures = 9;
