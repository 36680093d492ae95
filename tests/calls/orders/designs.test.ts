import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import { beginArtwork } from '#contract/operations/orders/begin-artwork.ts';
import { getArtworkLibrary } from '#contract/operations/orders/get-artwork-library.ts';
import { getDesigns } from '#contract/operations/orders/get-designs.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { sendArtwork } from '#contract/operations/orders/send-artwork.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { mailTextsOnce } from '#server/mail/mail-texts.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { nameOf } from '#server/pictures/store-picture.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { artworkFile } from '#shop/artwork/artwork.ts';
import { dropSlips } from '#shop/housekeeping/housekeeping.ts';
import { jobPath } from '#shop/jobs/jobs.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const logo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#d01' } })
  .png()
  .toBuffer();
const place = { ProductId: 1, ProductAttributeID: 3 };
/** Makes the mug's print in full color ask for something. */
const ask = (asksFor: string) =>
  query`update attribute_option set asks_for = ${asksFor} where id = 2 and attribute_id = 3`;
type Who = Shopper | null;
const put = (id: string, payload: Buffer, who: Who) =>
  server.inject({
    method: 'PUT',
    url: `/api/v1/orders/artwork/${id}/0`,
    headers: {
      'content-type': 'application/octet-stream',
      ...(who && { token: who.token, userid: String(who.customerId) }),
    },
    payload,
  });
const begin = (who: Who, more: object = {}) =>
  request(beginArtwork, { ...place, Bytes: logo.length, ...more }, who);
/** Uploads a logo and prints it, as a customer or a visitor. */
async function drawn(who: Who, DesignID?: string, more: object = {}) {
  const [{ UploadId }] = (await begin(who, more)).data;
  await put(UploadId, logo, who);
  const input = { ...place, UploadId, FileName: 'logo.png', ...(DesignID && { DesignID }), ...more };
  const [row] = (await request(sendArtwork, input, who)).data;
  return { UploadId: UploadId as string, DesignID: row.DesignID as string };
}
const designs = async (who: Who, ...DesignIDs: string[]) =>
  (await request(getDesigns, { DesignIDs }, who)).data;
const order = async (DesignID: string, who: Shopper = shopper, quantity = 1) =>
  (await pay(who, [{ ...mug(quantity), DesignID }], {})).data[0].OrderId as number;
const prints = async (OrderId: number, who: Shopper = shopper) =>
  (await request(getOrderPrints, { OrderId }, who)).data;
const resetDay = () => query`delete from rate_window`;

describe('a design before ordering', () => {
  it('a design before ordering is a question of the product page only for options that ask for something', async () => {
    await ask('artwork');
    const rows = (await request(getProductAllAttributesById, { ProductId: 1 }, null)).data;
    const asking = rows.filter(({ AsksFor }: { AsksFor?: string }) => AsksFor === 'artwork');
    expect(asking).toMatchObject([{ ProductAttributeID: 3, PrimaryKeyValue: 2 }]);
    expect(rows.filter((row: object) => 'AsksFor' in row)).toHaveLength(1);
    const other = await begin(shopper, { ProductAttributeID: 1 });
    expect(other.envelope.statusCode).toBe(404);
  });

  it('a design of a customer is theirs, is ordered with its line, and stays as it was ordered', async () => {
    await ask('artwork');
    const { UploadId, DesignID } = await drawn(shopper);
    expect(await designs(shopper, DesignID)).toMatchObject([
      { DesignID, ProductAttributeID: 3, AsksFor: 'artwork', Artwork: { ArtworkId: UploadId } },
    ]);
    const stranger = await newShopper(db);
    expect(await designs(stranger, DesignID)).toEqual([]);
    expect(await designs(null, DesignID)).toEqual([]);
    const OrderId = await order(DesignID);
    expect(await prints(OrderId)).toMatchObject([{ Artwork: { ArtworkId: UploadId }, Quantity: 1 }]);
    // A change of the draft, such as in another tab, makes a copy.
    const next = await drawn(shopper, DesignID);
    expect(next.DesignID).not.toBe(DesignID);
    expect(await prints(OrderId)).toMatchObject([{ Artwork: { ArtworkId: UploadId } }]);
    // The same design is ordered again, and another file for one of the orders leaves the other as it is.
    const again = await order(DesignID, shopper, 2);
    const [{ OrderItemID, ProductAttributeID }] = await prints(again);
    const changed = await drawn(shopper, undefined, { OrderItemID, ProductAttributeID });
    expect(await prints(again)).toMatchObject([{ Artwork: { ArtworkId: changed.UploadId } }]);
    expect(await prints(OrderId)).toMatchObject([{ Artwork: { ArtworkId: UploadId } }]);
  });

  it('a design tells its picture in the selected color and the colors of the selected print, before and after ordering', async () => {
    await ask('artwork');
    const { DesignID } = await drawn(shopper);
    const corners = [0, 1, 2, 3].map((at) => [at / 4, at / 4]);
    const areas = [{ attributeId: 3, corners, sag: 0, widthMm: 90, isEngraved: false }];
    const [{ id }] = await query`insert into print_method (name_en, charges) values ('Pad print',
      '[{"colors": 1, "setupCents": 0, "steps": [{"from": 1, "cents": 10}]}, {"colors": 2, "setupCents": 0, "steps": [{"from": 1, "cents": 20}]}]')
      returning id`;
    await query`update product_picture set areas = ${JSON.stringify(areas)}::jsonb where product_id = 1 and position = 0`;
    await query`update attribute_option set method_id = ${id}, colors = 2 where id = 2 and attribute_id = 3`;
    const Options = [{ ProductAttributeID: 3, PrimaryKeyValue: 2 }];
    const seen = { Colors: 2, Picture: { Area: { WidthMm: 90 } } };
    const input = { DesignIDs: [DesignID], ProductId: 1, Options };
    expect((await request(getDesigns, input, shopper)).data).toMatchObject([seen]);
    const [plain] = await designs(shopper, DesignID);
    expect([plain.Colors, plain.Picture]).toEqual([undefined, undefined]);
    expect(await prints(await order(DesignID))).toMatchObject([seen]);
    // A method that costs the same with any number of colors doesn't limit them.
    await query`update print_method set charges = charges - 0 where id = ${id}`;
    expect((await request(getDesigns, input, shopper)).data[0].Colors).toBeUndefined();
    await query`update attribute_option set method_id = null, colors = 1 where id = 2 and attribute_id = 3`;
    await query`update product_picture set areas = '[]' where product_id = 1`;
  });

  it('a design of another customer isn’t ordered, and the order asks for it', async () => {
    await ask('artwork');
    const stranger = await newShopper(db);
    const { DesignID } = await drawn(stranger);
    expect(await prints(await order(DesignID))).toMatchObject([{ Artwork: null, IsOpen: true }]);
    expect(await prints(await order(randomUUID()))).toMatchObject([{ Artwork: null }]);
    expect(await designs(stranger, DesignID)).toHaveLength(1);
  });

  it('a design of a visitor belongs to the customer who orders it first', async () => {
    await ask('artwork');
    await resetDay();
    const { UploadId, DesignID } = await drawn(null);
    expect(await designs(null, DesignID)).toHaveLength(1);
    const picture = () => server.inject({ url: `/artwork/${UploadId}` });
    expect((await picture()).headers['content-type']).toBe('image/png');
    const OrderId = await order(DesignID);
    expect(await prints(OrderId)).toMatchObject([{ Artwork: { ArtworkId: UploadId } }]);
    expect((await picture()).statusCode).toBe(404);
    const second = await newShopper(db);
    expect(await prints(await order(DesignID, second), second)).toMatchObject([{ Artwork: null }]);
    expect(await designs(null, DesignID)).toEqual([]);
  });

  it('the files of an account are limited in total size', async () => {
    await ask('artwork');
    await drawn(shopper);
    await query`update artwork set bytes = 499999999 where customer_id = ${shopper.customerId}`;
    const full = await begin(shopper);
    expect([full.envelope.statusCode, full.data[0].Problem]).toEqual([409, 'full']);
  });

  it('a design before ordering is deleted if it isn’t ordered: after 7 days of a visitor, after 30 days of a customer', async () => {
    await ask('artwork');
    await resetDay();
    const visitors = await drawn(null);
    const customers = await drawn(shopper);
    const age = async (days: number) => {
      await query`update design set changed_at = now() - make_interval(days => ${days})`;
      await query`update artwork set created_at = now() - make_interval(days => ${days})`;
      await dropSlips(db, (file) => app.stores.private.remove(file));
      return Promise.all(
        [visitors, customers].map(async ({ UploadId }) =>
          Boolean(await app.stores.private.read(artworkFile(UploadId))),
        ),
      );
    };
    expect(await age(6)).toEqual([true, true]);
    expect(await age(8)).toEqual([false, true]);
    expect(await age(31)).toEqual([false, false]);
  });

  it('a design before ordering has files that their customer uses again', async () => {
    await ask('artwork');
    const { UploadId, DesignID } = await drawn(shopper);
    await order(DesignID);
    const [found] = (await request(getArtworkLibrary, {}, shopper)).data;
    expect(found).toMatchObject({ ArtworkId: UploadId, FileName: 'logo.png' });
    const again = { ...place, UploadId, FileName: '' };
    const [row] = (await request(sendArtwork, again, shopper)).data;
    expect(await designs(shopper, row.DesignID)).toMatchObject([{ Artwork: { ArtworkId: UploadId } }]);
    const stranger = await newShopper(db);
    const stolen = await request(sendArtwork, again, stranger);
    expect([stolen.envelope.statusCode, stolen.data[0].Problem]).toEqual([409, 'over']);
  });

  it('a design follows its cart line to another browser, and an older browser doesn’t lose it', async () => {
    await ask('artwork');
    const { DesignID } = await drawn(shopper);
    const sync = async (line: object | null) =>
      (await request(syncCustomerLists, { Lines: line ? [line] : [] }, shopper)).data;
    const line = (ChangedAt: number, more: object = {}) => ({
      List: 'cart',
      ProductId: 1,
      Quantity: 1,
      Choices: [{ ProductAttributeID: 3, PrimaryKeyValue: 2 }],
      ChangedAt,
      ...more,
    });
    const now = Date.now() - 10_000;
    await sync(line(now, { DesignID }));
    expect(await sync(null)).toMatchObject([{ DesignID }]);
    await sync(line(now + 1, { Quantity: 3 }));
    expect(await sync(null)).toMatchObject([{ DesignID, Quantity: 3 }]);
    await sync(line(now + 2, { Quantity: 0, Choices: [] }));
    await sync(line(now + 3));
    const [back] = await sync(null);
    expect('DesignID' in back).toBe(false);
  });
});

describe('names for printing', () => {
  it('names for printing are a list with one name a line, kept in order, and replaced as a whole', async () => {
    await ask('names');
    const write = (Text: string, more: object = {}) =>
      request(sendPrintText, { ...place, Text, ...more }, shopper);
    const [{ DesignID }] = (await write('Sok\r\n  សុភា \n\nDara & Co\n')).data;
    const expected = { AsksFor: 'names', Text: 'Sok\nសុភា\nDara & Co' };
    expect(await designs(shopper, DesignID)).toMatchObject([expected]);
    const OrderId = await order(DesignID);
    expect(await prints(OrderId)).toMatchObject([{ ...expected, Quantity: 1, IsOpen: true }]);
    const tooLong = await write('x'.repeat(61), { DesignID });
    expect([tooLong.envelope.statusCode, tooLong.data[0].Problem]).toEqual([400, 'longName']);
  });
});

describe('a link to the page of an order', () => {
  it('a link to the page of an order sends a file for an item of its order, and of no other', async () => {
    await ask('artwork');
    const OrderId = (await pay(shopper, [mug(1)], {})).data[0].OrderId as number;
    const other = (await pay(shopper, [mug(2)], {})).data[0].OrderId as number;
    const Code = jobPath(app.secret, 'en', { orderId: OrderId, version: 1 }).split('/').at(-1);
    const at = async (id: number) => {
      const [{ OrderItemID, ProductAttributeID }] = await prints(id);
      return { Code, OrderItemID, ProductAttributeID, ProductId: null };
    };
    const { UploadId } = await drawn(null, undefined, await at(OrderId));
    expect(await prints(OrderId)).toMatchObject([{ Artwork: { ArtworkId: UploadId } }]);
    expect((await begin(null, await at(other))).envelope.statusCode).toBe(404);
    expect((await begin(null, { ...(await at(OrderId)), Code: 'x' })).envelope.statusCode).toBe(404);
    expect((await begin(null, { ...(await at(OrderId)), Code: '' })).envelope.statusCode).toBe(401);
  });

  it('the page of an order shows the product with the logo, as the account and the email do, and refuses other addresses', async () => {
    await ask('artwork');
    const corners = [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.8, 0.8],
      [0.2, 0.8],
    ];
    const areas = [{ attributeId: 3, corners, sag: 0, widthMm: 20, isEngraved: false }];
    const [{ path: plain }] = await query`
      update product_picture set areas = ${JSON.stringify(areas)}::jsonb where product_id = 1 and position = 0 returning path`;
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#eee' } });
    await app.stores.content.add(nameOf(String(plain)), await picture.webp().toBuffer());
    const { DesignID } = await drawn(shopper);
    const OrderId = await order(DesignID);
    const page = jobPath(app.secret, 'en', { orderId: OrderId, version: 1 });
    const { Items } = (await request(getJob, { OrderId }, shopper)).data[0];
    const path = `${page}/printed/${Items[0].OrderItemID}`;
    expect(Items[0].PrintedImageUrl).toBe(path);
    expect((await server.inject({ url: page })).body).toContain(`src="${path}"`);
    const { statusCode, headers, rawPayload } = await server.inject({ url: path });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ]);
    const [red, green] = (await sharp(rawPayload).stats()).channels;
    expect(red!.mean).toBeGreaterThan(green!.mean + 5);
    for (const wrong of [`${page}/printed/0`, `${page}x/printed/${Items[0].OrderItemID}`])
      expect((await server.inject({ url: wrong })).statusCode).toBe(404);
    const [{ content }] = await query`
      select content from outbox_mail where kind = 'orderReceived' and content ->> 'orderId' = ${String(OrderId)}`;
    const mail = { kind: 'orderReceived', to: 'a@example.com', language: 'en', content } as Mail;
    const texts = await mailTextsOnce(db, app.config)('en');
    expect(writeMail(await withLinks(db, mail, app.secret), texts).html).toContain(`${path}"`);
    await query`update product_picture set areas = '[]' where product_id = 1`;
    const [plainAgain] = (await request(getJob, { OrderId }, shopper)).data[0].Items;
    expect(plainAgain).not.toHaveProperty('PrintedImageUrl');
  });

  it('the page of an order shows what is printed, and saves texts without scripts until work begins', async () => {
    await ask('artwork');
    const { UploadId, DesignID } = await drawn(shopper);
    const page = jobPath(app.secret, 'en', { orderId: await order(DesignID), version: 1 });
    const shown = (await server.inject({ url: page })).body;
    expect(shown).toContain(`src="${page}/artwork/${UploadId}"`);
    expect((await server.inject({ url: `${page}/artwork/${UploadId}` })).headers['content-type']).toBe(
      'image/png',
    );
    expect((await server.inject({ url: `${page}/artwork/${randomUUID()}` })).statusCode).toBe(404);
    await ask('text');
    const orderId = (await pay(shopper, [mug(3)], {})).data[0].OrderId as number;
    const [{ OrderItemID, ProductAttributeID }] = await prints(orderId);
    const textPage = jobPath(app.secret, 'en', { orderId, version: 1 });
    const post = (Text: string) =>
      server.inject({
        method: 'POST',
        url: textPage,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ Act: 'design', OrderItemID, ProductAttributeID, Text }).toString(),
      });
    const text = '<b>សុភា</b> & Dara  “2026”';
    expect((await post(text)).statusCode).toBe(303);
    expect((await prints(orderId))[0].Text).toBe(text);
    const saved = (await server.inject({ url: textPage })).body;
    expect(saved).toContain('&lt;b&gt;សុភា&lt;/b&gt; &amp; Dara  “2026”');
    const tooLong = await post('x'.repeat(301));
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.body).toContain('The text is too long');
    // The form of the text has it again, the form of a message hasn't.
    expect(tooLong.body.match(/x{301}/gu)).toHaveLength(1);
    await query`update customer_order set status_id = 91 where id = ${orderId}`;
    const late = await post('A late text');
    expect(late.statusCode).not.toBe(303);
    expect(late.body).toContain('A late text');
    expect(late.body).toContain('role="alert"');
  });
});
