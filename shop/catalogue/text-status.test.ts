import { expect, test } from 'vitest';
import { olderTexts, translationStatus } from './text-status.ts';

const both = { name: true, shortDescription: true };
const at = (last: Record<string, number> = {}) => new Map(Object.entries(last));

test('a text is older when the same text was edited later in only the other language', () => {
  const written = { en: both, ar: both };
  expect(olderTexts(written, at())).toEqual([]);
  expect(olderTexts(written, at({ 'name.en': 7, 'name.ar': 7 }))).toEqual([]);
  expect(olderTexts(written, at({ 'name.en': 7, 'shortDescription.ar': 9 }))).toEqual([
    'shortDescription.en',
    'name.ar',
  ]);
  expect(olderTexts({ en: both }, at({ 'name.en': 7 }))).toEqual([]);
});

test.each([
  ['whole', { en: both, ar: both }, {}],
  ['older', { en: both, ar: both }, { 'name.en': 3 }],
  ['partly', { en: both, ar: { name: true } }, { 'name.en': 3 }],
  ['missing', { en: both }, {}],
] as const)('the Khmer translation status of a product is %s', (status, written, last) =>
  expect(translationStatus('ar', written, at(last))).toBe(status),
);
