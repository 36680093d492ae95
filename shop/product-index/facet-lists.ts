import { type Bitset, movedTo, smallestIn } from './bitset.ts';

/** The facet numbers of each product, stored as consecutive lists in one typed array. */
export class FacetLists {
  #begins = new Uint32Array();
  #lengths = new Uint16Array();
  #numbers = new Uint32Array(4096);
  #end = 0;
  /** The number of used entries, including gaps left by moved or removed lists. */
  #used = 0;

  /** The total length of all lists. */
  get size(): number {
    return this.#used;
  }

  of(place: number): Uint32Array {
    const begin = this.#begins[place] ?? 0;
    return this.#numbers.subarray(begin, begin + (this.#lengths[place] ?? 0));
  }

  /** Stores the facets of a place. `capacity` is the current number of places. */
  put(place: number, numbers: readonly number[], capacity: number): void {
    if (this.#begins.length < capacity) {
      this.#begins = movedTo(new Uint32Array(capacity), this.#begins);
      this.#lengths = movedTo(new Uint16Array(capacity), this.#lengths);
    }
    this.remove(place);
    if (this.#end + numbers.length > this.#numbers.length) this.#makeRoom(numbers.length);
    this.#numbers.set(numbers, this.#end);
    this.#begins[place] = this.#end;
    this.#lengths[place] = numbers.length;
    this.#end += numbers.length;
    this.#used += numbers.length;
  }

  remove(place: number): void {
    this.#used -= this.#lengths[place] ?? 0;
    this.#lengths[place] = 0;
  }

  /** Adds to `counts`, by facet number, how many places of a set have it. */
  countIn(bits: Bitset, counts: Uint32Array): void {
    const [begins, lengths, numbers] = [this.#begins, this.#lengths, this.#numbers];
    for (let at = 0; at < bits.length; at += 1) {
      for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
        const place = smallestIn(left, at);
        const begin = begins[place] ?? 0;
        const end = begin + (lengths[place] ?? 0);
        for (let each = begin; each < end; each += 1) {
          const number = numbers[each] ?? 0;
          counts[number] = (counts[number] ?? 0) + 1;
        }
      }
    }
  }

  /** Removes the gaps and doubles the capacity. */
  #makeRoom(more: number): void {
    const numbers = new Uint32Array(2 * (this.#used + more));
    let end = 0;
    for (let place = 0; place < this.#begins.length; place += 1) {
      const list = this.of(place);
      numbers.set(list, end);
      this.#begins[place] = end;
      end += list.length;
    }
    this.#numbers = numbers;
    this.#end = end;
  }
}
