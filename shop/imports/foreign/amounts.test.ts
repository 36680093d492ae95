import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOf } from './amounts.ts';

it('a comma before three digits is no price, because it may separate thousands', () => {
  expect(['12,90', '12.5', '30.000000', '1,200'].map((text) => centsOf(text))).toEqual([
    1290,
    1250,
    3000,
    null,
  ]);
});

it('amounts with many decimals are read in full before VAT is added, and rounded once', () => {
  expect(['19.916667', '19,916667', '0.004', '12.345', '1,234'].map((text) => centsOf(text))).toEqual([
    1992,
    1992,
    null,
    null,
    null,
  ]);
  expect(centsOf('19.916667', 2000)).toBe(2390);
  const six = fc.integer({ min: 250_000, max: 999_999_999_999 });
  fc.assert(
    fc.property(
      six,
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom('.', ','),
      (millionths, rate, sign) => {
        const text = `${Math.floor(millionths / 1e6)}${sign}${String(millionths % 1e6).padStart(6, '0')}`;
        const cents = BigInt(centsOf(text, rate) ?? -1);
        // Off by half a cent at most, and halves go up.
        const twice = (BigInt(millionths) * BigInt(10_000 + rate) - cents * 100_000_000n) * 2n;
        expect(twice >= -100_000_000n && twice < 100_000_000n).toBe(true);
      },
    ),
  );
});

it('a price of a few cents with a fraction is refused, because rounding would change it', () => {
  expect(['0.0250', '0.004', '0.025000'].map((text) => centsOf(text))).toEqual([null, null, null]);
  expect(['0.0300', '0', '1.0050', '0.2549'].map((text) => centsOf(text))).toEqual([3, 0, 101, 25]);
});
