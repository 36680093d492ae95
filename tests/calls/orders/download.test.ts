import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop, products } from '#tests/support/test-shop.ts';
import { mug, orderFor, sticker } from './order-fixtures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-downloads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bytes = Buffer.from([0x50, 0x4b, 3, 4, 0, 255, 13, 10]);
mkdirSync(path.join(folder, 'private/files'), { recursive: true });
writeFileSync(path.join(folder, 'private/files/sticker.zip'), bytes);
writeFileSync(path.join(folder, 'secret.txt'), 'not for sale');

const { db, request, app, server } = await testShop(products, { KADO_DATA: folder });

let owner: Shopper;
let other: Shopper;
let item: number;
let mugItem: number;
let cookie: string;
beforeAll(async () => {
  await db
    .updateTable('product')
    .set({ digital_type: 'application/zip', price_cents: 500 })
    .where('id', '=', 7)
    .execute();
  [owner, other] = [await newShopper(db), await newShopper(db)];
  await request(postCustomerOrder, orderFor(owner, [sticker, mug(1)]), owner);
  const bought = await db.selectFrom('order_item').select(['id', 'product_id']).execute();
  item = bought.find((each) => each.product_id === 7)!.id;
  mugItem = bought.find((each) => each.product_id === 1)!.id;
  const session = await createSession(db, owner.customerId, true);
  cookie = `kado=${session.bindingValue}`;
});
beforeEach(() => status({ status_id: 3, shipping_status_id: null }));

const status = async (change: { status_id?: number; shipping_status_id?: number | null }, order = 1) => {
  await db.updateTable('order_item').set(change).where('id', 'in', [item, mugItem]).execute();
  await db.updateTable('customer_order').set({ status_id: order }).execute();
};
const linkFor = async (who: Shopper | null, OrderItemID: unknown = item, languageCode = 'en') => {
  const { data } = await request(getDownloadLink, { OrderItemID, languageCode }, who);
  return data[0];
};
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers });
const plain = (id: number | string = owner.customerId, of: number | string = item) =>
  `/api/v1/common/download-digital-file/${of}/${id}`;
/** Returns the URLs that return a file, or anything but 404 with the envelope. */
const given = async (urls: readonly string[], headers: Record<string, string> = {}) => {
  const replies = await Promise.all(urls.map((url) => get(url, headers)));
  return urls.filter((_, at) => {
    const { statusCode, headers: answered, body } = replies[at]!;
    const isNone = statusCode === 404 && answered['content-disposition'] === undefined;
    return !isNone || !body.includes('"statusCode":404');
  });
};

describe('download link of a purchased file', () => {
  it('a download link sends the file to anyone, with a bare media type and the product’s name', async () => {
    const link = await linkFor(owner);
    expect(link).toMatchObject({ FileName: 'Sticker.zip', ExpiresInSeconds: 300 });
    const reply = await get(link.DownloadUrl);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': "attachment; filename*=UTF-8''Sticker.zip",
      'cache-control': 'no-store',
      'content-length': String(bytes.length),
    });
    expect(reply.rawPayload).toEqual(bytes);
  });

  it('a download has its name in the language of the request for the link', async () => {
    const link = await linkFor(owner, item, 'ar');
    expect(link.FileName).toBe('ស្ទីគ័រ.zip');
    expect((await get(link.DownloadUrl)).headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('ស្ទីគ័រ')}.zip`,
    );
  });

  it('a download link works with double slashes, in any letter case, with a query, and for HEAD', async () => {
    const { DownloadUrl } = await linkFor(owner);
    const methods = [
      DownloadUrl.toUpperCase(),
      DownloadUrl.replaceAll('/', '//'),
      DownloadUrl.replace('/common/', '//Common//'),
      `${DownloadUrl}/`,
      `${DownloadUrl}?x=1`,
    ];
    for (const paymentMethod of methods)
      expect({ way: paymentMethod, status: (await get(paymentMethod)).statusCode }).toEqual({
        way: paymentMethod,
        status: 200,
      });
    const head = await get(DownloadUrl, {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await get(DownloadUrl, { range: 'bytes=0-1' })).rawPayload).toEqual(bytes);
  });

  it('a download link is refused for an item that belongs to someone else, is not digital, or does not exist', async () => {
    expect(await linkFor(other)).toBeUndefined();
    expect(await linkFor(owner, mugItem)).toBeUndefined();
    expect(await linkFor(owner, 4711)).toBeUndefined();
    expect(await request(getDownloadLink, { OrderItemID: item }, null)).toMatchObject({
      data: [],
      envelope: { statusCode: 401 },
    });
  });

  it('a download link sends the file of an item whose shipping is completed, whatever the status of the item', async () => {
    await status({ status_id: 2, shipping_status_id: 3 });
    const { DownloadUrl } = await linkFor(owner);
    expect(await given([DownloadUrl])).toEqual([DownloadUrl]);
  });

  it('a download link sends no file for an item that was not sold as a digital product', async () => {
    const { DownloadUrl } = await linkFor(owner);
    await db.updateTable('order_item').set({ digital: false }).where('id', '=', item).execute();
    expect([await linkFor(owner), await given([DownloadUrl])]).toEqual([undefined, []]);
    await db.updateTable('order_item').set({ digital: true }).where('id', '=', item).execute();
  });

  // The downloads guarantee test covers the other statuses.
  it('a download link sends no file for an item in progress, or of an order awaiting payment', async () => {
    const { DownloadUrl } = await linkFor(owner);
    for (const [status_id, order] of [
      [2, 2],
      [3, 90],
    ] as const) {
      await status({ status_id, shipping_status_id: null }, order);
      expect(await linkFor(owner)).toBeUndefined();
      expect(await given([DownloadUrl])).toEqual([]);
    }
  });
});

describe('plain user id of existing clients', () => {
  it('the plain user id of existing clients gets the file with the cookie of the buyer’s browser session', async () => {
    const reply = await get(plain(), { cookie });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
    const shouted = plain().replace('common', 'COMMON').replaceAll('/', '//');
    expect((await get(shouted, { cookie })).statusCode).toBe(200);
  });

  it('the plain user id gets no file without the cookie, with a token instead, or with another customer’s cookie', async () => {
    const otherClient = `kado=${(await createSession(db, other.customerId, true)).bindingValue}`;
    expect(await given([plain()])).toEqual([]);
    expect(await given([plain()], { token: owner.token, userid: String(owner.customerId) })).toEqual([]);
    expect(await given([plain()], { cookie: otherClient })).toEqual([]);
    expect(await given([plain(other.customerId)], { cookie: otherClient })).toEqual([]);
    expect(await given([plain(other.customerId)], { cookie })).toEqual([]);
    expect(await given([plain()], { cookie: 'kado=' })).toEqual([]);
    expect(await given([plain()], { cookie, 'sec-fetch-site': 'cross-site' })).toEqual([]);
  });

  it('the plain user id gets no file once the session has ended, or if the item is not completed', async () => {
    const { bindingValue } = await createSession(db, owner.customerId, true);
    const mine = { cookie: `kado=${bindingValue}` };
    await status({ status_id: 2 });
    expect(await given([plain()], mine)).toEqual([]);
    await status({ status_id: 3 });
    expect((await get(plain(), mine)).statusCode).toBe(200);
    await db
      .updateTable('session')
      .set({ ended_at: new Date() })
      .where('binding_hash', 'is not', null)
      .execute();
    expect(await given([plain()], mine)).toEqual([]);
    expect(await given([plain()], { cookie })).toEqual([]);
  });
});

describe('rejected downloads', () => {
  it.each([
    '/api/v1/common/download-digital-file',
    '/api/v1/common/download-digital-file/',
    '/api/v1/common/download-digital-file/1',
    '/api/v1/common/download-digital-file/1/2/3',
    '/api/v1/common/download-digital-file/x/1',
    '/api/v1/common/download-digital-file/1/x',
    '/api/v1/common/download-digital-file/-1/1',
    '/api/v1/common/download-digital-file/99999999999/1',
    '/api/v1/common/download-digital-file/1/..%2f..%2fsecret.txt',
    '/api/v1/common/download-digital-file/1/%00',
  ])('the download responds with 404 to %s', async (url) => {
    expect(await given([url], { cookie })).toEqual([]);
  });

  it.each(['/api/v1/common/download-digital-files/1/1', '/api/v1/common/get-download-link'])(
    'the download allows only POST for %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(405);
    },
  );

  it('a file outside the private folder is never sent, whatever the database says', async () => {
    const { DownloadUrl } = await linkFor(owner);
    const change = (to: string) =>
      db.updateTable('product').set({ digital_file: to }).where('id', '=', 7).execute();
    app.log.level = 'silent';
    for (const file of ['../secret.txt', '/etc/passwd', 'files', 'files/missing.zip', '']) {
      await change(file);
      expect(await given([DownloadUrl])).toEqual([]);
    }
    app.log.level = 'error';
    await change('files/sticker.zip');
  });
});
