import { expect, test } from 'vitest';
import { withLine, withLineCells, withOption, withProduct } from './cart-lines.ts';

const begun = [{ productId: 1, quantity: 2, options: [] }];

test('adding a product that is already in the order increases its quantity', () => {
  expect(withProduct(begun, 1)).toEqual([{ productId: 1, quantity: 3, options: [] }]);
  expect(withProduct(begun, 2)).toHaveLength(2);
});

test('each attribute has one selected option or none', () => {
  const blue = withLine(begun, 1, withOption(1, 5));
  expect(blue[0]?.options).toEqual([{ attributeId: 1, optionId: 5 }]);
  const red = withLine(blue, 1, withOption(1, 6));
  expect(red[0]?.options).toEqual([{ attributeId: 1, optionId: 6 }]);
  expect(withLine(red, 1, withOption(1, null))[0]?.options).toEqual([]);
});

test('colors and sizes in one line replace its own, and their sum is its quantity', () => {
  const chosen = [
    {
      productId: 1,
      quantity: 2,
      options: [
        { attributeId: 1, optionId: 5 },
        { attributeId: 7, optionId: 9 },
      ],
    },
  ];
  const cells = [
    { colorId: 5, sizeId: 1, quantity: 20 },
    { colorId: 5, sizeId: 2, quantity: 50 },
  ];
  const celled = withLine(chosen, 1, withLineCells(cells));
  expect(celled).toEqual([{ productId: 1, quantity: 70, options: [{ attributeId: 7, optionId: 9 }], cells }]);
  // Another piece of it could be of any color.
  expect(withProduct(celled, 1)).toEqual(celled);
  expect(withLine(celled, 1, withLineCells([]))[0]).toMatchObject({ quantity: 0, cells: undefined });
});
