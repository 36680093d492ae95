import { bandOfRiel, type PriceBand } from '#rules/price-band.ts';
import { listing } from '#contract/constants.ts';
import {
  type IdKind,
  type ListingBase,
  type ListingParams,
  type ListingSort,
  type ListingView,
  sorts,
  untouched,
  views,
} from './listing-params.ts';

const idKeys: Readonly<Record<IdKind, string>> = {
  categories: 'category',
  brands: 'brand',
  sizes: 'size',
  colors: 'color',
  tags: 'tag',
};
const maxId = 2_147_483_647;
const maxIds = 100;
const maxDollars = 1_000_000;
/** Marks a price band in riel, at its end. */
const rielMark = 'khr';
const maxSearchLength = 200;
const maxPage = 100_000;

/**
 * Returns the choices in a URL: `category=3,5&price=10-100&rating=4&sort=price-asc&show=18&page=2&view=4`. A
 * missing or invalid value falls back to the base's, so that no input breaks the page. A riel band is
 * `0-20000khr`.
 * @param rate riel per dollar; null if the shop shows no riel
 */
export function choicesAt(
  base: ListingBase,
  query: URLSearchParams,
  rate: number | null = null,
): ListingParams {
  const defaults = untouched(base);
  const rating = wholeNumber(query.get('rating'), listing.defaultRating);
  const show = Number(query.get('show'));
  const typed = (query.get('SearchTerm') ?? '').replaceAll('\u0000', '').trim().slice(0, maxSearchLength);
  return {
    searchTerm: typed,
    typed,
    categories: query.get('category') ? idsIn(query, 'category') : defaults.categories,
    brands: idsIn(query, 'brand'),
    sizes: idsIn(query, 'size'),
    colors: idsIn(query, 'color'),
    tags: idsIn(query, 'tag'),
    price: bandIn(query.get('price'), rate),
    rating,
    sort: oneOf(sorts, query.get('sort')) ?? defaults.sort,
    show: listing.pageSizes.find((size) => size === show) ?? defaults.show,
    page: wholeNumber(query.get('page'), maxPage) ?? defaults.page,
    view: oneOf(views, query.get('view')) ?? defaults.view,
  };
}

/**
 * Returns the URL of choices. Keys are in alphabetical order, and only values that differ from the base's are
 * included. If the choices exclude the category in the path, the URL is that of the list of all products,
 * `allPath`.
 */
export function listingAddress(base: ListingBase, allPath: string, choices: ListingParams): string {
  const stays = base.categoryId === 0 || sameIds(choices.categories, [base.categoryId]);
  const from = stays ? base : { path: allPath, categoryId: 0, sort: 'featured' as const };
  const defaults = untouched(from);
  const query = new URLSearchParams();
  const set = (key: string, value: string | number, unless: string | number = '') => {
    if (value !== unless) query.set(key, String(value));
  };
  set('SearchTerm', choices.typed);
  set('brand', choices.brands.join(','));
  set('category', choices.categories.join(','), defaults.categories.join(','));
  set('color', choices.colors.join(','));
  set('page', choices.page, defaults.page);
  // The typed search already contains the price.
  set('price', choices.typed === choices.searchTerm ? priceValue(choices.price) : '');
  set('rating', choices.rating ?? '');
  set('show', choices.show, defaults.show);
  set('size', choices.sizes.join(','));
  set('sort', choices.sort, defaults.sort);
  set('tag', choices.tags.join(','));
  set('view', choices.view, defaults.view);
  return query.size > 0 ? `${from.path}?${readable(query)}` : from.path;
}

/** Returns the query key of a filter kind, which is also the name of its fields. */
export function keyOf(kind: IdKind): string {
  return idKeys[kind];
}

/** Formats a price band: `10-100`, without a maximum `600-`, in riel `0-20000khr`, or '' if there is none. */
export function priceValue(band: PriceBand | null): string {
  if (!band) return '';
  const [min, max, riel] = band;
  return riel ? `${riel[0]}-${riel[1] ?? ''}${rielMark}` : `${min}-${max ?? ''}`;
}

/** Restores commas, which are valid in a query and keep lists of ids readable. */
function readable(query: URLSearchParams): string {
  return query.toString().replaceAll('%2C', ',');
}

function idsIn(query: URLSearchParams, key: string): number[] {
  const parts = query.getAll(key).flatMap((value) => value.split(','));
  const ids = parts.map((part) => wholeNumber(part, maxId)).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, maxIds);
}

function bandIn(value: string | null, rate: number | null): PriceBand | null {
  const amount = '\\d{1,10}(?:\\.\\d{1,2})?';
  const form = new RegExp(`^(${amount})-(${amount})?(${rielMark})?$`, 'u');
  const [, low, high, isRiel] = form.exec(value ?? '') ?? [];
  if (low === undefined || (isRiel && rate === null)) return null;
  const ends = [Number(low), high ? Number(high) : null] as const;
  const band: PriceBand = isRiel && rate !== null ? bandOfRiel(ends, rate) : ends;
  return Math.max(band[0], band[1] ?? 0) <= maxDollars && (band[1] === null || band[0] <= band[1])
    ? band
    : null;
}

/** Returns a number from 1 to `most`, otherwise null. */
function wholeNumber(value: string | null, limit: number): number | null {
  const number = /^\d{1,10}$/u.test(value ?? '') ? Number(value) : 0;
  return number >= 1 && number <= limit ? number : null;
}

function oneOf<Value extends ListingSort | ListingView>(
  values: readonly Value[],
  given: string | null,
): Value | null {
  return values.find((value) => value === given) ?? null;
}

function sameIds(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
