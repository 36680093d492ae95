import { expect, test } from 'vitest';
import { isInProgress, type OrderMethod, progressOf } from './progress.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const method = (more: Partial<OrderMethod>): OrderMethod => ({
  statusId: 1,
  placedAt: at(1),
  sentAt: null,
  isDownload: false,
  isTransfer: false,
  changes: [{ to: 1, at: at(1) }],
  ...more,
});
const changes = (...to: OrderMethod['changes'][number]['to'][]) =>
  to.map((each, index) => ({ to: each, at: at(index + 1) }));
const reply = (more: Partial<OrderMethod>) =>
  progressOf(method(more)).map(
    ({ step, state, at: when }) => `${step} ${state} ${when?.getUTCHours() ?? '-'}`,
  );

test('an order is received immediately, and later steps are open', () => {
  expect(reply({})).toEqual(['received done 1', 'preparing next -', 'sent next -', 'delivered next -']);
});

test('each step has the time when it was reached', () => {
  const prepared = { statusId: 2 as const, changes: changes(1, 2) };
  expect(reply(prepared)).toEqual(['received done 1', 'preparing now 2', 'sent next -', 'delivered next -']);
  expect(reply({ ...prepared, sentAt: at(9) })).toEqual([
    'received done 1',
    'preparing done 2',
    'sent now 9',
    'delivered next -',
  ]);
  expect(reply({ statusId: 3, sentAt: at(9), changes: changes(1, 2, 3) })).toEqual([
    'received done 1',
    'preparing done 2',
    'sent done 9',
    'delivered done 3',
  ]);
});

test('a delivered order without a recorded shipment has no shipping time', () => {
  expect(reply({ statusId: 3, changes: changes(1, 2, 3) })[2]).toBe('sent done -');
});

test('the progress of a voided order ends there', () => {
  expect(reply({ statusId: 91, changes: changes(1, 91) })).toEqual(['received done 1', 'cancelled done 2']);
  expect(reply({ statusId: 5, changes: changes(90, 1, 5) })).toEqual(['received done 1', 'cancelled done 3']);
  expect(reply({ statusId: 5, changes: changes(1, 2, 5) })).toEqual([
    'received done 1',
    'preparing done 2',
    'cancelled done 3',
  ]);
});

test('an order refunded after delivery still shows the delivery', () => {
  expect(reply({ statusId: 5, changes: changes(1, 2, 3, 4, 5) }).slice(2)).toEqual([
    'sent done -',
    'delivered done 3',
    'returned done 4',
  ]);
});

test('the progress of a download-only order has two steps: received and ready', () => {
  expect(reply({ isDownload: true })).toEqual(['received done 1', 'ready next -']);
  expect(reply({ isDownload: true, statusId: 3, changes: changes(90, 3) })).toEqual([
    'received done 1',
    'ready done 2',
  ]);
});

test('an order paid by bank transfer waits for its transfer, then shows when it was paid', () => {
  const left = ['preparing next -', 'sent next -', 'delivered next -'];
  const waiting = { isTransfer: true, statusId: 90 as const, changes: changes(90) };
  expect(reply(waiting)).toEqual(['received done 1', 'transfer now -', ...left]);
  expect(reply({ isTransfer: true, changes: changes(90, 1) })).toEqual([
    'received done 1',
    'transfer done 2',
    ...left,
  ]);
});

test('an order canceled before its bank transfer was paid shows no transfer; one paid before keeps it', () => {
  const ended = { isTransfer: true, statusId: 91 as const };
  expect(reply({ ...ended, changes: changes(90, 91) })).toEqual(['received done 1', 'cancelled done 2']);
  expect(reply({ ...ended, changes: changes(90, 1, 91) })).toEqual([
    'received done 1',
    'transfer done 2',
    'cancelled done 3',
  ]);
});

test('orders are in progress while active or being prepared', () => {
  expect([1, 2, 3, 4, 5, 90, 91].filter(isInProgress)).toEqual([1, 2]);
});

test('a returned or completed order is over, even if the change isn’t recorded', () => {
  for (const statusId of [3, 4] as const)
    expect(reply({ statusId })).toEqual([
      'received done 1',
      'preparing done -',
      'sent done -',
      'delivered done -',
    ]);
});

test('a step reached twice shows the first time, and the end of an order the last', () => {
  expect(reply({ statusId: 2, changes: changes(1, 2, 1, 2) })[1]).toBe('preparing now 2');
  expect(reply({ isTransfer: true, changes: changes(90, 1, 90, 1) })[1]).toBe('transfer done 2');
  expect(reply({ statusId: 91, changes: changes(1, 91, 1, 91) }).at(-1)).toBe('cancelled done 4');
});
