import type { Answer, Input } from '#contract/operation.ts';
import type { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import type { FilterKind, getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { TextPart } from '#storefront/shell-data/layout-data.ts';
import type { IdKind, ListingBase, ListingParams, ListingSort } from './listing-params.ts';

export interface FilterOption {
  id: number;
  name: string;
}
export interface CategoryOption extends FilterOption {
  parentId: number | null;
}
export interface ColorOption extends FilterOption {
  hex: string;
}

/** The number of products for each value, given the other filters. Values without products are missing. */
export type FilterCounts = Partial<
  Record<Answer<typeof getFilterCounts>[number]['Filter'], Record<string, number>>
>;

/** The available filters, in the page's language. */
export interface FilterOptions {
  categories: readonly CategoryOption[];
  brands: readonly FilterOption[];
  sizes: readonly FilterOption[];
  colors: readonly ColorOption[];
  tags: readonly FilterOption[];
}

/** A link whose text the server rendered. */
export interface SearchSuggestion {
  text: string;
  href: string;
}

/** Products that match only partly, and the link to all of them. */
export interface NearItems extends SearchSuggestion {
  heading: string;
  /** Products that match part of the search, with text about the match or what is missing. */
  goods: readonly { row: ProductRow; note: string }[];
}

/** The data of a search without results. */
export interface FailedSearch {
  /**
   * For each word of the search: the number of products it finds with the same filters, or without filters if
   * those leave none. The text includes the price.
   */
  words: readonly (SearchSuggestion & { products: number; found: string })[];
  /** Links to possible corrections. */
  suggestions: readonly SearchSuggestion[];
  categories: readonly (SearchSuggestion & { picture: string })[];
}

export interface ListingData {
  base: ListingBase;
  choices: ListingParams;
  heading: string;
  /**
   * The text about a corrected or partial search, or null if the typed search was used. For an empty list, it
   * says what exists without filters.
   */
  instead: string | null;
  /**
   * Headings of product groups. `at` is the position of a group's first product; the text names the words of
   * the search that its products match.
   */
  heads: readonly { at: number; text: string }[];
  /** The breadcrumb after the home page. The last entry is the list itself. */
  trail: readonly { name: string; path: string }[];
  products: readonly ProductRow[];
  /** The number of products on all pages. */
  total: number;
  /** Whether the products failed to load. Everything else is present. */
  failed: boolean;
  popular: readonly ProductRow[];
  /** The recognized words of a search, each with a link to the search without it. */
  understood: readonly SearchSuggestion[];
  /** Near matches for filters that leave no products. */
  near: readonly NearItems[];
  lost: FailedSearch | null;
  /** The shop's questions that match the search. */
  answers: readonly { question: string; answer: string }[];
  /** A line with links to the shop's own pages that match the search. Omitted if there are none. */
  pages?: readonly TextPart[];
  /** The filter counts; null if unknown. */
  counts: FilterCounts | null;
  options: FilterOptions;
}

const orderNames: Readonly<Record<ListingSort, string>> = {
  featured: '',
  'price-asc': 'Price ASC',
  'price-desc': 'Price DESC',
  'date-asc': 'Date ASC',
  'date-desc': 'Date DESC',
};

/** The filter names in the calls. */
export const wireNames = {
  categories: 'CategoryID',
  brands: 'ManufacturerID',
  sizes: 'SizeID',
  colors: 'ColorID',
  tags: 'TagID',
} as const satisfies Record<IdKind, FilterKind>;

/** Groups counts by filter kind and value. */
export function countsOf(rows: Answer<typeof getFilterCounts>): FilterCounts {
  const counts: FilterCounts = {};
  for (const { Filter, Value, TotalProducts } of rows) (counts[Filter] ??= {})[Value] = TotalProducts;
  return counts;
}

/**
 * Returns the number of products for a value. An empty value means without this kind's filter; an empty kind
 * means with all filters.
 */
export function countOf(
  counts: FilterCounts | null,
  kind: FilterKind | '',
  value: string | number = '',
): number | null {
  return counts && (counts[kind]?.[value] ?? 0);
}

/** Builds the request for the products that match some choices. */
export function requestFor(choices: ListingParams, languageCode: LanguageCode): Input<typeof getAllProducts> {
  return {
    SearchTerm: choices.searchTerm,
    CategoryID: choices.categories.join(','),
    ManufacturerID: choices.brands.join(','),
    SizeID: choices.sizes.join(','),
    ColorID: choices.colors.join(','),
    TagID: choices.tags.join(','),
    MinPrice: choices.price?.[0] ?? null,
    MaxPrice: choices.price?.[1] ?? null,
    Rating: choices.rating,
    OrderByColumnName: orderNames[choices.sort],
    PageNo: choices.page,
    PageSize: choices.show,
    languageCode,
  };
}
