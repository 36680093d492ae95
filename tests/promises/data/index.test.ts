import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fetchSizes } from '#contract/constants.ts';
import {
  categories as allCategories,
  popularCategories,
  everyProduct,
  checkProductIndex,
  filterCounts,
  keepProductIndex,
  listProducts,
  refreshOffers,
  type ProductChoice,
  type ProductOrder,
} from '#shop/catalogue/catalogue.ts';
import { countedNow } from '#shop/catalogue/count-queries.ts';
import { listedByQuery } from '#shop/catalogue/listing-queries.ts';
import { guestShop } from '#tests/support/test-shop.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { startIndexChecks } from '#server/jobs/index-checks.ts';
import type { AppContext } from '#server/context/context.ts';
import { sized } from '../gate.ts';
import { until } from '../until.ts';

// Gate: lists and counts by the index in the process are PostgreSQL's (decision 031), whatever changes and whenever.

const { db } = await guestShop('catalogue');
/** The same pool, which knows of no index: PostgreSQL answers. A search would make one for it. */
const byQuery = () => db.withoutPlugins();

const categories = 6;
/** Products enough that sets are dense for some facets and sparse for others. */
await sql`
  insert into product (id, sku, category_id, price_cents, published, created_at, seed_popularity)
  select 1000 + n, 'IDX-' || n, 1 + n % 4, 100 * (n * 37 % 700), n % 11 <> 0, now() - make_interval(mins => n % 90), n % 23
  from generate_series(1, 1500) n`.execute(db);
await sql`
  insert into product_text (product_id, language_id, name)
  select id, 1, case when id % 3 = 0 then 'lamp' else 'bowl' end || ' ' || sku from product where sku like 'IDX-%'`.execute(
  db,
);
await sql`
  update product set pay_cents = price_cents, popularity = seed_popularity,
    rating = case when id % 5 = 0 then 1 + id % 4 + 0.5 end, rating_count = (id % 5 = 0)::int,
    facets = array[1000000 + category_id, 2000000 + 1 + id % 9, 5000000 + 1 + id % 400]
      || case when id % 2 = 0 then array[3000001] else '{}' end || case when id % 7 = 0 then array[4000002] else '{}' end
  where sku like 'IDX-%'`.execute(db);

const some = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 3 });
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
const search = fc.constantFrom(
  { runs: ['lamp'] },
  { runs: ['mug'] },
  { runs: ['bo'], unfinished: true as const },
  { runs: ['nothing', 'of', 'this'] },
);
const choice: fc.Arbitrary<ProductChoice> = fc.record({
  language: fc.constantFrom('en', 'ar'),
  search: orNone(search),
  categories: some(categories),
  brands: some(10),
  sizes: some(2),
  colours: some(3),
  tags: some(400),
  minPayCents: orNone(fc.integer({ min: 0, max: 80_000 })),
  maxPayCents: orNone(fc.integer({ min: 0, max: 80_000 })),
  minRating: orNone(fc.constantFrom(1, 2, 3.5, 4, 5)),
});
const orders: ProductOrder[] = ['featured', 'cheapest', 'dearest', 'newest', 'oldest'];
const change = fc.record({
  id: fc.integer({ min: 1001, max: 2500 }),
  set: fc.constantFrom(
    sql`pay_cents = pay_cents + 700`,
    sql`published = not published and archived_at is null`,
    sql`popularity = popularity + 40`,
    // A product carries a facet once.
    sql`facets = array_remove(facets, 5000401) || 5000401`,
    sql`rating = 4.25, rating_count = 1`,
    sql`created_at = now()`,
  ),
});

const sorted = (counts: Awaited<ReturnType<typeof filterCounts>>) =>
  counts.map((each) => JSON.stringify(each, ['kind', 'value', 'products'])).toSorted();

it('answers as PostgreSQL does, whatever is chosen and whatever changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      choice,
      fc.constantFrom(...orders),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(1, 9, fetchSizes.lists),
      fc.array(change, { maxLength: 2 }),
      async (chosen, order, page, pageSize, changes) => {
        for (const { id, set } of changes) await sql`update product set ${set} where id = ${id}`.execute(db);
        const filter = { ...chosen, order, page, pageSize };
        expect(await listProducts(db, filter)).toEqual(await listedByQuery(db, filter));
        expect(sorted(await filterCounts(db, chosen))).toEqual(sorted(await countedNow(db, chosen)));
      },
    ),
    { numRuns: sized(150, 5000) },
  );
});

it('tells of categories what PostgreSQL does', async () => {
  const list = { page: 1, pageSize: 1000 };
  expect(await allCategories(db, list)).toEqual(await allCategories(byQuery(), list));
  expect(await popularCategories(db, list)).toEqual(await popularCategories(byQuery(), list));
});

it('a product that is deleted or new is so at the next question', async () => {
  const all = everyProduct({ language: 'en', order: 'newest', page: 1, pageSize: 3 });
  const { total } = await listProducts(db, all);
  await sql`insert into product (id, sku, category_id, price_cents) values (5001, 'IDX-NEW', 1, 500)`.execute(
    db,
  );
  const more = await listProducts(db, all);
  expect(more.total).toBe(total + 1);
  await sql`delete from product where sku = 'IDX-NEW'`.execute(db);
  expect((await listProducts(db, all)).total).toBe(total);
});

it('a change by a transaction that began before others and ends after them is seen', async () => {
  const all = everyProduct({ language: 'en', order: 'dearest', page: 1, pageSize: 1 });
  await db.transaction().execute(async (early) => {
    await sql`update product set pay_cents = 99999999, published = true where id = 1001`.execute(early);
    await sql`update product set popularity = popularity + 1 where id = 1002`.execute(db);
    // The later transaction is known now, the earlier not.
    expect((await listProducts(db, all)).products[0]?.id).not.toBe(1001);
  });
  expect((await listProducts(db, all)).products[0]?.id).toBe(1001);
});

it('what changes while it is made is in it', async () => {
  const dearest = everyProduct({ language: 'en', order: 'dearest', page: 1, pageSize: 1 });
  for (let pause = 0; pause < 16; pause += 1) {
    const making = keepProductIndex(db);
    await sleep(2 * pause);
    await sql`update product set pay_cents = ${200_000_000 + pause}, published = true where id = ${1001 + pause}`.execute(
      db,
    );
    await making;
    expect((await listProducts(db, dearest)).products[0]?.id).toBe(1001 + pause);
  }
});

it('a reduction that starts or ends by the clock is in it', async () => {
  const cheap = { ...everyProduct({ language: 'en', order: 'cheapest', page: 1, pageSize: 1 }) };
  const before = await listProducts(db, cheap);
  await sql`
    with one as (
      insert into discount (id, kind, percent, starts_at, ends_at)
      values (9000, 'products', 9999, now() - interval '1 second', now() + interval '1 hour') returning id)
    insert into discount_product (discount_id, product_id) select id, 1 from one`.execute(db);
  expect((await refreshOffers(db)).changed).toBe(1);
  expect((await listProducts(db, cheap)).products[0]?.id).toBe(1);
  await sql`update discount set ends_at = now() where id = 9000`.execute(db);
  await refreshOffers(db);
  expect(await listProducts(db, cheap)).toEqual(before);
});

it('more changes than are read one by one make it anew, and nobody is told wrong meanwhile', async () => {
  const all = everyProduct({ language: 'en', order: 'cheapest', page: 1, pageSize: 5 });
  await sql`
    insert into product (id, sku, category_id, price_cents, pay_cents)
    select 10000 + n, 'MANY-' || n, 1, n, n from generate_series(1, 6000) n`.execute(db);
  for (let time = 0; time < 5; time += 1)
    expect(await listProducts(db, all)).toEqual(await listedByQuery(db, all));
  await keepProductIndex(db);
  expect(await listProducts(db, all)).toEqual(await listedByQuery(db, all));
});

/** What a sampled check takes its questions from. */
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 8 });

it('a running shop that asks both finds them alike', async () => {
  await keepProductIndex(db);
  await fc.assert(
    fc.asyncProperty(chances, async (drawn) => {
      const { outcome, question } = await checkProductIndex(db, () => drawn.pop() ?? 0);
      expect({ outcome, question }).toEqual({ outcome: 'alike', question });
    }),
    { numRuns: sized(40, 1000) },
  );
});

it.each([
  ['is sold no more', sql`published = false`],
  ['costs something else', sql`pay_cents = 1`],
  ['is in another category', sql`facets = array_replace(facets, 1000000 + category_id, 1000006)`],
])('a product that %s without a notice is noticed by a running shop, told, and put right', async (_, set) => {
  // So many are left of the test before that a transaction elsewhere would have it made anew by itself.
  await sql`delete from product_change`.execute(db);
  await keepProductIndex(db);
  const dearest = everyProduct({ language: 'en', order: 'dearest', page: 1, pageSize: 9 });
  const { id } = (await listProducts(db, dearest)).products[0]!;
  await db.transaction().execute(async (silent) => {
    await sql`update product set ${set} where id = ${id}`.execute(silent);
    // Nobody has seen it yet.
    await sql`delete from product_change where product_id = ${id}`.execute(silent);
  });
  const chosen = { ...dearest, categories: [1, 2, 3, 4, 5] };
  const ids = ({ products }: Awaited<ReturnType<typeof listProducts>>) => products.map((each) => each.id);
  const byIndex = async () => [ids(await listProducts(db, chosen)), sorted(await filterCounts(db, chosen))];
  const right = [ids(await listedByQuery(db, chosen)), sorted(await countedNow(db, chosen))];
  expect(await byIndex()).not.toEqual(right);
  const metrics = new Metrics();
  const told: string[] = [];
  const log = { error: (_about: unknown, text: string) => told.push(text) };
  const stop = startIndexChecks({ db, log, metrics } as unknown as AppContext, 10);
  try {
    await until('it is told', () => told.length > 0);
    await until('lists are right', async () => isDeepStrictEqual(await byIndex(), right));
  } finally {
    await stop();
  }
  expect(told).toEqual(['the index of products differs from the database']);
  expect(await metrics.registry.metrics()).toContain('kado_index_checks_total{outcome="differs"} 1');
});
