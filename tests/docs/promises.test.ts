import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DemoData } from '#server/demo/files.ts';
import { readDemoData } from '#server/demo/read-files.ts';
import { projectRoot } from '../architecture/import-rules.ts';
import { documentSentences, type Sentence, shopSentences } from './promises/sentences.ts';
import { unkept } from './promises/unkept.ts';

const read = () => readDemoData(path.join(projectRoot, 'database/demo'));
const data = await read();

test('the shop keeps what its products, campaigns, FAQ, pages and emails promise', () => {
  expect(unkept(data, shopSentences(data))).toEqual([]);
});

test.each([
  ['docs/office/printed-goods.md', 'en'],
  ['docs/office/km/printed-goods.md', 'km'],
  ['docs/decisions/106-invoices-keep-the-vat-of-their-day.md', 'en'],
] as const)('the shop keeps what %s promises', (file, language) => {
  expect(unkept(data, documentSentences(file, language))).toEqual([]);
});

const productOf = ({ products }: DemoData, slug: string) => products.find((each) => each.slug === slug)!;
const withoutOption = (shop: DemoData, slug: string, attribute: string) => {
  const product = productOf(shop, slug);
  product.options = product.options.filter((each) => each.attribute !== attribute);
};

describe('a promise is reported as broken when', () => {
  test.each<[what: string, breakIt: (shop: DemoData) => unknown, slug: string]>([
    [
      'a list of names goes',
      (shop) => withoutOption(shop, 'crystal-award', 'names'),
      'products/crystal-award',
    ],
    [
      'a file field goes',
      (shop) => withoutOption(shop, 'roll-up-banner', 'print'),
      'products/roll-up-banner',
    ],
    [
      'an engraving goes',
      (shop) => withoutOption(shop, 'wine-glasses', 'engraving'),
      'products/wine-glasses',
    ],
    ['a card goes', (shop) => withoutOption(shop, 'wooden-tray', 'card'), 'products/wooden-tray'],
    ['a maximum is lowered', (shop) => (productOf(shop, 'umbrella').orderMaximum = 24), 'products/umbrella'],
    [
      'a minimum is lowered',
      (shop) => (productOf(shop, 'metal-keyring').orderMinimum = 1),
      'products/metal-keyring',
    ],
    ['printing takes longer', (shop) => (shop.methods[0]!.days = 6), 'settings'],
    [
      'wrapping ends',
      (shop) => Object.assign(shop.settings, { giftWrapping: false }),
      'products/silver-bowl',
    ],
    ['a discount ends', (shop) => (shop.discounts = []), 'campaigns: back-to-work'],
  ])('a promise is broken when %s', async (_, breakIt, where) => {
    const shop = await read();
    breakIt(shop);
    expect(unkept(shop, shopSentences(shop))).toContainEqual(expect.stringContaining(`${where}:`));
  });

  test.each<[language: Sentence['language'], text: string]>([
    ['en', 'Orders before noon arrive overnight.'],
    ['en', 'Two years of guarantee.'],
    ['km', 'ធានា 2 ឆ្នាំ។'],
  ])('a promise is broken when a sentence of another service appears (%s: %s)', (language, text) => {
    const sentence = { where: 'new', language, text, context: text, about: data.products };
    expect(unkept(data, [sentence])).toEqual([`new: ${text} [no claim]`]);
  });
});
