import { listing } from '#contract/constants.ts';

export type ListingSort = 'featured' | 'price-asc' | 'price-desc' | 'date-asc' | 'date-desc';
export type ListingView = '2' | '3' | '4' | 'rows';
/** From and to, both inclusive; null: no upper end. */
type Ends = readonly [min: number, max: number | null];
/** In dollars; `riel`: the same as it was said, where it was said in riel. */
export type PriceBand = readonly [...Ends, riel?: Ends];

/** A band of riel at so many riel a dollar: to the cent, so that nothing beyond what was said is in it. */
export const bandOfRiel = ([min, max]: Ends, rate: number): PriceBand => [
  Math.ceil((min * 100) / rate) / 100,
  max === null ? null : Math.floor((max * 100) / rate) / 100,
  [min, max],
];

export const sorts: readonly ListingSort[] = ['featured', 'price-asc', 'price-desc', 'date-asc', 'date-desc'];
export const views: readonly ListingView[] = ['2', '3', '4', 'rows'];

/** The list an address starts from: its path, the category in it (0: all) and the order it has by itself. */
export interface ListingBase {
  /** With the language, e.g. `/en/all-products/3/glassware`. */
  path: string;
  categoryId: number;
  sort: ListingSort;
}

/** Everything a visitor can choose on a listing. Within one kind choices widen the list, kinds narrow it. */
export interface ListingChoices {
  searchTerm: string;
  /** What was typed: the search term, and perhaps the price in words. */
  typed: string;
  categories: readonly number[];
  brands: readonly number[];
  sizes: readonly number[];
  colors: readonly number[];
  tags: readonly number[];
  price: PriceBand | null;
  /** That many stars and up. */
  rating: number | null;
  sort: ListingSort;
  show: number;
  page: number;
  view: ListingView;
}

/** The kinds of filters that take several ids. */
export const idKinds = ['categories', 'brands', 'sizes', 'colors', 'tags'] as const;
export type IdKind = (typeof idKinds)[number];

/** A base's choices before anything was chosen: its own category, its own order. */
export function untouched(base: ListingBase): ListingChoices {
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

/** The choices after a change: anything but the page and the view begins at page 1 again (specification §4). */
export function changed(choices: ListingChoices, change: Partial<ListingChoices>): ListingChoices {
  const keepsPage = Object.keys(change).every((key) => key === 'page' || key === 'view');
  const after = { ...choices, ...(keepsPage ? {} : { page: 1 }), ...change };
  // Another price or search takes the place of the words that were typed for it.
  return 'price' in change || 'searchTerm' in change ? { ...after, typed: after.searchTerm } : after;
}

/** Without filters, as the base's path gives the list; the search, the order and how it is shown stay. */
export function cleared(base: ListingBase, choices: ListingChoices): ListingChoices {
  const { categories, brands, sizes, colors, tags, price, rating } = untouched(base);
  return changed(choices, { categories, brands, sizes, colors, tags, price, rating });
}

/** The ids with one more, or one less. */
export function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/**
 * The categories after one was ticked or unticked. A category and one below it are never both chosen: the wider would
 * swallow the narrower, so the one ticked last replaces its parent or its children.
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

/** The chosen ids of a kind; the category a path names is no filter, it is the list itself. */
export function filtersOf(kind: IdKind, base: ListingBase, choices: ListingChoices): readonly number[] {
  const ids = choices[kind];
  return kind === 'categories' && ids.length === 1 && ids[0] === base.categoryId ? [] : ids;
}

/** How many filters narrow the list; the search is not one of them. */
export function filterCount(base: ListingBase, choices: ListingChoices): number {
  const ids = idKinds.reduce((sum, kind) => sum + filtersOf(kind, base, choices).length, 0);
  return ids + (choices.price ? 1 : 0) + (choices.rating === null ? 0 : 1);
}
