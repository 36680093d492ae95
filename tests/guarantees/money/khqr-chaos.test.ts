import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { codesOf } from '#server/payments/khqr/open-khqr.ts';
import { khqrProvider } from '#server/payments/khqr/khqr-provider.ts';
import { reportIfDue } from '#shop/payments/payments.ts';
import { mapConcurrently } from '../asking.ts';
import { expectEvery, atMost, expectAll, says, sized } from '../gate.ts';
import { actionRequired, calls, shopPair, whiteMug, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { until } from '../until.ts';
import type { WireAnswer } from '../../support/running-shop.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { advanceClock } from '../../support/advance-clock.ts';
import { type SeededRandom, diceOf, pick } from './buying.ts';
import { agedList } from './aged-list.ts';
import { account, khqrService, type Moved } from './khqr-service.ts';
import { stockBalances } from './money.ts';

const orders = sized(40, 2000, 4000);
const kills = sized(1, 8, 20);
const startStock = 1_000_000;
const seed = 8_037;

const service = await khqrService(diceOf(seed));
const pair = await shopPair(service.env);
const { db } = pair;
await pair.setStock(1, startStock);

/** A code as shown to the shopper, and the amount that it requests according to the shop's answer. */
interface Shown {
  PaymentKey: string;
  Code: string;
  CodeCurrency: 'USD' | 'KHR';
  CodeRiel: number;
  OrderTotal: number;
}
/** What happens to the codes of a shopper. */
const commands = {
  paid: 40,
  'another amount': 7,
  'another currency': 6,
  'another account': 3,
  'a hash used before': 4,
  'canceled, then paid': 5,
  'changed, then paid': 6,
  'changed, the first paid': 5,
  'changed, both paid': 8,
  late: 8,
  'a day late': 2,
  left: 6,
};
type Deed = keyof typeof commands;
interface Bought {
  shopper: Shopper;
  deed: Deed;
  shown: Shown[];
}
const bought: Bought[] = [];
const requests = new Map<string, Shown>();
let lateByDay = 0;
let left = 0;

/** Repeats the request at the other shop, because either may be dead or have its circuit breaker open. */
async function withRetry(
  submit: (at: number) => Promise<WireAnswer>,
  dice: SeededRandom,
): Promise<WireAnswer | null> {
  let at = dice() < 0.5 ? 0 : 1;
  for (let tries = 0; tries < 90; tries += 1) {
    const answer = await submit(at).catch(() => null);
    if (answer && !['paymentUnavailable', 'paymentDeclined', 'paymentUnknown'].includes(messageOf(answer)))
      return answer;
    at = 1 - at;
    await sleep(300);
  }
  return null;
}

async function begin(
  shopper: Shopper,
  dice: SeededRandom,
  CodeCurrency?: 'USD' | 'KHR',
): Promise<Shown | null> {
  const wish = { PaymentMethod: '8', ...(CodeCurrency && { CodeCurrency }) };
  const answer = await withRetry(
    (at) => pair.send(at, 'begin', shopper, [whiteMug(1)], wish, randomUUID()),
    dice,
  );
  const row = answer && messageOf(answer) === actionRequired ? (answer.data[0] as Shown) : null;
  if (row) requests.set(row.Code, row);
  return row;
}

const look = (at: number, shopper: Shopper, { PaymentKey }: Shown, call: string = calls.confirm) =>
  pair.request(at, call, { UserID: shopper.customerId, PaymentKey, Proof: '' }, shopper).catch(() => null);
/** Polls twice, as two pages do at the same moment. */
const lookTwice = (shopper: Shopper, shown: Shown) =>
  Promise.all([0, 1].map((at) => look(at, shopper, shown)));

/** Returns the same digits in the other currency. */
const inOther = ({ CodeCurrency, CodeRiel, OrderTotal }: Shown): Partial<Moved> =>
  CodeCurrency === 'USD'
    ? { currency: 'KHR', amount: String(Math.round(OrderTotal * 100)) }
    : { currency: 'USD', amount: (CodeRiel / 100).toFixed(2) };

async function buy(shopper: Shopper, dice: SeededRandom): Promise<void> {
  const command = pick(dice, commands);
  const first = await begin(shopper, dice, pick(dice, { USD: 5, KHR: 3 }));
  const mine: Bought = { shopper, deed: command, shown: first ? [first] : [] };
  bought.push(mine);
  if (!first) return;
  await lookTwice(shopper, first);
  if (command === 'paid') service.pay(first.Code);
  if (command === 'another amount')
    service.pay(first.Code, { amount: String(Math.floor(first.OrderTotal) + 1) });
  if (command === 'another currency') service.pay(first.Code, inOther(first));
  if (command === 'another account') service.pay(first.Code, { to: 'somebody@else' });
  if (command === 'a hash used before') {
    const known = service.ledger.find(({ to, md5 }) => to === account && md5 !== '');
    service.pay(first.Code, known ? { hash: known.hash } : {});
  }
  if (command === 'canceled, then paid') {
    await look(0, shopper, first, calls.cancel);
    service.pay(first.Code);
  }
  if (command.startsWith('changed')) {
    await look(dice() < 0.5 ? 0 : 1, shopper, first, calls.cancel);
    const second = await begin(shopper, dice, first.CodeCurrency === 'USD' ? 'KHR' : 'USD');
    if (second) mine.shown.push(second);
    if (command !== 'changed, the first paid' && second) service.pay(second.Code);
    if (dice() < 0.5) await lookTwice(shopper, second ?? first);
    if (command !== 'changed, then paid') service.pay(first.Code);
  }
  for (let looks = Math.floor(dice() * 3); looks > 0; looks -= 1) {
    await sleep(dice() * 400);
    for (const each of mine.shown) await lookTwice(shopper, each);
  }
}

/** Kills one of the two processes, and starts it again. */
async function killNow(at: number): Promise<void> {
  process.kill(pair.shops[at]!.pid, 'SIGKILL');
  await pair.restart(at, true);
}

const openPayments = async (where = sql`true`): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from payment p where ${where}`.execute(
    db,
  );
  return rows[0]!.n;
};
const isOpen = sql`p.state in ('created', 'submitted', 'needs_action', 'unknown', 'pending')`;

/** Makes this many seconds pass at once, and waits until the shops have polled everything that is due. */
async function later(seconds: number): Promise<void> {
  await advanceClock(db, seconds);
  const isDue = sql`p.next_look_at <= now() + interval '1 second' or p.busy_until > now()`;
  await until('every payment was polled', async () => (await openPayments(isDue)) === 0, 120);
}
const commandsOf = (command: Deed) =>
  bought.filter((each) => each.deed === command).flatMap(({ shown }) => shown);

beforeAll(async () => {
  const shoppers = await newShoppers(db, orders);
  const started = performance.now();
  const deaths = (async () => {
    for (let death = 0; death < kills; death += 1) {
      await until(
        'some orders were placed',
        async () => bought.length > ((death + 0.5) * orders) / kills,
        900,
      );
      await killNow(death % 2);
    }
  })();
  await mapConcurrently(shoppers, 24, (shopper, at) => buy(shopper, diceOf(seed + at)));
  await deaths;
  says(`${orders} orders in ${((performance.now() - started) / 1000).toFixed(0)} s, ${kills} kills`);
  says(
    Object.entries(service.counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', '),
  );
  service.heal();
  await later(450);
  for (const { Code } of commandsOf('late')) service.pay(Code);
  await later(70);
  lateByDay = await paidOf(commandsOf('late'));
  await later(1900);
  left = await openPayments(isOpen);
  for (const { Code } of commandsOf('a day late')) service.pay(Code);
  await comparison();
  await later(60);
  says(`all of it in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}, 1_800_000);

/** Runs the nightly comparison, which polls every code once more. */
async function comparison(): Promise<void> {
  const tokens = { current: async () => service.token, afterRefusal: async () => null };
  const payee = { account, merchant: null, category: '5947', name: 'x', city: 'x', inKhmer: null };
  const night = khqrProvider({
    url: service.url,
    payee,
    tokens,
    link: null,
    codesOfNight: codesOf(db),
    isTest: true,
  });
  await sql`delete from payment_report`.execute(db);
  await reportIfDue(db, agedList(night), 0);
}

interface StoredPayment {
  md5: string;
  state: string;
  hash: string | null;
  cents: number;
  net: number;
  status: number;
  customer: number;
  refund: number;
  stray: string[];
}
/** Returns what the shop has stored, read without the shop's code. */
async function stored(): Promise<StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    select p.reference as md5, p.state, p.charge_id as hash, p.amount_cents as cents, o.status_id as status, p.customer_id as customer,
      coalesce((select sum(amount_cents)::int from ledger_entry l where l.payment_id = p.id), 0) as net,
      coalesce((select sum(amount_cents)::int from refund r where r.payment_id = p.id and r.state = 'created'), 0) as refund,
      array(select charge_id from stray_money s where s.payment_id = p.id and s.settled_at is null) as stray
    from payment p join customer_order o on o.id = p.order_id where p.provider = 'khqr'`.execute(db);
  return rows;
}
const paidOf = async (shown: readonly Shown[]): Promise<number> => {
  const keys = shown.map(({ PaymentKey }) => PaymentKey);
  return openPayments(sql`p.key = any (${keys}::uuid[]) and p.state = 'paid'`);
};
const isPlaced = ({ status }: StoredPayment) => status >= 1 && status <= 5;

/** Returns whether a transfer is correct, judged only by the code that the shopper was shown. */
function isRight({ md5, to, currency, amount }: Moved): boolean {
  const shown = byMd5.get(md5);
  if (!shown || to !== account) return false;
  const expected = shown.CodeCurrency === 'USD' ? shown.OrderTotal : shown.CodeRiel;
  return currency === shown.CodeCurrency && Math.round(Number(amount) * 100) === Math.round(expected * 100);
}
const byMd5 = new Map<string, Shown>();
let rows: StoredPayment[] = [];
beforeAll(async () => {
  const { createHash } = await import('node:crypto');
  for (const [code, shown] of requests) byMd5.set(createHash('md5').update(code).digest('hex'), shown);
  rows = await stored();
  says(
    [...Map.groupBy(bought, ({ deed: command }) => command)]
      .map(([command, all]) => `${command} ${all.length}`)
      .join(', '),
  );
});
const storedOf = (md5: string) => rows.find((each) => each.md5 === md5);

test('every correct payment becomes an order or waits for a manual refund', () => {
  const right = service.ledger.filter(isRight);
  const hashes = Map.groupBy(right, ({ hash }) => hash);
  // If two codes have the same hash, only one counts.
  expectEvery('hashes of requested payments', [...hashes.values()], (moved) => {
    const of = moved.map(({ md5 }) => storedOf(md5)).filter((each) => each?.hash === moved[0]!.hash);
    return of.length === 1 && of.every((each) => each && (isPlaced(each) || each.refund === each.cents));
  });
});

test('every other payment to our account is listed for staff and buys nothing', () => {
  const first = new Set<string>();
  const others = service.ledger.filter((moved) => {
    const isSecond = isRight(moved) && storedOf(moved.md5)?.hash !== moved.hash;
    first.add(moved.hash);
    return moved.to === account && (isSecond || !isRight(moved));
  });
  expectEvery('transfers that weren’t requested', others, ({ md5, hash }) => {
    const payment = storedOf(md5);
    return payment !== undefined && payment.stray.includes(hash) && payment.hash !== hash;
  });
});

test('every paid order has its payment, and the ledger matches the money received, to the cent', () => {
  const paid = rows.filter(({ state }) => state === 'paid');
  const right = new Map(service.ledger.filter(isRight).map((moved) => [`${moved.md5} ${moved.hash}`, moved]));
  expectEvery('paid payments that have their transfer', paid, ({ md5, hash, cents }) => {
    const moved = right.get(`${md5} ${hash}`);
    return moved !== undefined && cents === Math.round(byMd5.get(md5)!.OrderTotal * 100);
  });
  expectEvery(
    'payments whose ledger matches the received amount',
    rows,
    ({ state, net, cents }) => net === (state === 'paid' ? cents : 0),
  );
  expectEvery('placed orders that are paid', rows.filter(isPlaced), ({ state }) => state === 'paid');
});

test('a customer who wanted one order has at most one', () => {
  const placed = Map.groupBy(rows.filter(isPlaced), ({ customer }) => customer);
  expectEvery('customers with an order', [...placed.values()], ({ length }) => length === 1);
});

test('late payments are found within half an hour during the day, and older ones at night', async () => {
  expectAll('late payments found by day', lateByDay, commandsOf('late').length);
  const dayLate = commandsOf('a day late');
  if (dayLate.length > 0) expectAll('late payments found by night', await paidOf(dayLate), dayLate.length);
  expect(left).toBe(0);
});

test('two processes never check the same QR code at once', () => {
  atMost('simultaneous requests for one code', service.maxAtOnce(), 1);
});

test('no stock is lost, and every order is complete', async () => {
  await stockBalances(db, 1, startStock);
  expect(await brokenOrders(db)).toEqual([]);
});
