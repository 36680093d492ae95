import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  type Figures,
  openProductIndex,
  type ProductIndex,
  type Range,
  type SearchResult,
  readSnapshot,
  type Snapshot,
  type SnapshotFile,
  shareProductIndex,
  type Requested,
  type WordsFound,
} from '#shop/product-index/product-index.ts';
import { bandsOf, eachPiece, indexOf } from './catalogue-index.ts';
import { chosenRelatedIds, favouriteIds } from './choice-queries.ts';
import { productsByIds } from './card-queries.ts';
import { coloursMessage } from './colours-message.ts';
import { chosenFacets, facetKinds, facetRange, filterKinds, type FilterKind } from './facets.ts';
import {
  everyProduct,
  type Paging,
  type ProductChoice,
  type ProductFilter,
  type ProductPage,
  type ProductSearch,
  skipped,
} from './listing.ts';

interface Surroundings {
  replica?: Database | undefined;
  /** The index found by `foundProductIndex`. */
  found?: Promise<Snapshot | null>;
  signal?: AbortSignal;
}

/**
 * Starts maintaining the product index for lists and counts, including the replica's. Resolves when it is
 * ready.
 */
export async function cacheProductIndex(db: Database, { replica, ...how }: Surroundings = {}): Promise<void> {
  const made = openProductIndex(db, bandsOf, how);
  if (replica) shareProductIndex(replica, db);
  await made;
}

/** Makes a transaction use the product index of its database. */
export const readsProductsOf = (trx: Database, db: Database): void => shareProductIndex(trx, db);

/**
 * Loads the index that a previous process saved (`saveProductIndex`) while the database is being opened. Its
 * validity is checked afterwards.
 */
export const foundProductIndex = (file: SnapshotFile): Promise<Snapshot | null> =>
  readSnapshot(file, bandsOf);

/** Returns one page of the products that match a filter, sorted. */
export async function listProducts(db: Database, filter: ProductFilter): Promise<ProductPage> {
  const { search } = filter;
  const [index, reply] = await Promise.all([indexOf(db), search ? coloursMessage(db, search) : []]);
  const { ids, total } = index.page(requestedOf(index, filter), {
    order: filter.order,
    skip: skipped(filter),
    size: filter.pageSize,
  });
  if (ids.length === 0) return { products: [], total: 0 };
  const shown = filter.colours.length > 0 ? filter.colours : reply;
  const { products } = await productsByIds(db, ids, filter.language, { colours: shown, index });
  return { products, total };
}

/**
 * Returns other products: those that staff chose first, then those in the same category, then by shared tags, then by
 * popularity.
 */
export async function relatedProducts(
  db: Database,
  productId: number,
  list: Paging & { language: LanguageCode },
): Promise<ProductPage> {
  const [index, chosen] = await Promise.all([indexOf(db), chosenRelatedIds(db, productId)]);
  const tags = facetRange('tag');
  const isTag = (facet: number) => facet >= tags.from && facet < tags.to;
  const similar = index.similar(productId, facetRange('category').from, isTag);
  const ids = [...new Set([...chosen, ...similar])];
  const page = ids.slice(skipped(list), skipped(list) + list.pageSize);
  const { products } = await productsByIds(db, page, list.language, { index });
  return { products, total: products.length > 0 ? ids.length : 0 };
}

/** Returns products with reviews, best rated first. Any review gives at least one star. */
export async function favouriteProducts(
  db: Database,
  list: Paging & { language: LanguageCode },
): Promise<ProductPage> {
  const [ids, counts] = await Promise.all([favouriteIds(db, list), filterCounts(db, everyProduct(list))]);
  const { products } = await productsByIds(db, ids, list.language);
  const rated = counts.find(({ kind, value }) => kind === 'rating' && value === 1);
  return { products, total: products.length > 0 ? (rated?.products ?? 0) : 0 };
}

/**
 * The number of products for one filter value. If value is null, the kind isn't filtered; if kind is null,
 * all filters apply.
 */
export interface FilterCount {
  kind: FilterKind | null;
  /** The id of a facet, the index of a band in `listing.priceBands`, or the number of stars. */
  value: number | null;
  products: number;
}

const kinds = Object.keys(filterKinds) as FilterKind[];
const kindOf = (number: number | null): FilterKind | null =>
  kinds.find((kind) => filterKinds[kind] === number) ?? null;

/**
 * Counts the products for each value of every filter, given the other active filters. Omits values without
 * products.
 */
export async function filterCounts(db: Database, choice: ProductChoice): Promise<FilterCount[]> {
  const index = await indexOf(db);
  const counts = index
    .counts(requestedOf(index, choice), Object.values(filterKinds))
    .map(({ kind, ...count }) => ({ ...count, kind: kindOf(kind) }));
  // Packs counted by their price per piece belong to the row of their band, if there is a search.
  const rows = new Map<string, FilterCount>();
  for (const { kind, value, products } of counts) {
    const isByPiece = kind === 'price' && value !== null && value >= eachPiece;
    if (isByPiece && !choice.search) continue;
    const row = { kind, value: isByPiece ? value - eachPiece : value, products };
    const key = `${row.kind} ${row.value}`;
    rows.set(key, { ...row, products: products + (rows.get(key)?.products ?? 0) });
  }
  return [...rows.values()];
}

/** Returns the figures of each category, including subcategories. Omits empty categories. */
export const figuresOfCategories = async (db: Database): Promise<ReadonlyMap<number, Figures>> =>
  (await indexOf(db)).figures(facetKinds.category);

/** How a search was interpreted. */
export interface Understood {
  /** The replacement for an unknown word that was searched for; null if there was none. */
  meant: string | null;
  /**
   * If no product has all words: the words that were found together, by group, with the number of products.
   */
  parts: readonly WordsFound[];
  /** If few products match all words: the words of those after them; null if there are none. */
  further: WordsFound | null;
  /** The number of products, at the end of the list, that only mention the search. */
  mentioning: number;
  /** Whether those products are gift wrapping. */
  isWrapping: boolean;
  /** The number of packs, after them, that only their price per piece brings within the price. */
  byPiece: number;
  /** Whether the search has no results, even without filters. */
  findsNothing: boolean;
  /**
   * Each word, with the number of products that it finds alone under the same filters. If the search has
   * results, only known words.
   */
  words: WordsFound[];
}

const nothingSearched: Understood = {
  meant: null,
  parts: [],
  further: null,
  mentioning: 0,
  isWrapping: false,
  byPiece: 0,
  findsNothing: false,
  words: [],
};

export async function explainSearch(db: Database, choice: ProductChoice): Promise<Understood> {
  if (!choice.search) return nothingSearched;
  const index = await indexOf(db);
  const result = searchOf(index, choice.search, choice);
  const { meant, parts, further, mentioning, isWrapping = false } = result;
  const price = priceRange(choice);
  const { tiers, packs } = price?.isByPiece ? index.packs.last(result, price) : { ...result, packs: [] };
  const count = countOf(index, requestedOf(index, choice));
  const findsNothing = tiers.length === 0;
  const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((total, each) => total + each.tiers, 0));
  return {
    meant,
    parts: parts.map(({ words, tiers: size }, at) => ({
      words,
      products: count(tiers.slice((ends[at] ?? 0) - size, ends[at])),
    })),
    further: further
      ? {
          words: further.words,
          products: count(tiers.slice(0, result.tiers.length - mentioning).slice(-further.tiers)),
        }
      : null,
    mentioning: count(tiers.slice(result.tiers.length - mentioning, result.tiers.length)),
    isWrapping,
    byPiece: count(packs),
    findsNothing,
    words: choice.search.isForService ? [] : index.words.each(choice.search.runs, count, findsNothing),
  };
}

/** Returns whether a search for products has no results even without filters. */
export const isMiss = async (db: Database, { search }: ProductChoice): Promise<boolean> =>
  search !== null &&
  !search.isForService &&
  (await indexOf(db)).search(search.runs, search).tiers.length === 0;

/**
 * Returns up to the given number of alternatives for a search without results, with their number of products.
 */
export async function otherSearches(
  db: Database,
  runs: readonly string[],
  max: number,
): Promise<WordsFound[]> {
  const index = await indexOf(db);
  const everything = { facets: new Map(), others: new Map(), found: null };
  return index.words.alternatives(runs, max, countOf(index, everything));
}

/** Returns the corrected words of a search and how many products they find, or null if none was corrected. */
export async function meantSearch(db: Database, search: ProductSearch): Promise<WordsFound | null> {
  const { meant, tiers } = (await indexOf(db)).search(search.runs, search);
  if (meant === null) return null;
  const count = countOf(await indexOf(db), { facets: new Map(), others: new Map(), found: null });
  return { words: meant.split(' '), products: count(tiers) };
}

const countOf = (index: ProductIndex, within: Requested) => (found: Requested['found']) =>
  index.page({ ...within, found }, { order: 'featured', skip: 0, size: 0 }).total;

/** Parses a search. With other filters, a search for any gift shows all products, gift wrapping last. */
function searchOf(index: ProductIndex, search: ProductSearch, choice: ProductChoice): SearchResult {
  const { minPayCents, maxPayCents, minRating } = choice;
  const isNarrowed =
    [minPayCents, maxPayCents, minRating].some((each) => each !== null) || chosenFacets(choice).length > 0;
  return index.search(search.runs, { ...search, isNarrowed });
}

/** Returns the price filter. A search with a maximum also finds packs by their price per piece. */
function priceRange({ search, minPayCents, maxPayCents }: ProductChoice): Range | null {
  if (minPayCents === null && maxPayCents === null) return null;
  const [from, to] = [minPayCents ?? 0, maxPayCents ?? Infinity];
  return { of: 'payCents', from, to, isByPiece: search !== null && maxPayCents !== null };
}

function requestedOf(index: ProductIndex, choice: ProductChoice): Requested {
  const { search, minRating } = choice;
  const price = priceRange(choice);
  const result = search && searchOf(index, search, choice);
  const found = result && price?.isByPiece ? index.packs.last(result, price).tiers : (result?.tiers ?? null);
  const facets = new Map(chosenFacets(choice).map(({ kind, facets: any }) => [facetKinds[kind], any]));
  const others = new Map<number, Range>();
  if (price) others.set(filterKinds.price, price);
  if (minRating !== null)
    others.set(filterKinds.rating, { of: 'rating', from: minRating * 100, to: Infinity });
  return { facets, others, found };
}
