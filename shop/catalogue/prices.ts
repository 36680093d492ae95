import { listing } from '#contract/constants.ts';

/** A product's price in cents per unit without surcharges, from the read model in the product row. */
export interface PriceFacts {
  priceCents: number;
  payCents: number;
  discountId: number | null;
}

export interface ShownPrice {
  priceCents: number;
  /** Set while a discount is active; always below the price and above 0. */
  reduction: { discountId: number; payCents: number } | null;
}

/**
 * Returns the price to show. A discount down to zero becomes the price itself: existing clients read a
 * discounted price of 0 as no discount, and would show the full price.
 */
export function shownPrice({ priceCents, payCents, discountId }: PriceFacts): ShownPrice {
  if (discountId === null || payCents >= priceCents) return { priceCents, reduction: null };
  if (payCents === 0) return { priceCents: 0, reduction: null };
  return { priceCents, reduction: { discountId, payCents } };
}

/** Returns the price bands that contain a price, as indexes of `listing.priceBands`. */
export const priceBandsOf = (payCents: number): number[] =>
  listing.priceBands.flatMap(([min, max], at) =>
    payCents >= min * 100 && (max === null || payCents <= max * 100) ? [at] : [],
  );
