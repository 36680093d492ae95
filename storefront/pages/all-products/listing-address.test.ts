import type { PriceBand } from '#rules/price-band.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listing } from '#contract/constants.ts';
import { choicesAt, listingAddress } from './listing-address.ts';
import {
  changed,
  cleared,
  filterCount,
  type ListingBase,
  type ListingParams,
  sorts,
  toggledCategory,
  untouched,
  views,
} from './listing-params.ts';

const allPath = '/en/all-products/0/all-categories';
const all: ListingBase = { path: allPath, categoryId: 0, sort: 'featured' };
const recent: ListingBase = { path: '/en/all-products/0/recent-products', categoryId: 0, sort: 'date-desc' };
const glassware: ListingBase = { path: '/en/all-products/4/glassware', categoryId: 4, sort: 'featured' };

const at = (base: ListingBase, address: string): ListingParams =>
  choicesAt(base, new URL(address, 'http://shop.invalid').searchParams);
const addressOf = (base: ListingBase, change: Partial<ListingParams>) =>
  listingAddress(base, allPath, { ...untouched(base), ...change });

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 8 });
const dollars = fc.integer({ min: 0, max: 1_000_000 });
const anyChoices: fc.Arbitrary<ListingParams> = fc
  .record({
    searchTerm: fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .map((text) => text.replaceAll('\u0000', '').trim()),
    categories: ids,
    brands: ids,
    sizes: ids,
    colors: ids,
    tags: ids,
    price: fc.option(
      fc
        .tuple(dollars, fc.option(dollars))
        .map(([a, b]): PriceBand => (b === null ? [a, b] : [Math.min(a, b), Math.max(a, b)])),
    ),
    rating: fc.option(fc.integer({ min: 1, max: 5 })),
    sort: fc.constantFrom(...sorts),
    show: fc.constantFrom(...listing.pageSizes),
    page: fc.integer({ min: 1, max: 100_000 }),
    view: fc.constantFrom(...views),
  })
  .map((choices) => ({ ...choices, typed: choices.searchTerm }));

describe('URLs of the product listing', () => {
  test('listing filters survive a round trip through the URL', () => {
    fc.assert(
      fc.property(anyChoices, fc.constantFrom(all, recent), (choices, base) => {
        expect(at(base, listingAddress(base, allPath, choices))).toEqual(choices);
      }),
    );
  });

  test('leaving the category of the path continues from all products and keeps the other filters', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const address = listingAddress(glassware, allPath, choices);
        const base = address.startsWith(glassware.path) ? glassware : all;
        expect(at(base, address)).toEqual(choices);
      }),
    );
  });

  test('any query string is parsed as valid filters', () => {
    const keys = ['SearchTerm', 'category', 'page', 'price', 'rating', 'show', 'sort', 'view', 'tag'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.string())), (pairs) => {
        const choices = choicesAt(all, new URLSearchParams(pairs));
        expect(listing.pageSizes).toContain(choices.show);
        expect(sorts).toContain(choices.sort);
        expect(views).toContain(choices.view);
        expect(choices.page).toBeGreaterThanOrEqual(1);
        expect(choices.categories.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
      }),
    );
  });

  test('the documented form of a listing’s URL is parsed', () => {
    const address = `${allPath}?category=3,5&brand=&size=7&color=2&tag=1&price=10-100&rating=4&sort=price-asc&show=18&page=2&view=4&SearchTerm=mug`;
    expect(at(all, address)).toEqual({
      searchTerm: 'mug',
      typed: 'mug',
      categories: [3, 5],
      brands: [],
      sizes: [7],
      colors: [2],
      tags: [1],
      price: [10, 100],
      rating: 4,
      sort: 'price-asc',
      show: 18,
      page: 2,
      view: '4',
    });
  });

  test('a form without scripts repeats a filter for several values', () => {
    expect(at(all, `${allPath}?category=3&category=5`).categories).toEqual([3, 5]);
  });

  test('a listing’s URL has readable lists and ranges, and omits defaults', () => {
    expect(addressOf(all, { categories: [3, 5], price: [600, null] })).toBe(
      `${allPath}?category=3,5&price=600-`,
    );
    expect(addressOf(all, {})).toBe(allPath);
    expect(addressOf(glassware, {})).toBe(glassware.path);
    expect(addressOf(recent, {})).toBe(recent.path);
    expect(addressOf(recent, { sort: 'featured' })).toBe(`${recent.path}?sort=featured`);
  });

  test('the category in the path is selected until another one is', () => {
    expect(at(glassware, glassware.path).categories).toEqual([4]);
    expect(at(glassware, `${glassware.path}?category=9`).categories).toEqual([9]);
    expect(addressOf(glassware, { categories: [4, 9] })).toBe(`${allPath}?category=4,9`);
    expect(addressOf(glassware, { categories: [] })).toBe(allPath);
  });

  test.each([
    ['rating', 'rating=6'],
    ['price', 'price=100-10'],
    ['price', 'price=abc'],
    ['show', 'show=22'],
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['view', 'view=5'],
    ['sort', 'sort=Price%20ASC'],
    ['categories', 'category=0,-3,x'],
  ])('an invalid value of %s means the default of the list: %s', (key, query) => {
    expect(at(all, `${allPath}?${query}`)[key as keyof ListingParams]).toEqual(
      untouched(all)[key as keyof ListingParams],
    );
  });
});

describe('changing filters', () => {
  const third = { ...untouched(all), page: 3 };

  test('changing a filter, the page size or the sort order returns to page 1', () => {
    for (const change of [{ brands: [1] }, { rating: 4 }, { show: 18 }, { sort: 'price-asc' as const }]) {
      expect(changed(third, change).page).toBe(1);
    }
  });

  test('changing the layout keeps the page', () => {
    expect(changed(third, { view: '2' }).page).toBe(3);
    expect(changed(third, { page: 2 }).page).toBe(2);
  });

  test('clearing the filters keeps the search, the sort order and the layout', () => {
    const chosen = {
      ...untouched(all),
      searchTerm: 'mug',
      brands: [1],
      rating: 4,
      sort: 'price-asc' as const,
      show: 27,
      page: 2,
    };
    const after = cleared(all, chosen);
    expect(filterCount(all, chosen)).toBe(2);
    expect(filterCount(all, after)).toBe(0);
    expect(after).toMatchObject({ searchTerm: 'mug', sort: 'price-asc', show: 27, page: 1 });
  });

  test('the category in the path is not a filter, and clearing keeps it', () => {
    const chosen = { ...untouched(glassware), brands: [1] };
    expect(filterCount(glassware, chosen)).toBe(1);
    expect(listingAddress(glassware, allPath, cleared(glassware, chosen))).toBe(glassware.path);
    expect(filterCount(glassware, { ...chosen, categories: [9] })).toBe(2);
  });

  const tree = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 1 },
    { id: 4, parentId: 2 },
    { id: 5, parentId: null },
  ];

  test('selecting a subcategory of a selected category narrows to it', () => {
    expect(toggledCategory([1, 5], 2, tree)).toEqual([5, 2]);
    expect(toggledCategory([1], 4, tree)).toEqual([4]);
  });

  test('selecting a parent of selected categories replaces them', () => {
    expect(toggledCategory([2, 3, 5], 1, tree)).toEqual([5, 1]);
    expect(toggledCategory([4], 1, tree)).toEqual([1]);
  });

  test('sibling categories can both be selected, and deselecting removes one', () => {
    expect(toggledCategory([2], 3, tree)).toEqual([2, 3]);
    expect(toggledCategory([2, 3], 2, tree)).toEqual([3]);
  });
});
