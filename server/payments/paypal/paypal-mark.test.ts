import { expect, it } from 'vitest';
import { paypalMark, readPaypalMark } from './paypal-mark.ts';

const [shop, key] = ['0e1f9a52-0000-4000-8000-000000000001', '0e1f9a52-0000-4000-8000-000000000002'];

it('shop and key survive a round trip and fit the length limit', () => {
  expect(readPaypalMark(paypalMark({ shop, key }))).toEqual({ shop, key });
  expect(paypalMark({ shop, key }).length).toBeLessThanOrEqual(127);
});

it.each([
  ['nothing', undefined, { shop: '', key: '' }],
  ['an empty text', '', { shop: '', key: '' }],
  ['a key alone, as before', key, { shop: '', key }],
  ['the text of other software', 'order-4711', { shop: 'order-4711', key: '' }],
  ['a text similar to ours', 'shop/order-4711', { shop: 'shop/order-4711', key: '' }],
])('the PayPal metadata %s is parsed', (_what, text, mark) => {
  expect(readPaypalMark(text)).toEqual(mark);
});
