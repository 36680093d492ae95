/** The factor by which a price may rise or fall in one change without confirmation. */
const maxTimes = 5;

/**
 * The reason a new price needs confirmation: it is zero, far from the old price or from the price for fewer pieces, or below
 * what the product costs.
 */
export type PriceDoubt = 'freePrice' | 'priceJump' | 'stepJump' | 'belowCost';

/**
 * Returns why a new price in cents needs confirmation, or null if it doesn't. Without it, a typo such as
 * 340.00 for 3.40, or a bulk edit that rounds to $0.00, would be live immediately.
 * @param before null for a new product
 */
export function priceDoubt(before: number | null, after: number): 'freePrice' | 'priceJump' | null {
  if (before === after) return null;
  if (after === 0) return 'freePrice';
  const isFar = after > Number(before) * maxTimes || after * maxTimes < Number(before);
  return before !== null && before > 0 && after > 0 && isFar ? 'priceJump' : null;
}

/** Discounts of this many hundredths of a percent or more need confirmation. */
export const doubtfulDiscount = 9000;
