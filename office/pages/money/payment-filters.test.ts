import { expect, test } from 'vitest';
import { addressOf, choicesOf, groupsOf } from './payment-filters.ts';

const at = (query: string) => choicesOf(new URLSearchParams(query));

test.each(['', '?view=cash', '?view=back&find=53.50'])(
  'the money filter survives a round trip through the URL: %s',
  (query) => expect(addressOf('/money', at(query))).toBe(`/money${query}`),
);

test('an invalid money filter in the URL means all', () => {
  expect(addressOf('/money', at('view=none&find=++'))).toBe('/money');
  expect(groupsOf(at('view=constructor'))).toEqual(['transfers', 'came', 'cash', 'balances', 'back']);
  expect(groupsOf(at('view=came'))).toEqual(['came']);
});
