import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, request, raw } = await guestShop('catalogue');

const front = { View: 'front', Width: 1000, Height: 1000 };

describe('GET_PRODUCT_DETAIL', () => {
  it('the product detail has everything about a product', async () => {
    expect(await request(getProductDetail, { ProductId: '1', recordValueJson: '[]' })).toEqual([
      {
        ProductId: 1,
        ProductName: 'Clay Mug',
        ShortDescription: 'A mug of clay.',
        CategoryID: 2,
        CategoryName: 'Mugs',
        Price: 12.5,
        Rating: 4.33,
        TotalReviews: 3,
        MetaTitle: 'Clay mug for the office',
        MetaDescription: 'Meta of the mug',
        MetaKeywords: 'mug, clay',
        FullDescription: '<p>Fired <b>twice</b>.</p><img src="/content/commonImages/kiln.webp" />',
        VendorName: 'Angkor Gifts',
        ManufacturerName: 'Tonle Clay',
        DisplayStockQuantity: true,
        StockQuantity: 12,
        OrderMaximumQuantity: 5,
        IsShippingFree: true,
        ShippingCharges: 0,
        EstimatedShippingDays: '2-4',
        Sku: 'SKU-1',
        IsDigitalProduct: false,
        OtherLanguage: { ProductName: 'ពែងដី', CategoryName: 'ពែង' },
        ProductImagesJson: [
          { AttachmentURL: '/content/commonImages/mug-plain.webp', ...front },
          { AttachmentURL: '/content/commonImages/mug-red.webp', ColorID: 1, ...front },
          { AttachmentURL: '/content/commonImages/mug-blue.webp', ColorID: 2, ...front },
        ],
        ProductColorsJson: [
          { ColorID: 2, ColorName: 'Blue', HexCode: '#0000aa' },
          { ColorID: 1, ColorName: 'Red', HexCode: '#aa0000' },
        ],
        ProductSizesJson: [{ SizeID: 1, ShortName: 'S' }],
        ProductTagsJson: [{ TagName: 'Office' }, { TagName: 'Wedding' }],
        ProductShipMethodsJson: [{ ShippingMethodName: 'Courier' }],
      },
    ]);
  });

  it('the product detail falls back to English field by field', async () => {
    const [mug] = await request(getProductDetail, { ProductId: 1, languageCode: 'ar' });
    expect(mug).toMatchObject({
      ProductName: 'ពែងដី',
      CategoryName: 'ពែង',
      ShortDescription: 'A mug of clay.',
      FullDescription: '<p>ដី</p>',
      MetaTitle: 'Clay mug for the office',
      ProductColorsJson: [{ ColorName: 'Blue' }, { ColorName: 'ក្រហម' }],
      ProductSizesJson: [{ ShortName: 'តូ' }],
      ProductTagsJson: [{ TagName: 'ការិយាល័យ' }, { TagName: 'Wedding' }],
      ProductShipMethodsJson: [{ ShippingMethodName: 'អ្នកដឹកជញ្ជូន' }],
    });
  });

  it('product details have discount keys only while a discount is active, never null or 0', async () => {
    expect((await request(getProductDetail, { ProductId: 2 }))[0]).toMatchObject({
      Price: 40,
      DiscountedPrice: 20,
      DiscountId: 1,
      CouponCode: '',
    });
    for (const ProductId of [1, 3, 7]) {
      const [product] = await request(getProductDetail, { ProductId });
      for (const key of ['DiscountedPrice', 'DiscountId', 'IsDiscountCalculated', 'CouponCode'])
        expect(product).not.toHaveProperty(key);
    }
  });

  it('the product detail has empty lists and texts, null numbers, and the name as SEO text when fields are not set', async () => {
    const [bag] = await request(getProductDetail, { ProductId: 7 });
    expect(bag).toMatchObject({
      ProductImagesJson: [],
      ProductColorsJson: [],
      ProductSizesJson: [],
      ProductTagsJson: [],
      ProductShipMethodsJson: [],
      VendorName: '',
      ManufacturerName: '',
      StockQuantity: null,
      OrderMaximumQuantity: null,
      MetaTitle: 'Sticker',
      TotalReviews: 0,
      IsDigitalProduct: true,
    });
    expect(bag).not.toHaveProperty('Rating');
    expect((await request(getProductDetail, { ProductId: 2 }))[0]?.MetaDescription).toBe('Deep blue.');
  });

  it('a hidden or missing product is an empty list', async () => {
    for (const ProductId of [5, 99, '0', 2_147_483_647])
      expect(await request(getProductDetail, { ProductId })).toEqual([]);
  });

  it.each([undefined, 'x', -1, 1.5, 2_147_483_648, '1 or 1=1', null])(
    'the product id %j is rejected',
    async (ProductId) => {
      expect(await raw(getProductDetail.path, { ProductId })).toMatchObject({ statusCode: 400, data: '[]' });
    },
  );
});

describe('GET_PRODUCT_ALL_ATTRIBUTES_BY_ID', () => {
  it('a product has one row per option, including colors and sizes, with percentages as dollars of the base price', async () => {
    const row = (
      attribute: number,
      name: string,
      option: number,
      value: string,
      price: number,
      required: boolean,
    ) => ({
      ProductAttributeID: attribute,
      AttributeDisplayName: name,
      PrimaryKeyValue: option,
      PrimaryKeyDisplayValue: value,
      AdditionalPrice: price,
      IsRequiredAttribute: required,
    });
    expect(await request(getProductAllAttributesById, { ProductId: '1' })).toEqual([
      row(1, 'Color', 2, 'Blue', 0, true),
      row(1, 'Color', 1, 'Red', 0, true),
      row(2, 'Size', 1, 'Small', 1.5, false),
      row(3, 'Print', 1, 'One colour', 0.6, false),
      row(3, 'Print', 2, 'Full colour', 1.54, true),
    ]);
  });

  it('the options of a product are in the requested language', async () => {
    const rows = await request(getProductAllAttributesById, { ProductId: 1, languageCode: 'ar' });
    expect(rows.map((row) => `${row.AttributeDisplayName}: ${row.PrimaryKeyDisplayValue}`)).toEqual([
      'Color: Blue',
      'Color: ក្រហម',
      'Size: តូច',
      'បោះពុម្ព: មួយពណ៌',
      'បោះពុម្ព: Full colour',
    ]);
  });

  it('the options are empty for a product without any, a hidden one and an unknown one', async () => {
    for (const ProductId of [6, 5, 99])
      expect(await request(getProductAllAttributesById, { ProductId })).toEqual([]);
  });
});

describe('GET_PRODUCT_REVIEWS', () => {
  it('published reviews are listed newest first, dated by the day in Phnom Penh', async () => {
    const review = { product_id: 6, rating: 3, title: 'T', body: 'B', reviewer_name: 'Maly' };
    await db
      .insertInto('review')
      .values([
        { ...review, created_at: new Date('2026-01-31T16:59:59Z') },
        { ...review, title: 'Late', created_at: new Date('2026-01-31T17:00:00Z') },
        { ...review, state: 'hidden', hidden_reason: 'insult' },
        { ...review, state: 'held' },
      ])
      .execute();
    expect(await request(getProductReviews, { ProductId: '6' })).toEqual([
      {
        Rating: 3,
        Title: 'Late',
        ReviewerName: 'Maly',
        ReviewDate: '01-02-2026',
        Body: 'B',
        IsBoughtHere: false,
      },
      {
        Rating: 3,
        Title: 'T',
        ReviewerName: 'Maly',
        ReviewDate: '31-01-2026',
        Body: 'B',
        IsBoughtHere: false,
      },
    ]);
    expect(await request(getProductReviews, { ProductId: 6, PageNo: 2, PageSize: 1 })).toHaveLength(1);
  });

  it('a hidden product has no reviews', async () => {
    expect(await request(getProductReviews, { ProductId: 5 })).toEqual([]);
  });
});

it('the detail page queries the database once', async () => {
  const statements: unknown[] = [];
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    // Counts results, not compilations: a query that was compiled once runs again without compiling.
    transformResult: async ({ result, queryId }) => {
      statements.push(queryId);
      return result;
    },
  });
  const calls = await guestCalls(counting);
  await sql`select 1`.execute(counting);
  expect(statements).toHaveLength(1);
  await calls.request(getProductDetail, { ProductId: 1 });
  expect(statements).toHaveLength(2);
});
