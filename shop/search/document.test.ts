import { describe, expect, test } from 'vitest';
import { searchDocument } from './document.ts';

const texts = {
  name: 'Red T-Shirts កន្ត្រកផ្តៅធំ',
  about: 'AG-1001 mug red',
  categories: ['Mugs & Cups', 'Clothes'],
  brand: '',
  traits: 'Handmade',
  short: 'A mug for one',
  body: '<p>A <b>mug</b>&nbsp;for tea &amp; milk</p>',
};

describe('the searchable words of a product', () => {
  const words = searchDocument(texts);

  test('each word of a product is indexed at its highest level', () => {
    expect(words.name).toMatch(/^red t shirt /u);
    expect(words.about.split(' ')).toEqual(expect.arrayContaining(['ag', '1001', 'mug', 'ag1001']));
    expect(words.about).not.toMatch(/\bred\b/u);
    expect(words.traits).toBe('handmade');
    expect(words.short).toMatch(/^a for one/u);
    expect(words.body).toBe('tea milk');
  });

  test('hyphenated words are also indexed as one word, and consecutive Khmer words as a phrase', () => {
    expect(words.name).toContain('tshirt');
    expect(words.name).toMatch(/\+កន្ត្រកផ្តៅធំ/u);
  });

  test('a full category name ranks high, a single word of a longer name low', () => {
    expect(words.about.split(' ')).toEqual(expect.arrayContaining(['clothe', '+mugcup']));
    expect(words.short.split(' ')).toContain('cup');
  });
});

test('the name of a brand is indexed with its beginnings, and its single words only with a mark', () => {
  const about = (brand: string) => searchDocument({ ...texts, about: '', categories: [], brand }).about;
  expect(about('Sugar Palm Studio')).toBe('+sugarpalm +sugarpalmstudio @sugar @palm @studio');
  expect(about('Lotus')).toBe('lotus +lotus');
});

test('a noun after “in” in a Khmer name is the location, not the product', () => {
  const { name, about } = searchDocument({ ...texts, name: 'ទៀនក្រអូបក្នុងកែវ' });
  expect(name.split(' ')).not.toContain('កែវ');
  expect(about.split(' ')).toContain('កែវ');
});
