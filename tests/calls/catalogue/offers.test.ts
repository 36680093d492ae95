import { beforeAll, describe, expect, it } from 'vitest';
import {
  listProducts,
  listProductsOfFile,
  listSitemapEntries,
  everyProduct,
  refreshOffers,
} from '#shop/catalogue/catalogue.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db, query, url } = await testDatabase();
beforeAll(() => fillCatalogue(db));

async function priceOf(id: number) {
  const { products } = await listProducts(db, everyProduct({ language: 'en', page: 1, pageSize: 100 }));
  return products.find((product) => product.id === id)?.reduction?.payCents ?? null;
}

describe('refreshOffers', () => {
  it('the refresh of offers changes nothing while prices are right', async () => {
    expect(await refreshOffers(db)).toEqual([]);
  });

  it('the refresh of offers removes ended discounts, applies new ones, and notifies the other processes', async () => {
    const received = await noticesDuring(url, async () => {
      await query`update discount set ends_at = now() where id = 1`;
      await query`update discount set starts_at = now() - interval '1 day', ends_at = now() + interval '1 hour', kind = 'categories' where id = 2`;
      await query`insert into discount_category (discount_id, category_id) values (2, 1)`;
      // The new discount replaces the blue mug's. The five other products below drinkware get it, including
      // the hidden one.
      expect((await refreshOffers(db)).length).toBe(6);
    });
    expect(received.toSorted()).toEqual(['list', ...[1, 2, 3, 4, 5, 6].map((id) => `product ${id}`)]);
    expect(await priceOf(2)).toBe(400);
    expect(await priceOf(3)).toBe(1000);
    expect((await refreshOffers(db)).length).toBe(0);
    await query`update discount set ends_at = now() where id in (2, 3)`;
    expect((await refreshOffers(db)).length).toBe(7);
    expect(await priceOf(2)).toBeNull();
  });
});

it('the sitemap contains everything published, with its names in both languages', async () => {
  const { categories, campaigns } = await listSitemapEntries(db);
  const products = await listProductsOfFile(db, 1);
  expect(products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 7]);
  expect(products[0]).toMatchObject({
    id: 1,
    names: { en: 'Clay Mug', ar: 'ពែងដី' },
    categoryNames: { en: 'Mugs', ar: 'ពែង' },
  });
  expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(campaigns).toEqual([]);
});
