import { expect, test } from 'vitest';
import { linksOf } from '#storefront/routes.ts';
import type { ProductData } from './product-data.ts';
import { lineTerms } from '#tests/support/line-terms.ts';
import { productJsonLd } from './product-json-ld.ts';

const sizes = Array.from({ length: 51 }, (_, at) => ({ id: at + 1, name: `Size ${at}`, price: at / 10 }));
const shirt = {
  id: 7,
  name: 'Shirt',
  price: 12,
  discounted: 10,
  stock: 3,
  variantStock: { per: 'size', left: [] },
  pictures: [],
  options: [{ attributeId: 2, name: 'Size', required: true, choices: sizes }],
  rating: null,
  reviewCount: 0,
  reviews: [],
} as unknown as ProductData;
const place = {
  publicUrl: 'https://shop.example',
  path: '/en/x',
  home: 'Home',
  links: linksOf('en'),
  lang: 'en',
} as const;
const variants = (count: number) =>
  sizes.slice(0, count).map(({ id }) => ({ SizeID: id, StockQuantity: id === 1 ? 3 : 0 }));
// oxlint-disable-next-line typescript/no-explicit-any -- the test says what it expects
const firstOf = (of: Partial<Parameters<typeof productJsonLd>[1]>): any =>
  productJsonLd(shirt, { ...place, vat: null, variants: [], ...of })[0];

test('each of up to 50 variants has its own price, with VAT if it is added, and availability', () => {
  const { hasVariant, offers, ...group } = firstOf({
    variants: variants(50),
    vat: { rate: 1000, isAdded: true },
  });
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '7' });
  expect(offers).toBeUndefined();
  expect(hasVariant).toHaveLength(50);
  expect(hasVariant.slice(0, 2)).toMatchObject([
    { name: 'Shirt (Size 0)', offers: { price: 11, availability: 'https://schema.org/InStock' } },
    { size: 'Size 1', offers: { price: 11.11, availability: 'https://schema.org/OutOfStock' } },
  ]);
});

test('a variant that can be ordered although none is in stock is on back order', () => {
  const group = firstOf({
    variants: [
      { SizeID: 1, StockQuantity: 5, IsAwaited: true },
      { SizeID: 2, StockQuantity: 3 },
    ],
  });
  expect(group.hasVariant).toMatchObject([
    { offers: { availability: 'https://schema.org/BackOrder' } },
    { offers: { availability: 'https://schema.org/InStock' } },
  ]);
});

test('more variants are summed up, and a product without any has one offer', () => {
  expect(firstOf({ variants: variants(51) })).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 15, offerCount: 51 },
  });
  expect(firstOf({})).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: 10, availability: 'https://schema.org/InStock' },
  });
});

test('prices by quantity are one offer with the lowest and the highest price, and that of one piece', () => {
  const terms = lineTerms({ priceCents: 1200, reducedCents: 1000, steps: [{ from: 25, cents: 620 }] });
  const [pens] = productJsonLd(
    { ...shirt, terms },
    { ...place, vat: { rate: 1000, isAdded: true }, variants: [] },
  );
  expect(pens).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 6.82,
      highPrice: 11,
      offerCount: 2,
      offers: { price: 11 },
    },
  });
});

test('a product without variants has its GTIN', () => {
  const [pen] = productJsonLd({ ...shirt, gtin: '4006381333931' }, { ...place, vat: null, variants: [] });
  expect(pen).toMatchObject({ '@type': 'Product', gtin: '4006381333931' });
});

test('the newest reviews with photos are described, each with its pictures', () => {
  const written = { rating: 4, title: 'Good', body: 'Keeps warm.', name: 'Bopha', date: '29-11-2026' };
  const photos = [{ path: '/content/a.webp', width: 9, height: 6, alt: '' }];
  const [{ review }] = productJsonLd(
    {
      ...shirt,
      reviews: [written, ...Array.from({ length: 6 }, () => ({ ...written, photos }))],
    } as unknown as ProductData,
    { ...place, vat: null, variants: [] },
    // oxlint-disable-next-line typescript/no-explicit-any -- the test says what it expects
  ) as any;
  expect(review).toHaveLength(5);
  expect(review[0]).toEqual({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: 4 },
    author: { '@type': 'Person', name: 'Bopha' },
    name: 'Good',
    reviewBody: 'Keeps warm.',
    datePublished: '2026-11-29',
    image: ['https://shop.example/content/a.webp'],
  });
  expect(firstOf({}).review).toBeUndefined();
});

test('structured data promises no delivery day, because it can depend on the approval of a proof', () => {
  const text = JSON.stringify([firstOf({}), firstOf({ variants: variants(50) })]);
  expect(text).not.toMatch(/deliveryTime|shippingDetails|handlingTime|transitTime/u);
});
