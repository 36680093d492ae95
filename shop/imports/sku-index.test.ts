import { expect, test } from 'vitest';
import { NameIndex } from './name-index.ts';
import { SkuIndex } from './sku-index.ts';

test.each([
  ['\u200eENC-20\u200b', { sku: 'ENC-20' }],
  ['ENC\u00ad-20', { sku: 'ENC-20' }],
  ['enc-20', { sku: 'enc-20', from: 'ENC-20' }],
  ['old\u200b', { sku: 'old\u200b' }],
  ['old', { sku: 'old', from: 'old\u200b' }],
  ['ENC-21', { sku: 'ENC-21' }],
  ['CAFE\u0301', { sku: 'CAF\u00c9' }],
  ['NG\u1ecc', { sku: 'NGO\u0323' }],
  ['', { sku: '' }],
])('the SKU %j is found as %j', (written, found) => {
  expect(new SkuIndex(['ENC-20', 'old\u200b', 'CAF\u00c9', 'NGO\u0323']).find(written)).toEqual(found);
});

test('a name is found regardless of invisible characters, case and repeated spaces', () => {
  const index = new NameIndex([
    { id: 1, names: ['Tonle Clay'] },
    { id: 2, names: ['ពែង\u200bកាហ្វេ'] },
    { id: 3, names: ['Drinkware > Mugs & Cups'] },
  ]);
  const found = ['Tonle\u200b  CLAY\u200e', 'ពែងកាហ្វេ', 'Drink\u200bware > Mugs &\u00a0Cups', 'Clay'];
  expect(found.map((name) => index.find(name))).toEqual([1, 2, 3, null]);
  expect(index.textOf(2)).toBe('ពែង\u200bកាហ្វេ');
});
