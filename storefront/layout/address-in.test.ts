import { expect, test } from 'vitest';
import { addressIn } from './address-in.ts';

test.each([
  ['/en/', '/ar/'],
  ['/', '/ar/'],
  ['/cart', '/ar/cart'],
  ['/en/cart?x=1', '/ar/cart?x=1'],
  [
    '/en/all-products/0/all-categories?SearchTerm=mug%20set',
    '/ar/all-products/0/all-categories?SearchTerm=mug%20set',
  ],
  ['/english', '/ar/english'],
])('the Khmer version of the page at %s is at %s', (address, khmer) => {
  expect(addressIn('ar', address)).toBe(khmer);
});

test('switching the language twice returns to the English page', () => {
  expect(addressIn('en', '/ar/product-detail/7/%E1%9E%96/%E1%9E%94')).toBe(
    '/en/product-detail/7/%E1%9E%96/%E1%9E%94',
  );
});

test('a URL that looks like another host stays on our site', () => {
  expect(new URL(addressIn('en', '/ar//evil.example/x'), 'http://shop.example').host).toBe('shop.example');
});
