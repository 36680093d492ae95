import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { refundPayment } from '#shop/payments/payments.ts';
import { whiteMug, orderPlaced } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { caller } from '../../support/running-shop.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { buyOnce, type SeededRandom, diceOf, pick } from '../money/buying.ts';
import { watchProcesses } from './flatness.ts';
import { atLeast, expectAll, says, sized } from '../gate.ts';
import { eventOf, hookSender } from '../money/hook-sender.ts';
import { balances, halfAnHourLater, stockBalances } from '../money/money.ts';
import { payingPair } from '../money/paying-pair.ts';

const seconds = sized(25, 600, 3600);
const atOnce = 8;
const pause = 150;
const startStock = 1_000_000;
const pair = await payingPair();
const { db, payments, shops } = pair;
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const watch = watchProcesses(() => shops.map(({ pid }) => pid), (seconds * 1000) / 50);
const notify = hookSender(payments.key);
const over = new AbortController();

const pages = [
  '/en/',
  '/ar/',
  '/en/product-detail/1/shop/x',
  '/ar/product-detail/1/shop/x',
  '/en/all-products/0/all-categories',
  '/en/cart',
];
const journeys = { page: 40, call: 20, buy: 36, refund: 1, forged: 3 };

async function journey(shopper: Shopper, dice: SeededRandom): Promise<void> {
  const at = dice() < 0.5 ? 0 : 1;
  const what = pick(dice, journeys);
  count(what);
  if (what === 'page') {
    const answer = await fetch(`${shops[at]!.url}${pages[Math.floor(dice() * pages.length)]}`);
    await answer.arrayBuffer();
    if (answer.status >= 500 && answer.status !== 503) count(`page ${answer.status}`);
  } else if (what === 'call') {
    const cartJsonData = JSON.stringify([whiteMug(1 + Math.floor(dice() * 3))]);
    await caller(shops[at]!.url)('common/get-customer-cart-items/cart-data', { cartJsonData });
  } else if (what === 'buy') {
    count((await buyOnce(pair, shopper, dice)).word);
  } else if (what === 'forged') {
    const event = eventOf({ id: 'TCH0', key: '' });
    const { status } = await notify(shops[at]!.url, event, { key: 'somebody else' });
    count(`forged ${status}`);
  } else await refundSomething(dice);
}

async function refundSomething(dice: SeededRandom): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from payment where state in ('paid', 'part_refunded') order by random() limit 1`.execute(db);
  const wish = { cents: dice() < 0.5 ? 100 : null, reason: 'asked for', by: 'staff 1' as const };
  if (rows[0]) count(`refund ${await refundPayment(db, payments.methods, rows[0].id, wish)}`);
}

/** Closes all database connections of the shops, at intervals. */
async function cutConnections(): Promise<void> {
  while (!over.signal.aborted) {
    await sleep(Math.min(30_000, (seconds * 1000) / 3));
    if (over.signal.aborted) return;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'kado%' and application_name <> 'kado test' and datname = current_database()`.execute(
      db,
    );
    count('connections cut');
  }
}

async function walk(
  shopperOf: (round: number) => Promise<Shopper>,
  dice: SeededRandom,
  end: number,
): Promise<void> {
  for (let round = 0; Date.now() < end; round += 1) {
    try {
      await journey(await shopperOf(round), dice);
    } catch {
      count('broken off');
    }
    await sleep(pause * 2 * dice());
  }
}

beforeAll(async () => {
  await pair.setStock(1, startStock);
  const end = Date.now() + seconds * 1000;
  const cutting = cutConnections();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      let some: Shopper[] = [];
      const shopperOf = async () => {
        if (some.length === 0) some = await newShoppers(db, 50);
        return some.pop()!;
      };
      await walk(shopperOf, diceOf(at + 1), end);
    }),
  );
  over.abort();
  watch.stop();
  await cutting;
  says([...counts].map(([what, n]) => `${what} ${n}`).join(', '));
  says(`settled within ${(await halfAnHourLater(db)).toFixed(1)} s`);
}, 4_000_000);

test('every kind of load occurred', () => {
  expect(counts.get('connections cut')).toBeGreaterThan(0);
  atLeast('orders placed', counts.get(orderPlaced) ?? 0, seconds / 5);
  const wrong = [...counts.keys()].filter((what) => /^(?:page 5|forged (?!400))/u.test(what));
  expect(wrong).toEqual([]);
});

test('the ledger matches the provider, and no stock is lost', async () => {
  await balances(db, payments.taken());
  await stockBalances(db, 1, startStock);
  expect(await brokenOrders(db)).toEqual([]);
});

test('memory and handles stay flat', (context) => {
  if (!existsSync('/proc/self/status')) context.skip('only Linux counts them in /proc');
  expect(seconds).toBeGreaterThan(0);
  watch.isFlat({ megabytes: sized(120, 60), handles: 25 });
});

test('every logged error comes from the connections the test cut', () => {
  const ofCuts =
    /57P01|terminating connection|Connection terminated|ECONNRESET|EPIPE|statement timeout|not queryable/u;
  const others = pair.faults().filter((line) => !ofCuts.test(line));
  expect(others).toEqual([]);
  expectAll(
    'processes that survived',
    shops.filter(({ output }) => !output().includes('uncaught')).length,
    2,
  );
});
