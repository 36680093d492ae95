/** How many times a price may rise or fall in one change before somebody has to confirm it. */
const maxTimes = 5;

/** Why a new price has to be confirmed: nobody would pay anything, or it is far from the price before. */
export type PriceDoubt = 'freePrice' | 'priceJump';

/**
 * Whether a new price needs an explicit yes, in cents; null when it doesn't. A typing mistake such as 340.00 for 3.40, or a bulk
 * edit that rounds to $0.00, would be in the shop at once.
 * @param before null of a new product
 */
export function priceDoubt(before: number | null, after: number): PriceDoubt | null {
  if (before === after) return null;
  if (after === 0) return 'freePrice';
  const isFar = after > Number(before) * maxTimes || after * maxTimes < Number(before);
  return before !== null && before > 0 && after > 0 && isFar ? 'priceJump' : null;
}

/** Hundredths of a percent from which a discount needs an explicit yes: as far down as a price may fall unasked. */
export const doubtfulDiscount = 9000;
