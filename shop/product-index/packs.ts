import { isKhmer, khmerWords, onePerson, quantityIn } from '#shop/search/search.ts';
import {
  type Bitset,
  clearBit,
  copyBits,
  emptyBits,
  grownBits,
  isEmpty,
  numbersIn,
  reusingBits,
  setBit,
  shared,
  union,
  without,
} from './bitset.ts';
import type { Range } from './indexed-product.ts';
import type { ProductColumns } from './product-columns.ts';
import type { SearchResult } from './search-result.ts';

/** The smallest number that is a size if only a text has it. */
const smallestSize = 10;
/** The number of pieces that are too many for one person. */
const manyPieces = 5;

/** The products that contain several pieces. */
export class Packs {
  readonly #columns: ProductColumns;
  #all: Bitset = emptyBits(1024);

  constructor(columns: ProductColumns) {
    this.#columns = columns;
  }

  get #capacity(): number {
    return this.#columns.ids.length;
  }

  /** Adds a place whose columns have been written, if its product is a pack. */
  put(place: number): void {
    if (this.#pieces(place) < 2) return;
    if (place >= this.#all.length * 32) this.#all = grownBits(this.#all, place * 2);
    setBit(this.#all, place);
  }

  remove = (place: number): void => clearBit(this.#all, place);

  /** Returns the packs whose price per piece is in a range, but not their own price. */
  within({ from, to }: Range): Bitset {
    return this.#where(this.#all, (place) => {
      const price = this.#columns.payCents[place] ?? 0;
      const each = price / this.#pieces(place);
      return each >= from && each <= to && (price < from || price > to);
    });
  }

  /**
   * Moves packs that only their price per piece brings within a range behind the other results. Groups of partial
   * matches keep theirs.
   */
  last({ tiers, parts }: SearchResult, range: Range): { tiers: Bitset[]; packs: Bitset[] } {
    const within = this.within(range);
    const packs = tiers.map((tier) => shared(tier, within)).filter((tier) => !isEmpty(tier));
    if (packs.length === 0 || parts.length > 0) return { tiers, packs: [] };
    return { tiers: [...tiers.map((tier) => without(tier, within)), ...packs], packs };
  }

  /**
   * Returns the results of a search: of equal matches, single products come first. A search for a quantity finds the
   * same products, with those packs first that make it up. If it only has a number (`100 shirts`), products with prices by
   * quantity come before smaller packs.
   */
  search(runs: readonly string[], find: (runs: readonly string[]) => SearchResult): SearchResult {
    const result = reusingBits(() => this.#search(runs, find));
    return { ...result, tiers: result.tiers.map(copyBits) };
  }

  #search(runs: readonly string[], find: (runs: readonly string[]) => SearchResult): SearchResult {
    const singlesFirst = (tier: Bitset) => [without(tier, this.#all), shared(tier, this.#all)];
    const quantity = quantityIn(runs);
    const found = quantity && find(quantity.runs);
    if (!quantity || !found || found.tiers.length === 0)
      return this.#forOne(runs, inParts(find(runs), singlesFirst));
    const pieces = quantity.pieces ?? Infinity;
    const packsFirst = (tier: Bitset) => {
      const packs = shared(tier, this.#all);
      const those = (holds: (count: number) => boolean) =>
        this.#where(packs, (place) => holds(this.#pieces(place)));
      const singles = without(tier, packs);
      const cheaper = quantity.isCertain
        ? emptyBits(this.#capacity)
        : this.#where(singles, (place) => this.#columns.hasPriceSteps[place] === 1);
      return [
        those((count) => count === pieces),
        cheaper,
        those((count) => count < pieces),
        without(singles, cheaper),
        those((count) => count > pieces),
      ];
    };
    if (quantity.isCertain || found.parts.length > 0) return inParts(found, packsFirst);
    const named = find(runs);
    const first = named.tiers.slice(0, named.tiers.length - named.mentioning - (named.further?.tiers ?? 0));
    // Other things only mention the number: a gift box for a mug is 20 cm long. Each text has a small number, and some `100 %`.
    const isCount = quantity.isFirst || pieces < smallestSize;
    const mentioned = isCount ? [] : named.tiers.slice(named.tiers.length - named.mentioning);
    const mentions = shared(union(mentioned, this.#capacity), union(found.tiers, this.#capacity));
    const having = numbersIn(union([...first, mentions], this.#capacity));
    const sized = having.length > 0 && having.every((place) => this.#pieces(place) !== pieces);
    // `Bottle 600` is a size.
    if (named.meant === null && named.parts.length === 0 && sized) return inParts(named, singlesFirst);
    return inParts(found, packsFirst);
  }

  /** Removes packs of many pieces from the gifts for one person, if there are others. */
  #forOne(runs: readonly string[], found: SearchResult): SearchResult {
    const words = (found.meant?.split(' ') ?? runs).flatMap((run) =>
      isKhmer(run) ? khmerWords(run) : [run],
    );
    if (!words.some((word) => onePerson.has(word))) return found;
    const many = this.#where(this.#all, (place) => this.#pieces(place) >= manyPieces);
    const single = inParts(found, (tier) => [without(tier, many)]);
    return single.tiers.length > 0 ? single : found;
  }

  #pieces = (place: number): number => this.#columns.pieces[place] ?? 1;

  #where(packs: Bitset, holds: (place: number) => boolean): Bitset {
    const bits = emptyBits(this.#capacity);
    for (const place of numbersIn(packs)) if (holds(place)) setBit(bits, place);
    return bits;
  }
}

/** Splits each tier of a result into several, which are in order. */
function inParts(found: SearchResult, partsOf: (tier: Bitset) => Bitset[]): SearchResult {
  const split = found.tiers.map((tier) => partsOf(tier).filter((part) => !isEmpty(part)));
  const count = (from: number, to?: number) => split.slice(from, to).flat().length;
  let at = 0;
  const parts = found.parts.map((part) => {
    at += part.tiers;
    return { ...part, tiers: count(at - part.tiers, at) };
  });
  const named = split.length - found.mentioning;
  const further = found.further && {
    ...found.further,
    tiers: count(named - found.further.tiers, named),
  };
  return { ...found, tiers: split.flat(), parts, ...(further && { further }), mentioning: count(named) };
}
