import { expect, test } from 'vitest';
import {
  addressOf,
  choicesOf,
  filteredBy,
  isDay,
  isId,
  isNarrowed,
  type ListAddress,
  orderOf,
  sortedAs,
  sortedBy,
  widened,
} from './list-choices.ts';

const list: ListAddress = {
  views: ['low', 'ended'],
  sorts: ['placed', 'total', 'promised'],
  sort: '-placed',
  descending: ['placed', 'total'],
  filters: { since: isDay, category: isId },
};
const at = (query: string) => choicesOf(list, new URLSearchParams(query));

test.each([
  '',
  '?view=low',
  '?view=ended&find=mug&since=2026-11-01&category=4',
  '?sort=total',
  '?sort=total&order=up',
  '?sort=promised&order=down',
])('the choices of a list survive a round trip through the URL: %s', (query) =>
  expect(addressOf('/list', at(query))).toBe(`/list${query}`),
);

test.each([
  'view=none',
  'view=constructor',
  'find=++',
  'since=yesterday',
  'since=2026-99-99',
  'category=x',
  'category=0',
  'sort=none',
  'sort=placed',
  'order=down',
  'other=1',
])('an invalid or default choice in the URL means all rows: %s', (query) =>
  expect(addressOf('/list', at(query))).toBe('/list'),
);

test('a direction without a column reverses the default order', () =>
  expect(orderOf(list, at('order=up'))).toEqual({ by: 'placed', isDown: false }));

test('a column is first sorted in its own direction, then in reverse', () => {
  const once = sortedBy(list, at('view=low'), 'total');
  const twice = sortedBy(list, once, 'total');
  expect([once, twice]).toEqual([at('view=low&sort=total'), at('view=low&sort=total&order=up')]);
  expect(sortedBy(list, twice, 'total')).toEqual(once);
  expect(sortedBy(list, twice, 'promised')).toEqual(at('view=low&sort=promised'));
  expect(sortedBy(list, once, 'placed')).toEqual(at('view=low'));
  expect(sortedBy(list, at(''), 'placed')).toEqual(at('sort=placed&order=up'));
});

test('a list without a default column is sorted by none until one is chosen', () => {
  const newest: ListAddress = { sorts: ['price'] };
  const none = choicesOf(newest, new URLSearchParams('order=down'));
  expect(orderOf(newest, none).by).toBe('');
  expect(sortedAs(newest, sortedBy(newest, none, 'price'), '', false)).toEqual(none);
});

test('clearing the filters keeps view and sort order', () => {
  const narrow = at('view=low&sort=total&find=mug&category=2');
  expect(isNarrowed(narrow)).toBe(true);
  expect(widened(narrow)).toEqual(at('view=low&sort=total'));
  expect(filteredBy(narrow, 'category', '')).toEqual(at('view=low&sort=total&find=mug'));
  expect(isNarrowed(at('view=low&sort=total'))).toBe(false);
});
