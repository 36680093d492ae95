import { expect, test } from 'vitest';
import { priceCents, readPrice, readStock, stockChange } from './amounts.ts';

test.each([
  ['7.50', 750],
  ['$7.5', 750],
  ['7,50', 750],
  [' 1,200.00 ', 120_000],
  ['៧.៥០', 750],
  ['0', 0],
])('the typed price %s is understood', (text, cents) => expect(priceCents(text)).toBe(cents));

test.each(['', '-1', '7.5051', 'seven', '7,5.0.1', '20,000៛'])('the typed price “%s” is rejected', (text) => {
  expect(priceCents(text)).toBeNull();
});

test('an ambiguous price or stock is reported with both readings', () => {
  expect(readPrice('1,200')).toEqual({ value: null, readings: ['1200', '1.2'] });
  expect(readStock('-1,200').readings).toEqual(['1200', '1.2']);
});

test.each([
  ['+12', 100, { by: 12 }],
  ['-3', 100, { by: -3 }],
  ['90', 100, { by: -10 }],
  ['៤៨', 0, { by: 48 }],
  ['0', 5, { by: -5 }],
  ['40', null, { count: 40 }],
])('the typed stock %s is read with a current stock of %s', (text, stock, change) => {
  expect(stockChange(text, stock)).toEqual(change);
});

test.each([
  ['100', 100],
  ['+0', 100],
  ['+5', null],
  ['1.5', 100],
  ['2,5', 100],
  ['1,200', 100],
  ['', 100],
])('the typed stock %s with a current stock of %s changes nothing', (text, stock) =>
  expect(stockChange(text, stock)).toBeNull(),
);
