import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { refundPayment, reportIfDue } from '#shop/payments/payments.ts';
import { brokenOrders } from '../stored.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { agedList } from './aged-list.ts';
import { type Bought, buyOnce, diceOf } from './buying.ts';
import { atLeast, expectAll, says, sized, inTime } from '../gate.ts';
import { balances, halfAnHourLater, stockBalances } from './money.ts';
import { orderPlaced } from '../shop-pair.ts';
import { payingPair } from './paying-pair.ts';

const pair = await payingPair();
const { db, payments } = pair;
const orders = sized(200, 2000, 6000);
const atOnce = 40;
const startStock = 1_000_000;
const seed = 20_261;
const bought: Bought[] = [];
let settledWithin = 0;

beforeAll(async () => {
  await pair.setStock(1, startStock);
  const shoppers = await newShoppers(db, orders);
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let at = next++; at < orders; at = next++) {
        bought.push(await buyOnce(pair, shoppers[at]!, diceOf(seed + at)));
      }
    }),
  );
  says(`${orders} orders in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await refundSome();
  settledWithin = await halfAnHourLater(db);
  noticeTexts();
}, 1_800_000);

/** Refunds some of the orders as staff, while refunds also fail. */
async function refundSome(): Promise<void> {
  const { rows } = await sql<{ id: number; cents: number }>`
    select id, amount_cents as cents from payment where state = 'paid' order by id limit ${Math.ceil(orders / 40)}`.execute(
    db,
  );
  await payments.fault({ at: 'refund', does: 'reset', isDone: true, times: 3 });
  await payments.fault({ at: 'refund', does: 'error', times: 3 });
  for (const [at, { id, cents }] of rows.entries()) {
    const wish = {
      cents: at % 2 ? null : Math.floor(cents / 3),
      reason: 'asked for',
      by: 'staff 1' as const,
    };
    await refundPayment(db, payments.methods, id, wish);
  }
}

function noticeTexts(): void {
  for (const about of ['word', 'way', 'what'] as const) {
    const counts = Map.groupBy(bought, (each) => each[about]);
    says([...counts].map(([message, all]) => `${message || '–'} ${all.length}`).join(', '));
  }
}

test('every attempt gets a documented answer', () => {
  const known = new Set([
    orderPlaced,
    'paymentDeclined',
    'paymentUnknown',
    'paymentUnavailable',
    'left',
    'cancelled',
  ]);
  const other = bought.filter(({ word: message }) => !known.has(message));
  expect(other.slice(0, 5)).toEqual([]);
  expectAll('attempts', bought.length, orders);
  const placed = bought.filter(({ word: message }) => message === orderPlaced).length;
  atLeast('share of orders placed at once', placed / orders, 0.3);
});

test('no payment stays without an outcome', () => {
  expect(settledWithin).toBeGreaterThan(0);
  inTime('until all was settled', settledWithin, 90, ' s');
});

test('every charge has its order, every paid order its charge, and the ledger agrees to the cent', async () => {
  await balances(db, payments.taken());
  expect(payments.taken().length).toBeGreaterThan(orders / 3);
});

test('no stock is lost, and every order is complete', async () => {
  await stockBalances(db, 1, startStock);
  expect(await brokenOrders(db)).toEqual([]);
});

test('the customer is notified of every payment once', async () => {
  const { rows } = await sql<{ number: string; kind: string }>`
    with told as materialized (
      select content->>'number' as number, kind, count(*) as n from outbox_mail
      where kind in ('orderReceived', 'paymentReceived') and next_try_at < 'infinity' group by 1, 2)
    select number, kind from told
    where n <> 1 or exists (select from customer_order o join payment p on p.order_id = o.id
      where o.number = told.number and p.settled_at is null)`.execute(db);
  expect(rows).toEqual([]);
  const { rows: told } = await sql<{ paid: number; told: number }>`
    select count(*)::int as paid, count(*) filter (where o.number in (
      select content->>'number' from outbox_mail where kind = 'orderReceived' and next_try_at < 'infinity'))::int as told
    from customer_order o join payment p on p.order_id = o.id where o.status_id between 1 and 5`.execute(db);
  expectAll('paid orders whose customer was notified', told[0]!.told, told[0]!.paid);
});

test('the comparison with the provider’s own list finds no difference', async () => {
  await sql`delete from payment_report`.execute(db);
  const report = await reportIfDue(db, agedList(payments.provider), 0);
  expect(report?.differences).toEqual([]);
  expectAll('charges that were compared', report?.charges ?? 0, payments.taken().length);
});

test('no process logs an error other than that the machine is too busy', () => {
  expect(pair.faults()).toEqual([]);
});
