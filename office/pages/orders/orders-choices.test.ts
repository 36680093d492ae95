import { describe, expect, test } from 'vitest';
import { addressOf, choicesOf, isNarrowed, requestOf, widened } from './orders-choices.ts';

const at = (query: string) => choicesOf(new URLSearchParams(query));

describe('which orders are shown', () => {
  test.each(['', '?view=toPrepare', '?find=bopha&since=2026-11-01&until=2026-11-24&way=6'])(
    'stands in the address, and is read from it again: %s',
    (query) => {
      expect(addressOf('/orders', at(query))).toBe(`/orders${query}`);
    },
  );

  test.each(['view=none', 'view=constructor', 'since=yesterday', 'until=2026-99-99', 'way=x', 'find=++'])(
    'is all where the address says what is none: %s',
    (query) => expect(addressOf('/orders', at(query))).toBe('/orders'),
  );

  test('is asked for as the call has it', () => {
    expect(requestOf(at(''))).toEqual({ find: '', since: null, until: null });
    expect(requestOf(at('view=toSend'))).toMatchObject({ stage: 'toSend' });
    expect(requestOf(at('view=ended&way=9&since=2026-11-01'))).toEqual({
      states: ['voided', 'returned', 'refunded'],
      waysToPay: [9],
      find: '',
      since: '2026-11-01',
      until: null,
    });
  });

  test('is widened without leaving its view', () => {
    const narrow = at('view=completed&find=meas');
    expect(isNarrowed(narrow)).toBe(true);
    expect(widened(narrow)).toEqual(at('view=completed'));
    expect(isNarrowed(at('view=completed'))).toBe(false);
  });
});
