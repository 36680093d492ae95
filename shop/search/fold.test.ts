import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const khmerText = fc
  .array(fc.integer({ min: 0x1780, max: 0x17f9 }), { maxLength: 20 })
  .map((points) => String.fromCodePoint(...points));

describe('text folding', () => {
  test.each([
    ['coeng da and coeng ta', 'ស្ដុក', 'ស្តុក'],
    ['e + ii and oe', 'ទេីប', 'ទើប'],
    ['e + aa and oo', 'កេាះ', 'កោះ'],
    ['coeng ro before and after the other subscript', 'កន្រ្តក', 'កន្ត្រក'],
    ['a vowel before and after the shifter', 'មូ៉តូ', 'ម៉ូតូ'],
    ['a sign before and after the vowel', 'ចំា', 'ចាំ'],
    ['a vowel before and after the subscript', 'ខែ្មរ', 'ខ្មែរ'],
    ['the vowel u where a shifter is meant', 'សុី', 'ស៊ី'],
    ['a mark typed twice', 'កាា', 'កា'],
    ['the two letters oo', 'ឲ្យ', 'ឱ្យ'],
    ['zero-width characters and none', 'ពែង\u200bកា\u200dហ្វេ\u200c\ufeff', 'ពែងកាហ្វេ'],
    ['Khmer digits and 0-9', '៣៣០ ml', '330 ml'],
    ['capitals and small letters', 'Angkor GIFTS', 'angkor gifts'],
    ['accents and none', 'Café Crème Đặng Ørsted', 'cafe creme dang orsted'],
    ['composed and decomposed letters', 'cafe\u0301', 'caf\u00e9'],
    ['full-width and plain letters', 'ＭＵＧ', 'mug'],
    ['any white space and one space', ' mug\u00a0 \t red ', 'mug red'],
  ])('the spellings %s fold to the same text', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test('a correctly written word stays unchanged by folding', () => {
    for (const word of ['កន្ត្រក', 'ស្តុក', 'ពែងកាហ្វេ', 'សៀវភៅកំណត់ត្រា', 'ក្រមាកប្បាស', 'ញ៉ាំ', 'សម្តេច'])
      expect(fold(word)).toBe(word);
  });

  test('different words stay distinct after folding', () => {
    const words = ['កា', 'កៅ', 'កោ', 'កើ', 'កេ', 'កែ', 'ប៉ា', 'ប៊ា', 'បា', 'តា', 'ដា', 'កុ', 'កូ'];
    expect(new Set(words.map(fold)).size).toBe(words.length);
  });

  test('a coeng without a following letter is dropped, as in an unfinished word', () => {
    expect(fold('កន្')).toBe('កន');
  });

  test('folding twice equals folding once, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, khmerText), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 3000 },
    );
  });

  test('the typing order of the marks on a letter does not matter', () => {
    const marks = fc.uniqueArray(
      fc.constantFrom('\u17d2\u178f', '\u17d2\u179a', '\u17c9', '\u17b7', '\u17c6', '\u17cb'),
      { minLength: 2 },
    );
    const orders = marks.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    );
    fc.assert(
      fc.property(orders, ([one, other]) => {
        expect(fold(`ស${one.join('')}`)).toBe(fold(`ស${other.join('')}`));
      }),
    );
  });
});
