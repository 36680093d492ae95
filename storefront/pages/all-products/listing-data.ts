import type { Answer, Input } from '#contract/operation.ts';
import type { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import type { FilterKind, getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { IdKind, ListingBase, ListingChoices, ListingSort } from './listing-choices.ts';

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

/** How many products each value leads to under the other filters; what leads to none is missing. */
export type FilterCounts = Partial<
  Record<Answer<typeof getFilterCounts>[number]['Filter'], Record<string, number>>
>;

/** What the list can be narrowed by, in the page's language. */
export interface FilterOptions {
  categories: readonly CategoryOption[];
  brands: readonly FilterOption[];
  sizes: readonly FilterOption[];
  colors: readonly ColorOption[];
  tags: readonly FilterOption[];
}

/** A link, worded by the server. */
export interface WayOn {
  text: string;
  href: string;
}

/** Goods that have not all of it, and the link to all of them. */
export interface NearGoods extends WayOn {
  heading: string;
  /** What fits, or by how much it does not. */
  goods: readonly { row: ProductRow; note: string }[];
}

/** A search that finds nothing. */
export interface LostSearch {
  /** Of one word alone: how many products it finds under the same filters, or without them where they leave none, worded with the price. */
  words: readonly (WayOn & { products: number; found: string })[];
  /** What was meant perhaps. */
  ways: readonly WayOn[];
  categories: readonly (WayOn & { picture: string })[];
}

export interface ListingData {
  base: ListingBase;
  choices: ListingChoices;
  heading: string;
  /** What was searched for instead, or found of it, worded; null: what was typed. Of an empty list: of what there would be without filters. */
  instead: string | null;
  /** Of groups of a search's products, each before the one of that place: what those from there on have of it. */
  heads: readonly { at: number; text: string }[];
  /** The way to the list behind the home page; the last one is the list itself. */
  trail: readonly { name: string; path: string }[];
  products: readonly ProductRow[];
  /** On all pages. */
  total: number;
  /** The products could not be loaded; everything else is there. */
  failed: boolean;
  popular: readonly ProductRow[];
  /** The words of a search, each with the search without it. */
  understood: readonly WayOn[];
  /** Of filters that leave nothing. */
  near: readonly NearGoods[];
  lost: LostSearch | null;
  /** Of the shop's questions those a search is about. */
  answers: readonly { question: string; answer: string }[];
  /** null: not known. */
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

/** What the calls name the kinds of filters. */
export const wireNames = {
  categories: 'CategoryID',
  brands: 'ManufacturerID',
  sizes: 'SizeID',
  colors: 'ColorID',
  tags: 'TagID',
} as const satisfies Record<IdKind, FilterKind>;

/** The rows of the counts call by kind and value. */
export function countsOf(rows: Answer<typeof getFilterCounts>): FilterCounts {
  const counts: FilterCounts = {};
  for (const { Filter, Value, TotalProducts } of rows) (counts[Filter] ??= {})[Value] = TotalProducts;
  return counts;
}

/** How many products a value leads to; value '': no choice of its kind; kind '': all filters as they are. */
export function countOf(
  counts: FilterCounts | null,
  kind: FilterKind | '',
  value: string | number = '',
): number | null {
  return counts && (counts[kind]?.[value] ?? 0);
}

/** What the products call is asked with for some choices. */
export function requestFor(
  choices: ListingChoices,
  languageCode: LanguageCode,
): Input<typeof getAllProducts> {
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
