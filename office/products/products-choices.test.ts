import { expect, test } from 'vitest';
import {
  addressOf,
  choicesOf,
  isNarrowed,
  requestOf,
  sortedAs,
  sortedBy,
  sortWord,
  widened,
} from './products-choices.ts';

const at = (query: string) => choicesOf(new URLSearchParams(query));

test.each(['', '?view=low', '?view=hidden&find=mug&category=4&sort=price&order=down'])(
  'the product filters survive a round trip through the URL: %s',
  (query) => expect(addressOf('/products', at(query))).toBe(`/products${query}`),
);

test.each(['view=none', 'category=x', 'category=0', 'sort=newest', 'order=down', 'find=++'])(
  'an invalid product filter in the URL means the default: %s',
  (query) => expect(addressOf('/products', at(query))).toBe('/products'),
);

test('converts the product filters to the input of the call', () => {
  expect(requestOf(at('view=untranslated&sort=stock&order=down&category=4'), 'ar')).toEqual({
    isUntranslated: true,
    find: '',
    categoryId: 4,
    sort: 'stock',
    isBackwards: true,
    language: 'ar',
  });
  expect(requestOf(at(''), 'en')).toEqual({
    find: '',
    categoryId: null,
    sort: 'newest',
    isBackwards: false,
    language: 'en',
  });
});

test('sorting by the same column again reverses the order', () => {
  const once = sortedBy(at('view=low'), 'price');
  const twice = sortedBy(once, 'price');
  expect([once, twice]).toEqual([at('view=low&sort=price'), at('view=low&sort=price&order=down')]);
  expect(sortedBy(twice, 'price')).toEqual(once);
  expect(sortedBy(twice, 'name')).toEqual(at('view=low&sort=name'));
});

test.each(['', 'changed', 'changed-down', 'state', 'category-down'])(
  'the sort order has one word for each URL: "%s"',
  (word) => {
    const sorted = sortedAs(at('view=low&find=mug'), word);
    expect(sortWord(sorted)).toBe(word);
    expect(at(addressOf('', sorted).slice(1))).toEqual(sorted);
  },
);

test('an unknown sort order shows the newest first', () =>
  expect(sortedAs(at('sort=price'), 'worst-down')).toEqual(at('')));

test('clearing the filters keeps view and sort order', () => {
  const narrow = at('view=low&sort=price&find=mug&category=2');
  expect(isNarrowed(narrow)).toBe(true);
  expect(widened(narrow)).toEqual(at('view=low&sort=price'));
});
