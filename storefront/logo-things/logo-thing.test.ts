import { expect, test } from 'vitest';
import { linksOf } from '#storefront/routes.ts';
import { logoThings } from './logo-thing.ts';

const row = {
  ProductId: 7,
  ProductName: 'Mug',
  CategoryName: 'Mugs',
  ShortDescription: '',
  Price: 6,
  TotalReviews: 0,
  TotalRecords: 1,
  MarkAsNew: false,
  ProductImagesJson: [],
};
const logo = {
  ...row,
  Logo: {
    AttachmentURL: '/mug.webp',
    Width: 1000,
    Height: 1000,
    Area: {
      ProductAttributeID: 3,
      Corners: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const,
    },
    PrimaryKeyValue: 2,
  },
  Terms: {
    Steps: [
      { From: 1, Price: 6 },
      { From: 50, Price: 5 },
    ],
    Prints: [{ ProductAttributeID: 3, PrimaryKeyValue: 2, Setup: 20, Steps: [{ From: 1, Price: 0.6 }] }],
  },
};

test('a product for a logo costs what its print and a share of the set-up charge cost, and links to that number', () => {
  const [thing] = logoThings([logo], [25, 50], linksOf('en'));
  expect(thing!.prices).toEqual([
    { quantity: 25, pieces: 25, price: 7.4, href: '/en/product-detail/7/mugs/mug?for=group&pieces=25' },
    { quantity: 50, pieces: 50, price: 6, href: '/en/product-detail/7/mugs/mug?for=group&pieces=50' },
  ]);
});

test('a product for a logo is priced at its minimum if that is more', () => {
  const [thing] = logoThings([{ ...logo, MinimumQuantity: 100 }], [50], linksOf('en'));
  expect(thing!.prices[0]).toMatchObject({ quantity: 50, pieces: 100, price: 5.8 });
});

test('a product without a place for a logo is left out', () => {
  expect(logoThings([row], [50], linksOf('en'))).toEqual([]);
});
