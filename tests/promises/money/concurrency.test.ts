import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { openDatabase } from '#database/connect.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper, type Reply, shopApi, type Shopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../../calls/orders/order-fixtures.ts';

// Many at once for one stock, coupon or key: gates `oversell`, `coupon-race`, `double-submit`, whose short form runs here too.

/** Two shops on one database, each with a pool of its own, as two processes have. */
const { db, url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const pools = await Promise.all(
  [1, 2].map(() => openDatabase({ connection: { connectionString: url }, log })),
);
afterAll(async () => void (await Promise.all(pools.map((pool) => pool.destroy()))));
beforeAll(async () => {
  await fillCatalogue(db);
  await db.updateTable('product').set({ stock: 1000, order_maximum: null }).where('id', '=', 1).execute();
});

/** So many orders of one customer at once, at both shops in turn. */
async function ordersAtOnce(
  count: number,
  shopper: Shopper,
  { cap, key }: { cap: string; key?: () => string },
): Promise<Reply[]> {
  const shops = await Promise.all(pools.map((pool) => shopApi(pool, { COD_DAILY_CAP: cap })));
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      shops[at % 2]!.ask(
        postCustomerOrder,
        orderFor(shopper, [mug(1)]),
        shopper,
        key && { 'idempotency-key': key() },
      ),
    ),
  );
}
const placed = (replies: readonly Reply[]) =>
  replies.filter((reply) => reply.data[0]?.ResponseMsg === 'Order Placed Successfully').length;
const ordersOf = ({ customerId }: Shopper) =>
  db.selectFrom('customer_order').select('id').where('customer_id', '=', customerId).execute();

it('a submit waits for a duplicate that takes its time', async () => {
  const shopper = await newShopper(db);
  // The customer is held for 3 s: longer than a statement may take, so each of them is cut off once and comes again.
  const holder = await db.startTransaction().execute();
  await holder.updateTable('customer').set({ mobile: '1' }).where('id', '=', shopper.customerId).execute();
  const replies = ordersAtOnce(4, shopper, { cap: '1000' });
  await sleep(3000);
  await holder.commit().execute();
  expect(placed(await replies)).toBe(4);
  expect(await ordersOf(shopper)).toHaveLength(1);
});

it('ten submits under ten keys are ten orders', async () => {
  const shopper = await newShopper(db);
  await ordersAtOnce(10, shopper, { cap: '1000', key: randomUUID });
  expect(await ordersOf(shopper)).toHaveLength(10);
});

it('a daily cap of 5 lets 5 of a customer’s 20 carts through', async () => {
  const replies = await ordersAtOnce(20, await newShopper(db), { cap: '5', key: randomUUID });
  expect(placed(replies)).toBe(5);
});
