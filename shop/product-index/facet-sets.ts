import { type Bitset, emptyBits } from './bitset.ts';
import { FacetLists } from './facet-lists.ts';
import { kindFactor } from './indexed-product.ts';
import { PostingList } from './posting-list.ts';

export interface FacetCount {
  kind: number;
  value: number;
  products: number;
}

/** The facets of products in both directions: the places of a facet, and the facets of a place. */
export class FacetSets {
  /** The number of each facet. An unused facet keeps its number. */
  readonly #numberOf = new Map<number, number>();
  readonly #facets: number[] = [];
  readonly #postings: PostingList[] = [];
  readonly #numbersOf = new Map<number, number[]>();
  readonly #lists = new FacetLists();

  /** Stores the facets of a place. `capacity` is the current number of places. */
  put(place: number, facets: readonly number[], capacity: number): void {
    const numbers = [...new Set(facets)].map((facet) => this.#numberOf.get(facet) ?? this.#add(facet));
    this.#lists.put(place, numbers, capacity);
    for (const number of numbers) this.#postings[number]?.add(place, capacity);
  }

  remove(place: number): void {
    for (const number of this.#lists.of(place)) this.#postings[number]?.remove(place);
    this.#lists.remove(place);
  }

  of = (place: number): number[] => Array.from(this.#lists.of(place), (number) => this.#facets[number] ?? 0);

  any(facets: readonly number[], capacity: number): Bitset {
    const bits = emptyBits(capacity);
    for (const facet of facets) this.#postings[this.#numberOf.get(facet) ?? -1]?.addTo(bits);
    return bits;
  }

  /** Returns all values of a kind that were ever used. */
  valuesOf = (kind: number): number[] =>
    (this.#numbersOf.get(kind) ?? []).map((number) => (this.#facets[number] ?? 0) % kindFactor);

  /**
   * Counts the members of a set by facet, for some kinds. `among` is the size of the set; `all` is the number
   * of all products.
   */
  counts(
    kinds: readonly number[],
    set: Bitset,
    { among, all }: { among: number; all: number },
  ): FacetCount[] {
    const numbers = kinds.flatMap((kind) => this.#numbersOf.get(kind) ?? []);
    return this.#countsOf(numbers, set, { among, all }).map((products, at) => {
      const facet = this.#facets[numbers[at] ?? 0] ?? 0;
      return { kind: kindOf(facet), value: facet % kindFactor, products };
    });
  }

  #countsOf(
    numbers: readonly number[],
    set: Bitset,
    { among, all }: { among: number; all: number },
  ): number[] {
    const postings = () => numbers.map((number) => this.#postings[number]);
    if (among === all) return postings().map((posting) => posting?.size ?? 0);
    // For small sets, iterating over the members' own facets, which are scattered in memory, is faster than
    // intersecting all sets.
    const isFew = 4 * among * (this.#lists.size / all) < numbers.length * set.length;
    if (!isFew) return postings().map((posting) => posting?.countIn(set) ?? 0);
    const counts = new Uint32Array(this.#facets.length);
    this.#lists.countIn(set, counts);
    return numbers.map((number) => counts[number] ?? 0);
  }

  #add(facet: number): number {
    const number = this.#facets.length;
    this.#facets.push(facet);
    this.#postings.push(new PostingList());
    this.#numberOf.set(facet, number);
    const kind = kindOf(facet);
    // Sorted by value, because the order in which facets appear differs between processes.
    const numbers = [...(this.#numbersOf.get(kind) ?? []), number];
    this.#numbersOf.set(
      kind,
      numbers.toSorted((one, other) => (this.#facets[one] ?? 0) - (this.#facets[other] ?? 0)),
    );
    return number;
  }
}

const kindOf = (facet: number): number => Math.floor(facet / kindFactor);
