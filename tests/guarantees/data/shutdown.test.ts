import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { brokenOrders } from '../stored.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { errorsIn } from '../../support/running-shop.ts';
import { type ShopServer, startShop } from '../../support/shop-server.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';
import { atMost, expectAll, says, sized, inTime } from '../gate.ts';
import { ask, machine } from '../asking.ts';
import { checkouts, placed } from '../load/requests.ts';
import { constantOrderLoad } from '../load/constant-order-load.ts';
import { until } from '../until.ts';

const { db, url: databaseUrl, ownerUrl } = await demoDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'kado-shutdown-'));
const open = () => startShop({ databaseUrl, ownerUrl, dataFolder: folder });
let shop: ShopServer = await open();
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('orders in progress at shutdown are placed', async () => {
  const { orders } = await checkouts(db, sized(4, 8));
  const agent = new Agent();
  let answers: ReturnType<typeof ask>[] = [];
  let ended: ReturnType<typeof shop.stop> | undefined;
  // Locking the product delays every order for it. The orders come from different IP addresses, so they are
  // in progress whatever the machine's speed.
  await db.transaction().execute(async (holding) => {
    await sql`select from product where id = 1 for update`.execute(holding);
    answers = orders.map((order, at) => ask(shop.url, order, agent, machine(at)));
    await until('all orders at the product', async () => (await waitingForLocks(db)) === orders.length);
    ended = shop.stop();
    await sleep(500);
  });
  const texts = (await Promise.all(answers)).map(({ text }) => text);
  expectAll(
    'orders in progress that were placed',
    texts.filter((text) => text.includes(placed)).length,
    orders.length,
  );
  expect(await ended).toBe(0);
  expect(errorsIn(shop.output())).toEqual([]);
  shop = await open();
});

const rounds = Array.from({ length: sized(1, 5, 20) }, (_, at) => at + 1);

test.each(rounds)('a shutdown during orders answers every accepted request (round %i)', async () => {
  const orders = await constantOrderLoad(db, () => shop.url, 20);
  await sleep(1500);
  const since = performance.now();
  const code = await shop.stop();
  const took = (performance.now() - since) / 1000;
  await orders.stop();
  expect(code).toBe(0);
  inTime('ended after', took, 10, ' s');
  expect(errorsIn(shop.output())).toEqual([]);
  const { attempts } = orders;
  const isNobodyThere = (text: string) => /ECONNREFUSED/u.test(text);
  const letIn = attempts.filter(({ answer }) => !isNobodyThere(answer.text));
  const sentAway = letIn.filter(({ answer }) => answer.status === 503 && answer.mayRetry).length;
  const acknowledged = letIn.filter(({ number }) => number !== null).length;
  says(
    `${attempts.length} tried, ${acknowledged} acknowledged, ${sentAway} asked to retry, ${attempts.length - letIn.length} could not connect`,
  );
  expect(acknowledged).toBeGreaterThan(20);
  const before = await orders.stored();
  // The kernel resets connections that are made while the port closes. They never reached a shop, which
  // stored no data of theirs.
  const reset = letIn.filter(({ answer }) => answer.status === 0 && /ECONNRESET/u.test(answer.text)).length;
  atMost('connections reset without a trace of an order', reset, 1);
  expect(before.orders, 'stored, but not acknowledged').toBe(before.acknowledged);
  expectAll('accepted requests with a response', acknowledged + sentAway, letIn.length - reset);
  expectAll('acknowledged orders that are stored', before.found, before.acknowledged);
  shop = await open();
  await orders.finish();
  const { orders: stored, acknowledged: all, twice } = await orders.stored();
  expectAll('orders acknowledged in the end', all, attempts.length);
  expect([stored, twice]).toEqual([all, 0]);
});

test('every order of a shutdown is complete', async () => {
  expect(await brokenOrders(db)).toEqual([]);
});
