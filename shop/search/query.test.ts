import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchQuery } from './query.ts';

describe('search query parsing', () => {
  test('a query with fewer than two characters after folding, or without a word, is rejected', () => {
    for (const text of ['', ' ', 'a', 'ក', 'ក\u200b', 'ក្', '!!', '. - .'])
      expect(searchQuery(text)).toBeNull();
  });

  test('a query is split at spaces and punctuation, and keeps Khmer as written', () => {
    expect(searchQuery(' Red Mugs, 330ml ')).toEqual(['red', 'mug', '330', 'ml']);
    expect(searchQuery('ពែងកាហ្វេ ស្ដុក')).toEqual(['ពែងកាហ្វេ', 'ស្តុក']);
    expect(searchQuery('1,000 pens 85x200')).toEqual(['1000', 'pen', '85', '200']);
  });

  test('a query keeps each part once, and ten at most', () => {
    expect(searchQuery('mug mugs MUG')).toEqual(['mug']);
    expect(searchQuery('ab cd ef gh ij kl mn op qr st uv wx')).toHaveLength(10);
  });

  test('a query longer than any name is truncated', () => {
    expect(searchQuery('x'.repeat(5000))?.[0]).toHaveLength(100);
  });

  test('a question what to give asks for a gift, in the language of the question', () => {
    expect(searchQuery('what to get my mom')).toEqual(['gift', 'my', 'mom']);
    expect(searchQuery('What should I buy for Dara?')).toEqual(['gift', 'for', 'dara']);
    expect(searchQuery('រៀបការជូនអ្វីល្អ')).toEqual(['រៀបការ', 'កាដូ', 'ល្អ']);
    expect(searchQuery('មានអីឱ្យសង្សារ')).toEqual(['មាន', 'កាដូ', 'សង្សារ']);
    expect(searchQuery('ស្អីជូន')).toEqual(['ស្អីជូន']);
    expect(searchQuery('somewhat to give')).toEqual(['somewhat', 'to', 'give']);
  });

  test('the parsing of a query never throws and stays within its limits, for any text', () => {
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
