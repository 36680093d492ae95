import { expect, test } from 'vitest';
import { priceDoubt } from './price-guard.ts';

test.each([
  [340, 34_000, 'priceJump'],
  [34_000, 340, 'priceJump'],
  [100, 501, 'priceJump'],
  [100, 19, 'priceJump'],
  [33, 0, 'freePrice'],
  [null, 0, 'freePrice'],
  [100, 500, null],
  [100, 20, null],
  [340, 350, null],
  [0, 0, null],
  [0, 1500, null],
  [null, 99_900, null],
  [100, -5, null],
  [100, Number.NaN, null],
])('the doubt about changing a price from %s to %s cents is %s', (before, after, doubt) => {
  expect(priceDoubt(before, after)).toBe(doubt);
});
