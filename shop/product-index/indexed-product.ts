import type { SearchWords } from '#shop/search/search.ts';
import type { Bitset } from './bitset.ts';

/** The fields by which lists filter, sort and count a published product. */
export interface IndexedProduct {
  id: number;
  payCents: number;
  popularity: number;
  /** Microseconds since 1970 (UTC). */
  createdAt: number;
  /** Hundredths of a star. Null without reviews. */
  rating: number | null;
  /** `kind * kindFactor + value`, like `product.facets`. */
  facets: readonly number[];
  /** The words it is found by. Null if not known yet. */
  words: SearchWords | null;
}

type IndexOrder = 'featured' | 'cheapest' | 'dearest' | 'newest' | 'oldest';

/** A page: the sort order, the number to skip and the size. */
export interface Cut {
  order: IndexOrder;
  skip: number;
  size: number;
}

/** A filter: any of the facets within a kind, and all kinds combined. */
export interface Requested {
  facets: ReadonlyMap<number, readonly number[]>;
  /** Kinds with a range instead of facets. */
  others: ReadonlyMap<number, Range>;
  /** The results of a search (`ProductIndex.search`), best first. Null without a search. */
  found: readonly Bitset[] | null;
}

/** In cents or hundredths of a star, both ends inclusive. */
export interface Range {
  of: 'payCents' | 'rating';
  from: number;
  to: number;
}

export interface IndexCount {
  /** A null `kind` means no change; a null `value` removes the choice of the kind. */
  kind: number | null;
  value: number | null;
  products: number;
}

export interface Figures {
  products: number;
  popularity: number;
  /** Ids, most popular first. */
  top: number[];
}
export const kindFactor = 1_000_000;

/** Facets derived from a product's price and rating, counted like its own. */
export type FurtherFacets = (product: Omit<IndexedProduct, 'facets' | 'words'>) => readonly number[];
