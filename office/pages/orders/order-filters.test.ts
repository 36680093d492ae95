import { describe, expect, test } from 'vitest';
import { addressOf, choicesOf, isNarrowed, requestOf, sortedBy, widened } from './order-filters.ts';

const at = (query: string) => choicesOf(new URLSearchParams(query));

describe('filters of the orders table', () => {
  test.each([
    '',
    '?view=toPrepare',
    '?find=bopha&since=2026-11-01&until=2026-11-24&way=6',
    '?sort=total&order=up',
  ])('order filters survive a round trip through the URL: %s', (query) => {
    expect(addressOf('/orders', at(query))).toBe(`/orders${query}`);
  });

  test.each([
    'view=none',
    'view=constructor',
    'since=yesterday',
    'until=2026-99-99',
    'way=x',
    'find=++',
    'sort=none',
    'order=down',
  ])('an invalid filter in the URL means all: %s', (query) =>
    expect(addressOf('/orders', at(query))).toBe('/orders'),
  );

  test('converts the filters to the input of the call', () => {
    const newest = { find: '', since: null, until: null, sort: 'placed', isAscending: false };
    expect(requestOf(at(''))).toEqual(newest);
    expect(requestOf(at('view=toSend'))).toMatchObject({ stage: 'toSend' });
    expect(requestOf(at('view=ended&way=9&since=2026-11-01'))).toEqual({
      ...newest,
      states: ['voided', 'returned', 'refunded'],
      waysToPay: [9],
      since: '2026-11-01',
    });
  });

  test('a column first sorts by earliest promised date, highest total or newest order, then reverses', () => {
    const promised = sortedBy(at('view=toSend'), 'promised');
    expect(requestOf(promised)).toMatchObject({ stage: 'toSend', sort: 'promised', isAscending: true });
    expect(requestOf(sortedBy(promised, 'promised'))).toMatchObject({ isAscending: false });
    expect(sortedBy(sortedBy(promised, 'promised'), 'promised')).toEqual(promised);
    expect(requestOf(sortedBy(promised, 'total'))).toMatchObject({ sort: 'total', isAscending: false });
  });

  test('clearing the filters keeps the view', () => {
    const narrow = at('view=completed&find=meas');
    expect(isNarrowed(narrow)).toBe(true);
    expect(widened(narrow)).toEqual(at('view=completed'));
    expect(isNarrowed(at('view=completed'))).toBe(false);
  });
});
