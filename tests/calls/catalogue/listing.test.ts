import { beforeAll, describe, expect, it } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db } = await testDatabase();
const { ask, raw } = await guestCalls(db);
beforeAll(() => fillCatalogue(db));

const list = (parameters: object = {}) => ask(getAllProducts, parameters);
const ids = async (parameters: object = {}) => (await list(parameters)).map((row) => row.ProductId);

describe('without filters', () => {
  it('lists every published product, best selling first', async () => {
    expect(await ids()).toEqual([4, 1, 2, 3, 6, 7]);
  });

  it('takes what existing clients send for no choice', async () => {
    const nothing = {
      SearchTerm: null,
      SizeID: '',
      ColorID: null,
      CategoryID: '0',
      TagID: '',
      ManufacturerID: '',
      MinPrice: null,
      MaxPrice: null,
      Rating: null,
      OrderByColumnName: null,
      PageNo: 1,
      PageSize: 22,
      recordValueJson: '[]',
    };
    expect(await ids(nothing)).toEqual([4, 1, 2, 3, 6, 7]);
    expect(await ids({ CategoryID: 'NaN' })).toHaveLength(6);
    expect(await ids({ CategoryID: '', MinPrice: '', Rating: '' })).toHaveLength(6);
  });
});

describe('filters', () => {
  it('a category includes those below it, and products that also stand there', async () => {
    expect(await ids({ CategoryID: '1' })).toEqual([4, 1, 2, 3, 6]);
    expect(await ids({ CategoryID: '2' })).toEqual([4, 1, 2]);
  });

  it('choices of one kind widen the list', async () => {
    expect(await ids({ CategoryID: '3,4' })).toEqual([4, 3, 7]);
    expect(await ids({ TagID: '1, 2' })).toEqual([4, 1, 2, 3]);
  });

  it('choices of different kinds narrow it', async () => {
    expect(await ids({ CategoryID: '2', ManufacturerID: '1' })).toEqual([4, 1]);
    expect(await ids({ CategoryID: '2', ManufacturerID: '1', ColorID: 2 })).toEqual([1]);
    expect(await ids({ SizeID: '2', ColorID: 1 })).toEqual([]);
  });

  it('each kind has its own ids', async () => {
    expect(await ids({ SizeID: '1' })).toEqual([4, 1]);
    expect(await ids({ SizeID: '2' })).toEqual([3]);
    expect(await ids({ ColorID: 1 })).toEqual([4, 1]);
    expect(await ids({ ColorID: '2' })).toEqual([1, 2]);
    expect(await ids({ TagID: '3' })).toEqual([4]);
    expect(await ids({ ManufacturerID: '2' })).toEqual([2]);
  });

  it('an id too large for its kind finds nothing, not another kind', async () => {
    expect(await ids({ CategoryID: '1000001' })).toEqual([]);
    expect(await ids({ CategoryID: '1000001,3' })).toEqual([3]);
  });

  it('price bands are inclusive and hold for the price the shopper pays', async () => {
    expect(await ids({ MinPrice: '100', MaxPrice: '200' })).toEqual([4, 3]);
    expect(await ids({ MinPrice: 20, MaxPrice: 20 })).toEqual([2]);
    expect(await ids({ MinPrice: '600', MaxPrice: '1000000000' })).toEqual([6]);
    expect(await ids({ MaxPrice: '12.50' })).toEqual([1, 7]);
  });

  it('a rating means that many stars and up, without unrated products', async () => {
    expect(await ids({ Rating: 4 })).toEqual([4, 1, 2]);
    expect(await ids({ Rating: '5' })).toEqual([4]);
    expect(await ids({ Rating: 1 })).toEqual([4, 1, 2, 3]);
  });
});

describe('order', () => {
  it.each([
    ['', [4, 1, 2, 3, 6, 7]],
    [null, [4, 1, 2, 3, 6, 7]],
    ['Price ASC', [7, 1, 2, 3, 4, 6]],
    ['Price DESC', [6, 4, 3, 2, 1, 7]],
    ['Date DESC', [2, 7, 4, 3, 6, 1]],
    ['Date ASC', [1, 6, 3, 4, 7, 2]],
    ['1; drop table product', [4, 1, 2, 3, 6, 7]],
    ['constructor', [4, 1, 2, 3, 6, 7]],
  ])('%j', async (OrderByColumnName, expected) => {
    expect(await ids({ OrderByColumnName })).toEqual(expected);
  });
});

describe('paging', () => {
  it('gives each page its part, and the total of all pages in each row', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((PageNo) => list({ PageNo, PageSize: 4, OrderByColumnName: 'Price ASC' })),
    );
    expect(pages.map((rows) => rows.map((row) => row.ProductId))).toEqual([[7, 1, 2, 3], [4, 6], []]);
    expect(pages.flat().map((row) => row.TotalRecords)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('counts only what the filters let pass', async () => {
    const rows = await list({ CategoryID: '2', ManufacturerID: '1,2', PageSize: 2 });
    expect(rows.map((row) => row.TotalRecords)).toEqual([3, 3]);
    expect((await list({ CategoryID: '2', PageSize: 2 }))[0]?.TotalRecords).toBe(3);
    expect((await list({ SearchTerm: 'mug', PageSize: 1 }))[0]?.TotalRecords).toBe(4);
  });

  it('goes from 1 to 100 a page and never fails on a page far away', async () => {
    expect(await ids({ PageSize: 100_000 })).toHaveLength(6);
    expect(await ids({ PageSize: 0 })).toHaveLength(1);
    expect(await ids({ PageNo: 2_147_483_647, PageSize: 100 })).toEqual([]);
  });
});

describe('search', () => {
  it("finds beginnings of words in any text, the category's name too; those called so come first", async () => {
    expect(await ids({ SearchTerm: 'mug' })).toEqual([1, 2, 4, 3]);
    expect(await ids({ SearchTerm: 'tra' })).toEqual([4]);
  });

  it('wants every word', async () => {
    expect(await ids({ SearchTerm: 'guests wine' })).toEqual([3]);
    expect(await ids({ SearchTerm: 'guests bag' })).toEqual([]);
  });

  it('finds products in any language, those of the language asked for first', async () => {
    expect(await ids({ SearchTerm: 'កាបូប mug' })).toEqual([]);
    expect(await ids({ SearchTerm: 'ពែង', languageCode: 'ar' })).toEqual([1, 2, 4]);
    expect(await ids({ SearchTerm: 'guests' })).toEqual([3, 7]);
    expect(await ids({ SearchTerm: 'guests', languageCode: 'ar' })).toEqual([7, 3]);
  });

  it('finds Khmer from an English page', async () => {
    expect(await ids({ SearchTerm: 'ខៀវ' })).toEqual([2]);
  });

  it('repairs typing errors', async () => {
    expect(await ids({ SearchTerm: 'stiker' })).toEqual([7]);
  });

  it('narrows with filters and obeys a chosen order', async () => {
    expect(await ids({ SearchTerm: 'mug', CategoryID: '3,4' })).toEqual([4, 3]);
    expect(await ids({ SearchTerm: 'mug', OrderByColumnName: 'Price DESC' })).toEqual([4, 3, 2, 1]);
  });

  it('takes wildcards and operators as ordinary signs', async () => {
    for (const SearchTerm of ['%%%', '___', "'':*", '\\\\\\', '!!&|'])
      expect(await ids({ SearchTerm })).toEqual([]);
    expect(await ids({ SearchTerm: 'glass 100%' })).toEqual([3]);
  });

  it('does not search for less than 2 characters', async () => {
    expect(await ids({ SearchTerm: 'm' })).toHaveLength(6);
    expect(await ids({ SearchTerm: ' ' })).toHaveLength(6);
  });
});

describe('rows', () => {
  it('leave out the keys of a discount where there is none', async () => {
    const [mug] = await list({ SearchTerm: 'clay mug' });
    expect(mug).toEqual({
      ProductId: 1,
      ProductName: 'Clay Mug',
      ShortDescription: 'A mug of clay.',
      CategoryName: 'Mugs',
      Price: 12.5,
      Rating: 4.33,
      TotalReviews: 3,
      TotalRecords: 2,
      MarkAsNew: false,
      ProductImagesJson: [{ AttachmentURL: '/content/commonImages/mug-plain.webp' }],
      StockQuantity: 12,
    });
  });

  it('tell the reduced price', async () => {
    const [blue] = await list({ ManufacturerID: '2' });
    expect(blue).toMatchObject({
      Price: 40,
      DiscountedPrice: 20,
      DiscountId: 1,
      IsDiscountCalculated: true,
      MarkAsNew: true,
    });
  });

  it('show a product reduced to nothing as free, without a reduced price', async () => {
    const sticker = (await list()).at(-1);
    expect(sticker).toMatchObject({ ProductId: 7, Price: 0, ProductImagesJson: [] });
    expect(sticker).not.toHaveProperty('DiscountedPrice');
    expect(sticker).not.toHaveProperty('Rating');
    expect(sticker).not.toHaveProperty('StockQuantity');
  });

  it('show the picture of a chosen colour', async () => {
    const pictures = async (ColorID: number) =>
      (await list({ ColorID })).find((row) => row.ProductId === 1)?.ProductImagesJson;
    expect(await pictures(1)).toEqual([{ AttachmentURL: '/content/commonImages/mug-red.webp', ColorID: 1 }]);
    expect(await pictures(2)).toEqual([{ AttachmentURL: '/content/commonImages/mug-blue.webp', ColorID: 2 }]);
  });

  it('are in the language asked for, each field in English where it is missing', async () => {
    const rows = await list({ languageCode: 'ar', PageSize: 2 });
    expect(rows).toMatchObject([
      { ProductName: 'កាបូប', CategoryName: 'Bags', ShortDescription: '' },
      { ProductName: 'ពែងដី', CategoryName: 'ពែង', ShortDescription: 'A mug of clay.' },
    ]);
    expect((await list({ languageCode: 'de', PageSize: 1 }))[0]?.ProductName).toBe('Travel Bag');
  });
});

it('is known by its name as well as by its path, in any case', async () => {
  for (const path of [
    'dynamic/dataoperation/get-all-products',
    'dynamic/dataoperation/GET_ALL_PRODUCTS',
    'Dynamic/DataOperation/Get-All-Products',
  ]) {
    expect(JSON.parse((await raw(path, {})).data)).toHaveLength(6);
  }
});

it.each([
  ['a price that is no number', { MinPrice: '10 or 1=1' }],
  ['a NUL in the search', { SearchTerm: 'mug\u0000' }],
  ['a search without end', { SearchTerm: 'a'.repeat(201) }],
  ['six stars', { Rating: 6 }],
  ['an object for a list', { CategoryID: {} }],
])('refuses %s with an empty list', async (_what, parameters) => {
  expect(await raw(getAllProducts.path, parameters)).toMatchObject({ statusCode: 400, data: '[]' });
});

it('leaves out the name of a category that has none: an empty one would break links', async () => {
  await db.deleteFrom('category_text').where('category_id', '=', 4).execute();
  const sticker = (await list()).at(-1);
  expect(sticker?.ProductId).toBe(7);
  expect(sticker).not.toHaveProperty('CategoryName');
});
