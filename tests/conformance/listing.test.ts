import { beforeAll, describe, expect, it } from 'vitest';
import { sharedShop } from '../support/running-shop.ts';
import { catalogueModel, type Choice, type ModelProduct, passes } from './catalogue-model.ts';

const shop = await sharedShop();
const products = await catalogueModel(shop.db);
const byId = new Map(products.map((product) => [product.id, product]));

interface Row {
  ProductId: number;
  ProductName: string;
  Price: number;
  DiscountedPrice?: number;
  DiscountId?: number;
  IsDiscountCalculated?: boolean;
  Rating?: number;
  TotalRecords: number;
}

const list = async (choice: object, more: object = {}): Promise<Row[]> => {
  const { data } = await shop.request('dynamic/dataoperation/get-all-products', {
    CategoryID: '0',
    PageNo: 1,
    PageSize: 100,
    recordValueJson: '[]',
    ...choice,
    ...more,
  });
  return data;
};
const idsOf = (rows: readonly Row[]) => rows.map(({ ProductId }) => ProductId);
const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
const expected = (choice: Choice) =>
  ascending(products.filter((product) => passes(choice, product)).map(({ id }) => id));
const distinct = (values: readonly (number | null)[]) => [...new Set(values)].filter((id) => id !== null);

const every = {
  CategoryID: distinct(products.flatMap(({ categories }) => categories)),
  ManufacturerID: distinct(products.map(({ brand }) => brand)),
  SizeID: distinct(products.flatMap(({ sizes }) => sizes)),
  ColorID: distinct(products.flatMap(({ colours }) => colours)),
  TagID: distinct(products.flatMap(({ tags }) => tags)),
};
const bands = [
  ['10', '100'],
  ['100', '200'],
  ['200', '300'],
  ['300', '400'],
  ['400', '500'],
  ['500', '600'],
  ['600', '1000000000'],
] as const;

it('the demo shop is large enough to distinguish filters', () => {
  expect(products.length).toBeGreaterThanOrEqual(60);
  expect(every.CategoryID.length).toBeGreaterThanOrEqual(30);
  for (const ids of Object.values(every)) expect(ids.length).toBeGreaterThan(2);
  expect(products.filter(({ reductionId }) => reductionId !== null).length).toBeGreaterThan(2);
});

describe('filters match the database tables', () => {
  const single = Object.entries(every).flatMap(([key, ids]) =>
    ids.map((id): Choice => ({ [key]: key === 'ColorID' ? id : String(id) })),
  );
  const priced = bands.map(([MinPrice, MaxPrice]): Choice => ({ MinPrice, MaxPrice }));
  const rated = [1, 2, 3, 4, 5].map((Rating): Choice => ({ Rating }));
  it('each filter lists the matching products', async () => {
    for (const choice of [...single, ...priced, ...rated]) {
      const rows = await list(choice);
      expect({ choice, ids: ascending(idsOf(rows)) }).toEqual({ choice, ids: expected(choice) });
      expect(rows.every(({ TotalRecords }) => TotalRecords === rows.length)).toBe(true);
    }
  });

  it('a price range includes its upper limit, and uses the price after discounts', async () => {
    const reduced = products.find(({ reductionId }) => reductionId !== null)!;
    const dollars = String(reduced.payCents / 100);
    expect(idsOf(await list({ MinPrice: dollars, MaxPrice: dollars }))).toContain(reduced.id);
    const before = String(reduced.priceCents / 100);
    expect(idsOf(await list({ MinPrice: before, MaxPrice: before }))).not.toContain(reduced.id);
  });
});

describe('listing without a filter', () => {
  it.each([
    ['0', { CategoryID: '0' }],
    ['nothing', { CategoryID: '' }],
    ['NaN', { CategoryID: 'NaN' }],
    [
      'null for everything',
      {
        CategoryID: null,
        SizeID: null,
        ColorID: null,
        TagID: null,
        ManufacturerID: null,
        MinPrice: null,
        MaxPrice: null,
        Rating: null,
        SearchTerm: null,
        OrderByColumnName: null,
      },
    ],
    ['left out', { CategoryID: undefined }],
    ['zero stars', { Rating: 0 }],
  ])('%s lists everything', async (_what, choice) => {
    expect(ascending(idsOf(await list(choice)))).toEqual([...byId.keys()]);
  });
});

describe('sort orders', () => {
  const pays = ({ payCents }: ModelProduct) => payCents;
  const created = ({ createdAt }: ModelProduct) => Date.parse(createdAt);
  const popularity = (product: ModelProduct) => product.popularity;
  it.each([
    ['Price ASC', pays, 1],
    ['Price DESC', pays, -1],
    ['Date ASC', created, 1],
    ['Date DESC', created, -1],
    ['', popularity, -1],
    [null, popularity, -1],
  ] as const)(
    '%j sorts as documented, on one page and across pages',
    async (OrderByColumnName, key, direction) => {
      const rows = await list({ OrderByColumnName });
      const keys = rows.map(({ ProductId }) => key(byId.get(ProductId)!));
      expect(keys).toEqual(keys.toSorted((a, b) => (a - b) * direction));
      expect(new Set(keys).size).toBeGreaterThan(5);
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8].map((PageNo) => list({ OrderByColumnName, PageNo, PageSize: 9 })),
      );
      expect(idsOf(pages.flat())).toEqual(idsOf(rows));
    },
  );

  it('popular products are sorted by sales, recent ones by date', async () => {
    const rowsAt = async (path: string): Promise<Row[]> =>
      (
        await shop.request(`dynamic/dataoperation/${path}`, {
          PageNo: 1,
          PageSize: 20,
          recordValueJson: '[]',
        })
      ).data;
    const popular = (await rowsAt('get-popular-products-list')).map(
      ({ ProductId }) => byId.get(ProductId)!.popularity,
    );
    expect(popular).toEqual(
      products
        .map(popularity)
        .toSorted((a, b) => b - a)
        .slice(0, 20),
    );
    const recent = (await rowsAt('get-recents-products-list')).map(({ ProductId }) =>
      created(byId.get(ProductId)!),
    );
    expect(recent).toEqual(
      products
        .map(created)
        .toSorted((a, b) => b - a)
        .slice(0, 20),
    );
  });
});

describe('page sizes', () => {
  it.each([9, 18, 22, 27, 32, 36, 42, 45, 52, 54, 62, 100])(
    'a page of %i contains that many products',
    async (PageSize) => {
      const rows = await list({ PageSize });
      expect(rows).toHaveLength(Math.min(PageSize, products.length));
      expect(rows[0]!.TotalRecords).toBe(products.length);
    },
  );

  it.each([
    ['size left out', { PageSize: undefined }, 9],
    ['size 0', { PageSize: 0 }, 1],
    ['size above 100', { PageSize: 5000 }, 100],
    ['number 0', { PageNo: 0 }, 100],
    ['far away', { PageNo: 1_000_000_000 }, 0],
  ])('a page has the documented number of products: %s', async (_what, choice, max) => {
    expect(await list(choice)).toHaveLength(Math.min(max, products.length));
  });
});

describe('row of a listing', () => {
  let rows: Row[];
  beforeAll(async () => {
    rows = await list({});
  });

  it('a row of a listing contains the price, and the reduced price only for a running discount', () => {
    expect(rows).toHaveLength(products.length);
    for (const { ProductId, Price, DiscountedPrice, DiscountId, IsDiscountCalculated } of rows) {
      const { priceCents, payCents, reductionId } = byId.get(ProductId)!;
      const reduced =
        reductionId === null
          ? {}
          : { DiscountedPrice: payCents / 100, DiscountId: reductionId, IsDiscountCalculated: true };
      const told = { Price, DiscountedPrice, DiscountId, IsDiscountCalculated };
      expect({ ProductId, ...told }).toEqual({ ProductId, Price: priceCents / 100, ...reduced });
    }
    const unreduced = rows.filter(({ ProductId }) => byId.get(ProductId)!.reductionId === null);
    for (const row of unreduced) expect(Object.keys(row)).not.toContain('DiscountedPrice');
  });

  it('a row of a listing contains the average of its reviews, and no rating without reviews', () => {
    for (const row of rows) {
      const { rating } = byId.get(row.ProductId)!;
      expect(Object.hasOwn(row, 'Rating')).toBe(rating !== null);
      expect(row.Rating ?? 0).toBeCloseTo(rating ?? 0, 2);
    }
  });

  it('a row of a listing is in the requested language', async () => {
    const khmer = await list({ languageCode: 'ar' });
    for (const { ProductId, ProductName } of rows) expect(ProductName).toBe(byId.get(ProductId)!.nameEn);
    for (const { ProductId, ProductName } of khmer) expect(ProductName).toBe(byId.get(ProductId)!.nameKm);
  });
});

describe('search term', () => {
  it('a search finds each product by its own name, in either language', async () => {
    for (const { id, nameEn, nameKm } of products) {
      for (const SearchTerm of [nameEn, nameKm!]) {
        expect({ SearchTerm, found: idsOf(await list({ SearchTerm })).includes(id) }).toEqual({
          SearchTerm,
          found: true,
        });
      }
    }
  });
});
