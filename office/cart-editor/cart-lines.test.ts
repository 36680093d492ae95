import { expect, test } from 'vitest';
import { withLine, withOption, withProduct } from './cart-lines.ts';

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
