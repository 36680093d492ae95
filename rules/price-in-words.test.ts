import { describe, expect, test } from 'vitest';
import type { PriceBand } from './price-band.ts';
import { priceInWords } from './price-in-words.ts';

const rate = 4100;

describe('prices in search text', () => {
  test.each<[string, string, PriceBand]>([
    ['mug under 5', 'mug', [0, 5]],
    ['mug under 5 dollars', 'mug', [0, 5]],
    ['mugs for under $5.50', 'mugs', [0, 5.5]],
    ['mugs under 5,50 dollars', 'mugs', [0, 5.5]],
    ['trophy over $1,200', 'trophy', [1200, null]],
    ['umbrella below 20.000 riel', 'umbrella', [0, 4.87, [0, 20_000]]],
    ['gift $5-10', 'gift', [5, 10]],
    ['gift between 5 and 10 dollars for mother', 'gift for mother', [5, 10]],
    ['from $20 to $40 bag', 'bag', [20, 40]],
    ['5 dollar gift', 'gift', [0, 5]],
    ['trophy over 50 usd', 'trophy', [50, null]],
    ['bag 20,000 - 40,000 riel', 'bag', [4.88, 9.75, [20_000, 40_000]]],
    ['cheap umbrella', 'umbrella', [0, 10]],
    ['umbrella below 20,000 riel', 'umbrella', [0, 4.87, [0, 20_000]]],
    ['umbrella under 40k riel', 'umbrella', [0, 9.75, [0, 40_000]]],
    ['ពែង ក្រោម 20000 រៀល', 'ពែង', [0, 4.87, [0, 20_000]]],
    ['ពែងតម្លៃក្រោម ២០០០០រៀល', 'ពែង', [0, 4.87, [0, 20_000]]],
    ['ពែង តម្លៃ ក្រោម ៥ ដុល្លារ', 'ពែង', [0, 5]],
    ['កាបូប ពី 20000 ដល់ 40000 រៀល', 'កាបូប', [4.88, 9.75, [20_000, 40_000]]],
    ['កាដូ មិនលើសពី ២ម៉ឺនរៀល', 'កាដូ', [0, 4.87, [0, 20_000]]],
    ['ឆ័ត្រ ថោកៗ', 'ឆ័ត្រ', [0, 10]],
    ['under $5', '', [0, 5]],
    ['between 20 and 40', '', [20, 40]],
    ['gifts for less than five dollars', 'gifts', [0, 5]],
    ['pen < $2 each', 'pen', [0, 2]],
    ['speaker around 20 dollars', 'speaker', [15, 25]],
    ['mug 8 dollars or less', 'mug', [0, 8]],
    ['កាដូ ៥ ដុល្លារចុះ', 'កាដូ', [0, 5]],
    ['ចាប់ពី 100 ដុល្លារឡើង', '', [100, null]],
    ['ក្រោមមួយម៉ឺនរៀល', '', [0, 2.43, [0, 10_000]]],
    ['ប៊ិចពីរពាន់រៀល', 'ប៊ិច', [0, 0.48, [0, 2000]]],
    ['មួក២ម៉ឺន៥ពាន់', 'មួក', [0, 6.09, [0, 25_000]]],
    ['ក្រោមប្រាំដុល្លារ', '', [0, 5]],
    ['កាដូ 5ដុល្លារសម្រាប់ម៉ាក់', 'កាដូ សម្រាប់ម៉ាក់', [0, 5]],
  ])('the price in “%s” is found', (typed, rest, band) => {
    expect(priceInWords(typed, rate)).toMatchObject({ rest, band });
  });

  test.each([
    'mug 330 ml',
    'cup under 30 ml',
    'usb 16 gb',
    'towel 70-140',
    '5-10 pens',
    'power bank 10000mah',
    'over 100 pieces',
    'iphone 15',
    'cheapskate',
    'ពែង 2 ដៃ',
    'underglaze mug',
    'A5 notebook',
  ])('no price is found in: %s', (typed) => {
    expect(priceInWords(typed, rate)).toBeNull();
  });

  test('a price in riel needs a rate', () => {
    expect(priceInWords('mug under 20000 riel', null)).toBeNull();
  });
});

test('an amount that is no number is no price', () => {
  expect(priceInWords('1,2,3,4 dollars', 4100)).toBeNull();
});
