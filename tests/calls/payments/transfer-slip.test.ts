import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { paymentSlipLimits } from '#contract/constants.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { dropSlips } from '#shop/housekeeping/housekeeping.ts';
import { signLink } from '#shop/signed-link.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-slips-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { app, db, query, request, server } = await testShop(products, { KADO_DATA: folder });
await query`update product set stock = 1000 where stock is not null`;
await fillBankNames(db, bankAccount);

let shopper: Shopper;
let order: { OrderId: number; OrderNumber: string };
beforeEach(async () => {
  shopper = await newShopper(db);
  order = (await request(postCustomerOrder, orderFor(shopper, [mug(1)], { PaymentMethod: '9' }), shopper))
    .data[0];
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e4eee7' } });
/** A photo as a phone takes it: rotated and with its location. */
const photo = await drawn(3000, 1500)
  .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '11/1 33/1 0/1' } })
  .jpeg()
  .toBuffer();
const png = await drawn(300, 600).png().toBuffer();

async function send(
  body: Buffer,
  more: Record<string, string> = {},
  { OrderId } = order,
  who: Shopper | null = shopper,
  code = '',
) {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/v1/payments/transfer-slip/${OrderId}${code && `?Code=${code}`}`,
    headers: {
      'content-type': 'image/jpeg',
      token: who?.token ?? '',
      userid: who ? String(who.customerId) : '',
      ...more,
    },
    payload: body,
  });
  const { statusCode, data } = answer.json<{ statusCode: number; data: string }>();
  return { http: answer.statusCode, statusCode, ...JSON.parse(data)[0] };
}
const stored = (): string[] =>
  existsSync(path.join(folder, 'private/slips')) ? readdirSync(path.join(folder, 'private/slips')) : [];
const transfer = async () =>
  (await request(getTransfer, { OrderNumber: order.OrderNumber }, shopper)).data[0];
const { confirm, refuse } = staffPaymentsOf(db);

describe('payment slip', () => {
  it('a payment slip is re-encoded upright without metadata, and stored in the private store', async () => {
    const before = new Set(stored());
    expect(await send(photo)).toMatchObject({
      http: 200,
      statusCode: 200,
      ResponseMsg: 'Saved Successfully',
    });
    const name = stored().find((each) => !before.has(each)) ?? '';
    const content = readFileSync(path.join(folder, 'private/slips', name));
    expect(content.includes('secret place')).toBe(false);
    const { format, width, height, exif } = await sharp(content).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 2000,
      height: 1000,
      exif: undefined,
    });
    expect(await transfer()).toMatchObject({ SlipAt: expect.any(String), SlipsLeft: 2 });
    const reached = await server.inject({ url: `/content/slips/${name}` });
    expect(reached.statusCode).toBe(404);
  });

  it('a payment slip gives staff one day to check, once, and stops the reminder', async () => {
    const until = async () => Date.parse((await transfer()).Until) - Date.now();
    await query`update payment set expires_at = now() + interval '1 hour', next_look_at = now() + interval '1 hour'
      where reference = ${order.OrderNumber}`;
    await send(png, { 'content-type': 'image/png' });
    expect(await until()).toBeGreaterThan(23 * 3_600_000);
    expect(
      await query`select 1 from outbox_mail where kind = 'transferReminder' and recipient = ${shopper.email}`,
    ).toEqual([]);
    await query`update payment set expires_at = now() + interval '1 hour' where reference = ${order.OrderNumber}`;
    await send(png, { 'content-type': 'image/png' });
    expect(await until()).toBeLessThan(2 * 3_600_000);
  });
});

describe('rejected payment slip', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const bomb = () =>
    sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();

  test.each([
    ['half a picture', () => photo.subarray(0, photo.length / 2)],
    ['nothing', () => Buffer.alloc(0)],
    ['a truncated picture with a script after it', () => Buffer.concat([png.subarray(0, 60), page])],
    ['56 million pixels in a small file', bomb],
  ])('an invalid payment slip is rejected and nothing stored: %s', async (_, make) => {
    const before = stored();
    expect(await send(await make())).toMatchObject({
      http: 200,
      statusCode: 400,
      MessageCode: 'slipNotPicture',
    });
    expect(stored()).toEqual(before);
    expect(await transfer()).toMatchObject({ SlipAt: null });
  });

  test.each([
    ['HTML', () => page],
    ['SVG', () => svg],
    ['TIFF', () => drawn(9, 9).tiff().toBuffer()],
    ['PDF', () => Buffer.from('%PDF-1.4')],
  ])('a payment slip in the format %s is refused by name, and not stored', async (format, make) => {
    const before = stored();
    expect(await send(await make())).toMatchObject({
      statusCode: 400,
      MessageCode: 'slipFormat',
      MessageValues: { format },
    });
    expect(stored()).toEqual(before);
  });

  it('a slip that is too large or has a wrong type is refused before it is read', async () => {
    expect((await send(Buffer.alloc(paymentSlipLimits.bytes + 1))).http).toBe(413);
    for (const type of ['application/json', 'text/html', 'image/svg+xml', 'application/octet-stream'])
      expect((await send(png, { 'content-type': type })).http).toBe(415);
  });

  it('slips for another customer’s, an unknown or a differently paid order get the same response', async () => {
    const otherClient = await newShopper(db);
    const cash = (
      await request(postCustomerOrder, orderFor(shopper, [mug(1)], { PaymentMethod: '6' }), shopper)
    ).data[0];
    const unknown = { http: 200, statusCode: 404, MessageCode: 'generalError' };
    expect(await send(png, {}, order, otherClient)).toMatchObject(unknown);
    expect(await send(png, {}, { ...order, OrderId: 999_999 })).toMatchObject(unknown);
    expect(await send(png, {}, cash)).toMatchObject(unknown);
    expect(await send(png, {}, order, null)).toMatchObject({ statusCode: 401 });
    expect(await send(png, { userid: '1' })).toMatchObject({ statusCode: 403 });
    expect(await send(png, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ http: 403 });
    expect(await transfer()).toMatchObject({ SlipAt: null });
  });

  it('a payment slip is refused after three slips, once the order is void, or after twenty attempts a day', async () => {
    for (let n = 0; n < paymentSlipLimits.perOrder; n += 1) expect((await send(png)).statusCode).toBe(200);
    expect(await send(png)).toMatchObject({ statusCode: 409, MessageCode: 'slipsEnough' });
    await refuse(order.OrderNumber);
    expect(await send(png)).toMatchObject({ statusCode: 409, MessageCode: 'slipTooLate' });
    const other = await newShopper(db);
    const { data } = await request(
      postCustomerOrder,
      orderFor(other, [mug(1)], { PaymentMethod: '9' }),
      other,
    );
    for (let n = 0; n < 20; n += 1) await send(page, {}, data[0], other);
    expect(await send(png, {}, data[0], other)).toMatchObject({
      http: 429,
      MessageCode: 'picturesDayFull',
      MessageValues: {
        when: expect.stringMatching(/\d/u),
        contact: expect.stringMatching(/@|\/contact-us/u),
      },
    });
  });
});

describe('the page of an order behind its link', () => {
  const codeOf = (kind: number, orderId: number, version = 1) =>
    signLink(app.secret, 'job', [kind, orderId, version]);
  const visit = (code: string) => server.inject({ url: `/en/job/${code}` });

  it('the page of an order takes a payment slip, and its button needs a script that other pages don’t load', async () => {
    const code = codeOf(1, order.OrderId);
    const shown = (await visit(code)).body;
    expect(shown).toContain('Upload payment slip');
    expect(shown.match(/<script[^>]*>/gu)).toEqual([
      expect.stringMatching(/^<script type="module" src="\/assets\//u),
    ]);
    expect(await send(png, {}, order, null, code)).toMatchObject({ http: 200, statusCode: 200 });
    expect(await transfer()).toMatchObject({ SlipsLeft: 2 });
    expect((await visit(`${code}?done=file`)).body).toContain('File received');
    await confirm(order.OrderNumber, 1554, order.OrderNumber);
    expect((await visit(code)).body).not.toMatch(/<script|Upload/u);
  });

  it('a payment slip can’t be sent with a link of another order, an ended one, or one that was sent for something else', async () => {
    const other = await request(
      postCustomerOrder,
      orderFor(shopper, [mug(2)], { PaymentMethod: '9' }),
      shopper,
    );
    const [paying, confirming] = [codeOf(4, order.OrderId), codeOf(6, order.OrderId)];
    for (const code of [codeOf(1, other.data[0].OrderId), confirming])
      expect(await send(png, {}, order, null, code)).toMatchObject({ statusCode: 404 });
    for (const code of [codeOf(1, order.OrderId, 2), 'x'])
      expect(await send(png, {}, order, null, code)).toMatchObject({ statusCode: 401 });
    expect(await transfer()).toMatchObject({ SlipAt: null });
    expect(await send(png, {}, order, null, paying)).toMatchObject({ http: 200, statusCode: 200 });
  });
});

test('slips are deleted half a year after their payment, or with their customer', async () => {
  await send(png);
  const taken: string[] = [];
  const drop = () => dropSlips(db, async (file) => void taken.push(file));
  const before = await drop();
  await confirm(order.OrderNumber, 1554, order.OrderNumber);
  expect([before, await drop()]).toEqual([0, 0]);
  await query`update payment set settled_at = now() - interval '181 days' where reference = ${order.OrderNumber}`;
  expect([await drop(), await drop(), taken.length]).toEqual([1, 0, 1]);
});
