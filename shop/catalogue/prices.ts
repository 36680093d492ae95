import { listing } from '#contract/constants.ts';

/** What a product costs, in cents for one unit without surcharges, as the facts of the product row say. */
export interface PriceFacts {
  priceCents: number;
  payCents: number;
  discountId: number | null;
}

export interface ShownPrice {
  priceCents: number;
  /** Set when a reduction is running; always below the price and above 0. */
  reduction: { discountId: number; payCents: number } | null;
}

/**
 * The price to show. A reduction down to nothing becomes the price itself: clients read a reduced price of 0 as
 * no reduction (wire contract, gotchas), and would show the full price.
 */
export function shownPrice({ priceCents, payCents, discountId }: PriceFacts): ShownPrice {
  if (discountId === null || payCents >= priceCents) return { priceCents, reduction: null };
  if (payCents === 0) return { priceCents: 0, reduction: null };
  return { priceCents, reduction: { discountId, payCents } };
}

/** The bands a price counts for beside a list, by their places among `listing.priceBands`. */
export const priceBandsOf = (payCents: number): number[] =>
  listing.priceBands.flatMap(([min, max], at) =>
    payCents >= min * 100 && (max === null || payCents <= max * 100) ? [at] : [],
  );
