import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { makePreviewLink } from '#contract/operations/office/catalogue/make-preview-link.ts';
import { listStockChanges } from '#contract/operations/office/catalogue/list-stock-changes.ts';
import { publishProduct } from '#contract/operations/office/catalogue/publish-product.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { previewLink, publishDue } from '#shop/catalogue/catalogue.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const [editor, workshop] = [await inside(4), await inside(3)];

// The fixture sets the ids of its rows, so the sequences must catch up.
for (const table of ['product', 'discount'])
  await query`select nextval(pg_get_serial_sequence(${table}, 'id')) from generate_series(1, 100)`;

const look = async (id: number) => (await request(getProduct, { id }, editor.cookie)).data;
const versionOf = async (id: number): Promise<number> => (await look(id)).product.version;
const inShop = async (id: number): Promise<unknown[]> =>
  (await shop.post(getProductDetail.path, { ProductId: id })).data;
const texts = { en: { name: 'Palm sugar tin' }, ar: { name: 'ស្ករត្នោត' } };
const fields = { texts, priceCents: 650, categoryIds: [2] };
const create = (over: object = {}, attempt = randomUUID(), more: object = {}) =>
  request(createProduct, { attempt, fields: { ...fields, ...over }, ...more }, editor.cookie);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a new product in the editor', () => {
  it('a new product is created once per idempotency key, hidden, with the next SKU, stock and a history', async () => {
    const attempt = randomUUID();
    const since = await auditedSince(db);
    const made = await create({}, attempt, { stock: 12 });
    expect(made).toMatchObject({ status: 200, data: { version: 1, changeId: expect.any(Number) } });
    const again = await create({ priceCents: 1 }, attempt);
    expect(again.data).toMatchObject({ id: made.data.id, changeId: null });
    const { product, history } = await look(made.data.id);
    expect(product).toMatchObject({ priceCents: 650, state: 'hidden', stock: 12, sku: made.data.sku });
    expect(history).toMatchObject([{ state: 'created', name: 'Staff 1', bulk: null }]);
    expect(await since()).toMatchObject([{ event: 'product created', actor: `staff ${editor.id}` }]);
    expect(await inShop(made.data.id)).toEqual([]);
  });

  it('a new product allows large orders unless its maximum is left empty', async () => {
    const maximumOf = async (over: object) => (await look((await create(over)).data.id)).product.orderMaximum;
    expect(await maximumOf({})).toBe(1000);
    expect(await maximumOf({ orderMaximum: null })).toBeNull();
  });

  it('a new product without a price needs an explicit confirmation', async () => {
    const refused = await create({ priceCents: 0 });
    expect(refused).toMatchObject({
      status: 400,
      data: { faults: [{ field: 'priceCents', code: 'freePrice' }] },
    });
    expect((await create({ priceCents: 0 }, randomUUID(), { isPriceSure: true })).status).toBe(200);
  });

  it('a new product gets a unique SKU among many simultaneous ones', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect(new Set(made.map(({ data }) => data.sku)).size).toBe(6);
  });

  it('a new product is rejected by field, without creating anything', async () => {
    const { status, data } = await create({ texts: { ar: { name: 'ស្ករ' } }, categoryIds: [], priceCents: -1 });
    expect(status).toBe(400);
    expect(data.faults).toEqual(
      expect.arrayContaining([
        { field: 'name.en', code: 'missing' },
        { field: 'categoryIds', code: 'missing' },
        { field: 'priceCents', code: 'range', about: expect.any(Number) },
      ]),
    );
    const taken = (await look(1)).product.sku;
    const about = `${taken} (${(await look(1)).product.texts.en.name})`;
    for (const sku of [taken, taken.toLowerCase(), `\u200b${taken}\u00ad`, ` ${taken}\u200e`])
      expect((await create({ sku })).data.faults, sku).toEqual([{ field: 'sku', code: 'taken', about }]);
    expect((await request(createProduct, { attempt: randomUUID(), fields }, workshop.cookie)).status).toBe(
      403,
    );
  });
});

describe('publishing a product', () => {
  it('publishing shows a product in the shop immediately, and can be undone', async () => {
    const { id, version } = (await create()).data;
    const done = await request(publishProduct, { id, version }, editor.cookie);
    expect(done.status).toBe(200);
    expect(await inShop(id)).toHaveLength(1);
    expect((await request(publishProduct, { id, version }, editor.cookie)).status).toBe(200);
    await request(undoProductChange, { changeId: done.data.changeId }, editor.cookie);
    expect(await inShop(id)).toEqual([]);
  });

  it('publishing on a date happens once, and undoing it does not publish again', async () => {
    const { id, version } = (await create()).data;
    const at = inAnHour();
    await request(publishProduct, { id, version, at }, editor.cookie);
    expect((await look(id)).product).toMatchObject({ state: 'hidden', publishAt: at });
    expect(await publishDue(db, 10)).toBe(0);
    await query`update product set publish_at = now() - interval '1 second' where id = ${id}`;
    expect(await Promise.all([publishDue(db, 10), publishDue(db, 10)])).toContain(1);
    const { product, history } = await look(id);
    expect(product).toMatchObject({ state: 'published', publishAt: null });
    expect(history[0]).toMatchObject({ by: 'system', name: '' });
    expect(history.filter(({ by }: { by: string }) => by === 'system')).toHaveLength(1);
    expect(await inShop(id)).toHaveLength(1);
    await request(undoProductChange, { changeId: history[0].changeId }, editor.cookie);
    expect((await look(id)).product).toMatchObject({ state: 'hidden', publishAt: null });
    expect(await publishDue(db, 10)).toBe(0);
  });

  it('a product loses its publication date on any other status change', async () => {
    const { id, version } = (await create({ publishAt: inAnHour() })).data;
    expect((await look(id)).product.publishAt).not.toBeNull();
    await request(changeProduct, { id, version, fields: { state: 'archived' } }, editor.cookie);
    expect((await look(id)).product).toMatchObject({ state: 'archived', publishAt: null });
  });
});

describe('a product preview', () => {
  const visit = (url: string) => shop.server.inject({ url });

  it('a preview shows a draft to anyone with its link, in its language, uncached', async () => {
    const { id } = (await create({ colours: [{ optionId: 1, priceType: 1, amount: 0 }] })).data;
    for (const [language, name] of [
      ['en', 'Palm sugar tin'],
      ['ar', 'ស្ករត្នោត'],
    ] as const) {
      const { path } = (await request(makePreviewLink, { id, language }, editor.cookie)).data;
      const page = await visit(path);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(name);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    expect((await visit(`/en/product-detail/${id}/x/x`)).statusCode).toBe(404);
    expect(await inShop(id)).toEqual([]);
  });

  it('a preview expires by itself, and shows only one product', async () => {
    const { id } = (await create()).data;
    const yesterday = Date.now() - 25 * 3_600_000;
    expect(
      (await visit(previewLink(shop.app.secret, { id, language: 'en' }, yesterday).path)).statusCode,
    ).toBe(404);
    const { path } = previewLink(shop.app.secret, { id, language: 'en' });
    expect((await visit(path.replace(`/${id}-`, `/${id - 1}-`))).statusCode).toBe(404);
    expect((await visit('/preview/nothing')).statusCode).toBe(404);
  });
});

describe('product information in the editor', () => {
  it('the editor shows the current price with its discount, and upcoming discounts', async () => {
    const { id } = (await create({ categoryIds: [2], priceCents: 1000 })).data;
    const spans = [
      ['Now', 2500, '-1 hour'],
      ['Later', 5000, '1 day'],
    ] as const;
    for (const [name, percent, start] of spans)
      await query`
        with made as (
          insert into discount (name, kind, percent, starts_at, ends_at)
          values (${name}, 'products', ${percent}, now() + ${start}::interval, now() + interval '9 days') returning id)
        insert into discount_product (discount_id, product_id) select id, ${id} from made`;
    await query`select refresh_product_facts(${id})`;
    expect((await look(id)).now).toMatchObject({
      payCents: 750,
      reductions: [
        { name: 'Now', percent: 2500, isTaken: true },
        { name: 'Later', isTaken: false },
      ],
    });
    await request(
      changeProduct,
      { id, version: await versionOf(id), fields: { allowDiscounts: false } },
      editor.cookie,
    );
    expect((await look(id)).now).toEqual({ payCents: 1000, reductions: [] });
  });

  it('the editor shows every stock change with its author and reason', async () => {
    const { id } = (await create({}, randomUUID(), { stock: 5 })).data;
    await request(changeStock, { id, change: { by: -2 }, why: 'Two broken' }, workshop.cookie);
    await query`update product set stock = stock - 1 where id = ${id}`;
    const { changes } = (await request(listStockChanges, { id }, workshop.cookie)).data;
    expect(changes).toMatchObject([
      { from: 3, to: 2, why: 'order', name: '' },
      { from: 5, to: 3, why: 'Two broken', name: 'Staff 2' },
      { from: null, to: 5, name: 'Staff 1' },
    ]);
  });
});
