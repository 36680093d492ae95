import { expect, test } from 'vitest';
import { isOfProduct, itemsOf, type Order, stepOf } from './packing.ts';

const line = {
  id: 1,
  productId: 7,
  name: { en: 'Mug' },
  picture: '',
  isDigital: false,
  isPacked: false,
  toPrepare: 5,
  options: [
    { attributeId: 1, optionId: 2, choice: { en: 'Navy' } },
    { attributeId: 2, optionId: 4, choice: { en: 'L' } },
  ],
  cells: null,
};
const orderOf = (more: object) =>
  ({ lines: [line], toSend: [], isPartlySent: false, ...more }) as unknown as Order;

test.each([
  ['shop', false, 'sendPickUp'],
  ['shop', true, 'sendPickUpPart'],
  ['door', false, 'send'],
  ['door', true, 'sendPart'],
  [null, false, 'send'],
] as const)('the last step of an order by %s, in part: %j, is %s', (kind, isPart, step) => {
  expect(stepOf({ deliveryWay: kind && { kind } } as Pick<Order, 'deliveryWay'>, isPart)).toBe(step);
});

test('what has left in another shipment, digital lines and refunded pieces aren’t packed', () => {
  const lines = [line, { ...line, id: 2, isDigital: true }, { ...line, id: 3, toPrepare: 0 }];
  const toSend = [{ line: 1, cell: 0, left: 3 }];
  const pieces = (more: object) =>
    itemsOf(orderOf({ lines, ...more })).map(({ id, toPrepare }) => [id, toPrepare]);
  expect(pieces({})).toEqual([[1, 5]]);
  expect(pieces({ toSend, isPartlySent: true })).toEqual([[1, 2]]);
  expect(pieces({ toSend: [{ line: 1, cell: 0, left: 5 }], isPartlySent: true })).toEqual([]);
});

test('a scanned variant fits an item of its color and size, and each item of a product with one stock', () => {
  const [item] = itemsOf(orderOf({}));
  const fits = (ids: object) => isOfProduct(item!, { id: 7, colourId: 0, sizeId: 0, ...ids });
  expect([fits({}), fits({ colourId: item!.colorId, sizeId: item!.sizeId })]).toEqual([true, true]);
  expect([fits({ colourId: 99 }), fits({ sizeId: 99 }), fits({ id: 8 })]).toEqual([false, false, false]);
});
