import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsPattern, quoted, searchQuery, typedQuery, wordQuery } from './query.ts';

describe('a typed search', () => {
  test('is none below two characters after folding, or without a word', () => {
    for (const text of ['', ' ', 'a', 'ក', 'ក\u200b', 'ក្', '!!', '. - .'])
      expect(searchQuery(text)).toBeNull();
  });

  test('of two characters asks for words only', () => {
    expect(searchQuery('xl')).toEqual({ words: ['xl'], substring: null });
  });

  test('of three asks for the substring as well', () => {
    expect(searchQuery(' Mug ')).toEqual({ words: ['mug'], substring: 'mug' });
    expect(searchQuery('ស្ដុក')).toEqual({ words: ['ស្តុក'], substring: 'ស្តុក' });
  });

  test('asks for each word once, and for ten at most', () => {
    expect(searchQuery('mug mugs MUG')?.words).toEqual(['mug']);
    expect(searchQuery('ab cd ef gh ij kl mn op qr st uv wx')?.words).toHaveLength(10);
  });

  test('cuts what is longer than any name', () => {
    expect(searchQuery('x'.repeat(5000))?.substring).toHaveLength(100);
  });

  test('becomes text PostgreSQL reads: long words as beginnings', () => {
    expect(wordQuery(['ពែង', 'xl', '330'])).toBe("'ពែង':* & 'xl' & '330':*");
    expect(quoted(String.raw`o'b\c`)).toBe(String.raw`'o''b\\c'`);
    expect(containsPattern(String.raw`50%_\ off`)).toBe(String.raw`%50\%\_\\ off%`);
  });

  test('half typed asks for any beginning, and for half a Khmer word as one', () => {
    expect(typedQuery(['mug', 'r'])).toBe("'mug':* & 'r':*");
    expect(typedQuery(['ក', 'ន្ត'])).toBe("'ក':* & 'ន្ត':* | 'កន្ត':*");
    expect(typedQuery(['mu'], { inName: true })).toBe("'mu':*A");
  });

  test('never throws and keeps its promises, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { words, substring } = searchQuery(text) ?? { words: ['none'], substring: null };
        expect(words.length).toBeGreaterThan(0);
        expect(words).toEqual([...new Set(words)]);
        expect([...(substring ?? 'none')].length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 200 },
    );
  });
});
