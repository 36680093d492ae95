import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { fetchSizes } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import {
  categories as allCategories,
  popularCategories,
  everyProduct,
  filterCounts,
  foundProductIndex,
  cacheProductIndex,
  saveProductIndex,
  listProducts,
  refreshOffers,
  type ProductChoice,
  type ProductFilter,
  type ProductOrder,
  type ProductSearch,
} from '#shop/catalogue/catalogue.ts';
import { untimedPool } from '#tests/support/postgres.ts';
import { guestShop } from '#tests/support/test-shop.ts';
import { sized } from '../gate.ts';
import { until } from '../until.ts';
import { naiveCounts, naiveList, publishedRows, sorted } from './naive-lists.ts';

// Guarantee: lists and counts from the in-process index match the rows in the database, whatever changes and whenever.

const { db, url } = await guestShop('catalogue');
const categories = 6;
/** Enough products that sets are dense for some facets and sparse for others. */
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

const some = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 3 });
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
    // A product has each facet only once.
    sql`facets = array_remove(facets, 5000401) || 5000401`,
    sql`rating = 4.25, rating_count = 1`,
    sql`created_at = now()`,
  ),
});

const ids = async (filter: ProductFilter): Promise<number[]> =>
  (await listProducts(db, filter)).products.map(({ id }) => id);

/**
 * Returns what a search finds by itself, in its own order. tests/search and tests/calls check which words
 * find which products.
 */
const foundBy = (searched: ProductSearch) =>
  ids({ ...everyProduct({ language: 'en', page: 1, pageSize: 10_000 }), search: searched });

async function expectedOf(filter: ProductFilter): Promise<{ list: number[]; counts: string[] }> {
  const [rows, found] = [await publishedRows(db), filter.search && (await foundBy(filter.search))];
  return { list: naiveList(rows, filter, found), counts: naiveCounts(rows, filter, found) };
}

it('the product index matches the rows for every filter and change', async () => {
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
        const { list, counts } = await expectedOf(filter);
        expect(await ids(filter)).toEqual(list.slice((page - 1) * pageSize, page * pageSize));
        expect(sorted(await filterCounts(db, chosen))).toEqual(counts);
      },
    ),
    { numRuns: sized(50, 5000) },
  );
});

it('the product index matches the rows for categories', async () => {
  const list = { page: 1, pageSize: 1000 };
  const rows = await publishedRows(db);
  const inIt = (id: number) => rows.filter(({ facets }) => facets.includes(1_000_000 + id));
  const all = await allCategories(db, list);
  for (const { id, products } of all) expect(products, `${id}`).toBe(inIt(id).length);
  const popular = await popularCategories(db, list);
  const held = all.filter(({ products }) => products > 0).map(({ id }) => id);
  expect(new Set(popular.map(({ id }) => id))).toEqual(new Set(held));
  const pictures = await db.selectFrom('product_picture').selectAll().orderBy('position').execute();
  for (const { id, picture } of popular.filter(
    (each) => all.find(({ id: of }) => of === each.id)?.picture === null,
  )) {
    const [top] = inIt(id)
      .toSorted((one, other) => other.popularity - one.popularity || one.id - other.id)
      .slice(0, 20)
      .flatMap(({ id: product }) => pictures.filter(({ product_id }) => product_id === product));
    expect(picture, `${id}`).toBe(top?.path ?? null);
  }
});

it('the product index shows a new or deleted product on the next query', async () => {
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

it('the product index includes a transaction that began before others and ended after them', async () => {
  const all = everyProduct({ language: 'en', order: 'dearest', page: 1, pageSize: 1 });
  await db.transaction().execute(async (early) => {
    await sql`update product set pay_cents = 99999999, published = true where id = 1001`.execute(early);
    await sql`update product set popularity = popularity + 1 where id = 1002`.execute(db);
    // The later transaction is now visible, the earlier one isn't.
    expect((await listProducts(db, all)).products[0]?.id).not.toBe(1001);
  });
  expect((await listProducts(db, all)).products[0]?.id).toBe(1001);
});

it('the product index includes changes made during its build', async () => {
  const dearest = everyProduct({ language: 'en', order: 'dearest', page: 1, pageSize: 1 });
  for (let pause = 0; pause < 16; pause += 1) {
    const making = cacheProductIndex(db);
    await sleep(2 * pause);
    await sql`update product set pay_cents = ${200_000_000 + pause}, published = true where id = ${1001 + pause}`.execute(
      db,
    );
    await making;
    expect((await listProducts(db, dearest)).products[0]?.id).toBe(1001 + pause);
  }
});

it('the product index applies a discount that starts or ends by the clock', async () => {
  const cheap = { ...everyProduct({ language: 'en', order: 'cheapest', page: 1, pageSize: 1 }) };
  const before = await listProducts(db, cheap);
  await sql`
    with one as (
      insert into discount (id, kind, percent, starts_at, ends_at)
      values (9000, 'products', 9999, now() - interval '1 second', now() + interval '1 hour') returning id)
    insert into discount_product (discount_id, product_id) select id, 1 from one`.execute(db);
  expect((await refreshOffers(db)).length).toBe(1);
  expect((await listProducts(db, cheap)).products[0]?.id).toBe(1);
  await sql`update discount set ends_at = now() where id = 9000`.execute(db);
  await refreshOffers(db);
  expect(await listProducts(db, cheap)).toEqual(before);
});

const cheapest = everyProduct({ language: 'en', order: 'cheapest', page: 1, pageSize: 5 });
const manyNew = (from: number, price: number) => sql`
  insert into product (id, sku, category_id, price_cents, pay_cents)
  select ${from}::int + n, 'MANY-' || ${from}::int + n, 1, ${price}, ${price} from generate_series(1, 6000) n`;

const untimed = await untimedPool(url);
/** Runs a statement over thousands of rows, which may take longer than the shop allows. */
const runUntimed = (statement: RawBuilder<unknown>) => statement.execute(untimed);

/**
 * Returns the same pool through another handle. It counts how often it read all products, and sets the server
 * name that it reports.
 */
function counted(): { other: Database; readings: () => number; answerAs: (name: string) => void } {
  let [readings, name] = [0, ''];
  const other = db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('published and id > ')) readings += 1;
      return node;
    },
    async transformResult({ result }) {
      for (const row of result.rows) if (name !== '' && 'server' in row) row['server'] = name;
      return result;
    },
  });
  return { other, readings: () => readings, answerAs: (own) => (name = own) };
}

it('the product index is rebuilt after too many changes, and serves current data meanwhile', async () => {
  const { total } = await listProducts(db, cheapest);
  await runUntimed(manyNew(10_000, 1));
  const meanwhile = await listProducts(db, cheapest);
  expect(meanwhile.total).toBe(total);
  await sql`update product set pay_cents = 500000000, published = true where id = 1040`.execute(db);
  expect(await ids({ ...cheapest, order: 'dearest', pageSize: 1 })).toEqual([1040]);
  // The product published in the meantime may be included.
  await until('the new products', async () => (await listProducts(db, cheapest)).total > total + 1);
  expect(await ids(cheapest)).toEqual((await expectedOf(cheapest)).list.slice(0, 5));
});

it('the product index never lists an unpublished product, even during a rebuild', async () => {
  const [first] = await ids(cheapest);
  await untimed.transaction().execute(async (many) => {
    await manyNew(20_000, 3).execute(many);
    await sql`update product set published = false where id = ${first}`.execute(many);
  });
  expect(await ids(cheapest)).not.toContain(first);
});

it('a long open writing transaction does not rebuild the product index repeatedly', async () => {
  const { other, readings } = counted();
  await db.transaction().execute(async (open) => {
    await sql`update product set popularity = popularity + 1 where id = 1003`.execute(open);
    await runUntimed(manyNew(30_000, 2));
    await cacheProductIndex(other);
    const once = readings();
    expect(once).toBeGreaterThan(0);
    for (let time = 0; time < 3; time += 1) {
      await sql`update product set pay_cents = pay_cents + 1 where id = 1009`.execute(db);
      await listProducts(other, cheapest);
    }
    expect(readings()).toBe(once);
  });
});

it('the product index is rebuilt after a server switch, which may have lost changes', async () => {
  // With fewer products, the following reads take a tenth of the time each.
  await runUntimed(sql`delete from product where sku like 'MANY-%'`);
  const { other, readings, answerAs } = counted();
  await cacheProductIndex(other);
  const once = readings();
  await listProducts(other, cheapest);
  expect(readings()).toBe(once);
  // Simulates that the last change is lost without a trace.
  await db.transaction().execute(async (lost) => {
    await sql`update product set pay_cents = 600000000, published = true where id = 1050`.execute(lost);
    await sql`delete from product_change where product_id = 1050`.execute(lost);
  });
  answerAs('another');
  await listProducts(other, cheapest);
  await until('the index is rebuilt', () => readings() > once);
  await until('the change that was lost', async () => {
    const { products } = await listProducts(other, { ...cheapest, order: 'dearest' });
    return products[0]?.id === 1050;
  });
});

function fileOf(release = 'this one') {
  const file = { release, content: null as Buffer | null };
  return Object.assign(file, {
    read: async () => file.content,
    async write(content: Buffer) {
      file.content = content;
    },
  });
}

it('a saved product index continues in another process with later changes', async () => {
  const [file, first, second] = [fileOf(), counted(), counted()];
  await cacheProductIndex(first.other);
  await db.transaction().execute(async (open) => {
    await sql`update product set pay_cents = 700000000, published = true where id = 1060`.execute(open);
    await saveProductIndex(first.other, file);
    await sql`update product set pay_cents = 800000000, published = true where id = 1061`.execute(db);
  });
  await sql`delete from product where id = 1062`.execute(db);
  await cacheProductIndex(second.other, { found: foundProductIndex(file) });
  expect(second.readings()).toBe(0);
  const dearest = { ...cheapest, order: 'dearest', pageSize: 2 } as const;
  expect((await listProducts(second.other, dearest)).products.map(({ id }) => id)).toEqual([1061, 1060]);
  await fc.assert(
    fc.asyncProperty(choice, fc.constantFrom(...orders), async (chosen, order) => {
      const filter = { ...chosen, order, page: 1, pageSize: 10_000 };
      const { list, counts } = await expectedOf(filter);
      expect((await listProducts(second.other, filter)).products.map(({ id }) => id)).toEqual(list);
      expect(sorted(await filterCounts(second.other, chosen))).toEqual(counts);
    }),
    { numRuns: sized(10, 500) },
  );
});

it.each<[string, (file: ReturnType<typeof fileOf>) => unknown]>([
  ['damaged', ({ content }) => content!.writeUInt8(content!.readUInt8(5000) ^ 1, 5000)],
  ['cut off', (file) => (file.content = file.content!.subarray(0, 4000))],
  ['of another release', (file) => (file.release = 'another')],
  [
    'of a database that lost later changes',
    () => sql`delete from product_change where product_id < 0`.execute(db),
  ],
  ['too old', () => sql`update product_change set changed_at = now() - interval '13 hours'`.execute(db)],
  ['too far behind to read single changes', () => runUntimed(manyNew(40_000, 4))],
])('a stored product index that is %s is ignored', async (_, spoil) => {
  const [file, first, second] = [fileOf(), counted(), counted()];
  await cacheProductIndex(first.other);
  await saveProductIndex(first.other, file);
  await spoil(file);
  await cacheProductIndex(second.other, { found: foundProductIndex(file) });
  expect(second.readings()).toBeGreaterThan(0);
  expect((await listProducts(second.other, cheapest)).total).toBe((await publishedRows(db)).length);
});
