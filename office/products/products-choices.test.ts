import { expect, test } from 'vitest';
import { choicesOf } from '#office/lists/list-choices.ts';
import { list, requestOf } from './products-choices.ts';

const at = (query: string) => choicesOf(list, new URLSearchParams(query));

test('the product filters become the input of the call', () => {
  expect(requestOf(at('view=untranslated&sort=stock&order=down&category=4'), 'ar')).toEqual({
    isUntranslated: true,
    find: '',
    categoryId: 4,
    sort: 'stock',
    isBackwards: true,
    language: 'ar',
  });
  expect(requestOf(at('order=down'), 'en')).toEqual({
    find: '',
    categoryId: null,
    sort: 'newest',
    isBackwards: false,
    language: 'en',
  });
});
