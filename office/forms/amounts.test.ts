import { expect, test } from 'vitest';
import { priceCents, stockChange } from './amounts.ts';

test.each([
  ['7.50', 750],
  ['$7.5', 750],
  [' 1,200 ', 120_000],
  ['៧.៥០', 750],
  ['0', 0],
])('a price as it is typed: %s', (text, cents) => expect(priceCents(text)).toBe(cents));

test.each(['', '-1', '7.505', 'seven', '7,5.0.1'])('is none: %s', (text) => {
  expect(priceCents(text)).toBeNull();
});

test.each([
  ['+12', 100, { by: 12 }],
  ['-3', 100, { by: -3 }],
  ['90', 100, { by: -10 }],
  ['៤៨', 0, { by: 48 }],
  ['0', 5, { by: -5 }],
  ['40', null, { count: 40 }],
])('a stock as it is typed: %s of %s', (text, stock, change) => {
  expect(stockChange(text, stock)).toEqual(change);
});

test.each([
  ['100', 100],
  ['+0', 100],
  ['+5', null],
  ['1.5', 100],
  ['', 100],
])('changes nothing: %s of %s', (text, stock) => expect(stockChange(text, stock)).toBeNull());
