import { percentOf } from './money.ts';

/** Price rounding: to whole cents, to a multiple of cents, or to the nearest price with this ending. */
export type Rounding = 'cent' | 'five' | 'ten' | 'fifty' | 'dollar' | 'ninety' | 'ninetyNine';

/**
 * A bulk price change: a percentage (in hundredths of a percent) or cents, up or down, and the rounding of small and
 * large prices.
 */
export interface PriceRule {
  way: 'percent' | 'amount';
  /** A negative value lowers the price. */
  by: number;
  /** Rounding of prices below the threshold. */
  small: Rounding;
  /** Rounding of prices from the threshold on. */
  large: Rounding;
}

/** The price in cents from which prices count as large. */
export const largeFrom = 1000;

const steps = { five: 5, ten: 10, fifty: 50, dollar: 100 } as const;
const ends = { ninety: 90, ninetyNine: 99 } as const;

/** Returns the new price in cents, which may be negative. */
export function priceAfter(cents: number, { way, by, small, large }: PriceRule): number {
  const exact = way === 'percent' ? cents + percentOf(cents, by) : cents + by;
  return rounded(exact, exact < largeFrom ? small : large);
}

function rounded(cents: number, rounding: Rounding): number {
  if (rounding === 'cent') return cents;
  if (rounding === 'ninety' || rounding === 'ninetyNine') {
    const end = ends[rounding];
    return Math.round((cents - end) / 100) * 100 + end;
  }
  const step = steps[rounding];
  return Math.round(cents / step) * step;
}
