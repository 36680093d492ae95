import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { brokenOrders } from '../hostile/stored.ts';
import { newShoppers } from '../support/shop-api.ts';
import { databaseOf } from '../support/shop-database.ts';
import { databaseProcesses } from '../support/shop-process.ts';
import { type ShopServer, startShop } from '../support/shop-server.ts';
import { testPayments } from '../support/test-payments.ts';
import { atLeast, atMost, holds, says, sized } from './gate.ts';
import { balances, halfAnHourLater, stockBalances } from './money.ts';
import { type Acknowledged, methods, survivingBuyers } from './surviving-buyers.ts';

const serverKills = sized(4, 50, 250);
const databaseKills = sized(2, 5, 100);
const buyers = 10;
const startStock = 1_000_000;

const dataFolder = mkdtempSync(path.join(tmpdir(), 'kado-kill9-'));
const payments = await testPayments();
const start = () => startShop({ dataFolder, env: { PAYMENT_TEST_URL: payments.address } });
let shop: ShopServer = await start();
const buying = survivingBuyers(() => shop.url, payments);
const opened: Database[] = [];
/** A connection of our own; a killed database has none left. */
async function open(): Promise<Database> {
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const db = await openDatabase({ connection: databaseOf(shop), log, size: 4 });
  opened.push(db);
  return db;
}
afterAll(async () => {
  await Promise.all(opened.map((each) => each.destroy()));
  await shop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

let db: Database;
let acknowledged: Acknowledged[] = [];
const readyAfter: number[] = [];

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await sleep(10)) {
    if (Date.now() > end) throw new Error(`${what}: not within a minute`);
  }
}
const isReady = async () =>
  (await fetch(`${shop.url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null))?.ok === true;

beforeAll(async () => {
  const before = await open();
  await before.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
  const shoppers = await newShoppers(before, buyers);
  await before.destroy();
  opened.pop();
  const all = buying.shop(shoppers);
  all.catch(() => undefined);
  const everySo = Math.max(1, Math.floor(serverKills / databaseKills));
  for (let kill = 1; kill <= serverKills; kill += 1) {
    await killWhenBusy(all, killServer);
    if (kill % everySo === 0 && kill / everySo <= databaseKills) await killWhenBusy(all, killDatabase);
  }
  for (let kill = serverKills; kill < databaseKills; kill += 1) await killWhenBusy(all, killDatabase);
  buying.stop();
  await all;
  acknowledged = buying.acknowledged();
  db = await open();
}, 3_000_000);

/** In the middle of orders: some were answered since the last kill, and others are under way. */
async function killWhenBusy(all: Promise<unknown>, kill: () => Promise<void>): Promise<void> {
  const { told } = buying;
  const wanted = told.answered + 8;
  await Promise.race([
    until(() => told.answered >= wanted && told.inFlight >= buyers / 3, 'orders come through'),
    all,
  ]);
  const started = performance.now();
  await kill();
  readyAfter.push((performance.now() - started) / 1000);
}

async function killServer(): Promise<void> {
  process.kill(shop.pid, 'SIGKILL');
  await shop.stop();
  shop = await start();
}

async function killDatabase(): Promise<void> {
  const killed = databaseProcesses(dataFolder);
  for (const pid of killed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
  await until(
    async () => databaseProcesses(dataFolder).some((pid) => !killed.includes(pid)) && (await isReady()),
    'ready again',
  );
}

test('what was under way at the kills is settled', async () => {
  const { told } = buying;
  says(`${serverKills} kills of the server, ${databaseKills} of the database`);
  says(
    `${told.answered} attempts answered, ${told.brokenOff} requests broke off, ${told.declined.length} declined`,
  );
  atLeast('requests that broke off', told.brokenOff, serverKills);
  atMost(
    'ready again at the median',
    readyAfter.toSorted((a, b) => a - b)[Math.floor(readyAfter.length / 2)]!,
    5,
    ' s',
  );
  const settled = await halfAnHourLater(db);
  expect(settled).toBeLessThan(90);
  says(`settled within ${settled.toFixed(1)} s`);
});

test('every acknowledged order is stored once, as it was answered', async () => {
  const { rows } = await sql<{
    id: number;
    number: string;
    total: number;
    customer: number;
    key: string;
    paid: boolean;
  }>`
    select o.id, number, total_cents as total, o.customer_id as customer, k.key, coalesce(p.state = 'paid', true) as paid
    from customer_order o join order_key k on k.order_id = o.id left join payment p on p.order_id = o.id
    where o.status_id between 1 and 5`.execute(db);
  const stored = new Map(rows.map((row) => [row.key, row]));
  expect(stored.size, 'two orders under one key').toBe(rows.length);
  const isStored = ({ OrderId, OrderNumber, OrderTotal, customerId, key }: Acknowledged) => {
    const row = stored.get(key);
    return (
      row?.id === OrderId &&
      row.number === OrderNumber &&
      row.customer === customerId &&
      row.paid &&
      row.total === Math.round(OrderTotal * 100)
    );
  };
  for (const method of methods) {
    const all = acknowledged.filter((each) => each.method === method);
    holds(`acknowledged by ${method} and stored`, all.filter(isStored).length, all.length);
  }
  const declined = buying.told.declined.filter((key) => stored.has(key));
  expect(declined, 'declined and yet stored').toEqual([]);
});

test('nobody who was not told has an order on delivery', async () => {
  const { rows } = await sql<{ key: string }>`
    select k.key from customer_order o join order_key k on k.order_id = o.id where o.payment_method_id = 6`.execute(
    db,
  );
  const cash = acknowledged.filter(({ method }) => method === 'cash').map(({ key }) => key);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(cash.toSorted());
});

test('charges and paid orders are the same, to the cent', async () => {
  await balances(db, payments.taken());
  expect(payments.taken().length).toBeGreaterThan(serverKills);
});

test('no stock is lost, and every order is whole', async () => {
  await stockBalances(db, 1, startStock);
  expect(await brokenOrders(db)).toEqual([]);
});
