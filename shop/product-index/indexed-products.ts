import { setImmediate as breath } from 'node:timers/promises';
import { caches } from '#shop/capacity/capacity.ts';
import { piecesIn, Synonyms } from '#shop/search/search.ts';
import {
  addAll,
  type Bitset,
  clearBit,
  countBits,
  emptyBits,
  grownBits,
  retainOnly,
  numbersIn,
  setBit,
  shared,
  union,
} from './bitset.ts';
import { cachedResults } from './cached-results.ts';
import { searchAmong } from './every-gift.ts';
import { FacetSets } from './facet-sets.ts';
import {
  type PageRequest,
  type Figures,
  type FurtherFacets,
  type IndexCount,
  type IndexedProduct,
  kindFactor,
  type Requested,
} from './indexed-product.ts';
import { type AnyProductCache, type CardParts, ProductCache } from './product-cache.ts';
import { Packs } from './packs.ts';
import { ProductColumns, rankingsBy } from './product-columns.ts';
import { rankSimilar } from './similar-products.ts';
import type { StoredIndex } from './stored-index.ts';
import type { SearchOptions, SearchResult } from './search-result.ts';
import { WordSearch } from './word-search.ts';

const betweenBreaths = 5000;
/** How many of its most popular products a facet's figures contain. */
const maxTop = 20;

/**
 * All published products in memory: any list, filter and count without a database query. Each product has a
 * place. Sets of products are bits by place, and sort orders are sorted places.
 */
export class ProductIndex {
  readonly #further: FurtherFacets;
  readonly #placeOf = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #facets = new FacetSets();
  readonly words = new WordSearch(new Synonyms());
  #capacity = 1024;
  #all: Bitset = emptyBits(this.#capacity);
  readonly #columns = new ProductColumns();
  readonly packs = new Packs(this.#columns);
  readonly cards = new ProductCache<CardParts>(caches.cards.max);
  readonly caches: AnyProductCache[] = [this.cards];
  /** The number of places ever assigned. */
  #places = 0;
  readonly #rankings = rankingsBy(this.#columns);
  // Cached, because a page needs its list, counts and corrected search, and most visits share few lists.
  readonly #searches = cachedResults<SearchResult>(50);
  readonly #counts = cachedResults<IndexCount[]>(500);
  readonly #figures = cachedResults<ReadonlyMap<number, Figures>>(10);

  constructor(further: FurtherFacets = () => []) {
    this.#further = further;
    this.#columns.grow(this.#capacity);
  }

  get size(): number {
    return this.#placeOf.size;
  }

  /** Restores the index that `stored` returned. Yields to the event loop in between. */
  static async of(
    { columns, facets, facetEnds, words, orders }: StoredIndex,
    further: FurtherFacets,
  ): Promise<ProductIndex> {
    const index = new ProductIndex(further);
    const size = columns.ids.length;
    while (index.#capacity < size) index.#capacity *= 2;
    index.#places = size;
    index.#all = emptyBits(index.#capacity);
    index.#columns.grow(index.#capacity);
    index.#columns.load(columns);
    let from = 0;
    for (let place = 0; place < size; place += 1) {
      const to = facetEnds[place] ?? 0;
      if (place % betweenBreaths === 0) await breath();
      index.#facets.put(place, [...facets.subarray(from, to)], index.#capacity);
      index.#placeOf.set(columns.ids[place] ?? 0, place);
      setBit(index.#all, place);
      index.packs.put(place);
      from = to;
    }
    await index.words.load(words, index.#capacity);
    for (const [at, ranking] of Object.values(index.#rankings).entries())
      ranking.loadSorted(orders[at] ?? new Uint32Array());
    return index;
  }

  stored(): StoredIndex {
    const places = numbersIn(this.#all);
    const numberOf = new Map(places.map((place, number) => [place, number]));
    const lists = places.map((place) => this.#facets.of(place));
    let end = 0;
    return {
      columns: this.#columns.stored(places),
      facets: Uint32Array.from(lists.flat()),
      facetEnds: Uint32Array.from(lists, ({ length }) => (end += length)),
      words: this.words.stored(places),
      orders: Object.values(this.#rankings).map((ranking) =>
        ranking.all().map((place) => numberOf.get(place) ?? 0),
      ),
    };
  }

  /** Adds products to an empty index. Call `complete` afterwards. */
  load(products: Iterable<IndexedProduct>): void {
    for (const product of products) this.#write(product);
  }

  /** Sorts all products and makes their words searchable. Call it after the last `load`. */
  async complete(): Promise<void> {
    const places = [...this.#placeOf.values()];
    for (const ranking of Object.values(this.#rankings)) ranking.load(places);
    await this.words.postAll(this.#capacity);
  }

  /** Adds a new product, or replaces a changed one. */
  put(product: IndexedProduct): void {
    this.#forget();
    this.remove(product.id);
    const place = this.#write(product);
    this.words.post(place, this.#capacity);
    for (const ranking of Object.values(this.#rankings)) ranking.add(place);
  }

  remove(id: number): void {
    for (const each of this.caches) each.forget(id);
    const place = this.#placeOf.get(id);
    if (place === undefined) return;
    this.#forget();
    for (const ranking of Object.values(this.#rankings)) ranking.remove(place);
    this.#facets.remove(place);
    this.words.remove(place);
    this.packs.remove(place);
    clearBit(this.#all, place);
    this.#placeOf.delete(id);
    this.#free.push(place);
  }

  /** Searches a text and returns results for `Wanted`; see `WordSearch`. */
  search(runs: readonly string[], options: SearchOptions = {}): SearchResult {
    const key = `${options.unfinished} ${options.isNarrowed} ${options.isForService} ${runs.join(' ')}`;
    const among = (each: readonly string[]) => searchAmong(this.words, this.#all, each, options);
    const find = () => this.packs.search(runs, among);
    return this.#searches.memo(key, { context: find });
  }

  set synonyms(synonyms: Synonyms) {
    this.#searches.clear();
    this.words.synonyms = synonyms;
  }

  /** Returns the ids of one page and the total count. The best matches of a search are first. */
  page(requested: Requested, cut: PageRequest): { ids: number[]; total: number } {
    // An explicit sort order replaces the search's ranking.
    const ranks = cut.order === 'featured' ? requested.found : null;
    const passing = this.#meeting(this.#conditions(ranks ? { ...requested, found: null } : requested));
    const narrowed = (tier: Bitset) => (passing === this.#all ? tier : shared(tier, passing));
    const tiers = ranks?.map(narrowed) ?? [passing];
    const sizes = tiers.map(countBits);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const places: number[] = [];
    let skip = cut.skip;
    for (const [at, tier] of tiers.entries()) {
      const [found = 0, size] = [sizes[at], cut.size - places.length];
      if (skip < found && size > 0) places.push(...this.#ordered(tier, found, { ...cut, skip, size }));
      skip = Math.max(0, skip - found);
    }
    return { ids: places.map((place) => this.#idAt(place)), total };
  }

  /** Counts the results of each facet, given the other filters. Facets without results are omitted. */
  counts(requested: Requested, kinds: readonly number[]): readonly IndexCount[] {
    if (requested.found) return this.#count(requested, kinds);
    const key = JSON.stringify([[...requested.facets], [...requested.others], kinds]);
    return this.#counts.memo(key, { context: () => this.#count(requested, kinds) });
  }

  #count(requested: Requested, kinds: readonly number[]): IndexCount[] {
    const conditions = this.#conditions(requested);
    const of = (counted: readonly number[], but?: number) => {
      const set = this.#meeting(conditions, but);
      const among = countBits(set);
      const open = counted.map((kind) => ({ kind, value: null, products: among }));
      return { among, counts: [...open, ...this.#facets.counts(counted, set, { among, all: this.size })] };
    };
    const { among, counts } = of(kinds.filter((kind) => !conditions.has(kind)));
    const chosen = kinds.filter((kind) => conditions.has(kind)).flatMap((kind) => of([kind], kind).counts);
    return [{ kind: null, value: null, products: among }, ...counts, ...chosen].filter(
      ({ products }) => products > 0,
    );
  }

  /** Returns for each facet of a kind the count, total popularity and most popular of its products. */
  figures(kind: number): ReadonlyMap<number, Figures> {
    return this.#figures.memo(`${kind}`, { context: () => this.#figuresOf(kind) });
  }

  #figuresOf(kind: number): Map<number, Figures> {
    const figures = new Map<number, Figures>();
    for (const value of this.#facets.valuesOf(kind)) {
      const places = this.#facets.any([kind * kindFactor + value], this.#capacity);
      const products = countBits(places);
      if (products === 0) continue;
      const top = this.#ordered(places, products, { order: 'featured', skip: 0, size: maxTop });
      const popularity = this.#columns.popularityOf(places);
      figures.set(value, { products, popularity, top: top.map((place) => this.#idAt(place)) });
    }
    return figures;
  }

  /** Returns the ids of other products (`rankSimilar`). `categories` is the first facet of categories. */
  similar(id: number, categories: number, isTag: (facet: number) => boolean): number[] {
    const place = this.#placeOf.get(id) ?? -1;
    const category = categories + (this.#columns.category[place] ?? 0);
    const among = { facets: this.#facets, featured: this.#rankings.featured, capacity: this.#capacity };
    return place < 0 ? [] : rankSimilar(place, { category, isTag }, among).map(this.#idAt);
  }

  /** Returns, by kind, the products that meet its condition. The search is kind 0. */
  #conditions({ facets, others, found }: Requested): Map<number, Bitset> {
    const conditions = new Map<number, Bitset>();
    if (found) conditions.set(0, union(found, this.#capacity));
    for (const [kind, any] of facets) conditions.set(kind, this.#facets.any(any, this.#capacity));
    for (const [kind, range] of others) {
      const within = this.#all.slice();
      this.#columns.keepInRange(within, range);
      if (range.isByPiece) addAll(within, this.packs.within(range));
      conditions.set(kind, within);
    }
    return conditions;
  }

  /** Returns the products that meet every condition except that of the kind `but`. */
  #meeting(conditions: ReadonlyMap<number, Bitset>, but?: number): Bitset {
    let meeting: Bitset | null = null;
    for (const [kind, bits] of conditions) {
      if (kind === but) continue;
      if (meeting) retainOnly(meeting, bits);
      else meeting = bits.slice();
    }
    return meeting ?? this.#all;
  }

  /** Returns a page of a set in a sort order. */
  #ordered(places: Bitset, found: number, { order, skip, size }: PageRequest): number[] {
    const { featured, cheapest, oldest } = this.#rankings;
    const ranking = { featured, cheapest, dearest: cheapest, newest: oldest, oldest }[order];
    const isBackward = order === 'dearest' || order === 'newest';
    return ranking.cut(places, found, { isBackward, skip, size });
  }

  #write(product: IndexedProduct): number {
    const place = this.#free.pop() ?? this.#places++;
    if (place >= this.#capacity) {
      this.#capacity *= 2;
      this.#all = grownBits(this.#all, this.#capacity);
      this.#columns.grow(this.#capacity);
    }
    const figures = { ...product, pieces: piecesIn(product.words?.name ?? '') };
    this.#columns.write(place, figures);
    this.packs.put(place);
    this.#facets.put(place, [...product.facets, ...this.#further(figures)], this.#capacity);
    this.#placeOf.set(product.id, place);
    setBit(this.#all, place);
    if (product.words) this.words.add(place, product.words);
    return place;
  }

  #forget(): void {
    for (const cache of [this.#searches, this.#counts, this.#figures]) cache.clear();
  }

  #idAt = (place: number): number => this.#columns.ids[place] ?? 0;
}
