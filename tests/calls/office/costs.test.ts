import { beforeEach, describe, expect, it } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { previewProductChanges } from '#contract/operations/office/catalogue/preview-product-changes.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { loadRegistry } from '#server/calls/registry.ts';
import { changeSettings } from '#shop/content/content.ts';
import { changeProducts, mergeTerms, storedProducts, undoMany } from '#shop/catalogue/catalogue.ts';
import { errorsOf, sokha } from '#tests/support/changing.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug } from '../orders/order-fixtures.ts';
import { payingShop } from '../payments/paying.ts';

const shop = await payingShop('', { LIMIT_BROWSE: '10000', LIMIT_ACCOUNT: '10000' });
const { db, query, pay, server } = shop;
const { request, inside } = officeOf(shop);
await query`insert into staff_role (id, name, permissions) values
  (80, 'Sees costs', '{catalogue.read,catalogue.write,costs.read}'), (81, 'Sees orders', '{orders.read,payments.read}')`;
const [owner, buyer, editor, books] = [await inside(1), await inside(80), await inside(4), await inside(5)];
type Person = typeof owner;

const [red, blue] = [1, 2];
const cost = (colourId: number, costCents: number) => ({ colourId, sizeId: 0, costCents });
const stored = async () => (await storedProducts(db, [1]))[0]!;
const look = async (who: Person) => (await request(getProduct, { id: 1 }, who.cookie)).data;
const change = async (fields: object, who = buyer, version?: number) =>
  request(changeProduct, { id: 1, version: version ?? (await stored()).version, fields }, who.cookie);
const undo = (changeId: number, who: Person) => request(undoProductChange, { changeId }, who.cookie);

beforeEach(async () => {
  const start = { stock: 1000, costCents: null, variantCosts: [], priceCents: 1000 };
  for (const fields of [{ stockPer: null }, start]) await changeProducts(db, sokha, [{ id: 1, fields }]);
});

describe('costs of products', () => {
  it('a product and its variants have costs, which staff with the permission see and change', async () => {
    await changeProducts(db, sokha, [{ id: 1, fields: { stockPer: 'color' } }]);
    expect((await change({ costCents: 400, variantCosts: [cost(blue, 450), cost(red, 420)] })).status).toBe(
      200,
    );
    const { product, history } = await look(buyer);
    expect(product).toMatchObject({ costCents: 400, variantCosts: [cost(red, 420), cost(blue, 450)] });
    expect(history[0].fields).toMatchObject([
      { field: 'costCents', from: null, to: 400 },
      { field: 'variantCosts', from: [] },
    ]);
    const { products } = (await request(listProducts, { ids: [1] }, buyer.cookie)).data;
    expect(products).toMatchObject([{ costCents: 400 }]);
    expect((await change({ costCents: null })).status).toBe(200);
    expect((await stored()).costCents).toBeNull();
  });

  it('costs that aren’t amounts, and two of one variant, are refused', async () => {
    const refused = async (fields: object) =>
      errorsOf((await changeProducts(db, sokha, [{ id: 1, fields }]))[0]!);
    expect(await refused({ costCents: -1 })).toEqual(['costCents range']);
    expect(await refused({ costCents: 1_000_000_001 })).toEqual(['costCents range']);
    expect(await refused({ variantCosts: [cost(red, 0.5)] })).toEqual(['variantCosts range']);
    expect(await refused({ variantCosts: [cost(red, 1), cost(red, 2)] })).toEqual(['variantCosts twice']);
    for (const wrong of ['1', {}, [1], [{ colourId: -1, sizeId: 0, costCents: 1 }], 'x'.repeat(9)])
      expect((await change({ variantCosts: wrong })).status).toBe(400);
  });

  it('without the permission, costs are neither seen nor overwritten', async () => {
    await change({ priceCents: 1200 });
    await change({ costCents: 918_273_645 });
    await change({ variantCosts: [cost(red, 918_273_645)] });
    const answers = [
      await look(editor),
      (await request(listProducts, {}, editor.cookie)).data,
      // A conflict answers with the current product.
      await change({ priceCents: 1300 }, editor, 1),
      (await request(listAudit, {}, books.cookie)).data,
      (await request(exportAudit, {}, books.cookie)).data,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/918273645|9,182,736/u);
    expect(JSON.stringify((await request(listAudit, {}, owner.cookie)).data)).toContain('$9,182,736.45');
    const { product, history } = answers[0];
    expect('costCents' in product || 'variantCosts' in product).toBe(false);
    expect(history[0].fields).toEqual([{ field: 'priceCents', from: 1000, to: 1200 }]);
    for (const fields of [{ costCents: 1 }, { variantCosts: [] }, { priceCents: 1250, costCents: null }])
      expect(await change(fields, editor)).toMatchObject({
        status: 400,
        data: { faults: [{ code: 'unknown' }] },
      });
    const attempt = crypto.randomUUID();
    const fields = { texts: { en: { name: 'Tin' } }, priceCents: 650, categoryIds: [2], costCents: 5 };
    expect((await request(createProduct, { attempt, fields }, editor.cookie)).status).toBe(400);
    expect((await change({ priceCents: 1250 }, editor)).status).toBe(200);
    expect(await stored()).toMatchObject({ costCents: 918_273_645, variantCosts: [cost(red, 918_273_645)] });
  });

  it('a price below cost needs confirmation by staff who see costs, and only by them, because the question tells the cost', async () => {
    await changeProducts(db, sokha, [{ id: 1, fields: { stockPer: 'color' } }]);
    await change({ costCents: 900 });
    const refused = (about: number) => ({
      status: 400,
      data: { faults: [{ field: 'priceCents', code: 'belowCost', about }] },
    });
    expect(await change({ priceCents: 700 })).toMatchObject(refused(900));
    await change({ costCents: null, variantCosts: [cost(red, 950)] });
    expect(await change({ priceCents: 949 })).toMatchObject(refused(950));
    expect((await change({ priceCents: 960 })).status).toBe(200);
    const version = (await stored()).version;
    const sure = { id: 1, version, fields: { priceCents: 690 }, isPriceSure: true };
    expect((await request(changeProduct, sure, buyer.cookie)).status).toBe(200);
    expect((await change({ priceCents: 680 }, editor)).status).toBe(200);
    expect((await change({ brandId: null })).status).toBe(200);
    const attempt = crypto.randomUUID();
    const fields = { texts: { en: { name: 'Tin' } }, priceCents: 650, categoryIds: [2], costCents: 651 };
    expect(await request(createProduct, { attempt, fields }, buyer.cookie)).toMatchObject(refused(651));
    const wish = {
      which: { ids: [1] },
      change: { field: 'priceCents', rule: { way: 'set', by: 670, small: 'cent', large: 'cent' } },
    };
    const preview = async (who: Person) =>
      (await request(previewProductChanges, wish, who.cookie)).data.products[0].refused;
    expect([await preview(buyer), await preview(editor)]).toEqual(['belowCost', null]);
  });

  it('a discount that takes a price below cost needs confirmation by staff who see costs', async () => {
    await change({ costCents: 700 });
    const made = async (fields: object, who: Person, isPriceSure = false) => {
      const discount = { name: 'x', kind: 'products', productIds: [1], ...fields };
      const reply = await request(
        changeRecord,
        { kind: 'discount', id: null, version: null, fields: discount, isPriceSure },
        who.cookie,
      );
      return reply.status === 200 ? 'saved' : reply.data.faults[0].code;
    };
    expect(await made({ percent: 3001 }, owner)).toBe('belowCost');
    expect(await made({ percent: 3001 }, owner, true)).toBe('saved');
    expect(await made({ percent: 3000 }, owner)).toBe('saved');
    expect(await made({ amountCents: 301 }, owner)).toBe('belowCost');
    const mugs = { kind: 'categories', categoryIds: [2], productIds: [] };
    expect(await made({ ...mugs, percent: 3001 }, owner)).toBe('belowCost');
    expect(await made({ percent: 3001 }, editor)).toBe('saved');
  });

  it('an undo without the permission leaves the costs as they are', async () => {
    const both = (await change({ costCents: 300, priceCents: 1100 })).data.changeId;
    const costs = (await change({ costCents: 350 })).data.changeId;
    expect((await undo(costs, editor)).status).toBe(404);
    expect((await undo(both, editor)).status).toBe(200);
    expect(await stored()).toMatchObject({ costCents: 350, priceCents: 1000 });
    expect((await undo(costs, buyer)).status).toBe(200);
    expect((await stored()).costCents).toBe(300);
  });

  it('a change of costs invalidates no page', async () => {
    const [outcome] = await changeProducts(db, sokha, [{ id: 1, fields: { costCents: 1 } }]);
    expect(outcome).toMatchObject({ state: 'changed', fields: ['costCents'] });
    const { noticesOf } = await import('#shop/catalogue/product-notices.ts');
    expect(noticesOf(1, ['costCents', 'variantCosts'], undefined)).toEqual([]);
  });

  it('a merged color takes its cost along, unless the other one has its own, and back', async () => {
    await changeProducts(db, sokha, [{ id: 1, fields: { stockPer: 'color' } }]);
    await query`insert into color (id, hex, position) values (90, '#123456', 9)`;
    await query`insert into color_text (color_id, language_id, name) values (90, 1, 'Sky')`;
    const read = async (id: number) => ({
      id,
      version: (await query`select version from color where id = ${id}`)[0].version as number,
    });
    await change({ variantCosts: [cost(red, 420)] });
    const merged = await mergeTerms(db, sokha, {
      kind: 'colour',
      from: await read(red),
      into: await read(90),
    });
    if (typeof merged === 'string') throw new Error(merged);
    expect((await stored()).variantCosts).toEqual([cost(90, 420)]);
    await undoMany(db, sokha, merged.bulkId);
    expect((await stored()).variantCosts).toEqual([cost(red, 420)]);
  });
});

describe('costs of orders', () => {
  const order = async () => {
    const shopper = await newShopper(db);
    return { shopper, number: (await pay(shopper, [mug(2)], {})).data[0].OrderNumber as string };
  };
  const costOf = async (number: string, who = owner): Promise<number | null> =>
    (await request(getOrder, { number }, who.cookie)).data.costCents;

  it('an order remembers the cost of its time, that of a variant before that of its product', async () => {
    const unknown = await order();
    await change({ costCents: 400 });
    const ofProduct = await order();
    await changeProducts(db, sokha, [
      { id: 1, fields: { stockPer: 'color', variants: [{ colourId: blue, sizeId: 0, stock: 99 }] } },
    ]);
    await change({ variantCosts: [cost(red, 1), cost(blue, 450)] });
    const ofVariant = await order();
    await change({ costCents: 999, variantCosts: [] });
    const numbers = [unknown, ofProduct, ofVariant].map(({ number }) => number);
    expect(await Promise.all(numbers.map((number) => costOf(number)))).toEqual([null, 800, 900]);
    const seesOrders = await inside(81);
    expect(await costOf(ofVariant.number, seesOrders)).toBeNull();
  });

  it('no public page, call, feed or email contains a cost', async () => {
    await changeSettings(db, { productFeed: true }, 'system');
    await changeProducts(db, sokha, [
      { id: 1, fields: { stockPer: 'color', variants: [{ colourId: blue, sizeId: 0, stock: 99 }] } },
    ]);
    const sentinel = 918_273_645;
    await query`update product set cost_cents = ${sentinel}`;
    await change({ variantCosts: [cost(red, sentinel), cost(blue, sentinel)] });
    const { shopper, number } = await order();
    expect(await costOf(number)).toBe(2 * sentinel);
    const seen: string[] = [];
    const parameters = {
      ProductId: 1,
      ProductIds: '1',
      UserID: shopper.customerId,
      UserId: shopper.customerId,
      PageNo: 1,
      PageSize: 100,
      SearchTerm: 'mug',
      languageCode: 'en',
      OrderId: 1,
      OrderID: 1,
      cartJsonData: JSON.stringify([mug(1)]),
      ProductsIds: '1',
      CategoryID: 1,
      text: 'mug',
    };
    const headers = { token: shopper.token, userid: String(shopper.customerId) };
    let answered = 0;
    for (const { operation } of (await loadRegistry()).handlers) {
      const { statusCode, body } = await server.inject({
        method: 'POST',
        url: `/api/v1/${operation.path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ requestParameters: parameters }),
      });
      answered += Number(statusCode === 200 && body.includes('{'));
      seen.push(body);
    }
    expect(answered).toBeGreaterThan(30);
    const paths = [
      '/en/',
      '/en/all-products/0/all-categories?SearchTerm=mug',
      '/en/cart',
      '/sitemap.xml',
      '/robots.txt',
      '/feeds/products.en.xml',
      '/feeds/products.km.xml',
      '/en/orders-history',
      '/en/nothing',
    ];
    const [{ at }] = await query`select '/en/product-detail/1/x/x' as at`;
    const { headers: redirected } = await server.inject({ url: at });
    const statuses: number[] = [];
    for (const page of [...paths, redirected['location'] as string]) {
      for (const url of [page, `/page-data${page}`]) {
        const { statusCode, body } = await server.inject({ url, headers: { accept: 'text/html' } });
        statuses.push(statusCode);
        seen.push(body);
      }
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(paths.length - 1);
    expect(seen.filter((text) => text.includes('mug') || text.includes('Mug')).length).toBeGreaterThan(5);
    seen.push(JSON.stringify(await query`select content from outbox_mail`));
    seen.push(JSON.stringify(await query`select * from product_words`));
    const formats = ['918273645', '9182736.45', '9,182,736.45', '1836547290', '18365472.9', '18,365,472.90'];
    expect(formats.filter((format) => seen.some((text) => text.includes(format)))).toEqual([]);
  });
});
