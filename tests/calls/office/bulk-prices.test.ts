import { describe, expect, it } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { changeProducts } from '#contract/operations/office/catalogue/change-products.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { previewProductChanges } from '#contract/operations/office/catalogue/preview-product-changes.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { query } = shop;
const { request, inside } = officeOf(shop);
const [editor, workshop] = [await inside(4), await inside(3)];

interface Row {
  id: number;
  version: number;
  from: number;
  to: number;
  refused: string | null;
}
const tenth = {
  field: 'priceCents',
  rule: { way: 'percent', by: 1000, small: 'five', large: 'ninety' },
} as const;
const versionOf = ({ id, version }: Pick<Row, 'id' | 'version'>) => ({ id, version });
const look = async (id: number) => (await request(getProduct, { id }, editor.cookie)).data;
const priceOf = async (id: number): Promise<number> => (await look(id)).product.priceCents;
const preview = async (which: object, change: object = tenth) =>
  (await request(previewProductChanges, { which, change }, editor.cookie)).data;
const run = async (rows: readonly Row[], change: object = tenth) => {
  const products = rows.map(versionOf);
  return (await request(changeProducts, { products, change }, editor.cookie)).data;
};
const ids = (await query`select id from product where archived_at is null order by id`).map(
  (row) => (row as { id: number }).id,
);
const prices = () => Promise.all(ids.map(priceOf));

describe('a bulk edit of prices', () => {
  it('a bulk edit of prices is previewed, applied as one change, shown immediately, and undone as a whole', async () => {
    const before = await prices();
    const { products, hasMore } = await preview({ ids });
    expect(hasMore).toBe(false);
    expect(products).toHaveLength(ids.length);
    expect(await prices()).toEqual(before);
    const changing = (products as Row[]).filter(({ refused }) => refused === null);
    const done = await run(changing);
    expect(done).toMatchObject({ changed: changing.length, stayed: [], bulkId: expect.any(Number) });
    for (const { id, to } of changing) expect(await priceOf(id)).toBe(to);
    const [first] = changing as [Row];
    const { history } = await look(first.id);
    expect(history[0]).toMatchObject({ bulk: { id: done.bulkId, size: changing.length } });
    const [shown] = (await shop.post(getProductDetail.path, { ProductId: first.id })).data;
    expect(Math.round((shown?.Price ?? NaN) * 100)).toBe(shown ? first.to : NaN);
    const undone = (await request(undoProductChanges, { bulkId: done.bulkId }, editor.cookie)).data;
    expect(undone).toEqual({ undone: changing.length, stayed: [] });
    expect(await prices()).toEqual(before);
    const again = (await request(undoProductChanges, { bulkId: done.bulkId }, editor.cookie)).data;
    expect(again.undone).toBe(0);
  });

  it('a bulk edit applies once when sent twice, and skips a price edited in the meantime', async () => {
    const { products } = await preview({ ids: ids.slice(0, 3) });
    const [mine] = products as [Row];
    await request(
      changeProduct,
      { id: mine.id, version: mine.version, fields: { priceCents: 4711 } },
      editor.cookie,
    );
    const done = await run(products);
    expect(done.stayed).toMatchObject([{ id: mine.id, refused: 'meanwhile' }]);
    expect(await priceOf(mine.id)).toBe(4711);
    const after = await prices();
    expect(await run(products)).toMatchObject({ changed: 0, bulkId: null });
    expect(await prices()).toEqual(after);
  });

  it('undoing a bulk edit skips prices edited since, and can be done for one product', async () => {
    const { products } = await preview({ ids: ids.slice(0, 3) });
    const before = await prices();
    const done = await run(products);
    const [one, two] = products as [Row, Row];
    const { product, history } = await look(one.id);
    await request(undoProductChange, { changeId: history[0].changeId }, editor.cookie);
    expect(await priceOf(one.id)).toBe(one.from);
    await request(
      changeProduct,
      { id: two.id, version: (await look(two.id)).product.version, fields: { priceCents: 1815 } },
      editor.cookie,
    );
    const undone = (await request(undoProductChanges, { bulkId: done.bulkId }, editor.cookie)).data;
    expect(undone.stayed).toMatchObject([{ id: two.id, sku: expect.any(String) }]);
    expect(await priceOf(two.id)).toBe(1815);
    expect((await prices()).filter((price, at) => price !== before[at])).toEqual([1815]);
    expect(product.version).toBeGreaterThan(one.version);
  });

  it('a bulk edit rejects prices of zero or less, with the reason', async () => {
    await query`update product set price_cents = 0 where id = ${ids[0]}`;
    const { products } = await preview(
      { ids: ids.slice(0, 2) },
      { field: 'priceCents', rule: { way: 'amount', by: -9_000_000, small: 'cent', large: 'cent' } },
    );
    expect(products).toMatchObject([{ refused: 'range' }, { refused: 'range' }]);
    expect((await preview({ ids: ids.slice(0, 1) })).products).toMatchObject([{ refused: 'costsNothing' }]);
  });
});

it('a bulk edit needs an explicit confirmation for prices of zero or a fraction of the old price', async () => {
  const [cheap, dear] = ids.slice(-2) as [number, number];
  await query`update product set price_cents = 33 where id = ${cheap}`;
  await query`update product set price_cents = 9000 where id = ${dear}`;
  const rule = { way: 'percent', by: -9900, small: 'dollar', large: 'dollar' } as const;
  const wish = { which: { ids: [cheap, dear] }, change: { field: 'priceCents', rule } as const };
  const requests = (await request(previewProductChanges, wish, editor.cookie)).data.products as Row[];
  expect(requests).toMatchObject([
    { to: 0, refused: 'freePrice' },
    { to: 100, refused: 'priceJump' },
  ]);
  expect(await run(requests, wish.change)).toMatchObject({ changed: 0, bulkId: null });
  expect([await priceOf(cheap), await priceOf(dear)]).toEqual([33, 9000]);
  const sure = (await request(previewProductChanges, { ...wish, isPriceSure: true }, editor.cookie)).data;
  expect(sure.products).toMatchObject([{ refused: null }, { refused: null }]);
  const products = requests.map(versionOf);
  const input = { products, change: wish.change, isPriceSure: true };
  const { bulkId, changed } = (await request(changeProducts, input, editor.cookie)).data;
  expect([changed, await priceOf(cheap), await priceOf(dear)]).toEqual([2, 0, 100]);
  expect((await request(undoProductChanges, { bulkId }, editor.cookie)).data.undone).toBe(2);
  expect([await priceOf(cheap), await priceOf(dear)]).toEqual([33, 9000]);
});

describe('other bulk edits', () => {
  it('a bulk edit adds and removes tags and categories, and sets the status, of everything found', async () => {
    const found = await preview({ found: { find: '' } }, { field: 'tagIds', add: [1], remove: [2] });
    expect(found.products).toHaveLength(ids.length);
    const changing = (found.products as Row[]).filter(({ refused }) => refused === null);
    await run(changing, { field: 'tagIds', add: [1], remove: [2] });
    for (const id of ids) {
      const { tagIds } = (await look(id)).product;
      expect(tagIds).toContain(1);
      expect(tagIds).not.toContain(2);
    }
    const hide = { field: 'state', to: 'hidden' };
    const { products } = await preview({ ids: ids.slice(0, 2) }, hide);
    const done = await run(products, hide);
    expect((await look(ids[0] as number)).product.state).toBe('hidden');
    await request(undoProductChanges, { bulkId: done.bulkId }, editor.cookie);
    const bare = { field: 'categoryIds', add: [], remove: [1, 2, 3, 4, 5] };
    expect((await preview({ ids: ids.slice(0, 1) }, bare)).products).toMatchObject([{ refused: 'missing' }]);
  });

  it('a bulk edit sets any field that makes sense for many products, to a value it may have', async () => {
    for (const change of [
      { field: 'brandId', to: null },
      { field: 'shippingFree', to: true },
      { field: 'orderMaximum', to: 7 },
      { field: 'shippingDays', to: '3-5' },
      { field: 'shippingCents', rule: { way: 'set', by: 250, small: 'cent', large: 'cent' } },
    ]) {
      const { products } = await preview({ ids }, change);
      await run(
        (products as Row[]).filter(({ refused }) => refused === null),
        change,
      );
      const expected = 'rule' in change ? change.rule?.by : change.to;
      const { product } = await look(ids[0] as number);
      expect(product[change.field as keyof typeof product]).toEqual(expected);
    }
    const tooMany = await preview({ ids: ids.slice(0, 1) }, { field: 'orderMaximum', to: 0 });
    expect(tooMany.products).toMatchObject([{ refused: 'range' }]);
    const which = { ids: ids.slice(0, 1) };
    for (const change of [
      { field: 'brandId', to: 'x' },
      { field: 'sku', to: 'x' },
    ] as never[])
      expect((await request(previewProductChanges, { which, change }, editor.cookie)).status).toBe(400);
  });

  it('a bulk edit of costs is only for staff who see costs', async () => {
    const [owner, which] = [await inside(1), { ids: ids.slice(0, 1) }];
    const rule = { way: 'set', by: 300, small: 'cent', large: 'cent' } as const;
    const change = { field: 'costCents', rule } as const;
    const { products } = (await request(previewProductChanges, { which, change }, owner.cookie)).data;
    const done = await request(changeProducts, { products: products.map(versionOf), change }, owner.cookie);
    expect(done.data).toMatchObject({ changed: 1 });
    const again = { products: products.map(versionOf), change };
    expect((await request(previewProductChanges, { which, change }, editor.cookie)).status).toBe(400);
    expect((await request(changeProducts, again, editor.cookie)).status).toBe(400);
    const undo = { bulkId: done.data.bulkId };
    expect((await request(undoProductChanges, undo, editor.cookie)).status).toBe(400);
    expect((await request(undoProductChanges, undo, owner.cookie)).data.undone).toBe(1);
  });

  it('a bulk edit requires permission to edit the catalog', async () => {
    const which = { ids: ids.slice(0, 1) };
    expect((await request(previewProductChanges, { which, change: tenth }, workshop.cookie)).status).toBe(
      403,
    );
    expect((await request(undoProductChanges, { bulkId: 1 }, workshop.cookie)).status).toBe(403);
  });
});
