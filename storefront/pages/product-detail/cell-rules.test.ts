import { expect, it } from 'vitest';
import { firstCells, limitOf, withQuantity } from './cell-rules.ts';
import type { ProductData } from './product-data.ts';

const choices = (...ids: number[]) => ids.map((id) => ({ id, name: String(id), price: 0 }));
const group = (attributeId: number, ...ids: number[]) => ({
  attributeId,
  name: '',
  required: true,
  choices: choices(...ids),
});
/** A shirt in two colors and two sizes; its stock is counted by color. */
const shirt = {
  options: [group(1, 1, 2), group(2, 3, 4)],
  orderMaximum: 20,
  stock: 16,
  variantStock: {
    per: 'color',
    left: [
      { colorId: 1, sizeId: null, stock: 6 },
      { colorId: 2, sizeId: null, stock: 10 },
    ],
  },
} as unknown as ProductData;
const cell = (colorId: number, sizeId: number, quantity: number) => ({ colorId, sizeId, quantity });

it('sizes share the stock of their color', () => {
  const cells = [cell(1, 3, 4), cell(2, 3, 5)];
  expect(limitOf(shirt, cells, cell(1, 4, 0))).toEqual({ max: 2, isOfStock: true });
  expect(limitOf(shirt, cells, cell(1, 3, 0))).toEqual({ max: 6, isOfStock: true });
  expect(limitOf({ ...shirt, orderMaximum: 10 }, cells, cell(2, 4, 0))).toEqual({
    max: 1,
    isOfStock: false,
  });
  expect(limitOf({ ...shirt, variantStock: null, stock: null }, cells, cell(2, 4, 0)).max).toBe(11);
});

it('colors and sizes keep their order in whatever order they are entered, and those without pieces are left out', () => {
  const [last, first] = [cell(2, 4, 1), cell(1, 3, 2)];
  expect(withQuantity(shirt, [last], first)).toEqual([first, last]);
  expect(withQuantity(shirt, [first, last], { ...first, quantity: 0 })).toEqual([last]);
});

it('the quantities start with the color and size selected before, once both are', () => {
  expect(firstCells(shirt, { 1: 2, 2: 3, 7: 9 }, 5)).toEqual([cell(2, 3, 5)]);
  expect(firstCells(shirt, { 1: 1, 2: 3 }, 9)).toEqual([cell(1, 3, 6)]);
  expect(firstCells(shirt, { 1: 2 }, 5)).toEqual([]);
});
