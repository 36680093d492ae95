import { LRUCache } from 'lru-cache';
import { fillers, isEnglish, isKhmer, searchLevels, unitsOf } from '#shop/search/search.ts';
import type { KnownTerm } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** A word of the catalog that a typed word may mean, and how much they differ. */
export interface Match {
  word: KnownTerm;
  cost: number;
}

export interface Mode {
  /** Whether the user is still typing, so that any prefix matches, however short. */
  unfinished: boolean;
  /** Whether exact words had no results, so that corrections are tried. */
  isRepairing: boolean;
  /** Whether actions and their objects mean no products, because the search names some. */
  isWithoutNeeds?: true;
}
export const exactMode: Mode = { unfinished: false, isRepairing: false };

export const lastLevel = searchLevels.length - 1;
/** Words of descriptions are used only if the earlier levels have no results. */
export const firstLevels = searchLevels.indexOf('traits');
export const [likeCost, repairCost] = [1, 2];
const shortestBeginning = 3;
/** The minimum length of a part, because 'lock' must not match 'clock'. */
const shortestPart = 4;

/** The words that a single typed word can mean. */
export class TypedWords {
  readonly #words: WordIndex;
  /** Cleared when there are new words. */
  readonly #matches = new LRUCache<string, Match[]>({ max: 10_000 });
  #matchedAt = 0;

  constructor(words: WordIndex) {
    this.#words = words;
  }

  /** Returns whether a word appears not only in product descriptions. */
  isNamed = (piece: string): boolean =>
    this.#words.vocabulary.exactly(piece).some((word) => this.#words.uses(word, firstLevels) > 0);

  /** Matches a word as `strictly` does, or as a word of a brand's name if it has no other meaning. */
  exactly(text: string): Match[] {
    const brand = this.isNamed(text) ? undefined : this.#words.vocabulary.ofBrand(text);
    return brand ? [{ word: brand, cost: 0 }] : this.strictly(text);
  }

  /** Matches a word, assuming that it is spelled correctly. */
  strictly(text: string): Match[] {
    const { vocabulary } = this.#words;
    const exact = vocabulary.exactly(text).map((word) => ({ word, cost: 0 }));
    const compounds = vocabulary.compoundsOf(text).map((word) => ({ word, cost: likeCost }));
    return [...exact, ...compounds];
  }

  /** Returns whether a Latin word matches none, or only similar ones after exact words had no results. */
  isUnknown = (text: string, { isRepairing }: Mode): boolean =>
    !isKhmer(text) &&
    this.matchesOf(text, exactMode).every(({ cost }) => cost >= (isRepairing ? likeCost : repairCost));

  matchesOf(text: string, mode: Mode): Match[] {
    const { size, work } = this.#words.vocabulary;
    if (this.#matchedAt !== size) this.#matches.clear();
    this.#matchedAt = size;
    const key = `${Number(mode.unfinished)}${Number(mode.isRepairing)}${text}`;
    const matches = this.#matches.get(key) ?? this.#match(text, mode);
    if (!work.isOver) this.#matches.set(key, matches);
    return matches;
  }

  #match(text: string, { unfinished, isRepairing }: Mode): Match[] {
    const { vocabulary } = this.#words;
    const exact = vocabulary.exactly(text);
    const matches = this.exactly(text);
    const alike = (words: readonly KnownTerm[], cost: number) =>
      matches.push(...words.filter((word) => !exact.includes(word)).map((word) => ({ word, cost })));
    const isNamed = matches[0]?.word.isBrand || this.isNamed(text);
    const named = (words: readonly KnownTerm[]) =>
      unfinished ? words : words.filter((word) => this.#words.uses(word, firstLevels) > 0);
    // A finished `car` isn't the beginning of a card, nor `back` of a backpack.
    const isShort = isEnglish(text) && text.length <= shortestPart;
    if (unfinished || (!isNamed && !isShort && [...text].length >= shortestBeginning))
      alike(named(vocabulary.beginningWith(text)), unfinished ? 0 : likeCost);
    if (matches.length === 0 && !unfinished)
      alike(named(formsOf(text).flatMap((form) => vocabulary.exactly(form))), likeCost);
    if (matches.length === 0 && unitsOf(text).length > (unfinished ? 3 : shortestPart))
      alike(named(vocabulary.holding(text)), likeCost);
    if (matches.length > 0 && !(isRepairing && !isNamed)) return matches;
    if (fillers.has(text) || isEnglish(text) || /^\d+$/u.test(text)) return matches;
    return [...matches, ...this.#repairs(text, isRepairing)];
  }

  /** Returns whether a word is used as a correction: not words that appear only in descriptions. */
  #canBeMeant = (word: KnownTerm): boolean =>
    this.#words.uses(word, firstLevels) > 0 && !(word.isBrand && this.isNamed(word.text));

  /**
   * Matches an unknown word: with those that sound like it, otherwise with those within a few typos, nearest
   * first.
   */
  #repairs(text: string, isRepairing: boolean): Match[] {
    if (!isRepairing && isKhmer(text)) return [];
    const { vocabulary } = this.#words;
    const received = (max: number) =>
      isKhmer(text)
        ? []
        : vocabulary
            .soundingLike(text, max)
            .flatMap((word) => [word, ...vocabulary.compoundsOf(word.text)])
            .filter((word) => this.#words.uses(word, max > 0 ? 0 : firstLevels - 1) > 0);
    // 'mugg' means 'mug' rather than a word that sounds like it in the other script.
    const single = text.replaceAll(/(\p{L})\1/gu, '$1');
    const near = () => vocabulary.near(text);
    const tries = [
      () => (single === text ? [] : vocabulary.exactly(single)),
      () => received(0),
      () => near().flatMap(({ word, slips }) => (slips === 1 ? [word] : [])),
      () => (text.length <= 4 ? [] : received(1)),
      () => near().map(({ word }) => word),
    ];
    for (const words of tries) {
      const named = words().filter(this.#canBeMeant);
      if (named.length > 0) return [...new Set(named)].map((word) => ({ word, cost: repairCost }));
    }
    return [];
  }
}

const ending = /(?:ation|ative|ing|ed|er|y)$/u;
/** Returns shorter and longer forms of an English word: `decorations` and `decor`, `engraving` and `engraved`. */
function formsOf(word: string): string[] {
  const stem = word.replace(ending, '');
  if (stem === word || stem.length < 4) return [];
  return [stem, stem.replace(/(.)\1$/u, '$1'), ...['e', 'ed', 'ing', 'er', 'ation'].map((end) => stem + end)];
}
