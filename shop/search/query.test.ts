import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchQuery } from './query.ts';

describe('a typed search', () => {
  test('is none below two characters after folding, or without a word', () => {
    for (const text of ['', ' ', 'a', 'ក', 'ក\u200b', 'ក្', '!!', '. - .'])
      expect(searchQuery(text)).toBeNull();
  });

  test('is taken apart at spaces and signs; Khmer stays as it was written', () => {
    expect(searchQuery(' Red Mugs, 330ml ')).toEqual(['red', 'mug', '330', 'ml']);
    expect(searchQuery('ពែងកាហ្វេ ស្ដុក')).toEqual(['ពែងកាហ្វេ', 'ស្តុក']);
    expect(searchQuery('1,000 pens 85x200')).toEqual(['1000', 'pen', '85', '200']);
  });

  test('has each part once, and ten at most', () => {
    expect(searchQuery('mug mugs MUG')).toEqual(['mug']);
    expect(searchQuery('ab cd ef gh ij kl mn op qr st uv wx')).toHaveLength(10);
  });

  test('cuts what is longer than any name', () => {
    expect(searchQuery('x'.repeat(5000))?.[0]).toHaveLength(100);
  });

  test('never throws and keeps its promises, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const query = searchQuery(text) ?? ['none'];
        expect(query.length).toBeGreaterThan(0);
        expect(query).toEqual([...new Set(query)]);
        expect(query).not.toContain('');
      }),
      { numRuns: 200 },
    );
  });
});
