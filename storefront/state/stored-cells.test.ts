import { expect, test } from 'vitest';
import { cartLineOf, parseCart, withStoredCells } from './stored-cart.ts';

const inSize = (size: number, Quantity: number) => ({
  ProductId: 7,
  Quantity,
  productSelectedAttributes: [
    { ProductAttributeID: 2, PrimaryKeyValue: size },
    { ProductAttributeID: 5, PrimaryKeyValue: 8 },
  ],
});
const cell = (SizeID: number, Quantity: number) => ({ ColorID: 0, SizeID, Quantity });

test('two stored lines of a product that differ in size become one line that has both sizes', () => {
  const { value } = parseCart([inSize(1, 5), inSize(3, 2), inSize(1, 9)]);
  expect(value).toMatchObject([
    {
      Quantity: 7,
      VariantQuantities: [cell(1, 5), cell(3, 2)],
      productSelectedAttributes: [{ ProductAttributeID: 5 }],
    },
  ]);
  expect(parseCart(value).value).toEqual(value);
});

test('two stored lines that are alike remain the first one', () => {
  expect(parseCart([inSize(1, 5), inSize(1, 9)]).value).toEqual([cartLineOf(inSize(1, 5))]);
});

test('a line whose last other size is removed has its size among the options again', () => {
  const [line] = parseCart([inSize(1, 5), inSize(3, 2)]).value;
  expect(withStoredCells(line!, [cell(3, 2)])).toEqual(cartLineOf(inSize(3, 2)));
});
