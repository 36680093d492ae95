import { expect, test } from 'vitest';
import { asWritten } from './as-written.ts';
import { fold } from './fold.ts';
import { khmerWords } from './words.ts';

test.each([
  ['Red Mugs, please', ['red', 'mug'], 'Red Mugs'],
  ['330ml', ['330'], '330ml'],
  ['umbrelaqq red', ['umbrella', 'red'], 'umbrella red'],
])('the search %s with the words %j is spelled as %s', (text, words, written) => {
  expect(asWritten(text, words)).toBe(written);
});

test('a Khmer word that differs from the typed one gets its dictionary spelling', () => {
  expect(asWritten('ប៊ិញ red', ['ប៉ិច', 'red'])).toBe('ប៊ិច red');
});

test.each(['ប៊ិចពណ៌ក្រហម', 'ម៉ាស៊ីនត្រជាក់', 'កុំព្យូទ័រ', 'កា\u200bបូប'])('Khmer signs are restored: %s', (text) => {
  expect(asWritten(text, khmerWords(fold(text)))).toBe(text.replaceAll('\u200B', ''));
});
