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

test('lowers a price by an amount and rounds it according to the new price', () => {
  expect(priceAfter(1050, { ...raised, way: 'amount', by: -150 })).toBe(900);
  expect(priceAfter(1050, { way: 'amount', by: -33, small: 'cent', large: 'ninetyNine' })).toBe(999);
  expect(priceAfter(100, { way: 'amount', by: -150, small: 'cent', large: 'cent' })).toBe(-50);
  expect(priceAfter(1234, { way: 'percent', by: 1250, small: 'cent', large: 'cent' })).toBe(1388);
  expect(priceAfter(1234, { way: 'percent', by: 0, small: 'cent', large: 'fifty' })).toBe(1250);
});

test('sets an amount without rounding it, and changes a missing amount only then', () => {
  expect(priceAfter(1050, { ...raised, way: 'set', by: 1234 })).toBe(1234);
  expect(priceAfter(null, { ...raised, way: 'set', by: 0 })).toBe(0);
  expect(priceAfter(null, raised)).toBeNull();
});
