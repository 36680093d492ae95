import { expect, it } from 'vitest';
import { feedItems, type FeedPlace, plainDescription, xmlText } from './feed-item.ts';

const place: FeedPlace = {
  language: 'en',
  page: () => 'https://shop.example/en/mug',
  picture: (path: string) => `https://shop.example${path}`,
};
const mug = {
  id: 3,
  sku: 'AG-3',
  gtin: '',
  name: 'Clay & "Mug"',
  categoryName: 'Mugs',
  shortDescription: '',
  fullDescription: '<p>For tea &amp; coffee</p><p>A &lt;cup&gt;</p>',
  brandName: '',
  stock: null,
  backOrder: null,
  pictures: ['/content/1.webp', '/content/2.webp'],
  startsAt: null,
  endsAt: null,
  priceCents: 1250,
  reduction: null,
  fromCents: null,
  variants: [],
};

it('an item has the fields that Google and Meta read, escaped', () => {
  expect(feedItems(mug, place)).toBe(
    '<item><g:id>3</g:id><g:title>Clay &#38; &#34;Mug&#34;</g:title>' +
      '<g:description>For tea &#38; coffee A &#60;cup&#62;</g:description><g:link>https://shop.example/en/mug</g:link>' +
      '<g:image_link>https://shop.example/content/1.webp</g:image_link>' +
      '<g:additional_image_link>https://shop.example/content/2.webp</g:additional_image_link>' +
      '<g:availability>in_stock</g:availability><g:price>12.50 USD</g:price>' +
      '<g:product_type>Mugs</g:product_type><g:condition>new</g:condition>' +
      '<g:identifier_exists>no</g:identifier_exists></item>\n',
  );
});

it('a product without variants has its own GTIN', () => {
  expect(feedItems({ ...mug, gtin: '96385074' }, place)).toContain('<g:gtin>96385074</g:gtin></item>');
});

it('a discounted product has both prices, and the time of the discount if it has an end', () => {
  const reduced = {
    ...mug,
    stock: 0,
    reduction: { discountId: 1, payCents: 900 },
    startsAt: new Date('2026-11-01T00:00:00Z'),
  };
  const open = feedItems(reduced, place);
  expect(open).toContain('<g:price>12.50 USD</g:price><g:sale_price>9.00 USD</g:sale_price><g:product_type>');
  expect(open).toContain('<g:availability>out_of_stock</g:availability>');
  expect(feedItems({ ...reduced, endsAt: new Date('2026-12-01T00:00:00Z') }, place)).toContain(
    '<g:sale_price_effective_date>2026-11-01T00:00:00.000Z/2026-12-01T00:00:00.000Z</g:sale_price_effective_date>',
  );
});

it('a product that can be ordered beyond its stock has the day on which more is expected', () => {
  const backOrder = { expectedOn: '2026-12-04', room: 3 };
  expect(feedItems({ ...mug, stock: -2, backOrder }, place)).toContain(
    '<g:availability>backorder</g:availability><g:availability_date>2026-12-04</g:availability_date>',
  );
  expect(feedItems({ ...mug, stock: -3, backOrder }, place)).toContain('>out_of_stock<');
  expect(feedItems({ ...mug, stock: 1, backOrder }, place)).toContain('>in_stock<');
});

it('a product with prices by quantity has the price of one, and the lowest price in a label', () => {
  const item = feedItems({ ...mug, fromCents: 620 }, place, { rate: 1000, isAdded: true });
  expect(item).toContain('<g:price>13.75 USD</g:price>');
  expect(item).toContain('<g:custom_label_1>from 6.82 USD</g:custom_label_1>');
});

it('text that XML doesn’t allow is removed, and long text is cut', () => {
  expect(xmlText('a\u0000\u000B\uFFFE\uD800b\u{1F600}]]>')).toBe('ab\u{1F600}]]&#62;');
  expect(plainDescription('<b title=">">x</b>&#0;&#x1F600;&#99999999;&bogus;&nbsp;y')).toMatch(
    /x.*\u{1F600}/u,
  );
  const title = /<g:title>(.*)<\/g:title>/u.exec(feedItems({ ...mug, name: '😀'.repeat(200) }, place))?.[1];
  expect([...(title ?? '')]).toHaveLength(150);
});

it('each variant is an item of its product’s group, with its own stock, price, pictures and numbers', () => {
  const variant = {
    colorId: 1,
    sizeId: 2,
    color: 'Red',
    size: 'L',
    sku: 'AG-3-RL',
    barcode: '4006381333931',
    stock: 0,
    pictures: ['/content/red.webp'],
    surchargeCents: 150,
  };
  const other = {
    ...variant,
    sizeId: 0,
    size: '',
    sku: '',
    barcode: '4006381333932',
    stock: 2,
    pictures: [],
  };
  const reduced = { ...mug, brandName: 'Kiln', stock: 2, reduction: { discountId: 1, payCents: 900 } };
  const items = feedItems({ ...reduced, variants: [variant, other] }, place)
    .trim()
    .split('\n');
  expect(items).toHaveLength(2);
  expect(feedItems({ ...reduced, variants: [variant] }, { ...place, language: 'ar' })).toContain('(Red · L)');
  expect(items[0]).toContain(
    '<g:id>3-1-2</g:id><g:item_group_id>3</g:item_group_id><g:title>Clay &#38; &#34;Mug&#34; (Red, L)</g:title>',
  );
  expect(items[0]).toContain(
    '<g:image_link>https://shop.example/content/red.webp</g:image_link><g:availability>out_of_stock</g:availability>' +
      '<g:price>14.00 USD</g:price><g:sale_price>10.50 USD</g:sale_price><g:brand>Kiln</g:brand>' +
      '<g:product_type>Mugs</g:product_type><g:color>Red</g:color><g:size>L</g:size><g:condition>new</g:condition>' +
      '<g:custom_label_0>AG-3-RL</g:custom_label_0><g:gtin>4006381333931</g:gtin></item>',
  );
  expect(items[1]).toContain('<g:availability>in_stock</g:availability>');
  expect(items[1]).toContain('/content/1.webp</g:image_link>');
  expect(items[1]).toContain('<g:color>Red</g:color><g:condition>new</g:condition><g:identifier_exists>');
});
