import { expect, it } from 'vitest';
import { lineProblem, tooMany } from './line-problem.ts';
import type { PricedLine } from './priced-cart.ts';

const line = (changes: Partial<PricedLine>) =>
  ({ ProductName: 'Vase', OrderMaximumQuantity: null, StockQuantity: 3, ...changes }) as PricedLine;

it('each line problem has its sentence with the values filled in', () => {
  expect(lineProblem(line({}), 'en')).toBeNull();
  expect(lineProblem(line({ Problem: 'out-of-stock' }), 'en')).toEqual({
    code: 'soldOut',
    values: { name: 'Vase' },
  });
  expect(lineProblem(line({ Problem: 'not-enough-stock' }), 'en')).toEqual({
    code: 'stockShort',
    values: { n: 3, name: 'Vase' },
  });
  expect(lineProblem(line({ Problem: 'above-maximum', OrderMaximumQuantity: 4 }), 'en')).toEqual({
    code: 'quantityAboveMaximum',
    values: { n: 4 },
  });
  expect(lineProblem(line({ Problem: 'invalid-quantity' }), 'en')).toEqual({
    code: 'quantityLimits',
    values: { min: 1, max: 10 },
  });
  const counted = line({ Problem: 'not-enough-stock', StockPer: 'color', ColorName: '', SizeShortName: '' });
  expect(lineProblem(counted, 'en')?.values).toEqual({ n: 3, name: 'Vase' });
  expect(lineProblem({ ...counted, ColorName: 'Red' }, 'en')?.values).toEqual({ n: 3, name: 'Vase (Red)' });
  const both = { ...counted, ColorName: 'ក្រហម', SizeShortName: 'M' };
  expect(lineProblem(both, 'ar')?.values).toEqual({ n: 3, name: 'Vase (ក្រហម · M)' });
  expect(lineProblem(line({ Problem: 'choice-missing' }), 'en')).toEqual({ code: 'chooseFirst' });
});

it('a quantity that is too large names the limit: the stock or the order maximum', () => {
  expect(tooMany(line({}), 'en', 3).code).toBe('stockShort');
  expect(tooMany(line({ StockQuantity: 50 }), 'en', 10)).toEqual({
    code: 'quantityAboveMaximum',
    values: { n: 10 },
  });
});
