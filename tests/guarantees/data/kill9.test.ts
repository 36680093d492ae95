import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { expectEvery, atLeast, atMost, gateSize, inTime, says, sized } from '../gate.ts';
import { median } from '../asking.ts';
import { balances, halfAnHourLater, stockBalances } from '../money/money.ts';
import { killableShop } from '../money/killable-shop.ts';
import { brokenOrders } from '../stored.ts';
import { until } from '../until.ts';
import { type Acknowledged, methods, survivingBuyers } from './surviving-buyers.ts';

// Kills processes at random moments. The guarantee test `one-answer` kills at each point of a checkout,
// before and after each statement and request.

const serverKills = sized(4, 50, 250);
const databaseKills = sized(2, 5, 100);
/** Many buyers, so that some aren't waiting for an answer that an earlier kill cut off. */
const buyers = sized(10, 30);
const startStock = 1_000_000;

const shop = await killableShop();
const { payments } = shop;
const buying = survivingBuyers(() => shop.shop().url, payments);
const { told } = buying;
const readyAfter: number[] = [];
let db: Database;
let customerIds: number[] = [];
let acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  const before = await shop.open();
  await before.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
  const shoppers = await newShoppers(before, buyers);
  customerIds = shoppers.map(({ customerId }) => customerId);
  const all = buying.shop(shoppers);
  all.catch(() => undefined);
  const everySo = Math.max(1, Math.floor(serverKills / databaseKills));
  for (let kill = 1; kill <= serverKills; kill += 1) {
    await killWhenBusy(all, killServer);
    if (kill % everySo === 0 && kill / everySo <= databaseKills) await killWhenBusy(all, shop.killDatabase);
  }
  buying.stop();
  await all;
  acknowledged = buying.acknowledged();
  db = await shop.open();
}, 3_000_000);

/** Kills in the middle of orders: some were answered since the last kill, and others are in progress. */
async function killWhenBusy(all: Promise<unknown>, kill: () => Promise<void>): Promise<void> {
  // No more than this: after each kill, most buyers lose the answer about their payment and wait half a
  // minute for it.
  const expected = told.answered + 3;
  const isBusy = () => told.answered >= expected && told.inFlight >= 3;
  await Promise.race([until('orders come through', isBusy, 60), all]);
  const started = performance.now();
  await kill();
  readyAfter.push((performance.now() - started) / 1000);
}

async function killServer(): Promise<void> {
  process.kill(shop.shop().pid, 'SIGKILL');
  await shop.restart();
}

test('orders in progress at the kills are resolved', async () => {
  says(`${serverKills} kills of the server, ${databaseKills} of the database`);
  atLeast('interrupted requests', told.brokenOff, serverKills);
  says(`${told.answered} attempts answered, ${told.brokenOff} broke off, ${told.declined.length} declined`);
  const settled = await halfAnHourLater(db);
  inTime('until all was settled', settled, 90, ' s');
  says(`settled within ${settled.toFixed(1)} s`);
  if (gateSize !== 'short') atMost('ready again at the median', median(readyAfter), 5, ' s');
});

interface Stored {
  id: number;
  number: string;
  total: number;
  customer: number;
  key: string;
  paid: boolean;
}

test('every acknowledged order is stored once, with the response it got', async () => {
  const { rows } = await sql<Stored>`
    select o.id, number, total_cents as total, o.customer_id as customer, k.key, coalesce(p.state = 'paid', true) as paid
    from customer_order o join order_key k on k.order_id = o.id left join payment p on p.order_id = o.id
    where o.status_id between 1 and 5`.execute(db);
  const stored = new Map(rows.map((row) => [row.key, row]));
  expect(stored.size, 'two orders under one key').toBe(rows.length);
  const isStored = ({ OrderId, OrderNumber, OrderTotal, customerId, key }: Acknowledged) => {
    const row = stored.get(key);
    const isSame = row?.id === OrderId && row.number === OrderNumber && row.customer === customerId;
    return isSame && row.paid && row.total === Math.round(OrderTotal * 100);
  };
  for (const method of methods) {
    const all = acknowledged.filter((each) => each.method === method);
    expectEvery(`acknowledged by ${method} and stored`, all, isStored);
  }
  const declined = told.declined.filter((key) => stored.has(key));
  expect(declined, 'declined and yet stored').toEqual([]);
});

test('an order without an acknowledgement is never placed on delivery', async () => {
  const { rows } = await sql<{ number: string }>`
    select number from customer_order
    where payment_method_id = 6 and customer_id = any(${customerIds}::int[])`.execute(db);
  const cash = acknowledged.filter(({ method }) => method === 'cash').map(({ OrderNumber }) => OrderNumber);
  expect(rows.map(({ number }) => number).toSorted()).toEqual(cash.toSorted());
});

test('charges equal paid orders to the cent, stock is consistent, and every order is complete', async () => {
  await balances(db, payments.taken());
  expect(payments.taken().length).toBeGreaterThan(serverKills);
  await stockBalances(db, 1, startStock);
  expect(await brokenOrders(db)).toEqual([]);
});
