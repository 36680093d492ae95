import type { Rounding } from '#contract/constants.ts';
import { percentOf } from './percent.ts';

/**
 * A bulk price change: by a percentage (in hundredths of a percent) or cents, up or down, with the rounding of small
 * and large prices; or to an amount in cents, which isn't rounded.
 */
export interface PriceRule {
  way: 'percent' | 'amount' | 'set';
  /** Lowers the price if negative, or is the new price. */
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

/** Returns the new price in cents, which may be negative. A missing price stays missing unless it is set. */
export function priceAfter(cents: number | null, { way, by, small, large }: PriceRule): number | null {
  if (way === 'set') return by;
  if (cents === null) return null;
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
