import { listing } from '#contract/constants.ts';
import type { PriceBand } from '#rules/price-band.ts';

export type ListingSort = 'featured' | 'price-asc' | 'price-desc' | 'date-asc' | 'date-desc';
export type ListingView = '2' | '3' | '4' | 'rows';
export const sorts: readonly ListingSort[] = ['featured', 'price-asc', 'price-desc', 'date-asc', 'date-desc'];
export const views: readonly ListingView[] = ['2', '3', '4', 'rows'];

/**
 * The starting point of a list's URL: its path, the path's category (0 for all) and the default sort order.
 */
export interface ListingBase {
  /** The path with its language, e.g. `/en/all-products/3/glassware`. */
  path: string;
  categoryId: number;
  sort: ListingSort;
}

/** All choices on a listing. Choices of the same kind widen the list; different kinds narrow it. */
export interface ListingParams {
  searchTerm: string;
  /** The typed text: the search term, possibly with a price in words. */
  typed: string;
  categories: readonly number[];
  brands: readonly number[];
  sizes: readonly number[];
  colors: readonly number[];
  tags: readonly number[];
  price: PriceBand | null;
  /** Minimum number of stars. */
  rating: number | null;
  sort: ListingSort;
  show: number;
  page: number;
  view: ListingView;
}

/** The filter kinds that accept several ids. */
export const idKinds = ['categories', 'brands', 'sizes', 'colors', 'tags'] as const;
export type IdKind = (typeof idKinds)[number];

/** Returns a base's default choices: its own category and sort order. */
export function untouched(base: ListingBase): ListingParams {
  return {
    searchTerm: '',
    typed: '',
    categories: base.categoryId > 0 ? [base.categoryId] : [],
    brands: [],
    sizes: [],
    colors: [],
    tags: [],
    price: null,
    rating: null,
    sort: base.sort,
    show: listing.defaultPageSize,
    page: 1,
    view: String(listing.defaultColumns) as ListingView,
  };
}

/**
 * Returns the choices after a change. Any change except to the page or the layout returns to page 1
 * (specification §4).
 */
export function changed(choices: ListingParams, change: Partial<ListingParams>): ListingParams {
  const keepsPage = Object.keys(change).every((key) => key === 'page' || key === 'view');
  const after = { ...choices, ...(keepsPage ? {} : { page: 1 }), ...change };
  // A new price or search replaces the price in words.
  return 'price' in change || 'searchTerm' in change ? { ...after, typed: after.searchTerm } : after;
}

/**
 * Returns the choices without any filters except the base's own. The search, the sort order and the layout
 * stay.
 */
export function cleared(base: ListingBase, choices: ListingParams): ListingParams {
  const { categories, brands, sizes, colors, tags, price, rating } = untouched(base);
  return changed(choices, { categories, brands, sizes, colors, tags, price, rating });
}

export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/**
 * Returns the categories after one was toggled. A category and its descendant are never both selected,
 * because the wider one would include the other. So the latest selection replaces its ancestors or
 * descendants.
 */
export function toggledCategory(
  chosen: readonly number[],
  id: number,
  tree: readonly { id: number; parentId: number | null }[],
): readonly number[] {
  if (chosen.includes(id)) return toggled(chosen, id);
  const parentOf = new Map(tree.map((each) => [each.id, each.parentId]));
  const isAbove = (upper: number, lower: number): boolean => {
    const parent = parentOf.get(lower) ?? null;
    return parent !== null && (parent === upper || isAbove(upper, parent));
  };
  return [...chosen.filter((each) => !isAbove(each, id) && !isAbove(id, each)), id];
}

/** Returns the selected ids of a kind. The category of the path is the list itself, not a filter. */
export function filtersOf(kind: IdKind, base: ListingBase, choices: ListingParams): readonly number[] {
  const ids = choices[kind];
  return kind === 'categories' && ids.length === 1 && ids[0] === base.categoryId ? [] : ids;
}

/** Returns the number of filters that narrow the list, not counting the search. */
export function filterCount(base: ListingBase, choices: ListingParams): number {
  const ids = idKinds.reduce((total, kind) => total + filtersOf(kind, base, choices).length, 0);
  return ids + (choices.price ? 1 : 0) + (choices.rating === null ? 0 : 1);
}
