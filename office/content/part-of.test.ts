import { expect, test } from 'vitest';
import { type Part, partOf, shopAddress } from './part-of.ts';

test.each([
  ['banner', '3', { kind: 'banner', id: 3, page: 'home' }, '/en/'],
  ['banner', 'new', { kind: 'banner', id: null, page: 'home' }, '/en/'],
  ['campaign', '2', { kind: 'campaign', id: 2, page: 'campaign' }, '/en/campaign/2/campaign'],
  ['pages', 'faq', { kind: 'pages', id: 'shop', fields: ['faq'], page: 'faq' }, '/en/faq'],
  ['pages', 'product', { id: 'shop', fields: ['shippingInfo', 'whyBuy'], page: 'product' }, '/en/'],
])('the URL %s/%s opens a page part', (kind, id, part, address) => {
  const found = partOf(kind, id) as Part;
  expect(found).toMatchObject(part);
  expect(shopAddress(found, 'en')).toBe(address);
});

test.each([
  ['banner', 'x'],
  ['banner', '0'],
  ['banner', '1234567890'],
  ['pages', '3'],
  ['pages', 'toString'],
  ['pages', 'new'],
  ['label', '3'],
])('the URL %s/%s opens no page part', (kind, id) => expect(partOf(kind, id)).toBeNull());
