import type { StoredColumns } from './product-columns.ts';
import type { StoredWords } from './word-index.ts';

/** What an index is made of again, without gaps: the places of its products are their numbers. */
export interface StoredIndex {
  columns: StoredColumns;
  facets: Uint32Array;
  /** Where the list of each place ends. */
  facetEnds: Uint32Array;
  words: StoredWords;
  /** Places by each order. */
  orders: Uint32Array[];
}
