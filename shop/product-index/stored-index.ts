import type { StoredColumns } from './product-columns.ts';
import type { TaxonomyTerms } from './word-index.ts';

/** The serialized form of an index, without gaps: the places of its products are consecutive. */
export interface StoredIndex {
  columns: StoredColumns;
  facets: Uint32Array;
  /** The end of each place's list. */
  facetEnds: Uint32Array;
  words: TaxonomyTerms;
  /** Places by sort order. */
  orders: Uint32Array[];
}
