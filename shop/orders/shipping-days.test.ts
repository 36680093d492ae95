import { expect, test } from 'vitest';
import { slowestDays } from './shipping-days.ts';

test.each([
  [['2-4', '3'], '3-4'],
  [['5', '1-2'], '5'],
  [['2 – 4'], '2-4'],
  [['2-4', ''], ''],
  [['soon'], ''],
  [[], ''],
])('goods that take %j days take %j together', (each, all) => {
  expect(slowestDays(each)).toBe(all);
});
