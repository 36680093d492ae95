import { beforeEach, describe, expect, it, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import {
  changeProducts,
  everyProduct,
  listProducts,
  type ProductChange,
  productDetail,
  storedProducts,
} from '#shop/catalogue/catalogue.ts';
import { indexProducts } from '#shop/search/search.ts';
import { auditedSince } from '#tests/support/audit.ts';
import {
  catalogueToChange,
  errorsOf,
  foundBy,
  listPrices,
  sokha,
  vocabulary,
} from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import type { Query } from '#tests/support/postgres.ts';

let db: Database;
let url: string;
let query: Query;
beforeEach(async () => {
  ({ db, query, url } = await catalogueToChange());
});

const change = async (...changes: ProductChange[]) => changeProducts(db, sokha, changes);
const one = async (wish: ProductChange) => (await change(wish))[0]!;
const journal = () =>
  db
    .selectFrom('stock_change')
    .select(['product_id', 'from_stock', 'to_stock', 'why', 'changed_by'])
    .orderBy('id')
    .execute();

const newMug = {
  sku: '00123',
  categoryIds: [2, 4],
  priceCents: 1999,
  stock: 7,
  brandId: 2,
  tagIds: [3, 1],
  colours: [{ optionId: 2, priceType: 1 as const, amount: 150 }],
  texts: {
    en: { name: ' Quokka  mug ', fullDescription: '<p onclick="x()">Warm</p><script>x()</script>' },
    ar: { name: 'ពែងស្វា', shortDescription: '' },
  },
};

it('a new product is in lists and search immediately, in both languages, at its price', async () => {
  const made = await one({ fields: newMug });
  expect(made).toMatchObject({ state: 'created', before: null, after: { version: 1 } });
  const { id } = made as { id: number };
  expect((await listPrices(db)).get(id)).toBe(1999);
  expect(await foundBy(db, 'quokka')).toEqual([id]);
  expect(await foundBy(db, 'quoka')).toEqual([id]);
  expect(await foundBy(db, 'ពែងស្វា')).toContain(id);
  expect(await foundBy(db, '00123')).toEqual([id]);
  const blue = { ...everyProduct({ page: 1, pageSize: 9, language: 'ar' as const }), colours: [2] };
  expect((await listProducts(db, blue)).products.map(({ name }) => name)).toContain('ពែងស្វា');
  const detail = await productDetail(db, id, 'en');
  expect(detail).toMatchObject({ name: 'Quokka  mug', fullDescription: '<p>Warm</p>', categoryId: 2 });
  // Texts without a Khmer translation appear in English.
  expect(await productDetail(db, id, 'ar')).toMatchObject({ fullDescription: '<p>Warm</p>' });
});

it('a new product is in the audit log and the stock history, and invalidates every process', async () => {
  const audited = await auditedSince(db);
  const notices = await noticesDuring(url, () => one({ fields: newMug }));
  expect(notices).toEqual(['all']);
  const [entry, ...more] = await audited();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    event: 'product created',
    actor: 'staff sokha',
    detail: { price: [null, 1999], stock: [null, 7] },
  });
  expect(JSON.stringify(entry?.detail)).not.toMatch(/quokka|00123|ពែង/iu);
  expect((await journal()).at(-1)).toMatchObject({
    from_stock: null,
    to_stock: 7,
    why: 'counted',
    changed_by: 'staff sokha' as const,
  });
});

it('a new product requires a SKU, an English name, a category and a price', async () => {
  expect(errorsOf(await one({ fields: {} }))).toEqual([
    'name.en missing',
    'sku missing',
    'categoryIds missing',
    'priceCents missing',
  ]);
});

it('a new product is rejected field by field, while valid ones beside it are created', async () => {
  const wrong: ProductChange['fields'] = {
    ...newMug,
    sku: 'x'.repeat(65),
    categoryIds: [2, 77],
    brandId: 9,
    priceCents: -1,
    stock: -4,
    orderMaximum: 0,
    tagIds: [9],
    colours: [
      { optionId: 1, priceType: 1, amount: 1 },
      { optionId: 1, priceType: 2, amount: 1 },
    ],
    options: [{ attributeId: 1, required: true, choices: [{ optionId: 1, priceType: 1, amount: 0 }] }],
    pictures: [{ path: '/content/../x.webp', colourId: null, view: 'front', width: 1, height: 1 }],
    texts: { en: { name: 'a\u0000b' }, ar: { shortDescription: 'x' } },
  };
  const [refused, made] = await change({ fields: wrong }, { fields: { ...newMug, sku: 'OK-1' } });
  expect(errorsOf(refused!)).toEqual([
    'name.en characters',
    'name.ar needsName',
    'sku tooLong',
    'priceCents range',
    'orderMaximum range',
    'categoryIds unknown',
    'tagIds unknown',
    'brandId unknown',
    'colours twice',
    'options unknown',
    'options unknown',
    'pictures picture',
    'stock range',
  ]);
  expect(made?.state).toBe('created');
});

it('a new product with a SKU that is taken or repeated in the batch is rejected', async () => {
  const outcomes = await change(
    { fields: { ...newMug, sku: 'SKU-1' } },
    { fields: newMug },
    { fields: newMug },
    { id: 2, fields: { sku: ' SKU-3 ' } },
  );
  expect(outcomes.map(errorsOf)).toEqual([['sku taken'], 'created', ['sku twice'], ['sku taken']]);
});

describe('an edit of a product', () => {
  it('an edit without a difference writes nothing', async () => {
    const [before] = await storedProducts(db, [1]);
    const { id, version: _, ...fields } = before!;
    const audited = await auditedSince(db);
    const notices = await noticesDuring(url, async () => {
      expect(await one({ id, fields })).toMatchObject({ state: 'unchanged' });
    });
    expect(notices).toEqual([]);
    expect(await audited()).toEqual([]);
    expect(await storedProducts(db, [1])).toEqual([before]);
  });

  it('a new price appears in lists with its active discount, and only fields and prices are logged', async () => {
    const audited = await auditedSince(db);
    const notices = await noticesDuring(url, () => one({ id: 2, fields: { priceCents: 3000 } }));
    expect((await listPrices(db)).get(2)).toBe(1500);
    expect(notices).toEqual(['product 2', 'prices']);
    expect(await audited()).toEqual([
      {
        event: 'product changed',
        actor: 'staff sokha',
        detail: { product: 2, fields: ['priceCents'], price: [4000, 3000] },
      },
    ]);
  });

  it('a new price invalidates its lists when the price band changes, every list when popularity changes', async () => {
    await sql`select refresh_product_facts(2)`.execute(db);
    const notices = (priceCents: number) => noticesDuring(url, () => one({ id: 2, fields: { priceCents } }));
    const { rows } = await sql<{ id: number }>`
      with recursive above as (select category_id as id from product_category where product_id = 2
        union select parent_id from category c join above using (id) where parent_id is not null)
      select id from above order by id`.execute(db);
    const categories = rows.map(({ id }) => `category ${id}`);
    // The current price is half of this price.
    expect(await notices(19_000)).toEqual(['product 2', 'prices']);
    expect(await notices(21_000)).toEqual(['product 2', 'category 0', ...categories]);
    await sql`update product set seed_popularity = seed_popularity + 1 where id = 2`.execute(db);
    expect(await notices(22_000)).toEqual(['product 2', 'list']);
    expect(await notices(23_000)).toEqual(['product 2', 'prices']);
  });

  it('editing only the alternative text of a picture counts as a change', async () => {
    const [before] = await storedProducts(db, [2]);
    const [first, ...others] = before!.pictures;
    const pictures = [{ ...first!, view: 'detail' as const }, ...others];
    expect(await one({ id: 2, fields: { pictures } })).toMatchObject({
      state: 'changed',
      fields: ['pictures'],
    });
    expect((await storedProducts(db, [2]))[0]!.pictures).toEqual(pictures);
  });

  it('a new name is found immediately in its language, and the old name no longer', async () => {
    await one({ id: 3, fields: { texts: { en: { name: 'Goblet' }, ar: { name: 'ពែងមាស' } } } });
    expect(await foundBy(db, 'goblet')).toEqual([3]);
    expect(await foundBy(db, 'ពែងមាស')).toContain(3);
    expect(await foundBy(db, 'wine')).toEqual([]);
    const [product] = await storedProducts(db, [3]);
    expect(product?.texts.en).toMatchObject({
      name: 'Goblet',
      shortDescription: 'For guests of a mug lover.',
    });
  });

  it('an edit updates the search words as if all were indexed again', async () => {
    await change(
      { id: 3, fields: { texts: { en: { name: 'Goblet' } } } },
      { id: 1, fields: { texts: { ar: { name: '', shortDescription: '', fullDescription: '' } } } },
      { fields: newMug },
    );
    const labels = await vocabulary(db);
    expect(labels).not.toContain('wine');
    const stored = () => db.selectFrom('product_words').selectAll().orderBy('product_id').execute();
    const before = await stored();
    await indexProducts(
      db,
      before.map(({ product_id }) => product_id),
    );
    expect(await stored()).toEqual(before);
  });

  it('a translation is removed when all its texts are empty, and an empty one is never stored', async () => {
    await one({ id: 1, fields: { texts: { ar: { name: ' ', fullDescription: '' } } } });
    expect((await storedProducts(db, [1]))[0]?.texts).not.toHaveProperty('ar');
    expect(
      errorsOf(await one({ id: 2, fields: { texts: { ar: { name: '' } } } })),
      'the short description would have no full text',
    ).toEqual(['name.ar needsName']);
  });

  it('editing an outdated version of a product returns the current one and changes nothing', async () => {
    const [read] = await storedProducts(db, [2]);
    await one({ id: 2, version: read!.version, fields: { priceCents: 100 } });
    const late = await one({ id: 2, version: read!.version, fields: { priceCents: 200 } });
    expect(late).toMatchObject({
      state: 'conflict',
      fields: ['priceCents'],
      now: { priceCents: 100, version: read!.version + 1 },
    });
    expect((await storedProducts(db, [2]))[0]?.priceCents).toBe(100);
    // Requesting the existing value is not a conflict.
    expect(await one({ id: 2, version: read!.version, fields: { priceCents: 100 } })).toMatchObject({
      state: 'unchanged',
    });
  });

  it('two simultaneous edits of different fields are both kept', async () => {
    await Promise.all([
      one({ id: 1, fields: { texts: { en: { name: 'Cup' } } } }),
      one({ id: 1, fields: { texts: { en: { shortDescription: 'Small.' } } } }),
    ]);
    const [product] = await storedProducts(db, [1]);
    expect(product).toMatchObject({ version: 3, texts: { en: { name: 'Cup', shortDescription: 'Small.' } } });
  });

  it('a second edit of the same product in one call is rejected', async () => {
    const outcomes = await change(
      { id: 2, fields: { priceCents: 1 } },
      { id: 2, fields: { texts: { en: { name: 'X' } } } },
    );
    expect(outcomes.map(errorsOf)).toEqual(['changed', ['sku twice']]);
  });

  it('an edit of an unknown product is rejected', async () => {
    expect(errorsOf(await one({ id: 999, fields: { priceCents: 1 } }))).toEqual(['sku unknown']);
  });

  it('an archived product is off every list and unavailable to orders, but can be restored', async () => {
    await one({ id: 1, fields: { state: 'archived' } });
    expect((await listPrices(db)).has(1)).toBe(false);
    expect(await productDetail(db, 1, 'en')).toBeNull();
    await expect(
      db.updateTable('product').set({ published: true }).where('id', '=', 1).execute(),
    ).rejects.toThrow(/product_archived/u);
    await one({ id: 1, fields: { state: 'published' } });
    expect((await listPrices(db)).get(1)).toBe(1250);
  });

  it('an edit in a transaction that is rolled back leaves nothing, not even a notification', async () => {
    const notices = await noticesDuring(url, async () => {
      await db
        .transaction()
        .execute(async (trx) => {
          await changeProducts(trx, sokha, [{ id: 2, fields: { priceCents: 1 } }]);
          throw new Error('undone');
        })
        .catch(() => undefined);
    });
    expect(notices).toEqual([]);
    expect((await storedProducts(db, [2]))[0]).toMatchObject({ priceCents: 4000, version: 1 });
  });
});

test('the stock can be set, or changed by a difference whatever was sold in the meantime', async () => {
  await query`update product set stock = stock - 2 where id = 1`;
  await one({ id: 1, fields: { stock: { by: 5 } } });
  await one({ id: 1, fields: { stock: null } });
  expect(errorsOf(await one({ id: 1, fields: { stock: { by: 1 } } }))).toEqual(['stock notCounted']);
  await one({ id: 1, fields: { stock: 3 } });
  expect(errorsOf(await one({ id: 1, fields: { stock: { by: -4 } } }))).toEqual(['stock tooFew']);
  const own = (await journal()).filter(({ product_id }) => product_id === 1);
  expect(
    own.map(({ from_stock, to_stock, why, changed_by }) => [from_stock, to_stock, why, changed_by]),
  ).toEqual([
    [null, 12, 'created', 'shop'],
    [12, 10, 'order', 'shop'],
    [10, 15, 'counted', 'staff sokha'],
    [15, null, 'counted', 'staff sokha'],
    [null, 3, 'counted', 'staff sokha'],
  ]);
});

test('the stock has a history that cannot be edited', async () => {
  await expect(query`delete from stock_change`).rejects.toThrow(/permission denied/u);
  await expect(query`update stock_change set why = ''`).rejects.toThrow(/permission denied/u);
});
