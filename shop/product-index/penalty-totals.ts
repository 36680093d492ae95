import { type Bitset, copyBits, emptyBits, isEmpty, takeOut, union } from './bitset.ts';

/**
 * Adds up the penalties of all terms by place, for all 32 places of a word at once, digit by digit, so that
 * each term has the same cost.
 */
export class PenaltyTotals {
  readonly #capacity: number;
  /** Binary digits of the sums, lowest first. */
  readonly #digits: Bitset[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Adds a term. `sets[penalty]` contains the places with that penalty. A place is in at most one set. */
  add(sets: readonly (Bitset | undefined)[]): void {
    for (let digit = 0; sets.length >> digit > 0; digit += 1) {
      const having = sets.filter((bits, penalty) => bits && (penalty >> digit) % 2 === 1) as Bitset[];
      if (having.length > 0) this.#carry(union(having, this.#capacity), digit);
    }
  }

  #carry(bits: Bitset, digit: number): void {
    const total = this.#digits[digit] ?? emptyBits(this.#capacity);
    this.#digits[digit] = total;
    let isMore = 0;
    for (let at = 0; at < bits.length; at += 1) {
      const [one, other] = [total[at] ?? 0, bits[at] ?? 0];
      total[at] = one ^ other;
      bits[at] = one & other;
      isMore |= one & other;
    }
    if (isMore !== 0) this.#carry(bits, digit + 1);
  }

  /** Returns the positions in a set, grouped by their total penalty, lowest first. */
  tiers(places: Bitset, digit = this.#digits.length - 1): Bitset[] {
    if (isEmpty(places)) return [];
    if (digit < 0) return [places];
    const total = this.#digits[digit] ?? emptyBits(this.#capacity);
    const [without, having] = [copyBits(places), copyBits(places)];
    takeOut(without, total);
    takeOut(having, without);
    return [...this.tiers(without, digit - 1), ...this.tiers(having, digit - 1)];
  }
}
