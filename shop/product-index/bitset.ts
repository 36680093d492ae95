import { popCount } from '#shop/search/search.ts';

/** A set of small numbers: number `n` is bit `n % 32` of word `n / 32`. */
export type Bitset = Uint32Array;

/** The sets of the current calculation are reused by the next one; see `reusingBits`. */
const reused: Bitset[] = [];
/** How many of them the current calculation has taken; null outside of one. */
let taken: number | null = null;
/** The most 32-bit words to keep for reuse: 16 MB. */
const maxReused = 4_000_000;

/**
 * Runs a synchronous calculation that needs sets only while it runs: its result contains none, or is copied at once.
 * Searches make hundreds of sets, whose memory would otherwise make V8 collect its whole heap every few searches.
 */
export function reusingBits<Result>(calculate: () => Result): Result {
  if (taken !== null) return calculate();
  taken = 0;
  try {
    return calculate();
  } finally {
    taken = null;
  }
}

/** Returns a set with any content. */
function anyBits(length: number): Bitset {
  if (taken === null || (taken + 1) * length > maxReused) return new Uint32Array(length);
  const earlier = reused[taken];
  const bits = earlier?.length === length ? earlier : new Uint32Array(length);
  reused[taken] = bits;
  taken += 1;
  return bits;
}

export const emptyBits = (capacity: number): Bitset => anyBits(Math.ceil(capacity / 32)).fill(0);

export function copyBits(bits: Bitset): Bitset {
  const copy = anyBits(bits.length);
  copy.set(bits);
  return copy;
}

export const setBit = (bits: Bitset, at: number): void => {
  bits[at >>> 5] = word(bits, at >>> 5) | (1 << (at & 31));
};
export const clearBit = (bits: Bitset, at: number): void => {
  bits[at >>> 5] = word(bits, at >>> 5) & ~(1 << (at & 31));
};
export const hasBit = (bits: Bitset, at: number): boolean => (word(bits, at >>> 5) & (1 << (at & 31))) !== 0;

/** Removes from `bits` every number that isn't in `other`. */
export function retainOnly(bits: Bitset, other: Bitset): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = word(bits, at) & word(other, at);
}

export const countBits = (bits: Bitset): number => countShared(bits, bits);

/**
 * Returns the size of the intersection. Uses the Harley-Seal algorithm: eight words are added bit by bit, and
 * only the carries to eight are counted. Unrolled, because an inner loop takes three times as long.
 */
export function countShared(one: Bitset, other: Bitset): number {
  let [ones, twos, fours, count, x, y, total] = [0, 0, 0, 0, 0, 0, 0];
  const whole = one.length - (one.length % 8);
  for (let at = 0; at < whole; at += 8) {
    x = word(one, at + 0) & word(other, at + 0);
    y = word(one, at + 1) & word(other, at + 1);
    total = ones ^ x;
    const twosA = (ones & x) | (total & y);
    ones = total ^ y;
    x = word(one, at + 2) & word(other, at + 2);
    y = word(one, at + 3) & word(other, at + 3);
    total = ones ^ x;
    const twosB = (ones & x) | (total & y);
    ones = total ^ y;
    total = twos ^ twosA;
    const foursA = (twos & twosA) | (total & twosB);
    twos = total ^ twosB;
    x = word(one, at + 4) & word(other, at + 4);
    y = word(one, at + 5) & word(other, at + 5);
    total = ones ^ x;
    const twosC = (ones & x) | (total & y);
    ones = total ^ y;
    x = word(one, at + 6) & word(other, at + 6);
    y = word(one, at + 7) & word(other, at + 7);
    total = ones ^ x;
    const twosD = (ones & x) | (total & y);
    ones = total ^ y;
    total = twos ^ twosC;
    const foursB = (twos & twosC) | (total & twosD);
    twos = total ^ twosD;
    total = fours ^ foursA;
    const eights = (fours & foursA) | (total & foursB);
    fours = total ^ foursB;
    count += popCount(eights);
  }
  count = 8 * count + 4 * popCount(fours) + 2 * popCount(twos) + popCount(ones);
  for (let at = whole; at < one.length; at += 1) count += popCount(word(one, at) & word(other, at));
  return count;
}

/** Returns the numbers of a set that aren't in the other. */
export function without(bits: Bitset, other: Bitset): Bitset {
  const rest = copyBits(bits);
  takeOut(rest, other);
  return rest;
}

/** Returns the numbers of a set in ascending order. */
export function numbersIn(bits: Bitset): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    for (let left = word(bits, at); left !== 0; left &= left - 1) numbers.push(smallestIn(left, at));
  }
  return numbers;
}

/** Returns the same set with a larger capacity. */
export const grownBits = (bits: Bitset, capacity: number): Bitset => movedTo(emptyBits(capacity), bits);

/** Copies the values into a larger typed array. */
export function movedTo<Run extends Uint32Array | Uint16Array | Uint8Array | Int32Array | Float64Array>(
  larger: Run,
  run: Run,
): Run {
  larger.set(run);
  return larger;
}

/** Returns the smallest number in a non-empty word at an index. */
export const smallestIn = (bits: number, at: number): number => at * 32 + 31 - Math.clz32(bits & -bits);

/** Returns a word of the set. Words past the end are empty. */
const word = (bits: Bitset, at: number): number => bits[at] ?? 0;

export function union(sets: readonly Bitset[], capacity: number): Bitset {
  const all = emptyBits(capacity);
  for (const bits of sets) addAll(all, bits);
  return all;
}

/** Adds to `bits` every number in `other`, which may be shorter. */
export function addAll(bits: Bitset, other: Bitset): void {
  for (let at = 0; at < other.length; at += 1) bits[at] = word(bits, at) | word(other, at);
}

/** Removes from `bits` every number in `other`. */
export function takeOut(bits: Bitset, other: Bitset): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = word(bits, at) & ~word(other, at);
}

export function isEmpty(bits: Bitset): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false;
  return true;
}

export function shared(one: Bitset, other: Bitset): Bitset {
  const both = copyBits(one);
  retainOnly(both, other);
  return both;
}
