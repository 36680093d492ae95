import { describe, expect, test } from 'vitest';
import { addressOf, choicesOf, isNarrowed, requestOf, sortedBy, widened } from './orders-choices.ts';

const at = (query: string) => choicesOf(new URLSearchParams(query));

describe('which orders are shown', () => {
  test.each([
    '',
    '?view=toPrepare',
    '?find=bopha&since=2026-11-01&until=2026-11-24&way=6',
    '?sort=total&order=up',
  ])('stands in the address, and is read from it again: %s', (query) => {
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
  ])('is all where the address says what is none: %s', (query) =>
    expect(addressOf('/orders', at(query))).toBe('/orders'),
  );

  test('is asked for as the call has it', () => {
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

  test('begins with what is promised soonest, dearest or newest, and turns round when it is asked again', () => {
    const promised = sortedBy(at('view=toSend'), 'promised');
    expect(requestOf(promised)).toMatchObject({ stage: 'toSend', sort: 'promised', isAscending: true });
    expect(requestOf(sortedBy(promised, 'promised'))).toMatchObject({ isAscending: false });
    expect(sortedBy(sortedBy(promised, 'promised'), 'promised')).toEqual(promised);
    expect(requestOf(sortedBy(promised, 'total'))).toMatchObject({ sort: 'total', isAscending: false });
  });

  test('is widened without leaving its view', () => {
    const narrow = at('view=completed&find=meas');
    expect(isNarrowed(narrow)).toBe(true);
    expect(widened(narrow)).toEqual(at('view=completed'));
    expect(isNarrowed(at('view=completed'))).toBe(false);
  });
});
