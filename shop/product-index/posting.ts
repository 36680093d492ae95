import { addAll, type Bits, clearBit, countShared, emptyBits, grownBits, hasBit, setBit } from './bits.ts';

/** A list of numbers takes 32 bits each, a set one bit for each place there is. */
const bitsOfNumber = 32;
const none = new Uint32Array();

/** Which products carry one facet, or one word, by their places: a sorted list while they are few, bits when that is smaller. */
export class Posting {
  #few: Uint32Array | null = new Uint32Array(2);
  #many: Bits | null = null;
  #size = 0;

  /** Of places in their order; the list is its own from now on. */
  static of(places: Uint32Array, capacity: number): Posting {
    const posting = new Posting();
    posting.#few = places;
    posting.#size = places.length;
    if (places.length * bitsOfNumber >= capacity) posting.#become(emptyBits(capacity), places.length);
    return posting;
  }

  get size(): number {
    return this.#size;
  }

  /** `capacity`: how many places there are now. */
  add(place: number, capacity: number): void {
    if (this.#many) {
      if (place >= this.#many.length * 32) this.#many = grownBits(this.#many, capacity);
      if (hasBit(this.#many, place)) return;
      setBit(this.#many, place);
    } else if (this.#few && this.#size < this.#few.length && (this.#few[this.#size - 1] ?? -1) < place) {
      // At the start products come in their order, each in some hundred lists.
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

  /** Puts its places into a set. */
  addTo(bits: Bits): void {
    if (this.#many) addAll(bits, this.#many);
    else for (let at = 0; at < this.#size; at += 1) setBit(bits, this.#few?.[at] ?? 0);
  }

  /** How many of its places are in the set. */
  countIn(bits: Bits): number {
    if (this.#many) return countShared(this.#many, bits);
    let count = 0;
    for (const place of this.#list()) if (hasBit(bits, place)) count += 1;
    return count;
  }

  #list(): Uint32Array {
    return this.#few?.subarray(0, this.#size) ?? none;
  }

  #become(bits: Bits, size: number): void {
    for (const place of this.#few?.subarray(0, size) ?? []) setBit(bits, place);
    this.#many = bits;
    this.#few = null;
  }
}

/** The list with a gap before `at`, in the same memory while there is room. */
function withRoomAt(list: Uint32Array, size: number, at: number): Uint32Array {
  const roomy = size < list.length ? list : new Uint32Array(size * 2);
  if (roomy !== list) roomy.set(list.subarray(0, size));
  roomy.copyWithin(at + 1, at, size);
  return roomy;
}

/** Where a number stands in the first `size` of a sorted list, or would. */
function placeIn(sorted: Uint32Array, size: number, wanted: number): number {
  let [from, to] = [0, size];
  // Products are mostly added in their order.
  if (to === 0 || (sorted[to - 1] ?? 0) < wanted) return to;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
