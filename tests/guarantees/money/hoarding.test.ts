import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brokenOrders } from '../stored.ts';
import { customReservationLimits } from '../../support/order-queue-capacity.ts';
import { newShopper, newShoppers, type Shopper } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { mapConcurrently, machine } from '../asking.ts';
import { diceOf } from './buying.ts';
import { expectEvery, atMost, expectAll, says, sized } from '../gate.ts';
import { confirmByMail, itemsOf, hoard, line, orderer } from './hoarder.ts';
import {
  giveUpAll,
  paymentLabels,
  placeNames,
  places,
  someOfEach,
  takeAll,
  unpaidMethods,
  paymentMethodNames,
} from './hoarding-places.ts';
import { actionRequired, orderPlaced } from '../shop-pair.ts';
import { payingPair } from './paying-pair.ts';
import { shelves, stockInvariant } from './stock-invariant.ts';
import { until } from '../until.ts';

const maxOrders = sized(40, 200);
// Only reservations are limited here, so the request limits are raised.
const pair = await payingPair({
  ...customReservationLimits,
  HOLD_ADDRESS_ORDERS: String(maxOrders),
  TRUST_PROXY: '127.0.0.0/8',
  KADO_SECRET: 'the same for both of them, 32 or more',
});
const { db, shops } = pair;
const order = orderer(shops);
const products = await itemsOf(db);
const uncounted = (
  await sql<{ id: number }>`
    select id from product p where stock is null and published and digital_file is null
      and not exists (select from product_option o where o.product_id = p.id) order by id limit 1`.execute(db)
).rows[0]!.id;
const witness = await stockInvariant(db);
const [hours, accounts] = [sized(2, 24), sized(3, 8, 20)];
const attacker = machine(1);
const maxShare = 0.05;
const maxCashShare = 0.03;
const dice = diceOf(7);

const cheap = products
  .filter(({ units }) => units >= 300)
  .toSorted((one, other) => one.cents - other.cents)[0]!;
const dear = products.toSorted((one, other) => other.cents - one.cents)[0]!;

/**
 * Places an order of an honest customer, of the minimum quantity at least. The observer counts it from before it is sent
 * until it is refused.
 */
async function buy(
  address: string,
  who: Shopper,
  each: (typeof products)[number],
  wanted: number,
  more: Record<string, string> = {},
): Promise<string> {
  const { taken } = witness;
  const quantity = Math.max(each.min, wanted);
  taken.set(each.productId, (taken.get(each.productId) ?? 0) + quantity);
  const answer = await order(address, who, [line(each, quantity)], more);
  const message: string = answer.data[0]?.MessageCode ?? answer.data[0]?.ResponseMsg;
  if (message !== orderPlaced) taken.set(each.productId, taken.get(each.productId)! - quantity);
  return message;
}

/**
 * Returns a customer who has received a clock, a product with untracked stock. `paidCents` is the amount paid
 * if it isn't the price.
 */
async function known(paidCents?: number): Promise<Shopper> {
  const shopper = await newShopper(db);
  const clock = { ProductId: String(uncounted), Quantity: 1, productSelectedAttributes: [] };
  const { data } = await order(machine(3000 + shopper.customerId), shopper, [clock]);
  await sql`update order_item set status_id = 3 where order_id = ${data[0].OrderId}`.execute(db);
  await sql`update customer_order set status_id = 3, created_at = now() - interval '9 days'
    where id = ${data[0].OrderId}`.execute(db);
  if (paidCents)
    await sql`update customer_order set subtotal_cents = ${paidCents} - shipping_cents + discount_cents, total_cents = ${paidCents}
      where id = ${data[0].OrderId}`.execute(db);
  return shopper;
}

/** Makes everything of the day this many hours older, and lets the shops expire what is due. */
async function hoursLater(count: number): Promise<void> {
  const earlier = (column: string) => sql`${sql.ref(column)} - make_interval(hours => ${count})`;
  await sql`update order_hold set ends_at = ${earlier('ends_at')}`.execute(db);
  await sql`update customer_order set created_at = ${earlier('created_at')}`.execute(db);
  await sql`update order_key set created_at = ${earlier('created_at')}`.execute(db);
  await sql`update payment set expires_at = ${earlier('expires_at')}, next_look_at = ${earlier('next_look_at')}
    where settled_at is null`.execute(db);
  await sql`delete from rate_window`.execute(db);
  const open = async () => {
    const { rows } = await sql`select from payment where settled_at is null and expires_at < now()`.execute(
      db,
    );
    return rows.length;
  };
  await until('payments end', async () => (await open()) === 0, 60);
}

test('one new account ordering concurrently reserves at most three orders and $1,000 on delivery', async () => {
  const [many, dearOnes] = await newShoppers(db, 2);
  const at = (count: number) => Array.from({ length: count }, (_, each) => machine(1000 + each));
  const messages = await mapConcurrently(at(20), 20, (address) => buy(address, many!, cheap, 1));
  const value = await mapConcurrently(at(3), 3, (address) => buy(address, dearOnes!, dear, 1));
  says(
    `of 20 orders ${messages.filter((message) => message === orderPlaced).length}, of three for $780 ${value.filter((message) => message === orderPlaced).length}`,
  );
  expectAll('orders of one new customer', messages.filter((message) => message === orderPlaced).length, 3);
  expectAll(
    'orders of one new customer for $780',
    value.filter((message) => message === orderPlaced).length,
    1,
  );
  expect(new Set([...messages, ...value])).toEqual(
    new Set([orderPlaced, 'cashLimitOrders', 'cashLimitValue']),
  );
});

test('a returning customer can reserve twenty orders and $5,000, including several large ones', async () => {
  const [many, large] = [await known(), await known(500_000)];
  const plain = products.find(
    ({ productId }) => productId !== cheap.productId && productId !== dear.productId,
  )!;
  const big = products
    .filter(({ units, cents }) => units * cents > 550_000)
    .toSorted((a, b) => b.units - a.units)[0]!;
  expect(plain).toBeDefined();
  const messages: string[] = [];
  for (let count = 0; count < 21; count += 1) messages.push(await buy(machine(900), many, cheap, 1));
  expectAll(
    'orders of one returning customer',
    messages.filter((message) => message === orderPlaced).length,
    20,
  );
  const quantity = Math.min(big.most, Math.floor(90_000 / big.cents));
  const times = Math.floor(500_000 / (quantity * big.cents));
  const values: string[] = [];
  for (let count = 0; count < Math.min(times, 18); count += 1)
    values.push(await buy(machine(901), large, big, quantity));
  // Makes the ledger consistent again.
  await sql`update customer_order o set subtotal_cents = i.cents, total_cents = i.cents + o.shipping_cents - o.discount_cents
    from (select order_id, sum(total_cents)::int as cents from order_item group by 1) i
    where i.order_id = o.id and o.customer_id = ${large.customerId} and o.status_id = 3`.execute(db);
  expectEvery('large orders of one returning customer', values, (message) => message === orderPlaced);
});

test('an office ordering three gifts, and several people at one IP address, can order', async () => {
  const office = await newShopper(db);
  const gift = products.find(({ cents, units }) => cents >= 14_000 && cents <= 27_000 && units >= 6)!;
  const messages: string[] = [];
  for (let count = 0; count < 3; count += 1) messages.push(await buy(machine(902), office, gift, 1));
  expectAll('gifts of an office in one day', messages.filter((message) => message === orderPlaced).length, 3);
  const people = await newShoppers(db, sized(20, 100));
  const few = products.filter(({ units, cents }) => units >= 200 && cents < 1000);
  const placed = await mapConcurrently(people, 8, (each, at) =>
    buy(machine(903), each, few[at % few.length]!, 1),
  );
  expectAll(
    'people behind one address',
    placed.filter((message) => message === orderPlaced).length,
    people.length,
  );
});

test('a new customer can still pay when new customers at the IP address have used up their cash-on-delivery orders', async () => {
  const messages: string[] = [];
  const many = products.find(({ cents, units }) => cents >= 600 && units >= 500)!;
  // Forty such orders fill the share, whatever the stock is worth.
  const quantity = Math.ceil((maxCashShare * witness.worth) / 40 / many.cents);
  while (messages.length < 60 && messages.at(-1) !== 'cashLimitHere')
    messages.push(await buy(machine(905), await newShopper(db), many, quantity));
  expect(messages.at(-1)).toBe('cashLimitHere');
  const paying = { PaymentMethod: '5', paymentToken: token('approve.hook-none') };
  const paid = await buy(machine(905), await newShopper(db), many, quantity, paying);
  expectAll('paid orders beyond the limit for cash on delivery', paid === orderPlaced ? 1 : 0, 1);
});

test('unfinished payments of new customers at one IP address reserve at most a twentieth of the stock', async () => {
  const cart = products
    .filter(({ units }) => units >= 80)
    .map((each) => ({ each, quantity: Math.min(each.most, Math.ceil(each.units / 80)) }))
    .slice(0, 40)
    .map(({ each, quantity }) => line(each, quantity));
  const messages: string[] = [];
  while (messages.length < 60 && messages.at(-1) !== 'unreserved') {
    const paying = { call: 'begin' as const, PaymentMethod: '2' };
    const { data } = await order(machine(906), await newShopper(db), cart, paying);
    messages.push(data[0].ReservedOncePaid ? 'unreserved' : (data[0].MessageCode ?? data[0].ResponseMsg));
  }
  const held = await witness.look();
  says(`${messages.length - 1} open dialogs reserve ${(held * 100).toFixed(2)} %`);
  expect(messages.at(-1)).toBe('unreserved');
  expect(held, 'reserved share').toBeGreaterThan(0);
  expect(held).toBeLessThanOrEqual(maxShare);
  // The reservations expire by themselves.
  await hoursLater(1);
});

/**
 * An honest buyer orders the least of each product that has two or more in stock, in the course of the day.
 */
const expected = products.filter(({ units }) => units > 2);
const mine: { account: Shopper; orders: number[] }[] = [];

test('one IP address reserves at most a twentieth of the stock within a day, and other customers can still order', async () => {
  await witness.look();
  const before = await witness.missing();
  expect(before, 'missing stock').toEqual([]);
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      await witness.look();
      await sleep(100);
    }
  })();
  /**
   * Places one order of each kind: at the attacker's IP address for a returning customer, elsewhere for new
   * customers.
   */
  const othersBuy = (hour: number) =>
    mapConcurrently(
      expected.filter((_, at) => at % hours === hour),
      2,
      async (each, at) => {
        const [address, who] =
          at % 2 ? [attacker, await known()] : [machine(2000 + hour * 40 + at), await newShopper(db)];
        return `${each.productId}: ${await buy(address, who, each, 1)}`;
      },
    );
  const output: string[] = [];
  let confirmed = 0;
  try {
    for (let hour = 0; hour < hours; hour += 1) {
      const own = await newShoppers(db, accounts);
      const attack = mapConcurrently(own, 4, (account) => hoard(order, attacker, account, products, dice));
      output.push(...(await othersBuy(hour)));
      const orders = await attack;
      for (const [at, account] of own.entries()) mine.push({ account, orders: orders[at]! });
      // Half of the accounts read their email, which a busy machine sends late.
      for (let round = 0; round === 0 || (round < 8 && confirmed === 0); round += 1) {
        await sleep(2500);
        const readers = mine
          .slice(-accounts)
          .filter(({ account, orders: placed }) => placed.length > 0 && account.customerId % 2 === 0);
        const read = await mapConcurrently(readers, 1, ({ account }) => confirmByMail(shops, account));
        confirmed += read.filter(Boolean).length;
      }
      await witness.look();
      await hoursLater(1);
    }
  } finally {
    over.abort();
    await watching;
  }
  const onDelivery = mine.reduce((sum, { orders }) => sum + orders.length, 0);
  says(
    `${mine.length} accounts in ${hours} hours: ${onDelivery} cash orders; largest reserved share: ${(witness.most() * 100).toFixed(2)} % of $${Math.round(witness.worth / 100)}`,
  );
  says(`${confirmed} of them were confirmed by email`);
  expect(Math.min(onDelivery, confirmed), 'orders the attacker placed, and confirmed').toBeGreaterThan(0);
  atMost('largest reserved share of the tracked stock', witness.most() * 100, maxShare * 100, ' %');
  const refused = output.filter((message) => !message.endsWith(orderPlaced));
  expect(refused).toEqual([]);
  expectAll('orders of others that were placed meanwhile', output.length - refused.length, output.length);
});

/**
 * Checks the share that is reserved in every place by every method, and which customers can still buy.
 * `alone` is what each may reserve without the others, in cents.
 */
async function expectShare(made: () => Promise<Shopper[]>, alone: number, from: number): Promise<void> {
  const all = placeNames.flatMap((where) => paymentMethodNames.map((method) => ({ where, way: method })));
  const tried = all.filter((_, at) => at % sized(9, 1) === from);
  const served: string[] = [];
  for (const { where, way: method } of tried) {
    const who = await made();
    const before = await witness.look();
    const trying = { who, where: places[where], way: unpaidMethods[method] };
    const messages = await takeAll(order, trying, products);
    const held = (await witness.look()) - before;
    const isDelayed = method === 'cash' || method === 'transfer';
    const share = where === 'everywhere' ? 0.25 : isDelayed ? maxCashShare : maxShare;
    says(`${where}, ${method}: ${[...messages].join(', ')}`);
    expect(held, 'reserved share').toBeGreaterThan(0.01);
    const limit = share + (alone * who.length) / witness.worth;
    atMost(`reserved by ${who.length}, ${where}, ${method}`, held * 100, limit * 100, ' %');
    const paying = await newShopper(db);
    // A cart above the remaining limit for reservations, of products in stock.
    const cart = someOfEach(await itemsOf(db), 3, 150_000);
    served.push(...(await paymentLabels(order, places[where](0), paying, cart)));
    await giveUpAll(db, [...who, paying]);
  }
  expectEvery('paying new customers who were served meanwhile', served, (message) =>
    [orderPlaced, actionRequired].includes(message),
  );
}

test('new customers reserve no more than their share from any IP address by any method, and paying customers can order', async () => {
  await expectShare(() => newShoppers(db, 12), 0, 0);
});

test('returning customers each reserve as much as a new customer, and share the limit beyond that', async () => {
  await expectShare(() => Promise.all([known(), known(), known(), known()]), 100_000, sized(6, 0));
});

test('unpaid orders from new customers at one IP address are limited, whatever their value', async () => {
  await hoursLater(60);
  const crowd = await newShoppers(db, Math.ceil((maxOrders + 10) / 3));
  const tries = crowd.flatMap((each) => [each, each, each]);
  const first = await mapConcurrently(tries.slice(0, maxOrders - 1), 8, (each) =>
    buy(machine(904), each, cheap, 1),
  );
  // The other orders arrive at once while the stock is locked. By then, an order that didn't wait its turn
  // would have been accepted.
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (trx) => {
    await sql`select from product where id = ${cheap.productId} for update`.execute(trx);
    held();
    await released;
  });
  await isHeld;
  const rest = tries.slice(maxOrders - 1);
  const last = mapConcurrently(rest, rest.length, (each) => buy(machine(904), each, cheap, 1));
  await sleep(700);
  go();
  await holding;
  const messages = [...first, ...(await last)];
  expectAll('orders of one address', messages.filter((message) => message === orderPlaced).length, maxOrders);
  expect(new Set(messages)).toEqual(new Set([orderPlaced, 'cashLimitHere']));
});

test('unconfirmed orders return their stock once after the deadline, and stock and sales add up', async () => {
  await hoursLater(60);
  const waiting = async () => {
    const { rows } = await sql`select from order_hold h join customer_order o on o.id = h.order_id
      where o.status_id = 1 and o.payment_method_id = 6 and h.confirmed_at is null`.execute(db);
    return rows.length;
  };
  await until('unconfirmed orders are void', async () => (await waiting()) === 0, 60);

  const { rows: sold } = await sql<{ productId: number; units: number }>`
    select i.product_id as "productId", sum(i.quantity)::int as units from order_item i
      join customer_order o on o.id = i.order_id join customer c on c.id = o.customer_id
    where o.status_id in (1, 2) and c.email ~ '^shopper' group by 1`.execute(db);
  const stands = new Map(sold.map(({ productId, units }) => [productId, units]));
  const now = await shelves(db);
  const right = witness.start.filter(
    ({ productId, units }, at) => now[at]!.units + (stands.get(productId) ?? 0) === units,
  );
  expectAll('products whose stock and sales add up', right.length, witness.start.length);
  const { rows: told } = await sql<{ n: number }>`
    select count(*)::int as n from outbox_mail where kind = 'orderNotConfirmed' group by content->>'number'`.execute(
    db,
  );
  expectEvery('cancellations that were announced once', told, ({ n }) => n === 1);
  const { rows: confirmed } = await sql<{ status: number }>`
    select o.status_id as status from audit_entry a join customer_order o on o.id = (a.detail->>'order')::int
    where a.event = 'order confirmed'`.execute(db);
  expectEvery('confirmed orders that remain', confirmed, ({ status }) => status === 1);
  const held = now.reduce((sum, { units, cents }, at) => sum + (witness.start[at]!.units - units) * cents, 0);
  says(`still reserved, for confirmed orders or returning customers: $${Math.round(held / 100)}`);
});

test('every order is complete, and no process logs an error', async () => {
  expect(await brokenOrders(db)).toEqual([]);
  expect(pair.faults()).toEqual([]);
});
