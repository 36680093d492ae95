import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { signDownload } from '#shop/orders/orders.ts';
import { again, mapConcurrently } from '../asking.ts';
import { expectEvery, expectAll, says } from '../gate.ts';
import { as, identityPair } from './identity-pair.ts';
import { seededCustomers } from './planted-customers.ts';

const { db, shops, secret, request, faults: errors } = await identityPair({ LIMIT_BROWSE: '1000000' });
const { a: other, b: buyer } = await seededCustomers(db);
let turns = 0;
const urlOf = (itemId: number | string, value: string) =>
  `${shops[(turns += 1) % 2]!.url}/api/v1/common/download-digital-file/${itemId}/${value}`;

interface Got {
  status: number;
  text: string;
  isFile: boolean;
  length: string | null;
}
async function get(url: string, init: RequestInit = {}): Promise<Got> {
  const answer = await again(() => fetch(url, init));
  const isFile = answer.headers.get('content-disposition') !== null;
  return {
    status: answer.status,
    text: await answer.text(),
    isFile,
    length: answer.headers.get('content-length'),
  };
}
/** Returns a signed download link that expires in this many seconds, by the database's clock. */
async function signed(
  seconds: number,
  itemId = buyer.itemId,
  customerId = buyer.customerId,
): Promise<string> {
  const { rows } = await sql<{
    end: Date;
  }>`select now() + make_interval(secs => ${seconds}::int) as end`.execute(db);
  return signDownload(Buffer.from(secret), { itemId, customerId, language: 'en', expiresAt: rows[0]!.end });
}
const linkOf = async (headers: Record<string, string>, OrderItemID: number = buyer.itemId) =>
  (await request(turns, getDownloadLink.path, { OrderItemID }, { headers })).data as {
    DownloadUrl: string;
  }[];
const state = async (item: number, order: number, shipping: number | null = null) => {
  await sql`update order_item set status_id = ${item}, shipping_status_id = ${shipping} where id = ${buyer.itemId}`.execute(
    db,
  );
  await sql`update customer_order set status_id = ${order} where id = ${buyer.orderId}`.execute(db);
};
beforeEach(() => state(3, 3));

test('the buyer gets the file by the link, with GET, HEAD and Range', async () => {
  const [link] = await linkOf(as(buyer));
  const url = `${shops[1]!.url}${link!.DownloadUrl}`;
  const whole = await get(url);
  const head = await get(url, { method: 'HEAD' });
  const part = await get(url, { headers: { range: 'bytes=0-3' } });
  expect(whole).toMatchObject({ status: 200, isFile: true });
  expect(whole.text.length).toBeGreaterThan(0);
  expect(head).toMatchObject({ status: 200, isFile: true, text: '', length: whole.length });
  expect(part).toEqual(whole);
  expectAll('requests that serve the buyer', [whole, head, part].filter(({ isFile }) => isFile).length, 3);
});

describe('other callers get no byte of the file, and the same response', () => {
  test('other callers get no byte of the file, whatever the value and the item, at both processes', async () => {
    const cookieOf = async (customerId: number) =>
      `kado=${(await createSession(db, customerId, true)).bindingValue}`;
    const good = await signed(300);
    const [item, id, language, seconds, mac] = good.split('-');
    const cookie = { cookie: await cookieOf(other.customerId) };
    const tries: [what: string, url: string, headers?: Record<string, string>][] = [
      ['the plain id alone', urlOf(buyer.itemId, String(buyer.customerId))],
      ['the plain id beside the buyer’s token', urlOf(buyer.itemId, String(buyer.customerId)), as(buyer)],
      ['the plain id beside another’s token', urlOf(buyer.itemId, String(buyer.customerId)), as(other)],
      ['the plain id beside another’s cookie', urlOf(buyer.itemId, String(buyer.customerId)), cookie],
      ['another’s id beside their own cookie', urlOf(buyer.itemId, String(other.customerId)), cookie],
      ['no value', urlOf(buyer.itemId, '')],
      ['a link of another item', urlOf(buyer.itemId, await signed(300, other.itemId))],
      ['a link of another user', urlOf(buyer.itemId, await signed(300, buyer.itemId, other.customerId))],
      ['this link for another item', urlOf(other.itemId, good)],
      ['an unknown item', urlOf(2_000_000_000, good)],
      ['an item that isn’t a number', urlOf('1e3', good)],
      ['over by a second', urlOf(buyer.itemId, await signed(-1))],
      ['a later end', urlOf(buyer.itemId, `${item}-${id}-${language}-${Number(seconds) + 60}-${mac}`)],
      [
        'another user in it',
        urlOf(buyer.itemId, `${item}-${other.customerId}-${language}-${seconds}-${mac}`),
      ],
      ['another language in it', urlOf(buyer.itemId, `${item}-${id}-2-${seconds}-${mac}`)],
      ['no signature', urlOf(buyer.itemId, `${item}-${id}-${language}-${seconds}-${'0'.repeat(32)}`)],
      ['half a signature', urlOf(buyer.itemId, good.slice(0, -8))],
      ['a path', urlOf(buyer.itemId, '..%2f..%2fsecret')],
    ];
    const attempts: RequestInit[] = [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-0' } }];
    const requests = tries.flatMap(([what, url, headers = {}]) =>
      attempts.map((attempt) => ({
        what,
        url,
        way: { ...attempt, headers: { ...headers, ...(attempt.headers as object) } },
      })),
    );
    const output = await mapConcurrently(requests, 4, async ({ what, url, way: attempt }) => ({
      what,
      ...(await get(url, attempt)),
    }));
    expect(output.filter(({ status, isFile }) => status !== 404 || isFile)).toEqual([]);
    expect(new Set(output.map(({ text }) => text).filter(Boolean)).size).toBe(1);
    says(`${tries.length} wrong values by GET, HEAD and Range`);
    expectEvery('answered 404 without a byte of the file', output, ({ status }) => status === 404);
    expect((await get(urlOf(buyer.itemId, good))).isFile).toBe(true);
  });

  test('a download link is created for the buyer only', async () => {
    const none = [
      await linkOf(as(other)),
      await linkOf({}),
      await linkOf(as(buyer), other.itemId),
      await linkOf(as(buyer), 2_000_000_000),
    ];
    expectEvery('no link for other callers', none, (rows) => rows.length === 0);
  });
});

test.each([
  ['active', 1, 1, null, false],
  ['in progress', 2, 2, null, false],
  ['completed', 3, 3, null, true],
  ['shipped as completed', 1, 1, 3, true],
  ['returned', 4, 4, 3, false],
  ['refunded', 5, 5, 3, false],
  ['refunded alone, in an order that continues', 5, 3, 3, false],
  ['of a refunded order', 3, 5, null, false],
  ['of a void order', 3, 91, null, false],
] as const)(
  'a download link created while the order was completed fails for an item that is now %s',
  async (name, item, order, shipping, isGiven) => {
    const value = await signed(300);
    await state(item, order, shipping);
    const { isFile, status } = await get(urlOf(buyer.itemId, value));
    expect(status).toBe(isGiven ? 200 : 404);
    expect((await linkOf(as(buyer))).length > 0).toBe(isGiven);
    expectAll(`${name}: ${isGiven ? 'served' : 'not served'}`, Number(isFile === isGiven), 1);
  },
);

test('the download link of a closed account fails', async () => {
  const value = await signed(300);
  const close = (active: boolean) =>
    db.updateTable('customer').set({ active }).where('id', '=', buyer.customerId).execute();
  await close(false);
  const { isFile } = await get(urlOf(buyer.itemId, value));
  await close(true);
  expectAll('no file for a closed account', Number(!isFile), 1);
});

test('the download link is valid for five minutes', async () => {
  const [link] = await linkOf(as(buyer));
  const end = Number(link!.DownloadUrl.split('-').at(-2));
  const { rows } = await sql<{ now: number }>`select extract(epoch from now())::float8 as now`.execute(db);
  const left = end - rows[0]!.now;
  expectAll(`seconds left: ${Math.round(left)}`, Number(left > 290 && left <= 300), 1);
  expect((await get(urlOf(buyer.itemId, await signed(3)))).isFile).toBe(true);
});

test('no process logged an error', () => {
  expect(errors()).toEqual([]);
});
