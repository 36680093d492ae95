import {
  addAll,
  type Bitset,
  clearBit,
  countShared,
  emptyBits,
  grownBits,
  hasBit,
  setBit,
} from './bitset.ts';

/** A list takes 32 bits per number, a set one bit per possible position. */
const bitsOfNumber = 32;
const none = new Uint32Array();

/**
 * The places of the products that have a facet or word: a sorted list while there are few, bits when those
 * are smaller.
 */
export class PostingList {
  #few: Uint32Array | null = new Uint32Array(2);
  #many: Bitset | null = null;
  #size = 0;

  /** Creates a posting list from sorted positions, and takes ownership of the list. */
  static of(places: Uint32Array, capacity: number): PostingList {
    const posting = new PostingList();
    posting.#few = places;
    posting.#size = places.length;
    if (places.length * bitsOfNumber >= capacity) posting.#become(emptyBits(capacity), places.length);
    return posting;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a place. `capacity` is the current number of places. */
  add(place: number, capacity: number): void {
    if (this.#many) {
      if (place >= this.#many.length * 32) this.#many = grownBits(this.#many, capacity);
      if (hasBit(this.#many, place)) return;
      setBit(this.#many, place);
    } else if (this.#few && this.#size < this.#few.length && (this.#few[this.#size - 1] ?? -1) < place) {
      // Appends without searching. At startup, products arrive in order, and each is added to about a hundred
      // lists.
      this.#few[this.#size] = place;
      if (this.#size * bitsOfNumber >= capacity) this.#become(emptyBits(capacity), this.#size + 1);
    } else if (this.#few) {
      const at = placeIn(this.#few, this.#size, place);
      if (at < this.#size && this.#few[at] === place) return;
      this.#few = withRoomAt(this.#few, this.#size, at);
      this.#few[at] = place;
      if (this.#size * bitsOfNumber >= capacity) this.#become(emptyBits(capacity), this.#size + 1);
    }
    this.#size += 1;
  }

  remove(place: number): void {
    if (this.#many) {
      if (!hasBit(this.#many, place)) return;
      clearBit(this.#many, place);
    } else if (this.#few) {
      const at = placeIn(this.#few, this.#size, place);
      if (at === this.#size || this.#few[at] !== place) return;
      this.#few.copyWithin(at, at + 1, this.#size);
    }
    this.#size -= 1;
  }

  addTo(bits: Bitset): void {
    if (this.#many) addAll(bits, this.#many);
    else for (let at = 0; at < this.#size; at += 1) setBit(bits, this.#few?.[at] ?? 0);
  }

  /** Returns how many of its places are in the set. */
  countIn(bits: Bitset): number {
    if (this.#many) return countShared(this.#many, bits);
    let count = 0;
    for (const place of this.#list()) if (hasBit(bits, place)) count += 1;
    return count;
  }

  #list(): Uint32Array {
    return this.#few?.subarray(0, this.#size) ?? none;
  }

  #become(bits: Bitset, size: number): void {
    for (const place of this.#few?.subarray(0, size) ?? []) setBit(bits, place);
    this.#many = bits;
    this.#few = null;
  }
}

/** Returns the list with a gap before `at`, in the same memory if there is room. */
function withRoomAt(list: Uint32Array, size: number, at: number): Uint32Array {
  const roomy = size < list.length ? list : new Uint32Array(size * 2);
  if (roomy !== list) roomy.set(list.subarray(0, size));
  roomy.copyWithin(at + 1, at, size);
  return roomy;
}

/** Returns the index of a number in the first `size` entries of a sorted list, or its insertion point. */
function placeIn(sorted: Uint32Array, size: number, requested: number): number {
  let [from, to] = [0, size];
  // Products are mostly added in order.
  if (to === 0 || (sorted[to - 1] ?? 0) < requested) return to;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < requested) from = middle + 1;
    else to = middle;
  }
  return from;
}
