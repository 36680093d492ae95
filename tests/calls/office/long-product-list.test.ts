import { beforeAll, expect, it } from 'vitest';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { findProducts } from '#shop/catalogue/catalogue.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query, analyze } = shop;
const { request, inside } = officeOf(shop);

beforeAll(async () => {
  await query`insert into product (id, sku, category_id, price_cents)
    select 100000 + n, 'MANY-' || n, (select min(id) from category), n from generate_series(1, 10001) n`;
  await query`insert into product_text (product_id, language_id, name)
    select id, language_id, 'Cup ' || id || ' ' || language_id from product, (values (1), (2)) l (language_id) where sku like 'MANY-%'`;
  await analyze();
});

it('the product list stops counting at 10,000 products, and says that there are more, also in a view', async () => {
  const { cookie } = await inside(4);
  const foundBy = async (filter: object) => (await request(listProducts, filter, cookie)).data.found;
  expect(await foundBy({})).toMatchObject({ products: 10_000, hasMore: true, all: 10_001 });
  expect(await foundBy({ find: 'many-77' })).toMatchObject({ products: 111, hasMore: false, all: 10_001 });
});

it('the first products by name or status are found by an index, among many', async () => {
  const filter = {
    find: '',
    categoryId: null,
    brandId: null,
    state: null,
    stock: null,
    after: null,
  } as const;
  const indexesOf = async (sort: 'name' | 'state', language: 'en' | 'ar') => {
    const statement = await firstStatement(db, (listener) =>
      findProducts(listener, {
        ...filter,
        isUntranslated: false,
        isBackwards: false,
        sort,
        language,
        limit: 51,
      }),
    );
    return (await planOf(db, statement)).map((step) => step['Index Name']);
  };
  expect(await indexesOf('name', 'en')).toContain('product_by_name_en');
  expect(await indexesOf('name', 'ar')).toContain('product_by_name_km');
  expect(await indexesOf('state', 'en')).toContain('product_by_state');
});

it('names for sorting follow new, changed and removed texts, and the SKU of a product without any', async () => {
  const id = 200_000;
  await query`insert into product (id, sku, category_id, price_cents) select ${id}, 'ALONE', min(id), 1 from category`;
  const sorted = async () =>
    (await query`select name_en, name_km, has_khmer from product_sort_name where product_id = ${id}`)[0];
  expect(await sorted()).toEqual({ name_en: 'alone', name_km: 'alone', has_khmer: false });
  await query`update product set sku = 'ALONE-2' where id = ${id}`;
  expect(await sorted()).toMatchObject({ name_en: 'alone-2' });
  await query`insert into product_text (product_id, language_id, name) values (${id}, 2, 'ពែង')`;
  expect(await sorted()).toEqual({ name_en: 'ពែង', name_km: 'ពែង', has_khmer: true });
  await query`insert into product_text (product_id, language_id, name) values (${id}, 1, 'Cup')`;
  await query`update product_text set name = 'Big Cup' where product_id = ${id} and language_id = 1`;
  await query`delete from product_text where product_id = ${id} and language_id = 2`;
  expect(await sorted()).toEqual({ name_en: 'big cup', name_km: 'big cup', has_khmer: false });
  await query`delete from product where id = ${id}`;
  expect(await sorted()).toBeUndefined();
});
