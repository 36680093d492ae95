import { expect, test } from 'vitest';
import { likelyNumber, readCents, readCount, readHundredths, readNumber, readRiel } from './read-number.ts';

test.each([
  ['3.40', 340],
  ['3,40', 340],
  ['12,90', 1290],
  ['12,9', 1290],
  ['99.0000', 9900],
  ['5', 500],
  ['0', 0],
  ['0,500', 50],
  ['$7.5', 750],
  ['US$ 12', 1200],
  ['12.5 USD', 1250],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234,50', 123_450],
  ['1\u00A0234.50', 123_450],
  ['1,234,567', 123_456_700],
  ['៣,៤០', 340],
  ['-1.50', -150],
  ['\u22121,50', -150],
])('the number “%s” is %i cents', (text, cents) => {
  expect(readCents(text)).toEqual({ value: cents, readings: null });
});

test.each(['0.025', '$0.025', '0,0235', '-0.005'])(
  'reading the price “%s” reports fractions of a cent',
  (text) => {
    expect(readCents(text)).toEqual({ value: null, readings: null, hasFraction: true });
  },
);

test.each([
  ['1,234', '1234', '1.234'],
  ['1.234', '1234', '1.234'],
  ['20,000', '20000', '20'],
  ['១,២០០', '1200', '1.2'],
  ['12.505', '12505', '12.505'],
])('the ambiguous number “%s” is rejected with both readings', (text, thousands, decimal) => {
  for (const read of [readCents, readCount, readNumber])
    expect(read(text)).toEqual({ value: null, readings: [thousands, decimal] });
});

test.each([
  '',
  ' ',
  'x',
  '1,2,3',
  '12,34,567',
  '1,23.4',
  '1,234,56',
  '12 90',
  '5.',
  ',5',
  '1.2.3',
  '1e3',
  '20,000៛',
  '€5',
  '3.4051',
  '--1',
  `1${',000'.repeat(9)}`,
])('the text “%s” is rejected as a dollar amount', (text) =>
  expect(readCents(text)).toMatchObject({ value: null, readings: null }),
);

test.each([
  ['5', 5],
  ['5.0', 5],
  ['5,00', 5],
  ['៥', 5],
  ['1 000', 1000],
  ['1,000,000', 1_000_000],
])('the number “%s” is a quantity of %i', (text, count) => expect(readCount(text).value).toBe(count));

test.each(['2.5', '2,5', '-3', '+3', '', '$5', '12 5'])('the text “%s” is rejected as a quantity', (text) => {
  expect(readCount(text)).toEqual({ value: null, readings: null });
});

test.each([
  ['219,400៛', 219_400],
  ['219400', 219_400],
  ['219.400', 219_400],
  ['KHR 219,400.00', 219_400],
  ['4,100', 4100],
  ['២០ ០០០ រៀល', 20_000],
])('the number “%s” is %i riel', (text, riel) => expect(readRiel(text).value).toBe(riel));

test.each(['20,70', '20,00', '219400.50', '$5', '-5', '', '2,1940'])(
  'the text “%s” is rejected as riel',
  (text) => {
    expect(readRiel(text)).toEqual({ value: null, readings: null });
  },
);

test('percentages are read in hundredths, and negative numbers too', () => {
  expect(['12,5 %', '12.5', '0.25%', '$5', '5%%'].map((text) => readHundredths(text).value)).toEqual([
    1250,
    1250,
    25,
    null,
    null,
  ]);
  expect(['-2,5', '0', '1,234.5', '5 pieces'].map((text) => readNumber(text).value)).toEqual([
    -2.5,
    0,
    1234.5,
    null,
  ]);
});

test('an ambiguous number means thousands when the user cannot be asked', () => {
  expect(['20,000', '5,50', '1.5'].map(likelyNumber)).toEqual([20_000, 5.5, 1.5]);
});
