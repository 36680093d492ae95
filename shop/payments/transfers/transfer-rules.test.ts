import { expect, test } from 'vitest';
import { centsOfRiel, matchQuality, suggestions } from './transfer-rules.ts';

const order = {
  number: 'AG10036',
  cents: 5350,
  riel: { total: 219_400, rate: 4100 },
  firstName: 'Sokha',
  lastName: 'Chan',
};

test.each([
  ['AG10036', 5350, 'sure'],
  ['ag10036 gifts', null, 'sure'],
  ['payment 10036 53.50 USD', 5350, 'sure'],
  ['AG 10-036', 5350, 'sure'],
  ['AG10036', 5000, 'number'],
  ['gift for my mother', 5350, 'amount'],
  ['', 5350, 'amount'],
  ['AG10037', 5350, null],
  ['AG100361', 5350, null],
  ['gift for my mother', 5300, null],
  ['gift for my mother', 5400, null],
  ['', null, null],
])('the reference "%s" with %s cents matches an order: %s', (text, cents, fit) => {
  expect(matchQuality(order, { cents, riel: null, text })).toBe(fit);
});

test('certain matches are suggested first, and among equal amounts the customer named as payer', () => {
  const others = [
    { number: 'AG10001', cents: 5350, riel: null, firstName: 'Dara', lastName: 'Kim' },
    order,
    { number: 'AG10002', cents: 9900, riel: null, firstName: 'Maly', lastName: 'Sok' },
  ];
  const numbers = (text: string) =>
    suggestions(others, { cents: 5350, riel: null, text }).map((each) => each.order.number);
  expect(numbers('from SOKHA')).toEqual(['AG10036', 'AG10001']);
  expect(numbers('10002 and more')).toEqual(['AG10002', 'AG10001', 'AG10036']);
});

test('the payer’s name in either script comes first among equal amounts, and other amounts come last', () => {
  const people = [
    { number: 'AG10001', cents: 5350, riel: null, firstName: 'Dara', lastName: 'Chan' },
    { ...order, firstName: 'សុខា', lastName: 'ចាន់' },
    { number: 'AG10002', cents: 9900, riel: null, firstName: 'Sokha', lastName: 'Chan' },
    { number: 'AG10003', cents: 9900, riel: null, firstName: 'Sokha', lastName: 'Kim' },
  ];
  const found = suggestions(people, { cents: 5350, riel: null, text: 'FR CHAN SOKHA' });
  expect(found.map(({ order: { number }, fit }) => [number, fit])).toEqual([
    ['AG10036', 'amount'],
    ['AG10001', 'amount'],
    ['AG10002', 'name'],
  ]);
});

test.each([
  [219_400, 5350],
  [219_399, 5349],
  [219_401, 5351],
  [223_500, 5450],
  [100_000, 2438],
])('%s riel for an order of 219,400 are worth %s cents', (seen, cents) => {
  expect(centsOfRiel(seen, order.riel, order.cents)).toBe(cents);
  expect(matchQuality(order, { cents: null, riel: seen, text: '' })).toBe(seen === 219_400 ? 'amount' : null);
});
