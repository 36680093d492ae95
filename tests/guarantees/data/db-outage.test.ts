import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { demoDatabase } from '../../support/postgres.ts';
import { brokenOrders } from '../stored.ts';
import { startShop } from '../../support/shop-server.ts';
import { atMost, expectAll, says, sized, inTime } from '../gate.ts';
import { ask, type Question } from '../asking.ts';
import { databaseProxy, type ProxyMode } from '../load/database-proxy.ts';
import { browsing } from '../load/requests.ts';
import { constantOrderLoad } from '../load/constant-order-load.ts';
import { waitForOk } from '../until.ts';

const { db, url: databaseUrl, ownerUrl } = await demoDatabase();
const proxy = await databaseProxy(databaseUrl);
const shop = await startShop({ databaseUrl: proxy.through(databaseUrl), ownerUrl });
afterAll(() => shop.stop());
const agent = new Agent({ keepAlive: true });

const seconds = sized(4, 20, 60);
const page = (path: string): Question => ({ path, headers: { accept: 'text/html' }, body: '' });
const cached = page('/en/');
const call = browsing[1] as Question;
/** Requests a page that no cache contains yet: another product each time. */
let nextProduct = 1;
const uncached = () => page(`/en/product-detail/${(nextProduct += 1)}/x/y`);

describe.each<{ mode: ProxyMode; maxMs: number; what: string }>([
  { mode: 'gone', maxMs: 1500, what: 'gone' },
  // A request in progress when the database stops answering waits for the statement timeout.
  { mode: 'hung', maxMs: 4000, what: 'connected but silent' },
])('a database that is $what', ({ mode, maxMs }) => {
  test('cached pages are shown, other requests say when to retry, and no acknowledged order is lost', async () => {
    const orders = await constantOrderLoad(db, () => shop.url);
    // Waits until the shop listens for notifications again, which empties its cache once more.
    await sleep(2500);
    expect((await ask(shop.url, cached, agent)).status).toBe(200);
    proxy.become(mode);
    const end = performance.now() + seconds * 1000;
    const shown = { good: 0, of: 0 };
    const sentAway = { good: 0, of: 0 };
    const times: number[] = [];
    while (performance.now() < end) {
      const [cachedPage, fresh, called, ready, alive] = await Promise.all([
        ask(shop.url, cached, agent),
        ask(shop.url, uncached(), agent),
        ask(shop.url, call, agent),
        ask(shop.url, { path: '/readyz', body: '' }, agent),
        ask(shop.url, { path: '/healthz', body: '' }, agent),
      ]);
      shown.good += [cachedPage, alive].filter(({ status }) => status === 200).length;
      shown.of += 2;
      sentAway.good += [fresh, called].filter(({ status, mayRetry }) => status === 503 && mayRetry).length;
      sentAway.good += ready.status === 503 ? 1 : 0;
      sentAway.of += 3;
      times.push(fresh.ms, called.ms);
      await sleep(250);
    }
    proxy.become('pass');
    const [ready, sold] = [await waitForOk(`${shop.url}/readyz`), performance.now()];
    await orders.stop();
    await orders.finish();
    expectAll('cached pages and health checks', shown.good, shown.of);
    expectAll('other requests asked to retry', sentAway.good, sentAway.of);
    inTime('slowest of them', Math.max(...times), maxMs, ' ms');
    inTime('ready again after', ready, 5, ' s');
    const { orders: stored, acknowledged, found, twice } = await orders.stored();
    says(
      `${orders.attempts.length} orders tried, ${acknowledged} acknowledged, ${stored} stored, finished ${Math.round((performance.now() - sold) / 1000)} s after`,
    );
    expectAll('acknowledged orders that are stored', found, acknowledged);
    expectAll('orders acknowledged in the end', acknowledged, orders.attempts.length);
    expect([stored, twice]).toEqual([acknowledged, 0]);
  });
});

test('after the outage orders are complete, and no connections are leaked', async () => {
  expect(await brokenOrders(db)).toEqual([]);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name like 'kado%' and pid <> pg_backend_pid()`.execute(
    db,
  );
  // The two pools, the listener, and the connections of this test.
  atMost('connections', rows[0]!.n, 10 + 8 + 1 + 10);
  expect((await ask(shop.url, call, agent)).status).toBe(200);
  agent.destroy();
});
