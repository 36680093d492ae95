import { expect, test } from 'vitest';
import { choicesOf } from '#office/lists/list-choices.ts';
import { list, requestOf } from './order-filters.ts';

const at = (query: string) => requestOf(choicesOf(list, new URLSearchParams(query)));

test('the filters of the orders table become the input of the call', () => {
  const newest = { find: '', since: null, until: null, sort: 'placed', isAscending: false };
  expect(at('')).toEqual(newest);
  expect(at('view=toSend&way=x')).toEqual({ ...newest, stage: 'toSend' });
  expect(at('view=ended&way=9&since=2026-11-01')).toEqual({
    ...newest,
    states: ['voided', 'returned', 'refunded'],
    waysToPay: [7, 9],
    since: '2026-11-01',
  });
});

test('orders are first sorted by earliest promised date, highest total or newest order', () => {
  expect(at('sort=promised')).toMatchObject({ sort: 'promised', isAscending: true });
  expect(at('sort=total')).toMatchObject({ sort: 'total', isAscending: false });
  expect(at('sort=total&order=up')).toMatchObject({ sort: 'total', isAscending: true });
  expect(at('order=up')).toMatchObject({ sort: 'placed', isAscending: true });
});
