import { Synonyms } from '#shop/search/search.ts';
import {
  type Bits,
  clearBit,
  countBits,
  emptyBits,
  grownBits,
  keepOnly,
  numbersIn,
  setBit,
  shared,
  union,
} from './bits.ts';
import {
  type Cut,
  type Figures,
  type FurtherFacets,
  type IndexCount,
  type IndexedProduct,
  kindFactor,
  type Range,
  type Wanted,
} from './indexed-product.ts';
import { KeptSearches } from './kept-searches.ts';
import { Posting } from './posting.ts';
import { Ranking } from './ranking.ts';
import { type SearchOptions, type SearchResult, WordSearch } from './word-search.ts';

/** How many of a facet's most popular products its figures name. */
const mostTop = 20;

/**
 * All published products in memory: any list, any filter and every count beside it without asking the database. A product
 * has a place of its own; sets of products are bits by place, orders are sorted places.
 */
export class ProductIndex {
  readonly #further: FurtherFacets;
  readonly #placeOf = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #postings = new Map<number, Posting>();
  readonly #words = new WordSearch(new Synonyms());
  #capacity = 1024;
  #all: Bits = emptyBits(this.#capacity);
  /** By place; their facets apart, with the further ones, and words. */
  #products: (Omit<IndexedProduct, 'facets' | 'words'> | undefined)[] = [];
  #facets: (readonly number[])[] = [];

  readonly #featured = new Ranking(
    (one, other) => this.#by('popularity', other, one) || this.#byId(one, other),
  );
  readonly #cheapest = new Ranking(
    (one, other) => this.#by('payCents', one, other) || this.#byId(one, other),
  );
  readonly #oldest = new Ranking((one, other) => this.#by('createdAt', one, other) || this.#byId(one, other));

  /** By kind, until a product changes. */
  readonly #figures = new Map<number, ReadonlyMap<number, Figures>>();
  readonly #searches = new KeptSearches();

  constructor(further: FurtherFacets = () => []) {
    this.#further = further;
  }

  get size(): number {
    return this.#placeOf.size;
  }

  /** Into a new index; `sort` follows. */
  load(products: Iterable<IndexedProduct>): void {
    for (const product of products) this.#write(product);
  }

  /** After the last of `load`. */
  sort(): void {
    const places = [...this.#placeOf.values()];
    for (const ranking of this.#rankings()) ranking.load(places);
  }

  /** A new product, or one that is not what it was. */
  put(product: IndexedProduct): void {
    this.remove(product.id);
    const place = this.#write(product);
    for (const ranking of this.#rankings()) ranking.add(place);
  }

  remove(id: number): void {
    const place = this.#placeOf.get(id);
    if (place === undefined) return;
    this.#figures.clear();
    this.#searches.clear();
    for (const ranking of this.#rankings()) ranking.remove(place);
    for (const facet of this.#facets[place] ?? []) this.#postings.get(facet)?.remove(place);
    this.#words.remove(place);
    clearBit(this.#all, place);
    this.#products[place] = undefined;
    this.#placeOf.delete(id);
    this.#free.push(place);
  }

  /** What was typed, as `Wanted` takes it; see `WordSearch`. */
  search(runs: readonly string[], options: SearchOptions = {}): SearchResult {
    return this.#searches.of(runs, options, () => this.#words.find(runs, options));
  }

  /** How many products a search finds. */
  found = (runs: readonly string[]): number =>
    countBits(shared(union(this.search(runs).tiers, this.#capacity), this.#all));

  alternatives = (runs: readonly string[]): string[][] => this.#words.alternatives(runs);

  set synonyms(synonyms: Synonyms) {
    this.#searches.clear();
    this.#words.synonyms = synonyms;
  }

  /** Ids of what a search found, and the number of their tier. */
  tiersById(tiers: readonly Bits[]): { id: number; tier: number }[] {
    return tiers.flatMap((bits, tier) =>
      numbersIn(shared(bits, this.#all)).map((place) => ({ id: this.#products[place]?.id ?? 0, tier })),
    );
  }

  /** Ids of one page of what is wanted, and how many there are on all. What fits a search best goes first. */
  page(wanted: Wanted, cut: Cut): { ids: number[]; total: number } {
    const isEverything = wanted.facets.size === 0 && wanted.others.size === 0 && wanted.found === null;
    const passing = isEverything ? this.#all : this.#passing(wanted);
    const total = isEverything ? this.size : countBits(passing);
    // An order of its own leaves the search's aside.
    const ranks = cut.order === 'featured' ? wanted.found : null;
    const places = cut.skip >= total ? [] : this.#cut(passing, cut, ranks);
    return { ids: places.map((place) => this.#products[place]?.id ?? 0), total };
  }

  /** What each facet leads to under what else is wanted; those that lead to nothing are left out. */
  counts(wanted: Wanted, kinds: readonly number[]): IndexCount[] {
    const passing = this.#passing(wanted);
    const total = countBits(passing);
    const chosen = new Set([...wanted.facets.keys(), ...wanted.others.keys()]);
    const counts: IndexCount[] = [{ kind: null, value: null, products: total }];
    const open = new Map(
      [...chosen].map((kind) => {
        const base = this.#passing(wanted, kind);
        return [kind, { base, total: countBits(base) }] as const;
      }),
    );
    for (const kind of kinds) counts.push({ kind, value: null, products: open.get(kind)?.total ?? total });
    const rest = kinds.filter((kind) => !chosen.has(kind));
    this.#countValues(counts, rest, passing, total);
    for (const [kind, { base, total: all }] of open) this.#countValues(counts, [kind], base, all);
    return counts.filter(({ products }) => products > 0);
  }

  /** Of each facet of a kind: how many products carry it, their popularity added up, and the most popular of them. */
  figures(kind: number): ReadonlyMap<number, Figures> {
    const known = this.#figures.get(kind) ?? this.#figuresOf(kind);
    this.#figures.set(kind, known);
    return known;
  }

  #figuresOf(kind: number): Map<number, Figures> {
    const figures = new Map<number, Figures>();
    for (let rank = 0; rank < this.#featured.size; rank += 1) {
      const place = this.#featured.at(rank);
      const { id = 0, popularity = 0 } = this.#products[place] ?? {};
      for (const facet of this.#facets[place] ?? []) {
        if (Math.floor(facet / kindFactor) !== kind) continue;
        const value = facet % kindFactor;
        const known = figures.get(value) ?? { products: 0, popularity: 0, top: [] };
        known.products += 1;
        known.popularity += popularity;
        if (known.top.length < mostTop) known.top.push(id);
        figures.set(value, known);
      }
    }
    return figures;
  }

  #countValues(counts: IndexCount[], kinds: readonly number[], base: Bits, total: number): void {
    if (total === 0) return;
    const wanted = new Set(kinds);
    const found = new Map<number, number>();
    if (total * 64 < this.#capacity) {
      // Few: their own facets are fewer than all there are.
      for (const place of numbersIn(base))
        for (const facet of this.#facets[place] ?? []) found.set(facet, (found.get(facet) ?? 0) + 1);
    } else {
      const isAll = total === this.size;
      for (const [facet, posting] of this.#postings)
        if (wanted.has(Math.floor(facet / kindFactor)))
          found.set(facet, isAll ? posting.size : posting.countIn(base));
    }
    for (const [facet, products] of found) {
      const kind = Math.floor(facet / kindFactor);
      if (wanted.has(kind)) counts.push({ kind, value: facet % kindFactor, products });
    }
  }

  /** What meets every condition but that of the kind `but`. */
  #passing({ facets, others, found }: Wanted, but?: number): Bits {
    let passing: Bits | null = null;
    const narrow = (bits: Bits) => {
      if (passing) keepOnly(passing, bits);
      else passing = bits;
    };
    if (found) narrow(union(found, this.#capacity));
    for (const [kind, any] of facets) {
      if (kind === but) continue;
      const bits = emptyBits(this.#capacity);
      for (const facet of any) this.#postings.get(facet)?.addTo(bits);
      narrow(bits);
    }
    for (const [kind, range] of others) if (kind !== but) narrow(this.#inRange(range));
    return passing ?? this.#all;
  }

  #inRange({ of, from, to }: Range): Bits {
    const bits = emptyBits(this.#capacity);
    if (of === 'rating') {
      for (const [place, product] of this.#products.entries()) {
        const rating = product?.rating ?? null;
        if (rating !== null && rating >= from && rating <= to) setBit(bits, place);
      }
      return bits;
    }
    const cents = (place: number) => this.#products[place]?.payCents ?? 0;
    const first = this.#cheapest.firstWhere((place) => cents(place) >= from);
    const end = this.#cheapest.firstWhere((place) => cents(place) > to);
    for (let rank = first; rank < end; rank += 1) setBit(bits, this.#cheapest.at(rank));
    return bits;
  }

  /** Places of one page: what fits a search best first, then by the order. */
  #cut(passing: Bits, { order, skip, size }: Cut, tiers: Wanted['found']): number[] {
    const cut: number[] = [];
    let left = skip;
    for (const tier of tiers ?? [passing]) {
      const places = tier === passing ? passing : shared(tier, passing);
      const found = countBits(places);
      if (left < found)
        cut.push(...this.#ordered(places, found, { order, skip: left, size: size - cut.length }));
      left = Math.max(0, left - found);
      if (cut.length === size) break;
    }
    return cut;
  }

  /** So many places of a set in an order. */
  #ordered(places: Bits, found: number, { order, skip, size }: Cut): number[] {
    const ranking = {
      featured: this.#featured,
      cheapest: this.#cheapest,
      dearest: this.#cheapest,
      newest: this.#oldest,
      oldest: this.#oldest,
    }[order];
    const isBackward = order === 'dearest' || order === 'newest';
    return ranking.cut(places, found, { isBackward, skip, size });
  }

  #write(product: IndexedProduct): number {
    this.#figures.clear();
    this.#searches.clear();
    const place = this.#free.pop() ?? this.#products.length;
    if (place >= this.#capacity) {
      this.#capacity *= 2;
      this.#all = grownBits(this.#all, this.#capacity);
    }
    const { facets: own, words, ...rest } = product;
    const facets = [...new Set([...own, ...this.#further(product)])];
    this.#products[place] = rest;
    this.#facets[place] = facets;
    this.#placeOf.set(product.id, place);
    setBit(this.#all, place);
    for (const facet of facets) {
      const posting = this.#postings.get(facet) ?? new Posting();
      posting.add(place, this.#capacity);
      this.#postings.set(facet, posting);
    }
    if (words) this.#words.put(place, words, this.#capacity);
    return place;
  }

  #rankings = () => [this.#featured, this.#cheapest, this.#oldest];

  #by(column: 'popularity' | 'payCents' | 'createdAt', one: number, other: number): number {
    return (this.#products[one]?.[column] ?? 0) - (this.#products[other]?.[column] ?? 0);
  }

  #byId(one: number, other: number): number {
    return (this.#products[one]?.id ?? 0) - (this.#products[other]?.id ?? 0);
  }
}
