import { describe, expect, it } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, request, raw } = await guestShop('catalogue');

const list = (parameters: object = {}) => request(getAllProducts, parameters);
const ids = async (parameters: object = {}) => (await list(parameters)).map((row) => row.ProductId);

describe('the product list without filters', () => {
  it('the product list without filters contains every published product, best selling first', async () => {
    expect(await ids()).toEqual([4, 1, 2, 3, 6, 7]);
  });
});

describe('filters of the product list', () => {
  it('an id too large for its kind finds nothing, instead of another kind', async () => {
    expect(await ids({ CategoryID: '1000001' })).toEqual([]);
    expect(await ids({ CategoryID: '1000001,3' })).toEqual([3]);
  });
});

describe('an unknown sort order falls back to featured', () => {
  it.each([
    ['', [4, 1, 2, 3, 6, 7]],
    [null, [4, 1, 2, 3, 6, 7]],
    ['1; drop table product', [4, 1, 2, 3, 6, 7]],
    ['constructor', [4, 1, 2, 3, 6, 7]],
  ])('an unknown sort order falls back to featured: %j', async (OrderByColumnName, expected) => {
    expect(await ids({ OrderByColumnName })).toEqual(expected);
  });
});

describe('paging of the product list', () => {
  it('the total counts only products that match the filters', async () => {
    const rows = await list({ CategoryID: '2', ManufacturerID: '1,2', PageSize: 2 });
    expect(rows.map((row) => row.TotalRecords)).toEqual([3, 3]);
    expect((await list({ CategoryID: '2', PageSize: 2 }))[0]?.TotalRecords).toBe(3);
    expect((await list({ SearchTerm: 'mug', PageSize: 1 }))[0]?.TotalRecords).toBe(3);
  });
});

describe('search in the product list', () => {
  it('search matches prefixes; names come first, and mere mentions only if there is nothing better', async () => {
    expect(await ids({ SearchTerm: 'mug' })).toEqual([1, 2, 4]);
    expect(await ids({ SearchTerm: 'tra' })).toEqual([4]);
    expect(await ids({ SearchTerm: 'guests' })).toEqual([3, 7]);
  });

  it('a search returns products with every word, or otherwise those with the most of the words', async () => {
    expect(await ids({ SearchTerm: 'guests wine' })).toEqual([3]);
    expect(await ids({ SearchTerm: 'wine bag' })).toEqual([4, 7, 3]);
    expect(await ids({ SearchTerm: 'wine xyzzy' })).toEqual(await ids({ SearchTerm: 'wine' }));
    expect(await ids({ SearchTerm: 'zzyx xyzzy' })).toEqual([]);
  });

  it('a search finds products in any language, and by words of both at once', async () => {
    expect(await ids({ SearchTerm: 'កាបូប mug' })).toEqual([4]);
    expect(await ids({ SearchTerm: 'ពែង', languageCode: 'ar' })).toEqual([1, 2, 4]);
  });

  it('a search finds Khmer words on an English page', async () => {
    // Products whose name matches come first, then those whose color matches.
    expect(await ids({ SearchTerm: 'ខៀវ' })).toEqual([2, 1]);
  });

  it('a search corrects typos', async () => {
    expect(await ids({ SearchTerm: 'stiker' })).toEqual([7]);
  });

  it('a search combines with filters and a selected sort order', async () => {
    expect(await ids({ SearchTerm: 'mug', CategoryID: '3,4' })).toEqual([4]);
    expect(await ids({ SearchTerm: 'mug', OrderByColumnName: 'Price DESC' })).toEqual([4, 2, 1]);
  });

  it('a search treats wildcards and operators as ordinary characters', async () => {
    for (const SearchTerm of ['%%%', '___', "'':*", '\\\\\\', '!!&|'])
      expect(await ids({ SearchTerm })).toEqual([]);
    expect(await ids({ SearchTerm: 'glass 100%' })).toEqual([3]);
  });

  it.each([
    ['☕', 'mug'],
    ['杯', 'mug'],
  ])('a single emoji or Chinese character is a search: %s', async (SearchTerm, english) => {
    const found = await ids({ SearchTerm });
    expect(found).toEqual(await ids({ SearchTerm: english }));
    expect(found.length).toBeGreaterThan(0);
  });

  it.each(['🍕', '雪'])('an unknown emoji or Chinese word finds nothing: %s', async (SearchTerm) => {
    expect(await ids({ SearchTerm })).toEqual([]);
  });

  it('the product list does not search for fewer than 2 characters', async () => {
    expect(await ids({ SearchTerm: 'm' })).toHaveLength(6);
    expect(await ids({ SearchTerm: ' ' })).toHaveLength(6);
  });
});

describe('rows of the product list', () => {
  it('rows omit the discount keys without a discount', async () => {
    const [mug] = await list({ SearchTerm: 'clay mug' });
    expect(mug).toEqual({
      ProductId: 1,
      ProductName: 'Clay Mug',
      ShortDescription: 'A mug of clay.',
      CategoryName: 'Mugs',
      Price: 12.5,
      Rating: 4.33,
      TotalReviews: 3,
      TotalRecords: 1,
      MarkAsNew: false,
      ProductImagesJson: [{ AttachmentURL: '/content/commonImages/mug-plain.webp' }],
      StockQuantity: 12,
      ColorIDs: [1, 2],
      IsPriceFrom: true,
      EstimatedShippingDays: '2-4',
    });
  });

  it('rows show a product discounted to zero as free, without a discounted price', async () => {
    const sticker = (await list()).at(-1);
    expect(sticker).toMatchObject({ ProductId: 7, Price: 0, ProductImagesJson: [] });
    expect(sticker).not.toHaveProperty('DiscountedPrice');
    expect(sticker).not.toHaveProperty('Rating');
    expect(sticker).not.toHaveProperty('StockQuantity');
  });

  it('rows show the picture in a selected color', async () => {
    const pictures = async (ColorID: number) =>
      (await list({ ColorID })).find((row) => row.ProductId === 1)?.ProductImagesJson;
    expect(await pictures(1)).toEqual([{ AttachmentURL: '/content/commonImages/mug-red.webp', ColorID: 1 }]);
    expect(await pictures(2)).toEqual([{ AttachmentURL: '/content/commonImages/mug-blue.webp', ColorID: 2 }]);
  });

  it('rows show the picture in a color named by the search', async () => {
    const pictures = async (SearchTerm: string, more = {}) =>
      (await list({ SearchTerm, ...more })).find((row) => row.ProductId === 1)?.ProductImagesJson;
    const red = [{ AttachmentURL: '/content/commonImages/mug-red.webp', ColorID: 1 }];
    expect(await pictures('red mug')).toEqual(red);
    expect(await pictures('ពែងក្រហម', { languageCode: 'ar' })).toEqual(red);
    expect(await pictures('red mug', { ColorID: 2 })).toMatchObject([{ ColorID: 2 }]);
  });

  it('rows have another view of the same product, not the picture of another color', async () => {
    const [red] = await list({ ColorID: 1, SearchTerm: 'clay mug' });
    expect(red).toMatchObject({ NextPicture: '/content/commonImages/mug-plain.webp' });
    expect((await list({ SearchTerm: 'clay mug' }))[0]).not.toHaveProperty('NextPicture');
  });

  it('rows are in the requested language, with English for each missing field', async () => {
    const rows = await list({ languageCode: 'ar', PageSize: 2 });
    expect(rows).toMatchObject([
      { ProductName: 'កាបូប', CategoryName: 'Bags', ShortDescription: '' },
      { ProductName: 'ពែងដី', CategoryName: 'ពែង', ShortDescription: 'A mug of clay.' },
    ]);
    expect((await list({ languageCode: 'de', PageSize: 1 }))[0]?.ProductName).toBe('Travel Bag');
  });
});

it.each([
  ['a price that isn’t a number', { MinPrice: '10 or 1=1' }],
  ['a NUL in the search', { SearchTerm: 'mug\u0000' }],
  ['an endless search', { SearchTerm: 'a'.repeat(201) }],
  ['six stars', { Rating: 6 }],
  ['an object for a list', { CategoryID: {} }],
])('the product list rejects %s with an empty list', async (_what, parameters) => {
  expect(await raw(getAllProducts.path, parameters)).toMatchObject({ statusCode: 400, data: '[]' });
});

it('the product list omits the name of a category that has none, because an empty one would break links', async () => {
  await db.deleteFrom('category_text').where('category_id', '=', 4).execute();
  const sticker = (await list()).at(-1);
  expect(sticker?.ProductId).toBe(7);
  expect(sticker).not.toHaveProperty('CategoryName');
});
