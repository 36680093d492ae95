import { describe, expect, test } from 'vitest';
import { splitAtMatch, spacedName, isFound } from './entries.ts';
import { synonyms } from './synonyms.ts';

describe('command palette entries', () => {
  test.each([
    ['ord', true],
    ['PHONE o', true],
    ['order phone', true],
    ['ទូរសព្ទ', true],
    ['orders', false],
    ['', true],
  ])('an entry is found by %j: %s', (find, expected) => {
    expect(isFound({ text: 'ការបញ្ជាទិញតាមទូរសព្ទ', words: 'phone order' }, find)).toBe(expected);
  });

  test.each([
    ['refund', ['orders', 'money']],
    ['coupon', ['discounts']],
    ['riel', ['payments']],
    ['KHQR', ['payments']],
    ['tax', ['settings']],
    ['រៀល', ['payments']],
  ])('a screen is found by its synonym %s', (find, screens) => {
    const found = Object.entries(synonyms).filter(([, words]) => isFound({ text: '', words }, find));
    expect(found.map(([name]) => name)).toEqual(screens);
  });

  test('English search words come from the names of screens', () => {
    expect(spacedName('phoneOrder')).toBe('phone order');
    expect(spacedName('orders')).toBe('orders');
  });

  test('the command palette highlights the part of a text that matches the search', () => {
    expect(splitAtMatch('Ceramic Mug 330 ml', 'mug')).toEqual(['Ceramic ', 'Mug', ' 330 ml']);
    expect(splitAtMatch('កែវ', 'វ')).toEqual(['កែ', 'វ', '']);
    expect(splitAtMatch('Mug', 'cup')).toBeNull();
    expect(splitAtMatch('Mug', '')).toBeNull();
  });
});
