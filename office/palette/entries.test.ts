import { describe, expect, test } from 'vitest';
import { splitAtMatch, inWords, isFound } from './entries.ts';

describe('what the palette offers', () => {
  test.each([
    ['ord', true],
    ['PHONE o', true],
    ['order phone', true],
    ['ទូរសព្ទ', true],
    ['orders', false],
    ['', true],
  ])('is found by %j: %s', (find, expected) => {
    expect(isFound({ text: 'ការបញ្ជាទិញតាមទូរសព្ទ', words: 'phone order' }, find)).toBe(expected);
  });

  test('has English words from the names of screens', () => {
    expect(inWords('phoneOrder')).toBe('phone order');
    expect(inWords('orders')).toBe('orders');
  });

  test('is marked where it fits what was typed', () => {
    expect(splitAtMatch('Ceramic Mug 330 ml', 'mug')).toEqual(['Ceramic ', 'Mug', ' 330 ml']);
    expect(splitAtMatch('កែវ', 'វ')).toEqual(['កែ', 'វ', '']);
    expect(splitAtMatch('Mug', 'cup')).toBeNull();
    expect(splitAtMatch('Mug', '')).toBeNull();
  });
});
