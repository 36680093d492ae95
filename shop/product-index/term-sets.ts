import { clustersOf, isKhmer, nearestArticles, unitsOf, useWords } from '#shop/search/search.ts';
import {
  addAll,
  type Bitset,
  copyBits,
  countShared,
  emptyBits,
  isEmpty,
  retainOnly,
  takeOut,
  union,
} from './bitset.ts';
import { isLike } from './known-terms.ts';
import { PenaltyTotals } from './penalty-totals.ts';
import type { Term } from './term.ts';
import { firstLevels, lastLevel, likeCost, repairCost } from './typed-words.ts';
import type { KnownTerm } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** The maximum penalty. Words that are less similar all count the same. */
const maxPenalty = lastLevel + 2;
const missingPenalty = 3;
/** The minimum length of a word that is corrected beside others that are dropped. */
const shortestMeant = 5;
/** The cost of one term and place (see `Work`). */
const workOfTerm = 1 / 4;

/** Sets of products by the terms of a search. */
export class TermSets {
  readonly #words: WordIndex;
  /** The number of places. */
  capacity = 0;

  constructor(words: WordIndex) {
    this.#words = words;
  }

  /** Returns the products that match any of the nouns in a name. */
  sayingAny(terms: readonly Term[]): Bitset {
    const any = emptyBits(this.capacity);
    for (const term of terms)
      if (!term.isOptional && this.isSure(term)) addAll(any, this.saying([term], firstLevels));
    return any;
  }

  /**
   * Returns whether names contain the word, as typed or as a synonym. A number isn't a product noun, and one
   * Khmer letter with its marks may be part of any word.
   */
  isSure({ typed, meanings }: Term): boolean {
    if (/^\d+$/u.test(typed) || (isKhmer(typed) && clustersOf(typed).length === 1)) return false;
    const asTyped = meanings.filter(({ cost }) => cost === 0);
    const isTag = asTyped.some(({ words }) => words.flat().some(({ word }) => this.#isTag(word)));
    return (isTag ? asTyped : meanings).some(
      ({ words, cost }) =>
        cost < repairCost &&
        words.every((any) =>
          any.some(
            (match) =>
              match.cost < (isKhmer(typed) ? repairCost : likeCost) &&
              (typed.includes(' ') || this.isThing(match.word)),
          ),
        ),
    );
  }

  /** Returns whether it only says what a thing is for, unless it is alone: `nurse mug`, `rain mug`. */
  isUse = ({ typed, meanings }: Term): boolean =>
    useWords.has(typed) &&
    !meanings.some(
      ({ words, cost }) =>
        cost === 0 &&
        words.every((any) =>
          any.some(
            ({ cost: less, word }) => less === 0 && (this.#words.uses(word, 0) > 0 || this.#isTag(word)),
          ),
        ),
    );

  /** Returns whether only keywords of products contain the word, such as the sofa of a cushion. */
  isKeyword = ({ typed, meanings }: Term): boolean =>
    !/[\d ]/u.test(typed) &&
    !this.#words.vocabulary.isPhrase(typed) &&
    meanings.every(({ words }) =>
      words.some((any) =>
        any.every(({ word }) => !word.isBrand && this.#words.uses(word, 0) === 0 && !this.#isTag(word)),
      ),
    );

  /**
   * Turns corrected words into their corrections if products have them together with another word as typed:
   * `bottel` beside `water`. Other corrections aren't used beside words that are dropped. Khmer in Latin letters is
   * certain enough beside another word that was understood.
   */
  asMeant = (terms: readonly Term[]): Term[] =>
    terms.map((term) => {
      const others = terms.filter((other) => other !== term);
      const isNearest = nearestArticles.has(term.typed) && term.repaired !== null;
      if (
        isNearest ||
        (isHeard(term) && others.some((other) => isHeardWith(term, other) || isKnownAsTyped(other)))
      )
        return { ...term, typed: term.repaired ?? term.typed, meanings: asTyped(term) };
      const [meaning] = term.meanings;
      if (term.repaired === null || !meaning || unitsOf(term.typed).length < shortestMeant)
        return { ...term, repaired: null };
      const words = meaning.words.map((any) =>
        any.filter(({ word }) => this.isThing(word)).map(({ word }) => ({ word, cost: 0 })),
      );
      const meant = { ...term, typed: term.repaired, meanings: [{ words, cost: 0 }] };
      const things = this.saying([meant], firstLevels - 1);
      const isBacked = terms.some(
        (other) =>
          other.repaired === null &&
          !/^\d+$/u.test(other.typed) &&
          countShared(things, this.saying([{ ...other, isOptional: false }], firstLevels - 1)) > 0,
      );
      return isBacked ? meant : { ...term, repaired: null };
    });

  /** Returns whether names contain the word, but colors and tags don't, because those describe properties. */
  isThing = (word: KnownTerm): boolean => this.#words.uses(word, 0) > 0 && !this.#isTag(word);

  #isTag = (word: KnownTerm): boolean =>
    this.#words.uses(word, firstLevels) > this.#words.uses(word, firstLevels - 1);

  /** Returns the products that match all required terms. */
  saying(terms: readonly Term[], level: number): Bitset {
    let all: Bitset | undefined;
    for (const { meanings } of terms.filter(({ isOptional }) => !isOptional)) {
      this.#words.vocabulary.work.spend(workOfTerm * this.capacity);
      const bits = emptyBits(this.capacity);
      for (const { words } of meanings) this.#words.addAllOf(words, level, bits);
      if (all) retainOnly(all, bits);
      else all = bits;
      if (isEmpty(all)) break;
    }
    return all ?? emptyBits(this.capacity);
  }

  /** Ranks the products of a set by the total penalty of their terms. */
  ranked(terms: readonly Term[], level: number, saying: Bitset): Bitset[] {
    const left = copyBits(saying);
    const totals = new PenaltyTotals(this.capacity);
    // Required terms come first, because they leave fewer products.
    for (const term of terms.toSorted((one, other) => Number(one.isOptional) - Number(other.isOptional))) {
      this.#words.vocabulary.work.spend(workOfTerm * this.capacity);
      const sets = this.#byPenalty(term, level, left);
      const reply = union(
        sets.filter((bits) => bits !== undefined),
        this.capacity,
      );
      if (term.isOptional) {
        const rest = copyBits(left);
        takeOut(rest, reply);
        totals.add(sets.with(missingPenalty, union([sets[missingPenalty] ?? rest, rest], this.capacity)));
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
    const setOf = (penalty: number) => (sets[Math.min(penalty, maxPenalty)] ??= emptyBits(this.capacity));
    for (const { words, cost } of meanings) {
      const [matches = []] = words;
      for (let each = 0; each <= level; each += 1) {
        if (words.length === 1)
          for (const match of matches)
            this.#words.addAt(each, match.word, () => setOf(each + cost + match.cost));
        else addAll(setOf(each + cost), this.#words.withAll(words, each, this.capacity));
      }
    }
    const left = copyBits(among);
    return sets.map((bits) => {
      if (!bits) return bits;
      retainOnly(bits, left);
      takeOut(left, bits);
      return isEmpty(bits) ? undefined : bits;
    });
  }
}

/** Returns whether the word is Khmer in Latin letters. */
const isHeard = ({ typed, repaired }: Term): boolean =>
  repaired !== null && isKhmer(repaired) && !isKhmer(typed);

/** Returns whether two words are Khmer in Latin letters. Two short ones, such as `car seat`, may be so by chance. */
const isHeardWith = (one: Term, other: Term): boolean =>
  isHeard(one) && isHeard(other) && Math.max(one.typed.length, other.typed.length) >= shortestMeant;

const isKnownAsTyped = (term: Term): boolean => term.repaired === null && isLike(term);

const asTyped = ({ meanings }: Term): Term['meanings'] =>
  meanings.map(({ words }) => ({
    cost: 0,
    words: words.map((any) => any.map(({ word }) => ({ word, cost: 0 }))),
  }));
