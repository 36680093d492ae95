export { categoryKind, type CategoryChange, type CategoryFields } from './category-kind.ts';
export { storedCategories, type StoredCategory, productCounts } from './category-write-queries.ts';
export { toOfficeNames, namesOf } from './name-queries.ts';
export { changeTerms, type TermEdit, taxonomyTypes } from './term-kind.ts';
export { type TaxonomyTerm, type TermFields, type TaxonomyType, taxonomyTypeNames } from './term-fields.ts';
export { movePrinting } from './move-printing.ts';
export { type MethodChange, printMethodKind } from './print-method-kind.ts';
export { type MethodName, printMethods } from './print-method-queries.ts';
export { storedTerms } from './term-queries.ts';
export { type MergeRefusal, mergeTerms, tryMerge } from './merge-terms.ts';
export { indexOf } from './catalogue-index.ts';
export { productsByIds } from './card-queries.ts';
export { hotProduct } from './choice-queries.ts';
export { categories, popularCategories, type Category } from './categories.ts';
export {
  favouriteProducts,
  filterCounts,
  type FilterCount,
  foundProductIndex,
  cacheProductIndex,
  isMiss,
  listProducts,
  readsProductsOf,
  relatedProducts,
  explainSearch,
} from './product-lists.ts';
export { saveProductIndex, type SnapshotFile } from '#shop/product-index/product-index.ts';
export { cleanDescription } from './description-html.ts';
export { facetRange, listsWith } from './facets.ts';
export {
  everyProduct,
  type ListedProduct,
  type Paging,
  type ProductChoice,
  type ProductFilter,
  type ProductOrder,
  type ProductPage,
  type ProductPicture,
  type ProductSearch,
} from './listing.ts';
export { type FeedProduct, feedPage, feedVersion } from './feed-queries.ts';
export { type LogoProduct, logoProducts } from './logo-queries.ts';
export { labelsOfProducts, type LabeledProduct } from './label-queries.ts';
export { productsWithCode } from './scanned-queries.ts';
export { firstProduct } from './first-product-queries.ts';
export { readKnown, shippingMethodNames } from './known-queries.ts';
export { refreshOffers } from './offer-queries.ts';
export type { ShownPrice } from './prices.ts';
export type {
  Choice,
  ChoiceGroup,
  Known,
  NewPicture,
  PictureArea,
  PictureFile,
  ProductChange,
  ProductField,
  ProductFields,
  ProductOutcome,
  ProductTexts,
  ProductChanges,
  StockChange,
  StoredPicture,
  StoredProduct,
  Variant,
  VariantChange,
  VariantCost,
} from './product-fields.ts';
export { changeMany, type ManyRow, tryMany, undoMany } from './change-many.ts';
export { applyCount } from './apply-count.ts';
export { sharedBarcode } from './barcode-queries.ts';
export { changeProducts, productKind } from './product-kind.ts';
export { createProduct } from './create-product.ts';
export { previewLink, previewOf } from './preview-link.ts';
export { priceNow } from './price-now-queries.ts';
export { changedSince, passedMoments } from './due-queries.ts';
export { publishDue } from './publish-due.ts';
export { stockChangesOf } from './stock-change-queries.ts';
export { productDetail, productOptions, type ProductDetail, type ProductOption } from './product.ts';
export type { Review } from './product-read-model.ts';
export { productReviews } from './product-queries.ts';
export { searchFor } from './search.ts';
export { knownNames } from './known-name-queries.ts';
export { suggestedCategory, suggestedName } from './suggest-name.ts';
export { wordMeanings } from './word-meanings.ts';
export { findSkus } from './sku-queries.ts';
export { popularSearches, shownPopularSearches } from './popular-searches.ts';
export { suggestionsFor, type Suggestions } from './suggestions.ts';
export { brands, colours, sizes, tags, type Brand, type Colour, type Size, type Tag } from './queries.ts';
export { countProducts, countWaitingProducts, findProducts } from './staff-queries.ts';
export { languagesOf, olderTextsOf } from './outdated-text-queries.ts';
export {
  allSkus,
  knownPictures,
  productIds,
  productsAfter,
  storedProducts,
} from './stored-product-queries.ts';
export {
  countProductFiles,
  listProductsOfFile,
  listSitemapEntries,
  type SitemapEntries,
  type SitemapProduct,
} from './sitemap-queries.ts';
