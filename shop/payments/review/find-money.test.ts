import { expect, test } from 'vitest';
import { isFound } from './find-money.ts';

const money = {
  number: 'AG10036',
  firstName: 'Sokha',
  lastName: 'Chan',
  phone: '+855 12 345 678',
  references: ['FT26 331-X9'],
  cents: [5350],
  riel: [219_400],
};

test.each([
  '',
  '53.50',
  '$53.5',
  '53,50',
  '៥៣.៥០',
  '219400',
  '219,400៛',
  'ag100',
  'sokha',
  'chan sokha',
  'ft26331x9',
  '331 x9',
  '012 345 678',
  '85512345678',
  '12345',
])('the search "%s" finds the payment', (find) => expect(isFound(find, money)).toBe(true));

test.each(['53.51', '5350', 'dara', 'FT27', '0036', '999999', '%'])(
  'the search "%s" does not find the payment',
  (find) => expect(isFound(find, money)).toBe(false),
);
