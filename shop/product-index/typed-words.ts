import { LRUCache } from 'lru-cache';
import { fillers, isKhmer, searchLevels, unitsOf } from '#shop/search/search.ts';
import type { KnownWord } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** A word of the catalogue that a typed one may stand for, and how much it is unlike it. */
export interface Match {
  word: KnownWord;
  cost: number;
}

export interface Mode {
  /** Still being typed: any beginning will do, however short. */
  unfinished: boolean;
  /** Nothing was found by what words are known as: what they may be besides. */
  isRepairing: boolean;
}
export const exactMode: Mode = { unfinished: false, isRepairing: false };

export const lastLevel = searchLevels.length - 1;
/** Until nothing is found there, words of descriptions do not count. */
export const firstLevels = searchLevels.indexOf('traits');
export const [likeCost, repairCost] = [1, 2];
const shortestBeginning = 3;
/** 'lock' is no clock. */
const shortestPart = 4;

/** What single words may stand for. */
export class TypedWords {
  readonly #words: WordIndex;
  /** Until there are new words. */
  readonly #matches = new LRUCache<string, Match[]>({ max: 10_000 });
  #matchedAt = 0;

  constructor(words: WordIndex) {
    this.#words = words;
  }

  /** Whether more than descriptions say it of a product. */
  isNamed = (piece: string): boolean =>
    this.#words.vocabulary.exactly(piece).some((word) => this.#words.uses(word, firstLevels) > 0);

  /** As somebody wrote it who knew how. */
  strictly(text: string): Match[] {
    const { vocabulary } = this.#words;
    const exact = vocabulary.exactly(text).map((word) => ({ word, cost: 0 }));
    const compounds = vocabulary.compoundsOf(text).map((word) => ({ word, cost: likeCost }));
    return [...exact, ...compounds];
  }

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
    const matches = this.strictly(text);
    const alike = (words: readonly KnownWord[], cost: number) =>
      matches.push(...words.filter((word) => !exact.includes(word)).map((word) => ({ word, cost })));
    const isNamed = this.isNamed(text);
    const named = (words: readonly KnownWord[]) =>
      unfinished ? words : words.filter((word) => this.#words.uses(word, firstLevels) > 0);
    if (unfinished || (!isNamed && [...text].length >= shortestBeginning))
      alike(named(vocabulary.beginningWith(text)), unfinished ? 0 : likeCost);
    if (matches.length === 0 && unitsOf(text).length > (unfinished ? 3 : shortestPart))
      alike(named(vocabulary.holding(text)), likeCost);
    if (matches.length > 0 && !(isRepairing && !isNamed)) return matches;
    if (fillers.has(text) || /^\d+$/u.test(text)) return matches;
    return [...matches, ...this.#repairs(text, isRepairing)];
  }

  /** Of a word nobody knows: those that sound so, else those few slips away, the nearer first. */
  #repairs(text: string, isRepairing: boolean): Match[] {
    if (!isRepairing && isKhmer(text)) return [];
    const { vocabulary } = this.#words;
    const heard = (most: number) =>
      isKhmer(text)
        ? []
        : vocabulary
            .soundingLike(text, most)
            .filter((word) => this.#words.uses(word, most > 0 ? 0 : firstLevels - 1) > 0);
    const near = vocabulary.near(text);
    const close = near.filter(({ slips: far }) => far === 1);
    const [exactly, closely] = [heard(0), close.map(({ word }) => word)];
    const isShort = text.length <= 4;
    const first = isShort ? [exactly, closely] : [closely, exactly];
    // 'mugg' is mug before it sounds like a word of the other script.
    const single = text.replaceAll(/(\p{L})\1/gu, '$1');
    const doubled = single === text ? [] : vocabulary.exactly(single);
    const tries = [doubled, ...first, isShort ? [] : heard(1), near.map(({ word }) => word)];
    // What descriptions mention is not what a slip was meant for.
    const words = tries
      .map((each) => each.filter((word) => this.#words.uses(word, firstLevels) > 0))
      .find((each) => each.length > 0);
    return (words ?? []).map((word) => ({ word, cost: repairCost }));
  }
}
