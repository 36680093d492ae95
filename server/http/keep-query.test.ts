import { expect, test } from 'vitest';
import { keepQuery } from './keep-query.ts';

const to = '/en/product-detail/7/shirts/cotton-t-shirt';

test.each([
  ['/en/product-detail/7/shop/x?for=group&pieces=100', `${to}?for=group`, `${to}?for=group&pieces=100`],
  ['/en/product-detail/7/shop/x?color=2&size=3', to, `${to}?color=2&size=3`],
  ['/en/product-detail/7/shop/x', to, to],
])('a redirect from %s keeps the query keys that no page is rendered by', (address, location, expected) => {
  expect(keepQuery(location, address, ['for'])).toBe(expected);
});

test('a redirect doesn’t add keys that the page is rendered by', () => {
  expect(keepQuery('/en/all-products/0/all-categories', '/en/all-products/9/x?page=7', ['page'])).toBe(
    '/en/all-products/0/all-categories',
  );
});

test('a redirect of the page’s data keeps the query, encoded for a header', () => {
  expect(keepQuery(`/page-data${to}`, '/en/product-detail/7/a/b?pieces=5&x=%0d%0a', ['for'])).toBe(
    `/page-data${to}?pieces=5&x=%0D%0A`,
  );
});
