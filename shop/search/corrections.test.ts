import { describe, expect, test } from 'vitest';
import { correctionsOf } from './corrections.ts';

const catalogue = ['mug', 'notebook', 'pepper', 'paper', 'កាបូប'];
const lookup = { isKnown: (word: string) => catalogue.includes(word), near: () => catalogue };
const corrections = (...words: string[]) => correctionsOf(words, lookup).map((each) => each.join(' '));

describe('searches that may be meant', () => {
  test('an unknown word is replaced by those like it, the nearest first', () => {
    expect(corrections('poper')).toEqual(['paper', 'pepper']);
  });

  test('more slips are allowed than a repair takes back by itself, but not any number', () => {
    expect(corrections('notbuuk')).toEqual(['notebook']);
    expect(corrections('xyzzy')).toEqual([]);
    expect(corrections('mxx')).toEqual([]);
  });

  test('the other words stay, and are tried without the unknown one', () => {
    expect(corrections('notbuuk', 'mug')).toEqual(['notebook mug', 'mug', 'notbuuk']);
  });

  test('known words that together find nothing are tried with one less', () => {
    expect(corrections('mug', 'paper')).toEqual(['paper', 'mug']);
  });

  test('a Khmer word that its error cut in two is tried as one', () => {
    expect(corrections('កា', 'ប៊ូប')).toContain('កាបូប');
  });

  test('never too many', () => {
    expect(corrections(...Array.from('abcdefghij', (letter) => `pape${letter}`)).length).toBeLessThanOrEqual(
      12,
    );
  });
});
