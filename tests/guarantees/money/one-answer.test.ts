import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '#database/embedded/processes.ts';
import type { Database } from '#database/schema.ts';
import { createSession } from '#shop/accounts/accounts.ts';
import { brokenOrders } from '../stored.ts';
import { newShopper, newShoppers, type Shopper } from '../../support/shop-api.ts';
import { advanceClock } from '../../support/advance-clock.ts';
import { brokenCheckouts, type Ended, finalMessages, type Trial } from './broken-checkouts.ts';
import { type Buying, checkoutNames, checkouts, mugCents } from './checkouts.ts';
import type { Fault, Point } from './fault-points.ts';
import { expectEvery, atLeast, gateSize, expectAll, says, sized, inTime } from '../gate.ts';
import { mapConcurrently } from '../asking.ts';
import { balances, halfAnHourLater, stockBalances } from './money.ts';
import { killableShop } from './killable-shop.ts';
import { until } from '../until.ts';
import { orderPlaced, messageOf } from '../shop-pair.ts';
import { type Found, plannedTries, trialsOf } from './planned-trials.ts';

/** The short size runs one of this many possible trials: at requests to the provider, and at statements. */
const shortShare: Record<Fault, [number, number]> = {
  reset: [1, 24],
  hang: [14, 120],
  error: [4, 1],
  garbage: [4, 1],
  kill: [4, 60],
  'kill-database': [14, 240],
  'kill-provider': [14, 1],
};
const everyOf = (fault: Fault, { kind }: Pick<Point, 'kind'>): number =>
  sized(
    shortShare[fault][kind === 'question' ? 0 : 1],
    fault === 'kill-database' && kind === 'statement' ? 3 : 1,
    1,
  );
/** The number of requests interrupted by one kill. */
const together = 6;
const startStock = 1_000_000;
/** Seconds within which everything must be finished, once all shoppers are back. */
const limit = 120;

const folder = mkdtempSync(path.join(tmpdir(), 'kado-fault-points-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'noted.jsonl');
writeFileSync(file, '');
const loader = path.resolve(import.meta.dirname, 'fault-points-loader.ts');
const shop = await killableShop({ NODE_OPTIONS: `--import=${loader}`, FAULT_POINTS: file });
const { payments } = shop;
const broken = brokenCheckouts(shop, file);

let db: Database;
let ended: Ended[] = [];
/** Seconds since all shoppers were back. */
let overAfter = 0;
let reached = 0;

beforeAll(async () => {
  db = await shop.open();
  await db.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
  const trials = await planned(await pointsOfAll());
  const going: Promise<Ended>[] = [];
  const start = async (trial: Trial, all: number) => {
    const { broken: isBroken, ended: end } = broken.begin(trial, all);
    going.push(end);
    if (await isBroken) reached += 1;
  };
  const of = (...faults: Fault[]) => trials.filter(({ does }) => faults.includes(does));
  await mapConcurrently(of('reset', 'hang', 'error', 'garbage'), 8, (trial) => start(trial, 1));
  for (const trial of of('kill-provider')) {
    await start(trial, 1);
    await until('the provider is back', isProviderRefund, 60);
  }
  for (const fault of ['kill', 'kill-database'] as const) {
    const all = of(fault);
    for (let at = 0; at < all.length; at += together) {
      const some = all.slice(at, at + together);
      await alive(Promise.all(some.map((trial) => start(trial, some.length))));
    }
  }
  db = await shop.open();
  await comeToAnEnd(going);
}, 14_400_000);

/** Restarts the shop whenever it has died, until this is over and all shoppers have their answers. */
async function alive(what: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void what.finally(() => over.abort());
  for (; !over.signal.aborted || !(await shop.isReady()); await sleep(50)) {
    if (!isAlive(shop.shop().pid)) await shop.restart();
  }
}

async function pointsOfAll(): Promise<Found[]> {
  const found: Found[] = [];
  for (const checkout of checkoutNames) {
    // The first checkout may open connections, which adds statements.
    await broken.pointsOf(checkout, await newShopper(db));
    const { points, last } = await broken.pointsOf(checkout, await newShopper(db));
    if (checkout === 'cash') expect(last.data[0].OrderTotal * 100).toBe(mugCents);
    found.push(...points.map((each) => ({ checkout, ...each })));
  }
  const questions = found.filter(({ point }) => point.kind === 'question').length;
  says(
    `${checkoutNames.length} checkouts: ${found.length - questions} statements, ${questions} requests to the provider`,
  );
  return found;
}

async function planned(found: readonly Found[]): Promise<Trial[]> {
  const tries = plannedTries(found, everyOf, gateSize === 'full');
  const shoppers = await newShoppers(db, tries.length);
  const elsewhere = await mapConcurrently(
    shoppers,
    4,
    async ({ customerId }) => (await createSession(db, customerId, false)).token,
  );
  const counts = Map.groupBy(tries, ({ does }) => does);
  says([...counts].map(([does, all]) => `${does} ${all.length}`).join(', '));
  return trialsOf(tries, shoppers, elsewhere);
}

const isProviderRefund = async () =>
  (await fetch(`${new URL(payments.address).origin}/v1/charges/none`).catch(() => null)) !== null;

/** Returns all shoppers to the shop. The short size makes time pass; the others wait. */
async function comeToAnEnd(going: readonly Promise<Ended>[]): Promise<void> {
  const back = performance.now();
  let passed = 0;
  const seconds = () => (performance.now() - back) / 1000 + passed;
  const over = new AbortController();
  const all = Promise.all(going).then((each) => {
    ended = each;
    over.abort();
  });
  while (seconds() < limit && (!over.signal.aborted || (await openPayments()).length > 0)) {
    await sleep(1000);
    if (gateSize !== 'short') continue;
    await advanceClock(db, 9);
    passed += 9;
  }
  overAfter = seconds();
  broken.giveUp();
  await all;
}

/**
 * Returns payments without an outcome, except those that also at the provider wait for a shopper who left.
 */
async function openPayments(): Promise<string[]> {
  const { rows } = await sql<{ id: number; state: string; customer: number; reference: string | null }>`
    select id, state, customer_id as customer, reference from payment
    where state not in ('paid', 'declined', 'part_refunded', 'refunded')`.execute(db);
  if (rows.length === 0) return [];
  const byCustomer = new Map(ended.map((each) => [each.trial.shopper.customerId, each]));
  const waiting = new Set(
    payments
      .ledger()
      .flatMap(({ id, status }) => (['open', 'needs_action', 'approved'].includes(status) ? [id] : [])),
  );
  const isLeft = ({ state, customer, reference }: (typeof rows)[number]) =>
    state === 'needs_action' &&
    waiting.has(reference ?? '') &&
    byCustomer.get(customer) !== undefined &&
    byCustomer.get(customer)?.trial.habit !== 'repeats';
  return rows
    .filter((row) => !isLeft(row))
    .map(({ state, customer }) => {
      const each = byCustomer.get(customer);
      return `${state}: ${each ? nameOf(each) : customer}`;
    });
}

const nameOf = ({ trial, word: message }: Ended): string =>
  `${trial.checkout}, ${trial.step}: ${trial.does} ${trial.when} ${trial.point.at} (${trial.point.text}), ${trial.habit}: ${message}`;

test('the faults happen at the planned points, before and after each of them', () => {
  expect(ended.length).toBeGreaterThan(0);
  says(`${reached} of ${ended.length} at the planned point`);
  atLeast('share of faults that happened where they were planned', reached / ended.length, 0.8);
});

test('every checkout has one answer within two minutes of all shoppers returning, and nothing stays open', async () => {
  const known = ended.filter(({ word: message }) => finalMessages.has(message) || message === 'left');
  expect(ended.filter((each) => !known.includes(each)).map(nameOf)).toEqual([]);
  expectAll('checkouts that got a response', known.length, ended.length);
  says(
    [...Map.groupBy(ended, ({ word: message }) => message)]
      .map(([message, all]) => `${message}: ${all.length}`)
      .join(', '),
  );
  expect(await openPayments()).toEqual([]);
  inTime('until the last one', overAfter, limit, ' s');
});

test('a payment whose request was lost is requested again: repeating the checkout places the order', () => {
  // On a slow machine, the payment may have expired before the request was repeated.
  const isLostRequest = ({ trial }: Ended) =>
    trial.habit === 'repeats' &&
    trial.point.text.endsWith('/confirm') &&
    trial.checkout !== 'declined card' &&
    ['reset', 'error', 'garbage'].includes(trial.does);
  const repeated = ended.filter(isLostRequest);
  const placed = repeated.filter(({ word: message }) => message === orderPlaced);
  says(`${placed.length} of ${repeated.length} lost payment requests led to the order when retried`);
  for (const each of repeated) if (!placed.includes(each)) says(nameOf(each));
  atLeast('share of them', placed.length / repeated.length, 0.7);
});

/** The stored data of a customer. */
interface Status {
  customer: number;
  placed: number;
  /** The number of placed orders that aren't cash on delivery. */
  paid: number;
  /** The provider's ids of the charges, whatever their outcome. */
  charges: string[];
  /** Whether it was placed although another of the customer's orders was known to be paid. */
  isTwice: boolean;
  /** Like `isTwice`, but the payment of the second order was declined. */
  isTriedTwice: boolean;
}

test('a checkout has at most one order with its payment, or neither, matching the shopper’s answer', async () => {
  const { rows } = await sql<Status>`
    select c.id as customer, count(o.id) filter (where o.status_id between 1 and 4)::int as placed,
      count(p.id) filter (where o.status_id between 1 and 4)::int as paid,
      coalesce(array_agg(p.reference) filter (where p.reference is not null), '{}') as charges,
      coalesce(max(o.created_at) filter (where o.status_id between 1 and 4) > min(p.settled_at) filter (where p.state = 'paid'), false) as "isTwice",
      coalesce(max(o.created_at) filter (where p.state = 'declined') > min(p.settled_at) filter (where p.state = 'paid'), false) as "isTriedTwice"
    from customer c left join customer_order o on o.customer_id = c.id left join payment p on p.order_id = o.id
    where c.id = any(${ended.map(({ trial }) => trial.shopper.customerId)}::int[]) group by c.id`.execute(db);
  const taken = new Set(payments.taken().map(({ id }) => id));
  const byCustomer = new Map(rows.map((row) => [row.customer, row]));
  const isRight = ({ trial, word: message }: Ended) => {
    const row = byCustomer.get(trial.shopper.customerId)!;
    const isOne = row.placed <= 1 || (row.placed === 2 && row.isTwice && trial.habit !== 'repeats');
    const isPaid = row.charges.filter((each) => taken.has(each)).length === row.paid;
    const isSecondDeclined = message === 'paymentDeclined' && row.isTriedTwice && trial.habit !== 'repeats';
    const isNotified = message === 'left' || isSecondDeclined || (message === orderPlaced) === row.placed > 0;
    return isOne && isPaid && isNotified;
  };
  const status = ({ trial }: Ended) => JSON.stringify(byCustomer.get(trial.shopper.customerId));
  const wrong = ended.filter((each) => !isRight(each));
  expect(wrong.map((each) => `${nameOf(each)} ${status(each)}`)).toEqual([]);
  expectEvery('checkouts with one order and its money, or neither', ended, isRight);
  says(
    `${rows.filter(({ placed }) => placed === 2).length} were ordered again although the first was already paid`,
  );
});

test('a payment waiting for its shopper expires after half an hour, and no stock stays reserved', async () => {
  await halfAnHourLater(db);
  await balances(db, payments.taken());
  await stockBalances(db, 1, startStock);
  expect(await brokenOrders(db)).toEqual([]);
  const { rows } = await sql<{ name: string }>`
    select key::text as name from payment union select reference from payment where captured_by_client`.execute(
    db,
  );
  const ours = new Set(rows.map(({ name }) => name));
  const strange = payments.ledger().filter(({ key, id }) => !ours.has(key) && !ours.has(id));
  expect(strange, 'charges whose key belongs to no payment').toEqual([]);
});

test('repeating the same request always gives the answer the shopper already got', async () => {
  const { rows } = await sql<{ customer: number; key: string }>`
    select customer_id as customer, key from order_key where order_id is not null`.execute(db);
  const stored = new Set(rows.map(({ customer, key }) => `${customer} ${key}`));
  const all = (await mapConcurrently(ended, 8, (each) => sentAgain(each, stored))).flat();
  expectEvery('retried requests that got their response', all, (each) => each === '');
});

/**
 * Resends each request of a checkout that stored data, and returns what is wrong with the answers; '' for
 * nothing.
 */
async function sentAgain(each: Ended, stored: ReadonlySet<string>): Promise<string[]> {
  const { trial, sent, word: message } = each;
  const { customerId } = trial.shopper;
  const last = sent.at(-1);
  const different = new Map(
    sent.map((one) => [`${one.requests.path} ${one.requests.key} ${one.requests.paymentKey}`, one]),
  );
  const sameAnswers = [...different.values()].filter(
    ({ requests }) => requests.key === '' || stored.has(`${customerId} ${requests.key}`),
  );
  return Promise.all(
    sameAnswers.map(async (one) => {
      const answers = [await broken.send(one.requests, one.as), await broken.send(one.requests, one.as)];
      const messages = answers.map((answer) => (answer ? messageOf(answer) : 'no answer'));
      const isLast = one === last && message !== 'left';
      const isGood =
        messages.every((output) => finalMessages.has(output)) &&
        answers[0]?.text === answers[1]?.text &&
        (!isLast || messages[0] === message);
      return isGood ? '' : `${nameOf(each)}; ${one.requests.step} again: ${messages.join(', ')}`;
    }),
  );
}

/** Returns a shopper who sends each request once. */
const buyingOf = (shopper: Shopper): Buying => ({
  shopper,
  key: randomUUID(),
  payments,
  async request(requests) {
    const answer = await broken.send(requests, shopper);
    if (!answer) throw new Error('no answer');
    return answer;
  },
});

test('a fault never blocks a shopper from paying by card or wallet', async () => {
  const some = ended
    .filter((_, at) => at % Math.ceil(ended.length / sized(10, 40)) === 0)
    .map(({ trial }) => trial.shopper);
  const tries = some.flatMap((shopper) => [
    () => checkouts.card(buyingOf(shopper)),
    () => checkouts.wallet(buyingOf(shopper)),
  ]);
  const messages = await mapConcurrently(tries, 4, async (order) => messageOf(await order()));
  expectEvery('orders at the first try', messages, (message) => message === orderPlaced);
});

test('a shopper who cancels while the provider is silent can start again at once', async () => {
  const shopper = await newShopper(db);
  for (const note of ['One', 'Two', 'Three']) {
    await payments.fault({ at: 'cancel', does: 'reset' });
    expect(messageOf(await checkouts['given up']({ ...buyingOf(shopper), note }))).toBe('paymentUnknown');
  }
  const messages = [await checkouts.card(buyingOf(shopper)), await checkouts.wallet(buyingOf(shopper))].map(
    messageOf,
  );
  expectEvery('orders placed after three canceled attempts', messages, (message) => message === orderPlaced);
});
