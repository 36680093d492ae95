import {
  clustersOf,
  commonWords,
  fillers,
  fold,
  giftWords,
  isKhmer,
  keyOf,
  KhmerSpellings,
  khmerCover,
  khmerWords,
  type NeedFound,
  needs,
  type Synonyms,
  withoutInactive,
} from '#shop/search/search.ts';
import type { Mode, TypedWords } from './typed-words.ts';
import type { WordIndex } from './word-index.ts';

/** The cost of splitting a letter into words, and of looking up a piece among known words (see `Work`). */
const [workOfLetter, workOfPiece] = [400, 500];
/** Words after which a search says what the thing is for. */
export const purposeWords = new Set(
  'for to សម្រាប់ សំរាប់ ឲ្យ ឱ្យ អោយ ជូន oy ouy aoy aoi oey samrab somrab'.split(' ').map(fold),
);
/** Words after which an English search describes the thing named before. */
export const detailWords = new Set([
  'for',
  'to',
  'with',
  'from',
  'in',
  'on',
  'at',
  'that',
  'which',
  'without',
  'who',
]);

/** The maximum number of pieces in a name. */
const longestName = 4;

/** Whether a piece of a search counts as a word because it says a need. */
type IsNeed = (piece: string) => boolean;
const never: IsNeed = () => false;

const ownSpellings = new KhmerSpellings([...fillers, ...commonWords]);
const khmerPurposes = [...purposeWords].filter((word) => isKhmer(word) && word.length > 3);

/** Returns whether a phrase of the catalog says what a thing is for, such as `ដបទឹកសម្រាប់`. */
const holdsPurpose = (piece: string): boolean =>
  khmerPurposes.some((word) => piece.length > word.length && piece.includes(word));

/** Splits a search text into words. */
export class TypedPieces {
  readonly #words: WordIndex;
  readonly #typed: TypedWords;
  synonyms: Synonyms;

  constructor(words: WordIndex, typed: TypedWords, synonyms: Synonyms) {
    this.#words = words;
    this.#typed = typed;
    this.synonyms = synonyms;
  }

  /** Splits a text into words. Khmer is split into words that the catalog contains, or that say a need. */
  of(runs: readonly string[], mode: Mode): string[] {
    const pieces = this.#split(runs, mode, needs.has);
    const isSame = !pieces.some((piece) => isKhmer(piece) && needs.has(piece));
    return isSame || needs.in(pieces) ? pieces : this.#split(runs, mode, never);
  }

  #split(runs: readonly string[], { unfinished, isRepairing }: Mode, isNeed: IsNeed): string[] {
    return runs.flatMap((typed, at) => {
      if (!isKhmer(typed)) return [typed];
      const run = this.#spelled(withoutInactive(typed), isNeed);
      // 'Gift for a teacher' is more than the one product that has these words in a row.
      const words = khmerWords(typed);
      if (this.isOne(run, isNeed) && !words.some((word) => purposeWords.has(word)) && !this.isGiftFor(words))
        return [run];
      this.#words.vocabulary.work.spend(workOfLetter * run.length);
      if (words.every((word) => this.isSure(word, isNeed))) return words;
      // A misspelled synonym may consist of other words of the dictionary.
      if (isRepairing && this.synonyms.near(run, this.#words.vocabulary.work) !== null) return [run];
      const isLastRun = at === runs.length - 1;
      const coverWith = (repairs: boolean) =>
        khmerCover(run, (piece, clusters, isLast) =>
          this.#khmerCost(piece, clusters, {
            isBeginning: unfinished && isLastRun && isLast,
            isRepairing: repairs,
            isNeed,
          }),
        );
      const exact = coverWith(false);
      const repaired = isRepairing && !exact.isWhole ? coverWith(true) : exact;
      // A long sentence may cost too much to correct.
      const { pieces } = this.#words.vocabulary.work.isOver ? exact : repaired;
      return pieces.map((piece) => this.#spelled(piece, isNeed));
    });
  }

  /** Returns a piece of Khmer as the known word that it misspells by signs only, or as it is. */
  #spelled(piece: string, isNeed: IsNeed): string {
    if (this.isOne(piece, isNeed)) return piece;
    const { vocabulary } = this.#words;
    return (
      ownSpellings.like(piece) ?? this.synonyms.spelledLike(piece) ?? vocabulary.spelledLike(piece) ?? piece
    );
  }

  /** Returns whether a piece of Khmer is a known word. */
  isOne = (piece: string, isNeed = never): boolean =>
    (this.#words.vocabulary.exactly(piece).length > 0 && !holdsPurpose(piece)) ||
    fillers.has(piece) ||
    commonWords.has(piece) ||
    isNeed(piece) ||
    this.synonyms.has(piece);

  /** Returns the need in a search, unless a name or synonym of several words contains its words. */
  needIn(pieces: readonly string[]): NeedFound | null {
    const need = needs.in(pieces);
    if (!need) return null;
    const isNamed = pieces.some((_, from) =>
      pieces.slice(from, from + longestName).some((__, more) => {
        const key = keyOf(pieces.slice(from, from + more + 1));
        if (key.length < need.letters || !need.places.some((place) => place >= from && place <= from + more))
          return false;
        return (
          this.synonyms.has(key) ||
          (isKhmer(key) && this.#words.vocabulary.exactly(key).some((word) => this.#words.uses(word, 0) > 0))
        );
      }),
    );
    return isNamed ? null : need;
  }

  /** Returns whether Khmer words say a gift and what it is for, such as `កាដូ` and `ឡើងផ្ទះ`. */
  isGiftFor(words: readonly string[]): boolean {
    const [gift = '', ...rest] = words;
    if (!isKhmer(gift) || !giftWords.has(gift) || this.synonyms.has(words.join(''))) return false;
    return this.synonyms.has(rest.join('')) || this.synonyms.giftKey(rest.join('')) !== null;
  }

  /** Returns whether a search is for gifts and names no product: other words are common or say gifts for something. */
  isOnlyGift(pieces: readonly string[]): boolean {
    for (let at = 0; at < pieces.length;) {
      const lengths = Array.from(
        { length: Math.min(longestName, pieces.length - at) },
        (_, less) => less + 1,
      );
      const length = lengths.findLast(
        (each) => this.synonyms.giftKey(keyOf(pieces.slice(at, at + each))) !== null,
      );
      const piece = pieces[at] ?? '';
      if (length === undefined && !fillers.has(piece) && !commonWords.has(piece)) return false;
      at += length ?? 1;
    }
    return pieces.some((piece) => giftWords.has(piece));
  }

  /** Returns whether a piece is surely a word: one letter rarely is, unless it has a meaning. */
  isSure = (piece: string, isNeed = never): boolean =>
    this.isOne(piece, isNeed) &&
    (clustersOf(piece).length > 1 || fillers.has(piece) || isNeed(piece) || this.synonyms.has(piece));

  /** Splits a phrase into words that may appear anywhere. */
  finer(piece: string): string[] {
    const own = khmerWords(piece);
    if (own.length > 1 && own.every((word) => this.isSure(word))) return own;
    const costOf = (part: string, clusters: number) =>
      part !== piece && clusters > 1 && this.isOne(part) ? 1 : null;
    const { pieces, isWhole } = khmerCover(piece, costOf);
    return isWhole && pieces.length > 1 ? pieces : [];
  }

  #khmerCost(
    piece: string,
    clusters: number,
    { isBeginning, isRepairing, isNeed }: { isBeginning: boolean; isRepairing: boolean; isNeed: IsNeed },
  ): number | null {
    if (!this.#words.vocabulary.work.spend(workOfPiece)) return null;
    if (this.isSure(piece, isNeed)) return 1;
    if (this.isSure(this.#spelled(piece, isNeed), isNeed)) return 1.25;
    if (clusters === 1) return isRepairing && this.#typed.isNamed(piece) ? 4 : null;
    const { vocabulary } = this.#words;
    if (vocabulary.compoundsOf(piece).length > 0) return 1.5;
    if (isBeginning && vocabulary.beginningWith(piece).length > 0) return 1.5;
    if (!isRepairing) return null;
    const [near] = vocabulary.near(piece);
    return near ? 1 + 3 * near.slips : null;
  }
}
