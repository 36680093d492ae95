import { expect, test } from 'vitest';
import { formatTotal, parseAmount } from './amounts.ts';

test.each([
  ['53.50', 'USD', 5350],
  ['$1,053.5', 'USD', 105_350],
  ['៥៣.៥០', 'USD', 5350],
  ['53,50', 'USD', 5350],
  ['20,70', 'USD', 2070],
  ['1,234', 'USD', null],
  ['20,000៛', 'USD', null],
  ['20,70', 'KHR', null],
  ['53.505', 'USD', null],
  ['0', 'USD', null],
  ['-5', 'USD', null],
  ['', 'USD', null],
  ['219,400៛', 'KHR', 219_400],
  ['219400.50', 'KHR', null],
] as const)('the typed amount "%s" in %s is %s', (text, currency, total) =>
  expect(parseAmount(text, currency)).toBe(total),
);

test('the office formats amounts as the shop does', () => {
  expect([formatTotal(5350, 'USD'), formatTotal(219_400, 'KHR')]).toEqual(['$53.50', '219,400៛']);
});
