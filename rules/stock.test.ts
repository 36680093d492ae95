import { describe, expect, test } from 'vitest';
import { isOutOfStock, stockProblem } from './stock.ts';

describe('stock', () => {
  test('stock below 1 is out of stock, null is not tracked', () => {
    expect(isOutOfStock(1)).toBe(false);
    expect(isOutOfStock(0)).toBe(true);
    expect(isOutOfStock(-2)).toBe(true);
    expect(isOutOfStock(null)).toBe(false);
  });

  test('a line may use all of the stock but no more', () => {
    expect(stockProblem(3, 3)).toBeNull();
    expect(stockProblem(3, 4)).toBe('not-enough-stock');
    expect(stockProblem(0, 1)).toBe('out-of-stock');
    expect(stockProblem(null, 1000)).toBeNull();
  });
});
