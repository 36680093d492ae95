export {
  latestIndexOf,
  openProductIndex,
  productIndexOf,
  renewProductIndex,
  searchIndexOf,
  shareProductIndex,
} from './kept-index.ts';
export {
  type FurtherFacets,
  type IndexedProduct,
  kindFactor,
  type Range,
  type Wanted,
} from './indexed-product.ts';
export type { ProductIndex } from './indexed-products.ts';
export type { SearchResult } from './word-search.ts';
