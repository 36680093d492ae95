import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { testShop, products } from '#tests/support/test-shop.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testPayments, token } from '#tests/support/test-payments.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { randomCart } from '../../calls/orders/one-price.ts';
import { expectEvery, says, sized } from '../gate.ts';

// Carts become orders while staff change the riel rate again and again.

const payments = await testPayments();
const { db, request } = await testShop(products, { COD_DAILY_CAP: '1000000' }, payments.methods);
const by = 'staff gate';
const carts = sized(60, 1000, 10_000);
/** The number of orders placed at once, before the next rate. */
const atOnce = sized(10, 25);
/** The rates 5,000 and 10,000 make many carts come to exactly half of a hundred. */
const rates = [4100, 5000, 4099, null, 10_000, 1000, 4037, 20_000];

beforeAll(async () => {
  await db.updateTable('product').set({ stock: null, order_maximum: 1000 }).execute();
  await db.updateTable('product').set({ shipping_cents: 133 }).where('id', 'in', [2, 4]).execute();
  await db.updateTable('product').set({ price_cents: 3333 }).where('id', '=', 3).execute();
});

interface StoredOrder {
  id: number;
  cents: number;
  rate: number | null;
  since: Date | null;
  riel: number | null;
  told: { rate: number; total: number } | null;
}
/** Returns every order with its riel total, from the tables and its email. */
async function storedOrders(): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.total_cents as cents, o.riel_rate as rate, o.riel_rate_at as since, o.riel_total as riel, m.told
    from customer_order o left join (
      select (content->>'orderId')::int as id, content->'riel' as told from outbox_mail where kind = 'orderReceived') m using (id)
    order by o.id`.execute(db);
  return rows;
}

/** Computes the riel total with big integers, rounded to the nearest hundred, halves up. */
const byHand = (cents: number, rate: number): number =>
  Number((BigInt(cents) * BigInt(rate) * 2n + 10_000n) / 20_000n) * 100;

const isRight = ({ cents, rate, riel }: StoredOrder): boolean =>
  rate === null ? riel === null : riel === byHand(cents, rate);

/**
 * Places an order. A discounted product allows no coupon, and with a coupon the total may be zero, which
 * needs no card. It is then placed without both.
 */
async function order(who: Shopper, lines: object[], at: number) {
  const wish = {
    ...(at % 3 === 0 && { CouponCode: 'FIVE' }),
    ...(at % 10 === 3 && { PaymentMethod: '5', paymentToken: token('approve.hook-none') }),
  };
  for (const more of [wish, {}]) {
    const key = { 'idempotency-key': `gate-riel-${at}-${Object.keys(more).length}` };
    const { data } = await request(postCustomerOrder, orderFor(who, lines, more), who, key);
    if (data[0]?.OrderId !== undefined) return;
  }
}

const ordersOf = async (who: Shopper): Promise<{ OrderId: number; Riel?: object }[]> =>
  (await request(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who)).data;

/** The orders as customers saw them when they were placed. */
const shown: { who: Shopper; orders: { OrderId: number; Riel?: object }[] }[] = [];
let stored: StoredOrder[] = [];

test('an order’s riel total is its total at the current rate, rounded to the nearest hundred', async () => {
  const all = fc.sample(randomCart, { numRuns: carts, seed: 17 });
  const right: boolean[] = [];
  for (let at = 0; at < all.length; at += atOnce) {
    const rate = rates[(at / atOnce) % rates.length]!;
    await setRielRate(db, rate, by);
    const shopper = await newShopper(db);
    await Promise.all(all.slice(at, at + atOnce).map((lines, place) => order(shopper, lines, at + place)));
    shown.push({ who: shopper, orders: await ordersOf(shopper) });
    const { rows } = await sql<{ good: boolean }>`
      select riel_rate is not distinct from ${rate} as good from customer_order
      where customer_id = ${shopper.customerId}`.execute(db);
    right.push(...rows.map(({ good }) => good));
  }
  stored = await storedOrders();
  expect(stored).toHaveLength(carts);
  says(`${carts} carts at ${Math.ceil(carts / atOnce)} settings of ${rates.length} rates`);
  expectEvery('orders at the rate of their time', right, (good) => good);
  expectEvery('orders whose riel match their total', stored, isRight);
  const halves = stored.filter(({ cents, rate }) => rate !== null && (cents * rate) % 10_000 === 5000);
  expect(halves.length, 'totals at the half of a hundred').toBeGreaterThan(0);
  expectEvery('emails with the same amounts', stored, ({ told, rate, riel }) =>
    rate === null ? told === null : told?.rate === rate && told.total === riel,
  );
});

test('a new rate never changes the riel of an existing order, in the tables, in its email or for its customer', async () => {
  for (const rate of [2000, null, 19_999]) await setRielRate(db, rate, by);
  const after = await storedOrders();
  const pairs = stored.map((before, at) => [before, after[at]] as const);
  expectEvery('unchanged orders', pairs, ([before, now]) => JSON.stringify(before) === JSON.stringify(now));
  const looks = [];
  for (const { who, orders } of shown) looks.push([orders, await ordersOf(who)]);
  expectEvery(
    'customers who see unchanged orders',
    looks,
    ([before, now]) => JSON.stringify(before) === JSON.stringify(now),
  );
});

test('the riel of an order and a past rate cannot be changed, not even with SQL', async () => {
  const tries = [
    sql`update customer_order set riel_total = riel_total + 100 where riel_total is not null`,
    sql`update customer_order set riel_rate = 4200, riel_rate_at = now(), riel_total = 100 where riel_total is null`,
    sql`update riel_rate set rate = 4200`,
    sql`delete from riel_rate`,
  ];
  const outcomes = [];
  for (const each of tries)
    outcomes.push(
      await each.execute(db).then(
        () => 'moved',
        () => 'refused',
      ),
    );
  expectEvery('refused statements', outcomes, (outcome) => outcome === 'refused');
  expect(await storedOrders()).toEqual(stored);
});

test('orders placed while rates change each use one of the rates that were set', async () => {
  const shopper = await newShopper(db);
  const lines = fc.sample(randomCart, { numRuns: sized(20, 100), seed: 38 });
  const setting = (async () => {
    for (let at = 0; at < lines.length; at += 1) await setRielRate(db, 4000 + at, by);
  })();
  await Promise.all(lines.map((cart, at) => order(shopper, cart, 2_000_000 + at)));
  await setting;
  const { rows } = await sql<StoredOrder & { isOne: boolean }>`
    select o.total_cents as cents, o.riel_rate as rate, o.riel_total as riel, exists (
      select from riel_rate r where r.rate = o.riel_rate and r.set_at = o.riel_rate_at) as "isOne"
    from customer_order o where o.customer_id = ${shopper.customerId}`.execute(db);
  expectEvery('orders of one rate', rows, (row) => row.isOne && isRight(row));
});
