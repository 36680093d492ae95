import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { joinedWordsOf, partsOf, partVocabulary, singular, splitsOf, wordsOf } from './words.ts';

describe('words of a text', () => {
  test.each([
    ['Ceramic Mug 330ml, white', ['ceramic', 'mug', '330', 'ml', 'white']],
    ['T-Shirt (XL)', ['t', 'shirt', 'xl']],
    ["Women's boxes & glasses", ['women', 'box', 'glass']],
    ['A5 paper', ['a5', 'paper']],
    ['ទៀនក្រអូប LED', ['ទៀន', 'ក្រអូប', 'led']],
    ['៣៣០ ml', ['330', 'ml']],
    ['!? …', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('a Khmer compound stays whole, its parts are found by the vocabulary', () => {
    expect(wordsOf('ពែងកាហ្វេ')).toEqual(['ពែងកាហ្វេ']);
    expect(partsOf('ពែងកាហ្វេ', partVocabulary(['ពែង', 'កាហ្វេ']))).toEqual(['ពែង', 'កាហ្វេ']);
  });

  test('what stays beside a known part is a part too', () => {
    expect(partsOf('ពែងកាហ្វេ', partVocabulary(['ពែង']))).toEqual(['ពែង', 'កាហ្វេ']);
  });

  test('a word without known parts has none, nor has a Latin one', () => {
    expect(partsOf('ពែងកាហ្វេ', partVocabulary(['ទៀន', 'ពែងកាហ្វេ']))).toEqual([]);
    expect(partsOf('teapot', new Set(['tea', 'pot']))).toEqual([]);
  });

  test('the cover with fewest, longest words wins', () => {
    expect(partsOf('ទឹកដោះគោ', partVocabulary(['ទឹក', 'ដោះ', 'គោ', 'ដោះគោ']))).toEqual(['ទឹក', 'ដោះគោ']);
  });

  test('syllables of two characters are no vocabulary', () => {
    expect([...partVocabulary(['កា', 'ពែង', 'mug'])]).toEqual(['ពែង']);
  });

  test('a word is never split inside a letter with its marks', () => {
    for (const piece of splitsOf('កន្ត្រកផ្តៅ')) expect(piece).not.toMatch(/^[\u17b6-\u17d3]|\u17d2$/u);
  });

  test('hyphenated words are also one word', () => {
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
  ])('%s is one %s', (plural, one) => {
    expect(singular(plural)).toBe(one);
  });

  test('words of any text can stand in an index: letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const word of [...wordsOf(text), ...joinedWordsOf(fold(text))])
          expect(word).toMatch(/^(?:[\p{L}\p{N}]+|[\u1780-\u17d3]+)$/u);
      }),
      { numRuns: 200 },
    );
  });
});
