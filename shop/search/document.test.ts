import { describe, expect, test } from 'vitest';
import { searchDocument } from './document.ts';

const texts = {
  name: 'Red T-Shirts កន្ត្រកផ្តៅធំ',
  about: 'AG-1001 mug red',
  categories: ['Mugs & Cups', 'Clothes'],
  traits: 'Handmade',
  short: 'A mug for one',
  body: '<p>A <b>mug</b>&nbsp;for tea &amp; milk</p>',
};

describe('what a product is found by', () => {
  const words = searchDocument(texts);

  test('is each word at the best level it stands at', () => {
    expect(words.name).toMatch(/^red t shirt /u);
    expect(words.about.split(' ')).toEqual(expect.arrayContaining(['ag', '1001', 'mug', 'ag1001']));
    expect(words.about).not.toMatch(/\bred\b/u);
    expect(words.traits).toBe('handmade');
    expect(words.short).toMatch(/^a for one/u);
    expect(words.body).toBe('tea milk');
  });

  test('hyphenated words are one word, too; Khmer words that follow each other a phrase', () => {
    expect(words.name).toContain('tshirt');
    expect(words.name).toMatch(/\+កន្ត្រកផ្តៅធំ/u);
  });

  test('a whole name of a category says what it is, a word of a longer one little', () => {
    expect(words.about.split(' ')).toEqual(expect.arrayContaining(['clothe', '+mugcup']));
    expect(words.short.split(' ')).toContain('cup');
  });
});

test('what a Khmer name says behind in is where the thing is, not the thing', () => {
  const { name, about } = searchDocument({ ...texts, name: 'ទៀនក្រអូបក្នុងកែវ' });
  expect(name.split(' ')).not.toContain('កែវ');
  expect(about.split(' ')).toContain('កែវ');
});
