import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newShoppers, type Shopper } from '../support/shop-api.ts';
import { testPayments, token } from '../support/test-payments.ts';
import { shopPair, whiteMug } from './shop-pair.ts';

const kills = 4;
const buyers = 8;
const between = 10;
const startStock = 1_000_000;
/** What the cards of this shop do, one after the other; what follows one that was lost is told what came of that. */
const cards = [
  'approve',
  'decline',
  'charge-then-reset',
  'approve',
  'reset',
  'charge-then-garbage',
  'pending',
];

const payments = await testPayments();
const pair = await shopPair({ PAYMENT_TEST_URL: payments.address });
const { db, order } = pair;
const shopping = new AbortController();
afterAll(() => shopping.abort());

const placed = new Set<string>();
const declined = new Set<string>();
let answered = 0;
let inFlight = 0;
let brokenOff = 0;

/** One attempt after another, each sent again under its key and token, at the other process, until it is answered. */
async function buy(shopper: Shopper, first: number): Promise<void> {
  for (let count = first; !shopping.signal.aborted; count += 1) {
    const key = randomUUID();
    const more = { PaymentMethod: '5', paymentToken: token(`${cards[count % cards.length]}.hook-none`) };
    for (let tries = 0; ; tries += 1) {
      const at = tries % 2;
      if (at === 0) inFlight += 1;
      const answer = await order(at, shopper, [whiteMug(1)], more, key).catch(noAnswer);
      if (at === 0) inFlight -= 1;
      const row = answer?.data[0];
      if (row?.ResponseMsg === 'Order Placed Successfully') placed.add(row.OrderNumber);
      if (row?.MessageCode === 'paymentDeclined') declined.add(key);
      if (row) break;
      await sleep(20);
    }
    answered += 1;
  }
}

function noAnswer(error: Error): null {
  if ((error.cause as NodeJS.ErrnoException).code !== 'ECONNREFUSED') brokenOff += 1;
  return null;
}

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); await sleep(10)) {
    if (Date.now() > end) throw new Error(`${what}: not within a minute`);
  }
}

/** Until so many attempts were answered, and more are under way at the process that is to be killed. */
const untilBusy = (attempts: number) =>
  until(() => answered >= attempts && inFlight >= 2, 'orders come through');

beforeAll(async () => {
  await db.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
  const buying = Promise.all((await newShoppers(db, buyers)).map(buy));
  buying.catch(() => undefined);
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.race([untilBusy(answered + between), buying]);
    process.kill(pair.shops[0]!.pid, 'SIGKILL');
    await pair.restart(0);
  }
  shopping.abort();
  await buying;
  // Half an hour later.
  await sql`update payment set expires_at = now(), next_look_at = now() where next_look_at is not null`.execute(
    db,
  );
  await until(async () => {
    const open = await sql`
      select 1 from payment where state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')
      union all select 1 from refund where state = 'created'`.execute(db);
    return open.rows.length === 0;
  }, 'everything is settled');
}, 240_000);

const numbers = async (query: ReturnType<typeof sql<{ number: string }>>) =>
  (await query.execute(db)).rows.map(({ number }) => number);

describe(`after ${kills} kills in the middle of payments`, () => {
  it('some had been under way, and cards had done all they can', () => {
    expect(brokenOff).toBeGreaterThan(0);
    expect(placed.size).toBeGreaterThan(5);
    expect(declined.size).toBeGreaterThan(1);
  });

  it('every order that was acknowledged is there, and paid', async () => {
    const paid = await numbers(sql`select o.number from customer_order o join payment p on p.order_id = o.id
      where p.state = 'paid' and o.status_id = 1`);
    expect([...placed].filter((number) => !paid.includes(number))).toEqual([]);
  });

  it('every charge has its order, every paid order its charge, and nobody was charged twice', async () => {
    const taken = payments.taken();
    expect(new Set(taken.map(({ key }) => key)).size).toBe(taken.length);
    const paid = await numbers(sql`select reference as number from payment where state = 'paid'`);
    expect(
      taken
        .filter(({ refunds }) => refunds.length === 0)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(paid.toSorted());
  });

  it('the books say what the provider says, to the cent', async () => {
    const { rows } = await sql<{
      sum: number;
    }>`select sum(amount_cents)::int as sum from ledger_entry`.execute(db);
    const net = payments
      .taken()
      .reduce(
        (sum, { amount, refunds }) => sum + amount - refunds.reduce((all, each) => all + each.amount, 0),
        0,
      );
    expect(rows[0]!.sum).toBe(net);
  });

  it('no stock is lost, and none is sold twice', async () => {
    const { rows } = await sql<{ stock: number; sold: number }>`
      select stock, (select coalesce(sum(i.quantity), 0)::int from order_item i join customer_order o on o.id = i.order_id
        join payment p on p.order_id = o.id where o.status_id = 1) as sold from product where id = 1`.execute(
      db,
    );
    expect(rows[0]!.stock + rows[0]!.sold).toBe(startStock);
  });

  it('nothing stood in the log as an error', () => {
    expect(pair.faults()).toEqual([]);
  });
});
