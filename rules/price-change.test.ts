import { expect, test } from 'vitest';
import { priceAfter, type PriceRule } from './price-change.ts';

const raised: PriceRule = { way: 'percent', by: 1000, small: 'five', large: 'ninety' };

test.each([
  [750, 825],
  [680, 750],
  [1150, 1290],
  [3000, 3290],
  [2800, 3090],
  [0, 0],
])('%i cents raised by a tenth and rounded are %i', (before, after) => {
  expect(priceAfter(before, raised)).toBe(after);
});

test('prices count as large from exactly $10.00 after the change', () => {
  const up: PriceRule = { way: 'amount', by: 1, small: 'five', large: 'dollar' };
  expect([998, 999, 1000].map((before) => priceAfter(before, up))).toEqual([1000, 1000, 1000]);
  const ten: PriceRule = { ...up, small: 'ninetyNine', large: 'ten' };
  expect([998, 999, 1003].map((before) => priceAfter(before, ten))).toEqual([999, 1000, 1000]);
});

test.each([
  ['cent', 123_456],
  ['five', 123_455],
  ['ten', 123_460],
  ['fifty', 123_450],
  ['dollar', 123_500],
  ['ninety', 123_490],
  ['ninetyNine', 123_499],
] as const)('large prices rounded to %s', (large, after) => {
  expect(priceAfter(123_400, { way: 'amount', by: 56, small: 'cent', large })).toBe(after);
});

test('a price that is lowered by an amount is rounded according to the new price', () => {
  expect(priceAfter(1050, { ...raised, way: 'amount', by: -150 })).toBe(900);
  expect(priceAfter(1050, { way: 'amount', by: -33, small: 'cent', large: 'ninetyNine' })).toBe(999);
  expect(priceAfter(100, { way: 'amount', by: -150, small: 'cent', large: 'cent' })).toBe(-50);
  expect(priceAfter(1234, { way: 'percent', by: 1250, small: 'cent', large: 'cent' })).toBe(1388);
  expect(priceAfter(1234, { way: 'percent', by: 0, small: 'cent', large: 'fifty' })).toBe(1250);
});

test('a bulk price change sets an amount without rounding it, and changes a missing amount only then', () => {
  expect(priceAfter(1050, { ...raised, way: 'set', by: 1234 })).toBe(1234);
  expect(priceAfter(null, { ...raised, way: 'set', by: 0 })).toBe(0);
  expect(priceAfter(null, raised)).toBeNull();
});
