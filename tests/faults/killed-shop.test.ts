import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenOrders } from '../hostile/stored.ts';
import { keptOnDisk } from '../support/kept-on-disk.ts';
import { newShoppers, type Shopper } from '../support/shop-api.ts';
import { shopPair, whiteMug } from './shop-pair.ts';

const kills = 10;
const buyers = 8;
/** Acknowledged orders between two kills, at least. */
const between = 12;
const startStock = 1_000_000;

const pair = await shopPair();
const { db, order } = pair;
afterAll(() => shopping.abort());

interface Acknowledged {
  OrderId: number;
  OrderNumber: string;
  OrderTotal: number;
  customerId: number;
  key: string;
}

/** At the process that is killed, and at the other. */
const inFlight = [0, 0];
const onDisk = keptOnDisk<Acknowledged>();
let acknowledged = 0;
/** Requests that were under way when their process died; those it was no longer there for do not count. */
let brokenOff = 0;
const shopping = new AbortController();
const inFlightAtKill: number[] = [];
let shoppers: Shopper[];

/** One shopper after another order: at the process that is killed, and when that breaks off at the other, under its key. */
async function buy(shopper: Shopper): Promise<void> {
  while (!shopping.signal.aborted) {
    const key = randomUUID();
    for (let tries = 0; ; tries += 1) {
      // Every other try goes to the one that lives, so that a shopper is never without a shop.
      const at = tries % 2;
      inFlight[at]! += 1;
      const answer = await order(at, shopper, [whiteMug(1)], {}, key).catch(noAnswer);
      inFlight[at]! -= 1;
      if (answer !== null && answer.data[0]?.ResponseMsg === 'Order Placed Successfully') {
        onDisk.keep({ ...answer.data[0], customerId: shopper.customerId, key });
        acknowledged += 1;
        break;
      }
      if (answer !== null) throw new Error(`not placed: ${answer.text}`);
      await sleep(20);
    }
  }
}

function noAnswer(error: Error): null {
  if ((error.cause as NodeJS.ErrnoException).code !== 'ECONNREFUSED') brokenOff += 1;
  return null;
}

/** Until so many orders were acknowledged, and more are under way at the process that is to be killed. */
async function untilBusy(orders: number): Promise<void> {
  const isBusy = () => acknowledged >= orders && inFlight[0]! >= buyers / 2;
  for (const end = Date.now() + 60_000; !isBusy(); await sleep(5)) {
    if (Date.now() > end) throw new Error('orders do not come through');
  }
}

beforeAll(async () => {
  await db.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
  shoppers = await newShoppers(db, buyers);
  const buying = Promise.all(shoppers.map(buy));
  buying.catch(() => undefined);
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.race([untilBusy(acknowledged + between), buying]);
    inFlightAtKill.push(inFlight[0]!);
    process.kill(pair.shops[0]!.pid, 'SIGKILL');
    await pair.restart(0);
  }
  shopping.abort();
  await buying;
}, 300_000);

describe(`${kills} times kill -9 with orders in flight`, () => {
  it('orders were in flight at every kill, and some broke off', () => {
    console.log(
      `${acknowledged} orders acknowledged, ${brokenOff} requests broke off, in flight at the kills: ${inFlightAtKill.join(' ')}`,
    );
    expect(inFlightAtKill).toHaveLength(kills);
    for (const count of inFlightAtKill) expect(count).toBeGreaterThan(0);
    expect(brokenOff).toBeGreaterThanOrEqual(kills);
    expect(acknowledged).toBeGreaterThanOrEqual(kills * between);
  });

  it('every acknowledged order is in the database exactly once, as it was answered', async () => {
    const kept = onDisk.all();
    expect(kept).toHaveLength(acknowledged);
    expect(new Set(kept.map(({ OrderId }) => OrderId)).size).toBe(kept.length);
    const { rows } = await sql<{ id: number; number: string; total: number; customer: number; key: string }>`
      select o.id, number, total_cents as total, o.customer_id as customer, k.key from customer_order o
      join order_key k on k.order_id = o.id where o.customer_id = any(${shoppers.map(({ customerId }) => customerId)}::int[])`.execute(
      db,
    );
    const byId = (list: readonly { id: number }[]) => list.toSorted((a, b) => a.id - b.id);
    const answered = kept.map(({ OrderId, OrderNumber, OrderTotal, customerId, key }) => ({
      id: OrderId,
      number: OrderNumber,
      total: Math.round(OrderTotal * 100),
      customer: customerId,
      key,
    }));
    // Equal, not only contained: an order that broke off and was sent again is not there twice.
    expect(byId(rows)).toEqual(byId(answered));
  });

  it('and nothing beside them: stock, items and mails fit, each order is whole', async () => {
    const { rows } = await sql<{
      stock: number;
      orders: number;
      sold: number;
      mails: number;
      changes: number;
    }>`
      with o as (select id from customer_order where customer_id = any(${shoppers.map(({ customerId }) => customerId)}::int[]))
      select (select stock from product where id = 1) as stock, (select count(*)::int from o) as orders,
        (select sum(quantity)::int from order_item where order_id in (select id from o)) as sold,
        (select count(*)::int from outbox_mail where (content->>'orderId')::int in (select id from o)) as mails,
        (select count(*)::int from order_status_change where order_id in (select id from o)) as changes`.execute(
      db,
    );
    const all = acknowledged;
    expect(rows[0]).toEqual({ stock: startStock - all, orders: all, sold: all, mails: all, changes: all });
    expect(await brokenOrders(db)).toEqual([]);
  });

  it('and no process logged an error', () => {
    expect(pair.faults()).toEqual([]);
  });
});
