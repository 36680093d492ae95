import { listing } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import {
  type FurtherFacets,
  kindFactor,
  latestIndexOf,
  openProductIndex,
  type ProductIndex,
  productIndexOf,
  searchIndexOf,
  type Range,
  shareProductIndex,
  type Wanted,
} from '#shop/product-index/product-index.ts';
import { chosenFacets, facetKinds, filterKinds } from './facets.ts';
import type { ProductChoice, ProductSearch } from './listing.ts';

/** Begins to keep the index of products from which lists and counts are answered, on the replica too; done when it is there. */
export function keepProductIndex(db: Database, replica?: Database): Promise<void> {
  const made = openProductIndex(db, bandsOf);
  if (replica) shareProductIndex(replica, db);
  return made;
}

/** The price bands and numbers of stars a product counts for, as facets. */
function bandsOf({ payCents, rating }: Parameters<FurtherFacets>[0]): number[] {
  const bands = listing.priceBands.flatMap(([min, max], at) =>
    payCents >= min * 100 && (max === null || payCents <= max * 100)
      ? [filterKinds.price * kindFactor + at]
      : [],
  );
  const stars = listing.ratings.filter((each) => rating !== null && rating >= each * 100);
  return [...bands, ...stars.map((each) => filterKinds.rating * kindFactor + each)];
}

/** What a search finds, for lists without an index: ids, and how far down they stand. */
export async function foundProducts(
  db: Database,
  search: ProductSearch,
): Promise<{ id: number; tier: number }[]> {
  const index = await searchIndex(db);
  return index.tiersById(index.search(search.runs, search).tiers);
}

/** What was searched for instead of a word nobody knows; null: nothing else. */
export async function searchedInstead(db: Database, { search }: ProductChoice): Promise<string | null> {
  if (!search) return null;
  return (await searchIndex(db)).search(search.runs, search).meant;
}

/** The index for searches; waits for it. */
export const searchIndex = (db: Database): Promise<ProductIndex> => searchIndexOf(db, bandsOf);

const choiceOn =
  (indexOf: typeof productIndexOf) =>
  async (db: Database, choice: ProductChoice): Promise<{ index: ProductIndex; wanted: Wanted } | null> => {
    const index = await indexOf(db);
    return index && { index, wanted: wantedOf(index, choice) };
  };

/** The index and what a choice wants of it; null: there is none, PostgreSQL answers. */
export const indexedChoice = choiceOn(productIndexOf);

/** The same with the index there was while there is no new one: for counts. */
export const latestChoice = choiceOn(latestIndexOf);

function wantedOf(index: ProductIndex, choice: ProductChoice): Wanted {
  const { search, minPayCents, maxPayCents, minRating } = choice;
  const found = search && index.search(search.runs, search).tiers;
  const facets = new Map(chosenFacets(choice).map(({ kind, facets: any }) => [facetKinds[kind], any]));
  const others = new Map<number, Range>();
  if (minPayCents !== null || maxPayCents !== null)
    others.set(filterKinds.price, { of: 'payCents', from: minPayCents ?? 0, to: maxPayCents ?? Infinity });
  if (minRating !== null)
    others.set(filterKinds.rating, { of: 'rating', from: minRating * 100, to: Infinity });
  return { facets, others, found };
}
