import { expect, test } from 'vitest';
import { searchDocument } from '#shop/search/search.ts';
import { isForAnyGift } from './every-gift.ts';
import { ProductIndex } from './indexed-products.ts';

const figures = {
  category: 1,
  payCents: 100,
  popularity: 0,
  rating: null,
  hasPriceSteps: false,
  createdAt: 0,
  facets: [],
};
const texts = { about: '', brand: '', categories: [], traits: '', short: '', body: '' };
const items = [
  { ...texts, name: 'Mug' },
  { ...texts, name: 'Gift box', about: 'gift box, packaging' },
  { ...texts, name: 'Gift set' },
];

test.each([
  ['gifts', ['gift'], true],
  ['a present', ['a', 'present'], true],
  ['the Khmer word', ['អំណោយ'], true],
  ['a gift for a teacher', ['gift', 'for', 'teacher'], false],
  ['a mug', ['a', 'mug'], false],
  ['fillers alone', ['for', 'me'], false],
])('%s: recognizes whether the search is for any gift', (_, runs, is) => {
  expect(isForAnyGift(runs)).toBe(is);
});

test('a gift search finds every product: named gifts first and, when filtered, packaging last', () => {
  const index = new ProductIndex();
  for (const [at, words] of items.entries())
    index.put({ ...figures, id: at + 1, words: searchDocument(words) });
  const list = (isNarrowed: boolean) => {
    const { tiers, mentioning, isWrapping } = index.search(['gift'], { isNarrowed });
    const found = (some: typeof tiers) =>
      index.page(
        { facets: new Map(), others: new Map(), found: some },
        { order: 'featured', skip: 0, size: 9 },
      ).ids;
    return { all: found(tiers), last: mentioning > 0 ? found(tiers.slice(-mentioning)) : [], isWrapping };
  };
  expect(list(false)).toMatchObject({ last: [] });
  expect(list(false).all.at(-1)).toBe(1);
  expect(list(true)).toEqual({ all: [3, 1, 2], last: [2], isWrapping: true });
});
