import { describe, expect, test } from 'vitest';
import {
  countedQuantity,
  maximumQuantity,
  maxAvailable,
  quantityProblem,
  typedQuantity,
} from './quantity.ts';

describe('line quantities', () => {
  test.each([
    [null, 10],
    [0, 10],
    [-1, 10],
    [1, 1],
    [3, 3],
    [25, 25],
  ])('the maximum is 10 unless the product sets one above 0: %s gives %d', (orderMaximum, maximum) => {
    expect(maximumQuantity(orderMaximum)).toBe(maximum);
  });

  test.each([
    ['1000', 1000],
    [' 1,000 ', 1000],
    ['12 500', 12_500],
    ['1,00', null],
    ['ten', null],
    ['', null],
  ])('the typed quantity %j is %j', (text, quantity) => {
    expect(typedQuantity(text)).toBe(quantity);
  });

  test('quantities up to the maximum are accepted, and larger ones rejected', () => {
    expect(quantityProblem(1, null)).toBeNull();
    expect(quantityProblem(10, null)).toBeNull();
    expect(quantityProblem(11, null)).toBe('above-maximum');
    expect(quantityProblem(4, 3)).toBe('above-maximum');
    expect(quantityProblem(25, 25)).toBeNull();
  });

  test.each([
    [null, null, 10],
    [0, null, 10],
    [25, 100, 25],
    [25, 4, 4],
    [null, 0, 10],
  ])('a maximum of %s and a stock of %s make %i available', (orderMaximum, stock, max) => {
    expect(maxAvailable(orderMaximum, stock)).toBe(max);
  });

  test.each([0, -1, 1.5, NaN, Infinity, 1_000_001])(
    '%d is an invalid quantity and counts as 0',
    (quantity) => {
      expect(quantityProblem(quantity, 2_000_000)).toBe('invalid-quantity');
      expect(countedQuantity(quantity)).toBe(0);
    },
  );

  test('a quantity above the maximum still counts, so that the shopper sees the requested quantity', () => {
    expect(countedQuantity(11)).toBe(11);
    expect(countedQuantity(1_000_000)).toBe(1_000_000);
  });
});
