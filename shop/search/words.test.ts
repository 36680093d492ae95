import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { joinedWordsOf, khmerPhrasesOf, singular, wordsOf } from './words.ts';

describe('words of a text', () => {
  test.each([
    ['Ceramic Mug 330ml, white', ['ceramic', 'mug', '330', 'ml', 'white']],
    ['T-Shirt (XL)', ['t', 'shirt', 'xl']],
    ["Women's boxes & glasses", ['women', 'box', 'glass']],
    ['A5 paper', ['a5', 'paper']],
    ['1,000 pcs, 85x200 cm', ['1000', 'pcs', '85', '200', 'cm']],
    ['women, scarves', ['woman', 'scarf']],
    // Names of built-in object properties are words like any other.
    ['constructor, valueOf', ['constructor', 'valueof']],
    ['ទូរស័ព្ទ', ['ទូរសព្ទ']],
    ['ទៀនក្រអូប LED', ['ទៀន', 'ក្រអូប', 'led']],
    ['៣៣០ ml', ['330', 'ml']],
    ['!? …', []],
  ])('the text “%s” is split into words', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('consecutive Khmer words form phrases', () => {
    const words = wordsOf('កន្ត្រកផ្តៅធំ');
    expect(words.length).toBeGreaterThan(1);
    expect(khmerPhrasesOf(fold('កន្ត្រកផ្តៅធំ mug'))).toContain(words.join(''));
    expect(khmerPhrasesOf(fold('ពែង mug ទឹក'))).toEqual([]);
  });

  test('hyphenated words are also indexed as one word', () => {
    expect(joinedWordsOf(fold('T-Shirts AG-1001 2-4 days'))).toEqual(['tshirt', 'ag1001']);
  });

  test.each([
    ['mugs', 'mug'],
    ['boxes', 'box'],
    ['dishes', 'dish'],
    ['batteries', 'battery'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['lotus', 'lotus'],
  ])('%s counts as one %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  test('words of any text contain only letters and digits, so that an index can store them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const word of [...wordsOf(text), ...joinedWordsOf(fold(text))])
          expect(word).toMatch(/^(?:[\p{L}\p{N}]+|[\u1780-\u17d3]+)$/u);
      }),
      { numRuns: 200 },
    );
  });
});
