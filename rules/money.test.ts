import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  centsOf,
  centsToDollars,
  formatCents,
  dollarsToCents,
  roundCents,
  sumCents,
} from './money.ts';
import { percentOf } from './percent.ts';

const anyCents = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
const priceCents = fc.integer({ min: 0, max: 1_000_000_000 });
const anyPercent = fc.integer({ min: 0, max: 20_000 });

describe('rounding to cents', () => {
  test.each([
    [0.49999999999999994, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.49, 0],
    [-0.5, -1],
    [-2.5, -3],
    [7, 7],
  ])('halves are rounded away from zero: %d becomes %d', (amount, cents) => {
    expect(roundCents(amount)).toBe(cents);
  });

  test('rounding throws for a value that is not an amount', () => {
    for (const amount of [NaN, Infinity, 1e15]) expect(() => roundCents(amount)).toThrow(RangeError);
  });
});

describe('percentages of an amount', () => {
  test.each([
    [1000, 1250, 125],
    [999, 1500, 150],
    [50, 100, 1],
    [49, 100, 0],
    [1, 9999, 1],
    [-50, 100, -1],
    [3333, 20_000, 6666],
  ])('of %d cents, %d hundredths of a percent are %d cents', (cents, hundredths, share) => {
    expect(percentOf(cents, hundredths)).toBe(share);
  });

  test('a percentage of an amount equals exact integer arithmetic with halves rounded up, for amounts of every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000_000_000_000 }), anyPercent, (cents, hundredths) => {
        const exact = (BigInt(cents) * BigInt(hundredths) * 2n + 10_000n) / 20_000n;
        expect(percentOf(cents, hundredths)).toBe(Number(exact));
      }),
    );
  });

  test('the percentages of an amount and of its negative cancel out', () => {
    fc.assert(
      fc.property(priceCents, anyPercent, (cents, hundredths) => {
        expect(percentOf(cents, hundredths) + percentOf(-cents, hundredths)).toBe(0);
      }),
    );
  });

  test('a percentage of an amount throws for fractions of a cent or of a hundredth', () => {
    expect(() => percentOf(10.5, 100)).toThrow(RangeError);
    expect(() => percentOf(10, 0.5)).toThrow(RangeError);
  });
});

describe('sums', () => {
  test('a sum is exact or throws', () => {
    expect(sumCents([])).toBe(0);
    expect(sumCents([10, 20, -5])).toBe(25);
    expect(() => sumCents([0.5, 0.5])).toThrow(RangeError);
    expect(() => sumCents([999_999_999_999_999, 1])).toThrow(RangeError);
  });
});

describe('dollars', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.5000', 1250],
    ['12.05', 1205],
    ['1.15', 115],
    ['-3.07', -307],
    ['0.29', 29],
  ])('the text %s is exactly %d cents', (text, cents) => {
    expect(dollarsToCents(text)).toBe(cents);
  });

  test.each(['', ' 1', '1.', '.5', '1.005', '1,000.00', '$5', '1e3', '0x10', '+5', 'NaN', '12345678901234'])(
    'the text "%s" is rejected as an amount',
    (text) => {
      expect(dollarsToCents(text)).toBeNull();
    },
  );

  test('every amount survives a round trip through the API', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(dollarsToCents(String(centsToDollars(cents)))).toBe(cents);
        expect(centsOf(centsToDollars(cents))).toBe(cents);
      }),
    );
  });

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1250, '12.50'],
    [-7, '-0.07'],
    [123_456_789, '1234567.89'],
  ])('an amount of %i cents is %s in dollars', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
    expect(dollarsToCents(text)).toBe(cents);
  });

  test('a fraction of a cent never reaches the API', () => {
    expect(() => centsToDollars(10.5)).toThrow(RangeError);
  });

  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [99_999, '$999.99'],
    [128_450, '$1,284.50'],
    [123_456_789, '$1,234,567.89'],
    [-500, '-$5.00'],
  ])('an amount of %i cents with a currency sign is %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  test('a stored dollar number is rounded to whole cents, never to -0, and never throws', () => {
    expect([0.1 + 0.2, -0.001, 1.005, -5].map(centsOf)).toEqual([30, 0, 100, -500]);
    for (const strange of [NaN, Infinity, 1e300]) expect(() => formatAmount(centsOf(strange))).not.toThrow();
  });
});
