import { percentOf } from './money.ts';

/** How prices are rounded: to whole cents, to the nearest so many cents, or to the nearest price that ends so. */
export type Rounding = 'cent' | 'five' | 'ten' | 'fifty' | 'dollar' | 'ninety' | 'ninetyNine';

/** What is asked of many prices: more or less, by hundredths of a percent or by cents, and how both kinds are rounded. */
export interface PriceRule {
  way: 'percent' | 'amount';
  /** Below 0 lowers. */
  by: number;
  /** Of prices below the bound. */
  small: Rounding;
  /** Of those from there. */
  large: Rounding;
}

/** Cents: from here on prices are large. */
export const largeFrom = 1000;

const steps = { five: 5, ten: 10, fifty: 50, dollar: 100 } as const;
const ends = { ninety: 90, ninetyNine: 99 } as const;

/** The price a rule makes of one, in cents; it can come out below 0. */
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
