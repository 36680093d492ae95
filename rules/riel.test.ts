import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRielRate, rielOf, rielRates, formatRiel } from './riel.ts';

const anyCents = fc.integer({ min: -400_000_000_000, max: 400_000_000_000 });
const anyRate = fc.integer({ min: rielRates.least, max: rielRates.most });

describe('conversion of dollars to riel', () => {
  test.each([
    [5350, 4100, 219_400],
    [810, 4100, 33_200],
    [100, 4100, 4100],
    [0, 4100, 0],
    [1, 4100, 0],
    [2, 4100, 100],
    [1, 5000, 100],
    [1, 4999, 0],
    [3, 5000, 200],
    [-1, 5000, -100],
    [-1, 4999, 0],
    [2_147_483_647, 20_000, 429_496_729_400],
  ])('%i cents at %i riel per dollar are %i riel', (cents, rate, riel) => {
    expect(rielOf(cents, rate)).toBe(riel);
  });

  test('the conversion to riel equals exact arithmetic rounded to 100 riel, halves away from zero, for amounts of every size', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (cents, rate) => {
        const product = BigInt(Math.abs(cents)) * BigInt(rate);
        const whole = (product + 5000n) / 10_000n;
        expect(rielOf(cents, rate)).toBe(Number((cents < 0 ? -whole : whole) * 100n) + 0);
      }),
    );
  });

  test('riel amounts are whole hundreds, within 50 riel of the exact amount, and never -0', () => {
    fc.assert(
      fc.property(anyCents, anyRate, (cents, rate) => {
        const riel = rielOf(cents, rate);
        expect(Math.abs(riel % 100)).toBe(0);
        expect(Object.is(riel, -0)).toBe(false);
        expect(Math.abs(riel * 100 - cents * rate)).toBeLessThanOrEqual(5000);
      }),
    );
  });

  test('more dollars never convert to fewer riel', () => {
    fc.assert(
      fc.property(anyCents, fc.nat(10_000), anyRate, (cents, more, rate) => {
        expect(rielOf(cents + more, rate)).toBeGreaterThanOrEqual(rielOf(cents, rate));
      }),
    );
  });

  test('the conversion to riel throws for fractions, invalid rates and inexact results', () => {
    for (const [cents, rate] of [
      [10.5, 4100],
      [NaN, 4100],
      [100, 4100.5],
      [100, 999],
      [100, 20_001],
      [999_999_999_999_999, 20_000],
    ] as const)
      expect(() => rielOf(cents, rate)).toThrow(RangeError);
  });
});

test.each([
  [41, false],
  [999, false],
  [1000, true],
  [4100, true],
  [20_000, true],
  [41_000, false],
  [4100.5, false],
  [NaN, false],
])('%d riel per dollar is a valid rate: %s', (rate, is) => {
  expect(isRielRate(rate)).toBe(is);
});

test.each([
  [0, '0៛'],
  [900, '900៛'],
  [51_200, '51,200៛'],
  [429_496_729_400, '429,496,729,400៛'],
  [-51_200, '-51,200៛'],
])('an amount of %i riel is shown as %s', (riel, text) => {
  expect(formatRiel(riel)).toBe(text);
});
