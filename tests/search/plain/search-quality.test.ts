import { describe, expect, test } from 'vitest';
import { type AnsweredQuery, qualityTable, searchQuality, shortfalls } from '../search-quality.ts';

const answered = (right: string, shown: string, best: string | null = null): AnsweredQuery => ({
  kind: right === '' ? 'none' : 'name',
  lang: 'en',
  text: 'mug',
  right: right.split(' ').filter(Boolean),
  best,
  shown: shown.split(' ').filter(Boolean),
});
const letters = (text: string) => text.split('').join(' ');

describe('search quality measures', () => {
  test('recall is the share of right products among the first ten, out of as many as fit', () => {
    expect(searchQuality([answered('a b', 'x a')]).recall).toBe(0.5);
    expect(searchQuality([answered('z', letters('abcdefghijz'))]).recall).toBe(0);
    // Twelve products are right, ten are shown, and all of those are right.
    expect(searchQuality([answered(letters('abcdefghijkl'), letters('abcdefghij'))]).recall).toBe(1);
  });

  test('precision is the share of relevant products in the top ten, for queries with results', () => {
    expect(searchQuality([answered('a b', 'a x y z')]).precision).toBe(0.25);
    expect(searchQuality([answered('a', letters('abcdefghijklmno'))]).precision).toBe(0.1);
    expect(searchQuality([answered('a', 'a x'), answered('a', '')])).toMatchObject({
      precision: 0.5,
      recall: 0.5,
    });
  });

  test('the rank is that of the best product, or else of the first right one', () => {
    expect(searchQuality([answered('a b', 'x b a')]).reciprocalRank).toBe(0.5);
    expect(searchQuality([answered('a b', 'b x y a', 'a')]).reciprocalRank).toBe(0.25);
    expect(searchQuality([answered('a', 'x')]).reciprocalRank).toBe(0);
  });

  test('queries without a right answer count only toward empty results', () => {
    expect(searchQuality([answered('', ''), answered('', 'x'), answered('a', 'a')])).toEqual({
      queries: 3,
      recall: 1,
      precision: 1,
      reciprocalRank: 1,
      silence: 0.5,
    });
    expect(searchQuality([]).recall).toBeNull();
  });

  test('the table has a row for each kind and one for all, and lists shortfalls by kind', () => {
    const answers = [answered('a b', 'x a', 'a'), answered('', '')];
    expect(qualityTable(answers).split('\n').slice(1)).toEqual([
      'name                          1      0.500      0.500      0.500           ',
      'none                          1                                       1.000',
      'all                           2      0.500      0.500      0.500      1.000',
    ]);
    expect(shortfalls(answers)).toBe(
      "name: 1 of 1\n  en 'mug': missed b; wrong x; best is not first: a\nnone: 0 of 1",
    );
  });
});
