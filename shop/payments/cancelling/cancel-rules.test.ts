import { expect, test } from 'vitest';
import { cancelRefusal } from './cancel-rules.ts';

const order = { statusId: 1, isOnDelivery: false, hasFiles: false };
const money = { leftCents: 100, isDisputed: false };

test('an order can be canceled until preparation starts', () => {
  expect(cancelRefusal(order, money)).toBeNull();
  expect(cancelRefusal({ ...order, isOnDelivery: true }, null)).toBeNull();
  for (const statusId of [2, 3, 4, 5, 90, 91])
    expect(cancelRefusal({ ...order, statusId }, money)).toBe('too-late');
});

test('buyers cannot cancel an order with downloadable files', () => {
  expect(cancelRefusal({ ...order, hasFiles: true }, money)).toBe('files');
  expect(cancelRefusal({ ...order, hasFiles: true, isOnDelivery: true }, null)).toBeNull();
});

test('only staff can cancel an order with a disputed, refunded or unknown payment', () => {
  expect(cancelRefusal(order, null)).toBe('unsettled');
  expect(cancelRefusal(order, { ...money, leftCents: 0 })).toBe('unsettled');
  expect(cancelRefusal(order, { ...money, isDisputed: true })).toBe('unsettled');
});
