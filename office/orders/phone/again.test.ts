import { expect, test } from 'vitest';
import type { Order } from '../order.ts';
import { differencesOf, withOrder } from './again.ts';
import { empty, type Quote } from './draft.ts';

const name = { en: 'Shirt', km: '' };
const black = { attributeId: 9, optionId: 4, name, choice: { en: 'Front, 1 color', km: '' } };
const line = {
  productId: 7,
  name,
  quantity: 100,
  options: [black],
  cells: [
    { cell: 1, colorId: 1, sizeId: 2, quantity: 100, name, unitCents: 500, toPrepare: 100, isPacked: false },
  ],
  designId: '0d5f8f0a-4c1e-4b6f-9a55-1c2d3e4f5a6b',
  unitCents: 500,
};
const order = { number: 'AG10023', account: { id: 3 }, company: null, lines: [line] } as unknown as Order;
const quoted = (more: object): Quote['lines'] =>
  [
    { productId: 7, unitCents: 500, isRepeat: true, attributes: [{ id: 9, options: [{ id: 4 }] }], ...more },
  ] as Quote['lines'];

test('an order is repeated with its sizes, options and print, beside what the draft has', () => {
  const begun = { ...empty, lines: [{ productId: 1, quantity: 2, options: [] }] };
  const { customerId, lines, again } = withOrder(begun, order);
  expect(customerId).toBe(3);
  expect(lines).toEqual([
    begun.lines[0],
    {
      productId: 7,
      quantity: 100,
      options: [{ attributeId: 9, optionId: 4 }],
      cells: [{ colorId: 1, sizeId: 2, quantity: 100 }],
      designId: '0d5f8f0a-4c1e-4b6f-9a55-1c2d3e4f5a6b',
    },
  ]);
  expect(withOrder(withOrder(begun, order), order).lines).toHaveLength(2);
  expect(again?.items).toMatchObject([{ productId: 7, isPrinted: true }]);
});

test.each([
  ['a repeated print', quoted({}), [{ kind: 'repeat', number: 'AG10023' }]],
  ['a new print', quoted({ isRepeat: false }), [{ kind: 'proof' }]],
  ['another price', quoted({ unitCents: 550 }), [{ kind: 'price', now: 550, was: 500 }, { kind: 'repeat' }]],
  ['an option that is gone', quoted({ attributes: [] }), [{ kind: 'choice' }, { kind: 'repeat' }]],
  ['a product that is gone', [], [{ kind: 'gone' }]],
])('the phone order says %s', (_, lines, differences) => {
  const [item] = withOrder(empty, order).again?.items ?? [];
  expect(item && differencesOf(item, 'AG10023', lines)).toMatchObject(differences);
});
