import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';

test.each([
  [null, '–'],
  ['', '–'],
  [0, '0'],
  [false, '✗'],
  [{ en: 'Gifts', km: 'កាដូ' }, 'Gifts · កាដូ'],
  [{ en: 'Gifts', km: '' }, 'Gifts'],
  [[{ title: { en: 'For her', km: '' }, products: [3, 4], category: null }], 'For her · 3 · 4'],
  [[], '–'],
])('the value %j of a change is shown as %s', (value, text) => expect(valueText(value)).toBe(text));
