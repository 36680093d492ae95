import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test.each([
  [' 4006381333931 ', { code: '4006381333931' }],
  ['https://shop.example/office/workshop/AG-1042', { order: 'AG-1042' }],
  ['https://shop.example/office/ar/orders/AG%2F1/?x=1#y', { order: 'AG/1' }],
  ['https://shop.example/office/workshop/%E0', { order: '%E0' }],
  ['https://shop.example/product-detail/12/shop/product', { productId: 12 }],
  ['https://shop.example/ar/product-detail/12/mugs/mug?color=1', { productId: 12 }],
  [
    'https://shop.example/ar/product-detail/x/mugs/mug',
    { code: 'https://shop.example/ar/product-detail/x/mugs/mug' },
  ],
  [
    'https://shop.example/product-detail/2147483648/a/b',
    { code: 'https://shop.example/product-detail/2147483648/a/b' },
  ],
  ['https://other.example/', { code: 'https://other.example/' }],
  ['http://', { code: 'http://' }],
])('the scanned text %j is understood', (text, expected) => {
  expect(scannedCode(text)).toEqual(expected);
});
