import { expect, test } from 'vitest';
import { nothingChosen, type Refundable, type RefundFields } from './refundable.ts';
import { refundOf } from './refund-of.ts';

const line = {
  name: { en: '', km: '' },
  cell: 0,
  isDigital: false,
  quantity: 3,
  refunded: 0,
  restocked: 0,
  left: 0,
};
const refundable = {
  lines: [
    { ...line, id: 7 },
    { ...line, id: 8 },
  ],
} as unknown as Refundable;
const of = (more: Partial<RefundFields>) => refundOf({ ...nothingChosen, ...more }, refundable);

test('a full refund, an amount or units of lines become the input of the refund call', () => {
  expect(of({ kind: 'whole', isRestocked: true })).toEqual({ kind: 'whole', isRestocked: true });
  expect(of({ kind: 'amount', amount: '$5' })).toEqual({ kind: 'amount', cents: 500 });
  expect(of({ kind: 'lines', pieces: { '7-0': '២', '8-0': '0' }, shelf: { '7-0': true } })).toEqual({
    kind: 'lines',
    lines: [{ id: 7, cell: 0, quantity: 2, isRestocked: true }],
  });
});

test('a refund marks units as shipped only if staff said so and some had shipped', () => {
  const inputOf = (more: object) =>
    refundOf(
      { ...nothingChosen, pieces: { '7-0': '1' }, gone: { '7-0': true } },
      { ...refundable, lines: [{ ...line, id: 7, left: 2, ...more }] },
    );
  expect(inputOf({})).toMatchObject({ lines: [{ quantity: 1, hasLeft: true }] });
  expect(inputOf({ refunded: 1 })).toMatchObject({ lines: [expect.not.objectContaining({ hasLeft: true })] });
  expect(inputOf({ left: 0 })).toMatchObject({ lines: [expect.not.objectContaining({ hasLeft: true })] });
});

test('an incomplete refund produces no call input', () => {
  expect(of({})).toBeNull();
  expect(of({ kind: 'amount', amount: '0' })).toBeNull();
  expect(of({ kind: 'lines' })).toBeNull();
  expect(of({ kind: 'lines', pieces: { '7-0': '1', '8-0': 'two' } })).toBeNull();
});
