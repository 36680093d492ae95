import { describe, expect, it } from 'vitest';
import { getCustomerFavouriteProducts } from '#contract/operations/catalogue/get-customer-favourite-products.ts';
import { getLatestHotProduct } from '#contract/operations/catalogue/get-latest-hot-product.ts';
import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import { getRecentsProductsList } from '#contract/operations/catalogue/get-recents-products-list.ts';
import { getRelatedProductsList } from '#contract/operations/catalogue/get-related-products-list.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, request, raw } = await guestShop('catalogue');

const idsOf = (rows: readonly { ProductId: number }[]) => rows.map((row) => row.ProductId);

it('popular products are sorted by sales', async () => {
  expect(idsOf(await request(getPopularProductsList, { PageNo: 1, PageSize: 20 }))).toEqual([
    4, 1, 2, 3, 6, 7,
  ]);
  const rows = await request(getPopularProductsList, { PageNo: 2, PageSize: 2, languageCode: 'ar' });
  expect(rows).toMatchObject([{ ProductId: 2, ProductName: 'ពែងខៀវ', TotalRecords: 6 }, { ProductId: 3 }]);
});

it('recent products are sorted newest first, whatever tab the client shows', async () => {
  expect(idsOf(await request(getRecentsProductsList, { TabName: 'new products' }))).toEqual([
    2, 7, 4, 3, 6, 1,
  ]);
});

it('favorites are sorted by rating, without unrated products', async () => {
  expect(idsOf(await request(getCustomerFavouriteProducts, {}))).toEqual([4, 1, 2, 3]);
});

it('related products start with the same category, then shared tags, and never include the product itself', async () => {
  // The bag shares the category and two tags, the blue mug the category and one tag, the glass only two tags.
  const rows = await request(getRelatedProductsList, { ProductId: '1', PageNo: 1, PageSize: 20 });
  expect(idsOf(rows)).toEqual([4, 2, 3]);
  expect(rows[0]?.TotalRecords).toBe(3);
});

it('related products are returned in pages', async () => {
  expect(idsOf(await request(getRelatedProductsList, { ProductId: 1, PageNo: 2, PageSize: 2 }))).toEqual([3]);
});

it('related products are empty for a hidden or unknown product', async () => {
  for (const ProductId of [5, 99]) expect(await request(getRelatedProductsList, { ProductId })).toEqual([]);
});

describe('products by ids', () => {
  const byIds = (value: unknown) => request(getProductsListByIds, { ProductsIds: JSON.stringify(value) });

  it('products by ids come in the requested order without duplicates, hidden or unknown ones', async () => {
    const expected = [6, '1', 5, 99, 4, 1].map((ProductId) => ({ ProductId }));
    expect(idsOf(await byIds(expected))).toEqual([6, 1, 4]);
    expect(await byIds([])).toEqual([]);
  });

  it.each([
    '',
    'x',
    '{}',
    '[1]',
    '[{"ProductId":"a"}]',
    '['.repeat(4000),
    JSON.stringify(Array.from({ length: 101 }, () => ({ ProductId: 1 }))),
    '[{"ProductId":1}]'.padEnd(4097),
  ])('a value that is not a valid list of IDs is rejected: %.20s', async (ProductsIds) => {
    expect(await raw(getProductsListByIds.path, { ProductsIds })).toMatchObject({
      statusCode: 400,
      data: '[]',
    });
  });
});

it('the hot product is the best selling discounted one in stock, until the discount ends', async () => {
  const [hot, ...others] = await request(getLatestHotProduct, {});
  expect(others).toEqual([]);
  expect(hot).toMatchObject({ ProductId: 2, DiscountedPrice: 20 });
  const daysLeft = (Date.parse(hot?.DiscEndDate ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(4.9);
  expect(daysLeft).toBeLessThan(5.1);
  await db.updateTable('product').set({ stock: 0 }).where('id', '=', 2).execute();
  expect(await request(getLatestHotProduct, {})).toEqual([]);
});
