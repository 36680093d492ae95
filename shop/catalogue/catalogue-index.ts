import { listing } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import {
  type FurtherFacets,
  kindFactor,
  type ProductIndex,
  productIndexOf,
} from '#shop/product-index/product-index.ts';
import { filterKinds } from './facets.ts';
import { priceBandsOf } from './prices.ts';

/** Added to the number of a price band, for packs that are in it by their price per piece only. */
export const eachPiece = 1000;

/** Returns the price bands and star ratings of a product as facets. */
export function bandsOf({ payCents, rating, pieces }: Parameters<FurtherFacets>[0]): number[] {
  const paid = priceBandsOf(payCents);
  // A search counts packs by their price per piece, too. A minimum alone is about the whole pack.
  const byPiece = pieces > 1 ? priceBandsOf(payCents / pieces) : [];
  const further = byPiece.filter((at) => listing.priceBands[at]?.[1] != null && !paid.includes(at));
  const values = [...paid, ...further.map((at) => at + eachPiece)];
  const bands = values.map((at) => filterKinds.price * kindFactor + at);
  const stars = listing.ratings.filter((each) => rating !== null && rating >= each * 100);
  return [...bands, ...stars.map((each) => filterKinds.rating * kindFactor + each)];
}

/** Returns the current index; see `productIndexOf`. */
export const indexOf = (db: Database): Promise<ProductIndex> => productIndexOf(db, bandsOf);
