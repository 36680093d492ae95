import { listing } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  type Figures,
  type FurtherFacets,
  kindFactor,
  openProductIndex,
  type ProductIndex,
  productIndexOf,
  type Range,
  type SearchResult,
  readSnapshot,
  type Snapshot,
  type SnapshotFile,
  shareProductIndex,
  type Wanted,
  type WordsFound,
} from '#shop/product-index/product-index.ts';
import { favouriteCards, productsByIds } from './choice-queries.ts';
import { coloursSaid } from './colours-said.ts';
import { chosenFacets, facetKinds, filterKinds, type FilterKind } from './facets.ts';
import {
  everyProduct,
  type Paging,
  type ProductChoice,
  type ProductFilter,
  type ProductPage,
  type ProductSearch,
  skipped,
} from './listing.ts';
import { priceBandsOf } from './prices.ts';

interface Surroundings {
  replica?: Database | undefined;
  /** See `foundProductIndex`. */
  found?: Promise<Snapshot | null>;
  signal?: AbortSignal;
}

/** Begins to keep the index of products that lists and counts come from, for the replica too; done when it is there. */
export async function keepProductIndex(db: Database, { replica, ...how }: Surroundings = {}): Promise<void> {
  const made = openProductIndex(db, bandsOf, how);
  if (replica) shareProductIndex(replica, db);
  await made;
}

/** Within a transaction of the same database products are found as outside of it. */
export const readsProductsOf = (trx: Database, db: Database): void => shareProductIndex(trx, db);

/** What a process before wrote down (`saveProductIndex`), read while the database is being opened; whether it serves is seen then. */
export const foundProductIndex = (file: SnapshotFile): Promise<Snapshot | null> =>
  readSnapshot(file, bandsOf);

/** The price bands and numbers of stars a product counts for, as facets. */
function bandsOf({ payCents, rating }: Parameters<FurtherFacets>[0]): number[] {
  const bands = priceBandsOf(payCents).map((at) => filterKinds.price * kindFactor + at);
  const stars = listing.ratings.filter((each) => rating !== null && rating >= each * 100);
  return [...bands, ...stars.map((each) => filterKinds.rating * kindFactor + each)];
}

/** The index as it is now; see `productIndexOf`. */
export const indexOf = (db: Database): Promise<ProductIndex> => productIndexOf(db, bandsOf);

/** The products a filter lets pass, one page of them in its order. */
export async function listProducts(db: Database, filter: ProductFilter): Promise<ProductPage> {
  const { search } = filter;
  const [index, said] = await Promise.all([indexOf(db), search ? coloursSaid(db, search) : []]);
  const { ids, total } = index.page(wantedOf(index, filter), {
    order: filter.order,
    skip: skipped(filter),
    size: filter.pageSize,
  });
  if (ids.length === 0) return { products: [], total: 0 };
  const shown = filter.colours.length > 0 ? filter.colours : said;
  const { products } = await productsByIds(db, ids, filter.language, shown);
  return { products, total };
}

/** Products with reviews, best rated first: whoever has one has at least one star. */
export async function favouriteProducts(
  db: Database,
  list: Paging & { language: LanguageCode },
): Promise<ProductPage> {
  const [{ products }, counts] = await Promise.all([
    favouriteCards(db, list),
    filterCounts(db, everyProduct(list)),
  ]);
  const rated = counts.find(({ kind, value }) => kind === 'rating' && value === 1);
  return { products, total: products.length > 0 ? (rated?.products ?? 0) : 0 };
}

/** How many products one value leads to; value null: no choice of the kind; kind null: everything as it is. */
export interface FilterCount {
  kind: FilterKind | null;
  /** Of a facet its id, of a band its place among `listing.priceBands`, of stars their number. */
  value: number | null;
  products: number;
}

const kinds = Object.keys(filterKinds) as FilterKind[];
const kindOf = (number: number | null): FilterKind | null =>
  kinds.find((kind) => filterKinds[kind] === number) ?? null;

/** What each value of every filter leads to under the other filters in force; values that lead to none are left out. */
export async function filterCounts(db: Database, choice: ProductChoice): Promise<FilterCount[]> {
  const index = await indexOf(db);
  return index
    .counts(wantedOf(index, choice), Object.values(filterKinds))
    .map(({ kind, ...count }) => ({ ...count, kind: kindOf(kind) }));
}

/** What each category holds, with those below it; categories that hold nothing are left out. */
export const figuresOfCategories = async (db: Database): Promise<ReadonlyMap<number, Figures>> =>
  (await indexOf(db)).figures(facetKinds.category);

/** How a search was understood. */
export interface Understood {
  /** What was searched for instead of a word nobody knows; null: nothing else. */
  meant: string | null;
  /** When nothing has all of it: the words that were found together, group by group, and how many products have them. */
  parts: readonly WordsFound[];
  /** How many products, the last ones, only mention it. */
  mentioning: number;
  /** Those are what gifts are put in. */
  isWrapping: boolean;
  /** Whether there is nothing, whatever the filters. */
  findsNothing: boolean;
  /** Each word, and how many products it finds by itself under the same filters: of a search that finds something those that are known. */
  words: WordsFound[];
}

export async function understood(db: Database, choice: ProductChoice): Promise<Understood> {
  if (!choice.search)
    return { meant: null, parts: [], mentioning: 0, isWrapping: false, findsNothing: false, words: [] };
  const index = await indexOf(db);
  const { meant, parts, tiers, mentioning, isWrapping = false } = searchOf(index, choice.search, choice);
  const count = countOf(index, wantedOf(index, choice));
  const findsNothing = tiers.length === 0;
  const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, each) => sum + each.tiers, 0));
  return {
    meant,
    parts: parts.map(({ words, tiers: size }, at) => ({
      words,
      products: count(tiers.slice((ends[at] ?? 0) - size, ends[at])),
    })),
    mentioning: count(tiers.slice(tiers.length - mentioning)),
    isWrapping,
    findsNothing,
    words: index.words.each(choice.search.runs, count, findsNothing),
  };
}

/** Whether a search finds nothing whatever the filters. */
export const isMiss = async (db: Database, { search }: ProductChoice): Promise<boolean> =>
  search !== null && (await indexOf(db)).search(search.runs, search).tiers.length === 0;

/** Other searches that may be meant by one that finds nothing, so many at most, and how many products they find. */
export async function otherSearches(
  db: Database,
  runs: readonly string[],
  most: number,
): Promise<WordsFound[]> {
  const index = await indexOf(db);
  const everything = { facets: new Map(), others: new Map(), found: null };
  return index.words.alternatives(runs, most, countOf(index, everything));
}

const countOf = (index: ProductIndex, within: Wanted) => (found: Wanted['found']) =>
  index.page({ ...within, found }, { order: 'featured', skip: 0, size: 0 }).total;

/** Under a filter what everything is finds everything. */
function searchOf(index: ProductIndex, search: ProductSearch, choice: ProductChoice): SearchResult {
  const { minPayCents, maxPayCents, minRating } = choice;
  const isNarrowed =
    [minPayCents, maxPayCents, minRating].some((each) => each !== null) || chosenFacets(choice).length > 0;
  return index.search(search.runs, { ...search, isNarrowed });
}

function wantedOf(index: ProductIndex, choice: ProductChoice): Wanted {
  const { search, minPayCents, maxPayCents, minRating } = choice;
  const found = search && searchOf(index, search, choice).tiers;
  const facets = new Map(chosenFacets(choice).map(({ kind, facets: any }) => [facetKinds[kind], any]));
  const others = new Map<number, Range>();
  if (minPayCents !== null || maxPayCents !== null)
    others.set(filterKinds.price, { of: 'payCents', from: minPayCents ?? 0, to: maxPayCents ?? Infinity });
  if (minRating !== null)
    others.set(filterKinds.rating, { of: 'rating', from: minRating * 100, to: Infinity });
  return { facets, others, found };
}
