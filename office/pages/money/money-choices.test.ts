import { expect, test } from 'vitest';
import { addressOf, choicesOf, groupsOf } from './money-choices.ts';

const at = (query: string) => choicesOf(new URLSearchParams(query));

test.each(['', '?view=cash', '?view=back&find=53.50'])(
  'what is shown stands in the address, and is read from it again: %s',
  (query) => expect(addressOf('/money', at(query))).toBe(`/money${query}`),
);

test('what the address may not say is all', () => {
  expect(addressOf('/money', at('view=none&find=++'))).toBe('/money');
  expect(groupsOf(at('view=constructor'))).toEqual(['transfers', 'came', 'cash', 'balances', 'back']);
  expect(groupsOf(at('view=came'))).toEqual(['came']);
});
