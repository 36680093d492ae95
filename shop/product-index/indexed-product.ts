import type { SearchWords } from '#shop/search/search.ts';
import type { Bits } from './bits.ts';

/** What lists filter, sort and count a published product by. */
export interface IndexedProduct {
  id: number;
  payCents: number;
  popularity: number;
  /** Microseconds since 1970. */
  createdAt: number;
  /** Hundredths of a star; null without reviews. */
  rating: number | null;
  /** `kind * kindFactor + value`, as `product.facets`. */
  facets: readonly number[];
  /** What it is found by; null: not known yet. */
  words: SearchWords | null;
}

type IndexOrder = 'featured' | 'cheapest' | 'dearest' | 'newest' | 'oldest';

/** A page: so many in an order, after so many. */
export interface Cut {
  order: IndexOrder;
  skip: number;
  size: number;
}

/** Which products: of each kind any of the facets, between kinds all. */
export interface Wanted {
  facets: ReadonlyMap<number, readonly number[]>;
  /** Kinds whose condition is no facet, and whether a product meets it. */
  others: ReadonlyMap<number, Range>;
  /** What a search found (`ProductIndex.search`), the best first; null: no search. */
  found: readonly Bits[] | null;
}

/** Cents, or hundredths of a star, both inclusive. */
export interface Range {
  of: 'payCents' | 'rating';
  from: number;
  to: number;
}

export interface IndexCount {
  /** null: as it is; with `value` null: no choice of the kind. */
  kind: number | null;
  value: number | null;
  products: number;
}

export interface Figures {
  products: number;
  popularity: number;
  /** Ids, the most popular first. */
  top: number[];
}
export const kindFactor = 1_000_000;

/** Facets that follow from what a product costs and how it is rated: counted like those it carries. */
export type FurtherFacets = (product: Omit<IndexedProduct, 'facets' | 'words'>) => readonly number[];
