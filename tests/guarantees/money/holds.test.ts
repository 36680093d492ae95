import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { whiteMug, actionRequired, calls, orderPlaced, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { mapConcurrently } from '../asking.ts';
import { balances, halfAnHourLater, stockBalances } from './money.ts';
import { payingPair } from './paying-pair.ts';
import { until } from '../until.ts';

const cap = 5;
const pair = await payingPair({ COD_DAILY_CAP: String(cap) });
const { db, payments, send } = pair;
const mug = [whiteMug(1)];
const customers = sized(4, 20, 100);
const startStock = 100_000;
const maxOpen = 3;
let before = 0;
beforeEach(async () => {
  before = await pair.stockOf(1);
});
await pair.setStock(1, startStock);

interface Held {
  shopper: Shopper;
  paymentKey: string;
}
/** Begins ten payments of each shopper at once, at both processes. Returns what they have reserved then. */
async function begun(): Promise<{ held: Held[]; words: string[] }> {
  const shoppers = await newShoppers(db, customers);
  const tries = shoppers.flatMap((shopper) => Array.from({ length: 10 }, () => shopper));
  const answers = await mapConcurrently(tries, 40, async (shopper, at) => ({
    shopper,
    answer: await send(at % 2, 'begin', shopper, mug, { PaymentMethod: at % 3 ? '5' : '2' }, randomUUID()),
  }));
  const open = answers.filter(({ answer }) => messageOf(answer) === actionRequired);
  return {
    words: answers.map(({ answer }) => messageOf(answer)),
    held: open.map(({ shopper, answer }) => ({ shopper, paymentKey: answer.data[0].PaymentKey })),
  };
}
/** Makes half an hour pass for these payments. */
const expire = (held: readonly Held[]) =>
  sql`update payment set expires_at = now(), next_look_at = now()
    where key = any(${held.map(({ paymentKey }) => paymentKey)}::uuid[]) and state = 'needs_action'`.execute(
    db,
  );
const give = ({ shopper, paymentKey }: Held) => ({ UserID: shopper.customerId, PaymentKey: paymentKey });
const timesVoid = async (): Promise<number[]> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from order_status_change where to_status = 91 group by order_id`.execute(db);
  return rows.map(({ n }) => n);
};

test('a customer has at most 3 open payments, however many begin at once', async () => {
  const { held, words: messages } = await begun();
  const each = Map.groupBy(held, ({ shopper }) => shopper.customerId);
  const exact = [...each.values()].filter((all) => all.length === maxOpen).length;
  expect(new Set(messages)).toEqual(new Set([actionRequired, 'orderPending']));
  expect(exact).toBe(customers);
  expect(await pair.stockOf(1)).toBe(before - held.length);
  expectAll('customers with exactly 3 of 10 reserved', exact, customers);
  const { rows } =
    await sql`select 1 from payment where expires_at - created_at <> interval '30 minutes'`.execute(db);
  expect(rows).toEqual([]);
  await halfAnHourLater(db);
});

test('expired reservations return to stock within a minute, and only once', async () => {
  const { held } = await begun();
  const voidBefore = (await timesVoid()).length;
  await expire(held);
  const started = performance.now();
  // Half of the shoppers abandon their payments at the same time, twice, at both processes. The others have
  // left.
  const givenUp = held.filter((_, at) => at % 2);
  await mapConcurrently([...givenUp, ...givenUp], 16, (each, at) =>
    pair.request(at % 2, calls.cancel, give(each), each.shopper),
  );
  await until('the stock is back', async () => (await pair.stockOf(1)) >= before, 60);
  inTime('until the stock was back', (performance.now() - started) / 1000, 60, ' s');
  await halfAnHourLater(db);
  const ends = await timesVoid();
  expect({ stock: await pair.stockOf(1), voided: ends.length - voidBefore }).toEqual({
    stock: before,
    voided: held.length,
  });
  expectEvery('reservations that ended once', ends, (n) => n === 1);
});

test('a payment at the last moment, while its order expires, gives a paid order or none', async () => {
  const { held } = await begun();
  const taken = payments.taken().length;
  const steps = held.flatMap((each, at): (() => Promise<unknown>)[] => [
    () => pair.act(each.paymentKey, token('approve.hook-doubled')),
    () => expire([each]),
    () => pair.request(at % 2, calls.confirm, { ...give(each), Proof: '' }, each.shopper),
    () => pair.request(1 - (at % 2), calls.cancel, give(each), each.shopper),
  ]);
  await mapConcurrently(steps, 24, (step) => step());
  await halfAnHourLater(db);
  const paid = payments.taken().length - taken;
  says(`${paid} of ${held.length} were paid in time`);
  expect(await pair.stockOf(1)).toBe(before - paid);
  await balances(db, payments.taken());
  await stockBalances(db, 1, startStock);
  expectAll('reservations that became an order or were released', held.length, held.length);
});

test('orders on delivery stay exactly within the daily limit at two processes', async () => {
  const shoppers = await newShoppers(db, sized(2, 10));
  const messages = await Promise.all(
    shoppers.flatMap((shopper) =>
      Array.from({ length: 20 }, async (_, at) =>
        messageOf(await send(at % 2, 'order', shopper, mug, {}, randomUUID())),
      ),
    ),
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from customer_order where customer_id = any(${shoppers.map(({ customerId }) => customerId)}::int[])
    group by customer_id`.execute(db);
  expect(new Set(messages)).toEqual(new Set([orderPlaced, 'cashLimitReached']));
  expect(rows.map(({ n }) => n)).toEqual(shoppers.map(() => cap));
  expectAll(`customers with exactly ${cap} of 20`, rows.length, shoppers.length);
});

test('every order is complete, and no process logs an error', async () => {
  expect(await brokenOrders(db)).toEqual([]);
  expect(pair.faults()).toEqual([]);
});
