import { onesIn } from '#shop/search/search.ts';

/** A set of small numbers: number `n` is bit `n % 32` of word `n / 32`. */
export type Bits = Uint32Array;

export const emptyBits = (capacity: number): Bits => new Uint32Array(Math.ceil(capacity / 32));

export const setBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = word(bits, at >>> 5) | (1 << (at & 31));
};
export const clearBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = word(bits, at >>> 5) & ~(1 << (at & 31));
};
export const hasBit = (bits: Bits, at: number): boolean => (word(bits, at >>> 5) & (1 << (at & 31))) !== 0;

/** Takes out of `bits` what is not in `other`. */
export function keepOnly(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = word(bits, at) & word(other, at);
}

export const countBits = (bits: Bits): number => countShared(bits, bits);

/**
 * How many are in both. Eight words are added up bit by bit, as by hand: ones, twos and fours are carried on, and only the
 * eights are counted each time (Harley and Seal). Written out, because a loop within takes three times as long.
 */
export function countShared(one: Bits, other: Bits): number {
  let [ones, twos, fours, count, x, y, sum] = [0, 0, 0, 0, 0, 0, 0];
  const whole = one.length - (one.length % 8);
  for (let at = 0; at < whole; at += 8) {
    x = word(one, at + 0) & word(other, at + 0);
    y = word(one, at + 1) & word(other, at + 1);
    sum = ones ^ x;
    const twosA = (ones & x) | (sum & y);
    ones = sum ^ y;
    x = word(one, at + 2) & word(other, at + 2);
    y = word(one, at + 3) & word(other, at + 3);
    sum = ones ^ x;
    const twosB = (ones & x) | (sum & y);
    ones = sum ^ y;
    sum = twos ^ twosA;
    const foursA = (twos & twosA) | (sum & twosB);
    twos = sum ^ twosB;
    x = word(one, at + 4) & word(other, at + 4);
    y = word(one, at + 5) & word(other, at + 5);
    sum = ones ^ x;
    const twosC = (ones & x) | (sum & y);
    ones = sum ^ y;
    x = word(one, at + 6) & word(other, at + 6);
    y = word(one, at + 7) & word(other, at + 7);
    sum = ones ^ x;
    const twosD = (ones & x) | (sum & y);
    ones = sum ^ y;
    sum = twos ^ twosC;
    const foursB = (twos & twosC) | (sum & twosD);
    twos = sum ^ twosD;
    sum = fours ^ foursA;
    const eights = (fours & foursA) | (sum & foursB);
    fours = sum ^ foursB;
    count += onesIn(eights);
  }
  count = 8 * count + 4 * onesIn(fours) + 2 * onesIn(twos) + onesIn(ones);
  for (let at = whole; at < one.length; at += 1) count += onesIn(word(one, at) & word(other, at));
  return count;
}

/** The numbers of a set, the smallest first. */
export function numbersIn(bits: Bits): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    for (let left = word(bits, at); left !== 0; left &= left - 1) numbers.push(smallestIn(left, at));
  }
  return numbers;
}

/** The same set with room for more. */
export const grownBits = (bits: Bits, capacity: number): Bits => movedTo(emptyBits(capacity), bits);

/** The same figures in a larger run of memory. */
export function movedTo<Run extends Uint32Array | Uint16Array | Int32Array | Float64Array>(
  larger: Run,
  run: Run,
): Run {
  larger.set(run);
  return larger;
}

/** The smallest number of the word at a place; there must be one. */
export const smallestIn = (bits: number, at: number): number => at * 32 + 31 - Math.clz32(bits & -bits);

/** Words past the end are empty. */
const word = (bits: Bits, at: number): number => bits[at] ?? 0;

/** What is in any of them. */
export function union(sets: readonly Bits[], capacity: number): Bits {
  const all = emptyBits(capacity);
  for (const bits of sets) addAll(all, bits);
  return all;
}

/** Puts into `bits` what is in `other`, which may be shorter. */
export function addAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < other.length; at += 1) bits[at] = word(bits, at) | word(other, at);
}

/** Takes out of `bits` what is in `other`. */
export function takeOut(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = word(bits, at) & ~word(other, at);
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) if (bits[at] !== 0) return false;
  return true;
}

/** What is in both. */
export function shared(one: Bits, other: Bits): Bits {
  const both = one.slice();
  keepOnly(both, other);
  return both;
}
