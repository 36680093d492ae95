export {
  indexedDatabase,
  openProductIndex,
  productIndexOf,
  saveProductIndex,
  shareProductIndex,
} from './cached-index.ts';
export { type CardParts, ProductCache } from './product-cache.ts';
export { readSnapshot, type Snapshot, type SnapshotFile } from './snapshot.ts';
export {
  type Figures,
  type FurtherFacets,
  type IndexedProduct,
  kindFactor,
  type Range,
  type Requested,
} from './indexed-product.ts';
export type { ProductIndex } from './indexed-products.ts';
export type { SearchResult, WordsFound } from './search-result.ts';
