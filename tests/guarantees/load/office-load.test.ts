import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Input, Operation } from '#contract/operation.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { orderHistory } from '../../support/order-history.ts';
import { runningShop } from '../../support/running-shop.ts';
import { staffCookie } from '../../support/staff-cookie.ts';
import type { Question } from '../asking.ts';
import { atLeast, expectAll, inTime, says, sized } from '../gate.ts';
import { openLoop } from './loops.ts';
import { browsing, checkouts, manyShoppers, placed } from './requests.ts';

const shop = await runningShop({
  LIMIT_BROWSE: '1000000',
  LIMIT_ORDER: '1000000',
  LIMIT_OFFICE: '1000000',
  // The host name that the senders use.
  OFFICE_URL: 'http://shop',
});
const { db, url } = shop;

const orders = sized(10_000, 100_000);
const seconds = sized(4, 30);
const rounds = sized(1, 3);
/** Shoppers' requests per second on a busy day. */
const [browseRate, checkoutRate] = [30, 3];
/** The most expensive calls per second, more than five busy staff members send. */
const officeRate = 6;

const customers = await manyShoppers(db, 100);
const [oneOrder] = await orderHistory(
  db,
  customers.map(({ customerId }) => customerId),
  orders,
);
await sql`analyze`.execute(db);
const owner = await db.selectFrom('staff').select('id').orderBy('id').executeTakeFirstOrThrow();
const cookie = await staffCookie(db, owner.id);
const { number } = await db
  .selectFrom('customer_order')
  .select('number')
  .where('id', '=', oneOrder!)
  .executeTakeFirstOrThrow();

const office = <Op extends Operation>({ path }: Op, input: Input<Op> | object): Question => ({
  path: `/office/api/${path}`,
  headers: { cookie, 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify(input),
});

/**
 * The tables with their totals, a search without results (which scans everything), and the screens that all
 * staff members open.
 */
const heaviest: Question[] = [
  office(listOrders, { limit: 200 }),
  office(listOrders, { sort: 'promised', limit: 200 }),
  office(listOrders, { find: 'House 12', limit: 200 }),
  office(listOrders, { find: 'nobody at all', limit: 200 }),
  office(listOrders, { since: '2020-01-01', limit: 200 }),
  office(listProducts, { find: 'mug', sort: 'name', limit: 200 }),
  office(getOrder, { number }),
  office(getToday, {}),
];

/** Returns the p99 of shoppers' requests in ms while the office sends this many calls per second. */
async function shoppersBeside(rate: number) {
  const { carts, orders: bought } = await checkouts(db, checkoutRate * seconds);
  const { browse, cart, order, desk } = await openLoop({
    url,
    seconds,
    streams: [
      { name: 'browse', rate: browseRate, requests: browsing, success: '"statusCode":200' },
      { name: 'cart', rate: checkoutRate, requests: carts, success: '"statusCode":200' },
      { name: 'order', rate: checkoutRate, requests: bought, success: placed },
      ...(rate > 0 ? [{ name: 'desk', rate, requests: heaviest, success: '"data"' }] : []),
    ],
  });
  if (!browse || !cart || !order) throw new Error('a stream is missing');
  for (const each of [browse, cart, order]) expectAll(`${each.name}: served`, each.accepted, each.sent);
  return { browse: browse.p99, order: order.p99, desk };
}

test('heavy office requests do not slow down shoppers', async () => {
  // The first run warms up the caches and the compiler.
  await shoppersBeside(officeRate);
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await shoppersBeside(0);
    await sleep(sized(100, 2000));
    const { browse, desk } = await shoppersBeside(officeRate);
    alone.push(before.browse);
    beside.push(browse);
    expect(desk?.other).toEqual({});
    atLeast('calls of the office that were served', desk!.accepted / desk!.sent, 0.99);
    inTime('p99 of the office', desk!.p99, 1000, ' ms');
  }
  const min = (all: readonly number[]) => Math.min(...all);
  says(
    `shoppers’ p99 alone ${alone.map(Math.round).join(', ')} ms, beside the office ${beside.map(Math.round).join(', ')} ms`,
  );
  inTime('shoppers’ p99 beside the office, times that alone', min(beside) / min(alone), 1.2, '');
});

test('a flood of office calls is asked to retry later, and shoppers are not', async () => {
  const { browse, desk } = await openLoop({
    url,
    seconds: sized(4, 10),
    streams: [
      { name: 'browse', rate: browseRate, requests: browsing, success: '"statusCode":200' },
      { name: 'desk', rate: 400, requests: heaviest.slice(2, 5), success: '"data"' },
    ],
  });
  if (!browse || !desk) throw new Error('a stream is missing');
  expect(desk.shed, 'the load was too small').toBeGreaterThan(desk.sent / 5);
  expectAll('the office: served or asked to retry', desk.accepted + desk.shed, desk.sent);
  expectAll('shoppers beside it: served', browse.accepted, browse.sent);
});

test('the log contains only busy messages', () => {
  expect(shop.faults().slice(0, 3)).toEqual([]);
});
