import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptsOf, closestWord, type Lookup, piecesOf, repaired, slips } from './repair.ts';

const catalogue = ['mug', 'notebook', 'pepper', 'paper', 'ពែង', 'កាហ្វេ', 'កាបូប', 'ទឹក'];
const lookup: Lookup = {
  isKnown: (word) => catalogue.some((known) => known.startsWith(word)),
  near: () => catalogue,
  vocabulary: new Set(catalogue),
};

describe('repairing typed words', () => {
  test.each([
    ['one letter left out', ['notebok'], ['notebook']],
    ['two letters swapped', ['noteboko'], ['notebook']],
    ['a known word stays', ['mug', 'note'], ['mug', 'note']],
    ['a word like none stays', ['xyzzy'], ['xyzzy']],
    ['a compound the catalogue has in parts', ['ពែងកាហ្វេ'], ['ពែង', 'កាហ្វេ']],
    ['a Khmer word that its error cut in two', ['កា', 'ប៊ូប'], ['កាបូប']],
    ['two known Khmer words stay two', ['ពែង', 'ទឹក'], ['ពែង', 'ទឹក']],
  ])('%s', (_, typed, expected) => {
    expect(repaired(typed, lookup)).toEqual(expected);
  });

  test('of two words equally far the first, more alike, is taken', () => {
    expect(closestWord('peper', ['pepper', 'paper'])).toBe('pepper');
  });

  test('short words forgive one slip, longer ones two', () => {
    expect(closestWord('mgu', ['mug'])).toBe('mug');
    expect(closestWord('mxx', ['mug'])).toBeNull();
    expect(closestWord('notebxxk', ['notebook'])).toBe('notebook');
  });

  test('looks up what it may need: neighbours as one, and pieces of compounds', () => {
    expect(attemptsOf(['កា', 'ប៊ូប', 'mug'])).toEqual(['កា', 'ប៊ូប', 'mug', 'កាប៊ូប']);
    expect(piecesOf(['ពែងកាហ្វេ', 'mug'])).toEqual(expect.arrayContaining(['ពែង', 'កាហ្វេ']));
    expect(piecesOf(['mug'])).toEqual([]);
  });

  test('slips are the same both ways, and none only between equal words', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slips(one, other)).toBe(slips(other, one));
        expect(slips(one, other) === 0).toBe(one === other);
        expect(slips(one, other)).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
      }),
    );
  });
});
