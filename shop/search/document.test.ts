import { describe, expect, test } from 'vitest';
import { searchDocument, type SearchableTexts, wordsOfTexts } from './document.ts';
import { partFinder } from './words.ts';

const entryOf = (of: SearchableTexts, vocabulary = new Set<string>()) =>
  searchDocument(of, wordsOfTexts(of), partFinder(vocabulary));

const texts = {
  name: 'Red T-Shirts',
  about: 'AG-1001 mug',
  description: '<p>A <b>mug</b>&nbsp;for tea &amp; milk</p>',
  traits: 'Handmade',
};

describe('an index entry', () => {
  test('holds the folded name for substrings', () => {
    expect(entryOf(texts).name).toBe('red t-shirts');
  });

  test('weighs the name above keywords, description and traits', () => {
    const { vector } = entryOf(texts);
    expect(vector).toMatch(/'red':\d+A/u);
    expect(vector).toMatch(/'mug':\d+B,\d+C/u);
    expect(vector).toMatch(/'handmade':\d+D/u);
  });

  test('holds no HTML', () => {
    const { vector } = entryOf(texts);
    for (const lexeme of ["'p'", "'b'", "'nbsp'", "'amp'"]) expect(vector).not.toContain(lexeme);
  });

  test('holds compounds and their parts at one place', () => {
    const { vector } = entryOf(
      { name: 'ពែងកាហ្វេ', about: '', description: '', traits: '' },
      new Set(['ពែង', 'កាហ្វេ']),
    );
    expect(vector).toBe("'ពែងកាហ្វេ':1A 'ពែង':1A 'កាហ្វេ':1A");
  });
});
