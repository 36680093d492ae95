import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { favouriteProducts, hotProduct } from '#shop/catalogue/catalogue.ts';
import { readChanges, readMoment } from '#shop/product-index/queries.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, analyze } = await guestShop('catalogue');

await sql`
  insert into product (id, sku, category_id, price_cents, pay_cents, discount_id, rating, rating_count, popularity)
  select 1000 + n, 'PLAN-' || n, 1, 900, 900 - n % 2, case when n % 2 = 1 then (select min(id) from discount) end,
    case when n % 5 = 0 then 1 + n % 4 end, (n % 5 = 0)::int, n % 97 from generate_series(1, 5000) n`.execute(
  db,
);
await analyze();

it.each([
  [
    'a page of favourites',
    (each: typeof db) => favouriteProducts(each, { page: 1, pageSize: 10, language: 'en' }),
    'product_favourites',
  ],
  ['the hot product', (each: typeof db) => hotProduct(each, 'en'), 'product_reduced'],
])('an index finds %s among many products', async (_, work, index) => {
  const plan = await planOf(db, await firstStatement(db, work));
  expect(plan.map((step) => step['Index Name'])).toContain(index);
  expect(
    plan.filter((step) => step['Node Type'] === 'Seq Scan' && step['Relation Name'] === 'product'),
  ).toEqual([]);
});

it('changes for the product index are read through a database index, even with outdated planner statistics', async () => {
  const change = (products: number) =>
    sql`insert into product_change (product_id) select n from generate_series(1, ${products}::int) n`.execute(
      db,
    );
  await sql`delete from product_change`.execute(db);
  await change(70);
  await analyze();
  for (let batch = 0; batch < 100; batch += 1) await change(1000);
  const moment = await readMoment(db);
  const plan = await planOf(db, await firstStatement(db, (each) => readChanges(each, moment)));
  const reads = plan.filter((step) => step['Relation Name'] === 'product_change');
  expect(reads.map((step) => step['Node Type'])).not.toContain('Seq Scan');
  expect(reads.length).toBeGreaterThan(1);
});
