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
])('the page at %s has its Khmer at %s', (address, khmer) => {
  expect(addressIn('ar', address)).toBe(khmer);
});

test('back to English the same way', () => {
  expect(addressIn('en', '/ar/product-detail/7/%E1%9E%96/%E1%9E%94')).toBe(
    '/en/product-detail/7/%E1%9E%96/%E1%9E%94',
  );
});

test('an address that looks like another host stays on ours', () => {
  expect(new URL(addressIn('en', '/ar//evil.example/x'), 'http://shop.example').host).toBe('shop.example');
});
