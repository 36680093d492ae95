import { type Bitset, hasBit, numbersIn, smallestIn } from './bitset.ts';

type Compare = (one: number, other: number) => number;

/**
 * The positions of all products in one sort order, updated without sorting again. `compare` never returns 0
 * for two products.
 */
export class Ranking {
  readonly compare: Compare;
  #places = new Uint32Array(16);
  #size = 0;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  all = (): Uint32Array => this.#places.subarray(0, this.#size);

  at(rank: number): number {
    return this.#places[rank] ?? -1;
  }

  load(places: readonly number[]): void {
    this.loadSorted(Uint32Array.from(places).toSorted(this.compare));
  }

  /** Loads all places as returned by `all`. */
  loadSorted(sorted: Uint32Array): void {
    this.#places = new Uint32Array(sorted.length + (sorted.length >>> 3) + 16);
    this.#places.set(sorted);
    this.#size = sorted.length;
  }

  add(place: number): void {
    if (this.#size === this.#places.length) {
      const grown = new Uint32Array(this.#size * 2);
      grown.set(this.#places);
      this.#places = grown;
    }
    const at = this.firstWhere((other) => this.compare(other, place) >= 0);
    this.#places.copyWithin(at + 1, at, this.#size);
    this.#places[at] = place;
    this.#size += 1;
  }

  /** Removes a place. Call it before the sort values change. */
  remove(place: number): void {
    const at = this.firstWhere((other) => this.compare(other, place) >= 0);
    if (this.#places[at] !== place) return;
    this.#places.copyWithin(at, at + 1, this.#size);
    this.#size -= 1;
  }

  /** Returns a page of a set, ascending or descending. `found` is the size of the set. */
  cut(
    places: Bitset,
    found: number,
    { isBackward, skip, size }: { isBackward: boolean; skip: number; size: number },
  ): number[] {
    const inOrder = isBackward ? (one: number, other: number) => this.compare(other, one) : this.compare;
    if (found * 8 < this.#size) return firstOf(places, skip + size, inOrder).slice(skip);
    // For large sets, the ranking is walked until the page is full.
    const cut: number[] = [];
    let left = skip;
    for (let at = 0; at < this.#size && cut.length < size; at += 1) {
      const place = this.at(isBackward ? this.#size - 1 - at : at);
      if (!hasBit(places, place)) continue;
      if (left > 0) left -= 1;
      else cut.push(place);
    }
    return cut;
  }

  /** Returns the first rank for whose place `holds` is true. It must also be true for all later ones. */
  firstWhere(holds: (place: number) => boolean): number {
    return firstRank(this.#size, (rank) => holds(this.at(rank)));
  }
}

/** Above this number, all places are sorted. */
const maxChosen = 1000;

/** Returns the first places of a set in a sort order, by comparing each with the last of those selected. */
function firstOf(places: Bitset, max: number, inOrder: Compare): number[] {
  if (max > maxChosen) return numbersIn(places).toSorted(inOrder).slice(0, max);
  const first: number[] = [];
  for (let at = 0; at < places.length; at += 1) {
    for (let left = places[at] ?? 0; left !== 0; left &= left - 1) {
      const place = smallestIn(left, at);
      if (first.length === max) {
        if (inOrder(first[max - 1] ?? 0, place) < 0) continue;
        first.pop();
      }
      first.splice(
        firstRank(first.length, (rank) => inOrder(first[rank] ?? 0, place) >= 0),
        0,
        place,
      );
    }
  }
  return first;
}

/** Returns the first rank for which `holds` is true. It must also be true for all later ones. */
function firstRank(size: number, holds: (rank: number) => boolean): number {
  let [from, to] = [0, size];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
