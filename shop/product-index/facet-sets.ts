import { type Bits, emptyBits } from './bits.ts';
import { FacetLists } from './facet-lists.ts';
import { kindFactor } from './indexed-product.ts';
import { Posting } from './posting.ts';

export interface FacetCount {
  kind: number;
  value: number;
  products: number;
}

/** Which products carry which facets, both ways: the places of a facet and the facets of a place. */
export class FacetSets {
  /** By facet. A facet that nobody carries any more keeps its number. */
  readonly #numberOf = new Map<number, number>();
  /** By number. */
  readonly #facets: number[] = [];
  readonly #postings: Posting[] = [];
  readonly #numbersOf = new Map<number, number[]>();
  readonly #lists = new FacetLists();

  /** `capacity`: how many places there are now. */
  put(place: number, facets: readonly number[], capacity: number): void {
    const numbers = [...new Set(facets)].map((facet) => this.#numberOf.get(facet) ?? this.#add(facet));
    this.#lists.put(place, numbers, capacity);
    for (const number of numbers) this.#postings[number]?.add(place, capacity);
  }

  remove(place: number): void {
    for (const number of this.#lists.of(place)) this.#postings[number]?.remove(place);
    this.#lists.remove(place);
  }

  /** The facets of a place. */
  of = (place: number): number[] => Array.from(this.#lists.of(place), (number) => this.#facets[number] ?? 0);

  /** The places that carry any of the facets. */
  any(facets: readonly number[], capacity: number): Bits {
    const bits = emptyBits(capacity);
    for (const facet of facets) this.#postings[this.#numberOf.get(facet) ?? -1]?.addTo(bits);
    return bits;
  }

  /** Of a kind: what was ever carried. */
  valuesOf = (kind: number): number[] =>
    (this.#numbersOf.get(kind) ?? []).map((number) => (this.#facets[number] ?? 0) % kindFactor);

  /** How many of a set carry each facet of some kinds; `among`: how many there are in the set, `all`: on all. */
  counts(kinds: readonly number[], set: Bits, { among, all }: { among: number; all: number }): FacetCount[] {
    const numbers = kinds.flatMap((kind) => this.#numbersOf.get(kind) ?? []);
    return this.#countsOf(numbers, set, { among, all }).map((products, at) => {
      const facet = this.#facets[numbers[at] ?? 0] ?? 0;
      return { kind: kindOf(facet), value: facet % kindFactor, products };
    });
  }

  #countsOf(numbers: readonly number[], set: Bits, { among, all }: { among: number; all: number }): number[] {
    const postings = () => numbers.map((number) => this.#postings[number]);
    if (among === all) return postings().map((posting) => posting?.size ?? 0);
    // Few: going through their own facets, which lie about, takes less than going through all sets word by word.
    const isFew = 4 * among * (this.#lists.size / all) < numbers.length * set.length;
    if (!isFew) return postings().map((posting) => posting?.countIn(set) ?? 0);
    const counts = new Uint32Array(this.#facets.length);
    this.#lists.countIn(set, counts);
    return numbers.map((number) => counts[number] ?? 0);
  }

  #add(facet: number): number {
    const number = this.#facets.length;
    this.#facets.push(facet);
    this.#postings.push(new Posting());
    this.#numberOf.set(facet, number);
    const kind = kindOf(facet);
    // By value: which facet came first differs from process to process.
    const numbers = [...(this.#numbersOf.get(kind) ?? []), number];
    this.#numbersOf.set(
      kind,
      numbers.toSorted((one, other) => (this.#facets[one] ?? 0) - (this.#facets[other] ?? 0)),
    );
    return number;
  }
}

const kindOf = (facet: number): number => Math.floor(facet / kindFactor);
