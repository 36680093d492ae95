import { exactCents, roundCents } from './money.ts';

const hundredthsInWhole = 10_000;

/**
 * Returns a percentage of `cents`, rounded once. `hundredths` are hundredths of a percent: 1250 is 12.5 %
 * (docs/specification.md, 'Lists and products').
 */
export function percentOf(cents: number, hundredths: number): number {
  if (!Number.isInteger(hundredths)) {
    throw new RangeError(`not whole hundredths of a percent: ${hundredths}`);
  }
  // Only the remainder needs rounding. Its product stays exact, while the product of a large amount might not.
  const remainder = exactCents(cents) % hundredthsInWhole;
  const exactShare = ((cents - remainder) / hundredthsInWhole) * hundredths;
  return exactCents(exactShare + roundCents((remainder * hundredths) / hundredthsInWhole));
}
