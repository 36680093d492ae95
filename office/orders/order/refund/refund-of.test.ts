import { expect, test } from 'vitest';
import { nothingChosen, type Refundable, type RefundFields } from './refundable.ts';
import { refundOf } from './refund-of.ts';

const line = { name: { en: '', km: '' }, cell: 0, isDigital: false, quantity: 3, refunded: 0, restocked: 0 };
const refundable = {
  lines: [
    { ...line, id: 7 },
    { ...line, id: 8 },
  ],
} as unknown as Refundable;
const of = (more: Partial<RefundFields>) => refundOf({ ...nothingChosen, ...more }, refundable);

test('builds the call input for a full refund, an amount or units of lines', () => {
  expect(of({ kind: 'whole', isRestocked: true })).toEqual({ kind: 'whole', isRestocked: true });
  expect(of({ kind: 'amount', amount: '$5' })).toEqual({ kind: 'amount', cents: 500 });
  expect(of({ kind: 'lines', pieces: { '7-0': '២', '8-0': '0' }, shelf: { '7-0': true } })).toEqual({
    kind: 'lines',
    lines: [{ id: 7, cell: 0, quantity: 2, isRestocked: true }],
  });
});

test('an incomplete refund produces no call input', () => {
  expect(of({})).toBeNull();
  expect(of({ kind: 'amount', amount: '0' })).toBeNull();
  expect(of({ kind: 'lines' })).toBeNull();
  expect(of({ kind: 'lines', pieces: { '7-0': '1', '8-0': 'two' } })).toBeNull();
});
