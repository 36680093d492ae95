import type { SearchWords } from '#shop/search/search.ts';
import type { Bitset } from './bitset.ts';

/** The fields by which lists filter, sort and count a published product. */
export interface IndexedProduct {
  id: number;
  /** The product's own category, without the categories above it. */
  category: number;
  payCents: number;
  popularity: number;
  /** When it was created, in microseconds since 1970 (UTC). */
  createdAt: number;
  /** The rating in hundredths of a star; null if there are no reviews. */
  rating: number | null;
  /** Whether larger quantities have lower prices. */
  hasPriceSteps: boolean;
  /** Facets as `kind * kindFactor + value`, like `product.facets`. */
  facets: readonly number[];
  /** The words by which it is found; null if not known yet. */
  words: SearchWords | null;
}

type IndexOrder = 'featured' | 'cheapest' | 'dearest' | 'newest' | 'oldest';

/** A page: the sort order, the number to skip and the size. */
export interface PageRequest {
  order: IndexOrder;
  skip: number;
  size: number;
}

/** A filter: within a kind any of the facets, and all kinds combined. */
export interface Requested {
  facets: ReadonlyMap<number, readonly number[]>;
  /** Kinds with a range instead of facets. */
  others: ReadonlyMap<number, Range>;
  /** The results of a search (`ProductIndex.search`), best first; null if there is no search. */
  found: readonly Bitset[] | null;
}

/** In cents or hundredths of a star, both ends inclusive. */
export interface Range {
  of: 'payCents' | 'rating';
  from: number;
  to: number;
  /** Whether packs also match by their price per piece. */
  isByPiece?: boolean;
}

export interface IndexCount {
  /** A null `kind` means no change; a null `value` removes the filters of the kind. */
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

/** The values of a product, and how many pieces it contains according to its name. */
export type ProductFigures = Omit<IndexedProduct, 'facets' | 'words'> & { pieces: number };

/** Facets derived from a product's price and rating, counted like its own. */
export type FurtherFacets = (product: ProductFigures) => readonly number[];
