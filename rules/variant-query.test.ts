import { expect, it } from 'vitest';
import { variantIn, variantQuery } from './variant-query.ts';

it.each([
  [{ colorId: 1, sizeId: 2 }, '?color=1&size=2'],
  [{ colorId: 1, sizeId: 0 }, '?color=1'],
  [{ colorId: 0, sizeId: 2 }, '?size=2'],
])('the variant %o is selected by %s', (variant, query) => {
  expect(variantQuery(variant)).toBe(query);
  expect(variantIn(`${query}&utm_source=x`)).toEqual(variant);
});

it('a query without a variant selects none', () => {
  expect(variantIn('')).toEqual({ colorId: 0, sizeId: 0 });
  expect(variantIn('?color=x&size=')).toEqual({ colorId: 0, sizeId: 0 });
});
