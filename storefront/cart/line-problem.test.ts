import { expect, it } from 'vitest';
import { lineProblem, tooMany } from './line-problem.ts';
import type { PricedLine } from './priced-cart.ts';

const line = (changes: Partial<PricedLine>) =>
  ({ ProductName: 'Vase', OrderMaximumQuantity: null, StockQuantity: 3, ...changes }) as PricedLine;

it('each line problem has its sentence with the values filled in', () => {
  expect(lineProblem(line({}))).toBeNull();
  expect(lineProblem(line({ Problem: 'out-of-stock' }))).toEqual({
    code: 'soldOut',
    values: { name: 'Vase' },
  });
  expect(lineProblem(line({ Problem: 'not-enough-stock' }))).toEqual({
    code: 'stockShort',
    values: { n: 3, name: 'Vase' },
  });
  expect(lineProblem(line({ Problem: 'above-maximum', OrderMaximumQuantity: 4 }))).toEqual({
    code: 'quantityAboveMaximum',
    values: { n: 4 },
  });
  expect(lineProblem(line({ Problem: 'invalid-quantity' }))).toEqual({
    code: 'quantityLimits',
    values: { min: 1, max: 10 },
  });
  const counted = line({ Problem: 'not-enough-stock', StockPer: 'color', ColorName: '', SizeShortName: '' });
  expect(lineProblem(counted)?.values).toEqual({ n: 3, name: 'Vase' });
  expect(lineProblem({ ...counted, ColorName: 'Red' })?.values).toEqual({ n: 3, name: 'Vase (Red)' });
  expect(lineProblem(line({ Problem: 'choice-missing' }))).toEqual({ code: 'chooseFirst' });
});

it('a quantity that is too large names the limit: the stock or the order maximum', () => {
  expect(tooMany(line({}), 3).code).toBe('stockShort');
  expect(tooMany(line({ StockQuantity: 50 }), 10)).toEqual({
    code: 'quantityAboveMaximum',
    values: { n: 10 },
  });
});
