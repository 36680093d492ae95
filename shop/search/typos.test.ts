import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedSlips, lettersOf, typos, unitsOf } from './typos.ts';

const between = (one: string, other: string, max?: number) => typos(unitsOf(one), unitsOf(other), max);

describe('typo distances between words', () => {
  test.each([
    ['notebok', 'notebook', 1],
    ['trohpy', 'trophy', 1],
    ['peper', 'paper', 1],
    ['kitten', 'sitting', 3],
    ['ក្រម៉ា', 'ក្រមា', 1],
    ['កាហេ', 'កាហ្វេ', 1],
  ])('the typo distance of %s and %s is %i', (one, other, far) => {
    expect(between(one, other)).toBe(far);
  });

  test('the distance is not counted beyond the requested limit', () => {
    expect(between('kitten', 'sitting', 1)).toBe(2);
    expect(between('a', 'abcdef', 2)).toBe(3);
  });

  test('short words allow no typos, long ones two', () => {
    expect([2, 3, 6, 7].map(allowedSlips)).toEqual([0, 1, 1, 2]);
  });

  test('the distance is symmetric, 0 only for equal words, and limits the changed letters to four per typo', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', '\u1780', '\u17d2', '\u179a'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const far = between(one, other);
        expect(far).toBe(between(other, one));
        expect(far === 0).toBe(one === other);
        const differing = (lettersOf(one) ^ lettersOf(other)).toString(2).replaceAll(/[^1]/gu, '').length;
        expect(differing).toBeLessThanOrEqual(4 * far);
      }),
    );
  });
});
