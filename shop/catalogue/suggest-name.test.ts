import { expect, test } from 'vitest';
import { type NamedInShop, suggestedCategory, suggestedName } from './suggest-name.ts';
import { wordMeanings } from './word-meanings.ts';

const of = (en: string, ar: string, categoryId: number | null = null): NamedInShop => ({
  names: { en, ar },
  categoryId,
});
const vocabulary = [
  of('Boxes', 'ប្រអប់', 4),
  of('Box', 'ប្រអប់'),
  of('Palm leaf', 'ស្លឹកត្នោត'),
  of('Ceramic Mug', 'ពែងសេរ៉ាមិច', 2),
  of('Glass Mug', 'ពែងកែវ', 2),
];

test('the suggested name is the shop’s existing translation, however the name is written', () => {
  expect(suggestedName(vocabulary, 'ceramic  MUGS', 'en')).toBe('ពែងសេរ៉ាមិច');
});

test('a name is assembled when none fits, with the noun first in Khmer and last in English', () => {
  expect(suggestedName(vocabulary, 'Palm-leaf box', 'en')).toBe('ប្រអប់ស្លឹកត្នោត');
  expect(suggestedName(vocabulary.slice(1), 'ប្រអប់ស្លឹកត្នោត', 'ar')).toBe('Palm leaf Box');
  expect(suggestedName(vocabulary, 'box 330', 'en')).toBe('ប្រអប់ 330');
});

test('a suggested name has words of the search vocabulary when the shop has none', () => {
  const meaning = (key: string) => (key === 'bamboo' ? 'ឫស្សី' : undefined);
  expect(suggestedName(vocabulary, 'Bamboo box', 'en', meaning)).toBe('ប្រអប់ឫស្សី');
});

test('no name is suggested when one part has no translation', () => {
  expect(suggestedName(vocabulary, 'Bamboo box', 'en')).toBe('');
  expect(suggestedName(vocabulary, '', 'en')).toBe('');
});

test('the suggested category is that of products that share the rarest words', () => {
  expect(suggestedCategory(vocabulary, 'Wooden box')).toBe(4);
  expect(suggestedCategory(vocabulary, 'ពែងថ្មី')).toBe(2);
  expect(suggestedCategory(vocabulary, 'Umbrella')).toBeNull();
});

test('the meaning of words is learned from the names that contain them', () => {
  const shop = [of('Bamboo Cup', 'ពែងឫស្សី'), of('Bamboo Box', 'ប្រអប់ឫស្សី'), of('Steel Cup', 'ពែងដែក')];
  const meanings = wordMeanings(shop, 'en');
  expect(meanings.get('bamboo')).toBe('ឫស្សី');
  expect(meanings.get('cup')).toBe('ពែង');
  expect(meanings.has('steel')).toBe(false);
  expect(suggestedName([], 'bamboo cup', 'en', (key) => meanings.get(key))).toBe('ពែងឫស្សី');
});
