import type { Input } from '#contract/operation.ts';
import type { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { ListingBase, ListingChoices, ListingSort } from './listing-choices.ts';

export interface FilterOption {
  id: number;
  name: string;
}
export interface CategoryOption extends FilterOption {
  parentId: number | null;
  /** Products in it and below it. */
  count: number;
}
export interface ColorOption extends FilterOption {
  hex: string;
}

/** What the list can be narrowed by, in the page's language. */
export interface FilterOptions {
  categories: readonly CategoryOption[];
  brands: readonly FilterOption[];
  sizes: readonly FilterOption[];
  colors: readonly ColorOption[];
  tags: readonly FilterOption[];
}

export interface ListingData {
  base: ListingBase;
  choices: ListingChoices;
  heading: string;
  /** The way to the list behind the home page; the last one is the list itself. */
  trail: readonly { name: string; path: string }[];
  products: readonly ProductRow[];
  /** On all pages. */
  total: number;
  /** The products could not be loaded; everything else is there. */
  failed: boolean;
  popular: readonly ProductRow[];
  options: FilterOptions;
}

const orderNames: Readonly<Record<ListingSort, string>> = {
  featured: '',
  'price-asc': 'Price ASC',
  'price-desc': 'Price DESC',
  'date-asc': 'Date ASC',
  'date-desc': 'Date DESC',
};

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
