import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { rateLimitKey } from '#shop/limits/limits.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-slips-begun-'));
const { db, query, request, server } = await testShop(products, { KADO_DATA: folder });
await fillBankNames(db, bankAccount);
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
afterAll(() => rmSync(folder, { recursive: true }));

const picture = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#e4eee7' } })
  .png()
  .toBuffer();

/** Returns the number of slips accepted from a customer so far. */
async function tries({ customerId }: Shopper): Promise<number> {
  const [row] =
    await query`select coalesce(sum(hits), 0)::int as hits from rate_window where key = ${rateLimitKey('slip', String(customerId))}`;
  return row.hits;
}

/**
 * Begins a slip upload that stays incomplete until `finish` is called. Its status is 0 if the connection was
 * closed.
 */
async function begin(who: Shopper, orderId: number) {
  const upload = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/v1/payments/transfer-slip/${orderId}`,
    headers: {
      'content-type': 'image/png',
      'content-length': picture.length,
      token: who.token,
      userid: who.customerId,
      connection: 'close',
    },
  });
  onTestFinished(() => void upload.destroy());
  const status = new Promise<number>((resolve) => {
    upload.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    upload.once('error', () => resolve(0));
  });
  const answered = vi.fn<() => void>();
  void status.then(answered);
  const counted = await tries(who);
  upload.write(picture.subarray(0, 100));
  await vi.waitFor(async () =>
    expect(answered.mock.calls.length + (await tries(who))).toBeGreaterThan(counted),
  );
  return { status, finish: () => upload.end(picture.subarray(100)) };
}

async function customerWithOrder() {
  const who = await newShopper(db);
  const { data } = await request(postCustomerOrder, orderFor(who, [mug(1)], { PaymentMethod: '9' }), who);
  return { who, orderId: data[0].OrderId as number };
}

test('one account with unfinished payment slip uploads does not block those of others', async () => {
  const [greedy, other] = [await customerWithOrder(), await customerWithOrder()];
  const begun = [];
  for (let count = 0; count < 12; count += 1) begun.push(await begin(greedy.who, greedy.orderId));
  const theirs = await begin(other.who, other.orderId);
  theirs.finish();
  expect(await theirs.status).toBe(200);
  // The limit is two: the first uploads can be finished, the others are refused.
  expect(await Promise.all(begun.slice(2).map(({ status }) => status))).toEqual(
    Array.from({ length: 10 }, () => 503),
  );
  for (const each of begun.slice(0, 2)) each.finish();
  expect(await Promise.all(begun.slice(0, 2).map(({ status }) => status))).toEqual([200, 200]);
});
