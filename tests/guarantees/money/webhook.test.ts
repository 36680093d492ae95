import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { refundPayment } from '#shop/payments/payments.ts';
import { whiteMug } from '../shop-pair.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { diceOf, pick } from './buying.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { eventOf, type Forgery, type HookEvent, hookSender } from './hook-sender.ts';
import { mapConcurrently, median, share } from '../asking.ts';
import { balances, halfAnHourLater } from './money.ts';
import { payingPair } from './paying-pair.ts';

const pair = await payingPair();
const { db, payments, shops } = pair;
const notify = hookSender(payments.key);
beforeAll(() => pair.setStock(1, 1_000_000));

interface Unsettled {
  id: number;
  charge: { id: string; key: string };
}
/** Creates payments whose answers were lost, one for each shopper. Only a webhook can complete them. */
async function unsettled(count: number, what: string): Promise<Unsettled[]> {
  const shoppers = await newShoppers(db, count);
  const sent = () => ({ PaymentMethod: '5', paymentToken: token(`${what}.hook-none`) });
  // Limits concurrency: each payment is created before its answer is lost, so fewer than five answers in a
  // row are lost and no circuit breaker opens.
  await mapConcurrently(shoppers, 4, (each, at) => pair.send(at % 2, 'order', each, [whiteMug(1)], sent()));
  const { rows } = await sql<{ id: number; reference: string; key: string }>`
    update payment set next_look_at = now() + interval '1 hour', busy_until = null
    where customer_id = any(${shoppers.map(({ customerId }) => customerId)}::int[]) returning id, reference, key`.execute(
    db,
  );
  expect(rows).toHaveLength(count);
  return rows.map(({ id, reference, key }) => ({ id, charge: { id: reference, key } }));
}
const statesOf = async (which: readonly Unsettled[]): Promise<Record<string, number>> => {
  const { rows } = await sql<{ state: string; n: number }>`
    select p.state || ' ' || o.status_id as state, count(*)::int as n from payment p join customer_order o on o.id = p.order_id
    where p.id = any(${which.map(({ id }) => id)}::int[]) group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
};
const untouched = async (): Promise<unknown> =>
  (
    await sql`select (select count(*)::int from provider_event) as events, (select count(*)::int from payment_event) as changes,
      (select count(*)::int from payment where next_look_at <= now()) as due`.execute(db)
  ).rows[0];
async function untilStates(which: readonly Unsettled[], expected: Record<string, number>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    if (JSON.stringify(await statesOf(which)) === JSON.stringify(expected)) return;
  }
  expect(await statesOf(which)).toEqual(expected);
}

const forgeries: Readonly<Record<string, Forgery>> = {
  'signed with an unknown key': { key: 'somebody else' },
  'signed with an empty key': { key: '' },
  'with one byte changed': { change: (body) => body.replace('"kind"', '"kine"') },
  'with an extra space': { change: (body) => body.replace('{', '{ ') },
  'without a signature': { header: '' },
  'with half a signature': { header: 't=1,v1=00' },
  'signed 301 seconds ago, a replay': { at: -301 },
  'signed an hour from now': { at: 3600 },
};
test.each(Object.keys(forgeries))('a webhook %s is refused and changes nothing', async (name) => {
  const target = await unsettled(1, 'charge-then-reset');
  const before = await untouched();
  const event = eventOf(target[0]!.charge);
  const statuses = await Promise.all(
    [0, 1].map(async (at) => (await notify(shops[at]!.url, event, forgeries[name])).status),
  );
  expect(statuses).toEqual([400, 400]);
  expect(await untouched()).toEqual(before);
  // The same event is accepted when it is signed correctly.
  expect((await notify(shops[0]!.url, event)).status).toBe(200);
  await untilStates(target, { 'paid 1': 1 });
  expectAll(`refused when ${name}`, 2, 2);
});

describe('a storm of webhooks', () => {
  const storm = sized(600, 5000, 20_000);
  test('each webhook gets the right answer within a second, and every state is right', async () => {
    const charged = await unsettled(sized(20, 200), 'charge-then-reset');
    const uncharged = await unsettled(sized(10, 50), 'reset');
    const all = [...charged, ...uncharged];
    const dice = diceOf(7);
    const known: HookEvent[] = [];
    const { events: before } = (await untouched()) as { events: number };
    const tasks = Array.from({ length: storm }, (_, at) => {
      const kind = pick(dice, { new: 60, double: 15, forged: 15, foreign: 10 });
      const about = all[at % all.length]!.charge;
      const output = pick(dice, { 'charge.paid': 3, 'charge.declined': 1, 'charge.refunded': 1 });
      const fresh = eventOf(kind === 'foreign' ? { id: 'TCH0', key: randomUUID() } : about, output);
      const event = kind === 'double' ? (known[Math.floor(dice() * known.length)] ?? fresh) : fresh;
      if (kind !== 'forged' && event === fresh) known.push(event);
      const forgery = kind === 'forged' ? Object.values(forgeries)[at % 8]! : {};
      return {
        order: dice(),
        wanted: kind === 'forged' ? 400 : 200,
        request: () => notify(shops[at % 2]!.url, event, forgery),
      };
    }).toSorted((one, other) => one.order - other.order);
    const answers = await mapConcurrently(tasks, 24, async ({ request, wanted: expected }) => ({
      ...(await request()),
      wanted: expected,
    }));
    expectEvery(
      `webhooks of a storm of ${storm} answered as they deserve`,
      answers,
      (each) => each.status === each.wanted,
    );
    const times = answers.map(({ ms }) => ms);
    inTime('answer at p99', share(times, 0.99), 1000, ' ms');
    says(`answer at the median: ${median(times).toFixed(0)} ms`);
    const { events: after } = (await untouched()) as { events: number };
    expect(after - before, 'recorded events').toBe(known.length);
    await untilStates(charged, { 'paid 1': charged.length });
    // Returns whether a payment is unpaid. If the shopper doesn't return, the payment expires after a while,
    // which may happen in a long test.
    const isUnpaid = (state: string) => state.endsWith(' 90') || state === 'declined 91';
    expect(Object.keys(await statesOf(uncharged)).filter((state) => !isUnpaid(state))).toEqual([]);
    expectAll('payments in the right state', charged.length + uncharged.length, all.length);
  });
});

describe('five webhooks in any order, each sent twice', () => {
  const kinds = ['charge.paid', 'charge.declined', 'charge.refunded', 'dispute.opened', 'dispute.won'];
  const orders = permutations(kinds).slice(0, sized(24, 120));

  test('the payment row ends up the same', async () => {
    const which = await unsettled(orders.length, 'charge-then-reset');
    // A third of the payments was refunded before a late "paid" arrives.
    const back = which.filter((_, at) => at % 3 === 0);
    for (const { id, charge } of back) {
      await notify(shops[0]!.url, eventOf(charge));
      await untilStates([{ id, charge }], { 'paid 1': 1 });
      await refundPayment(db, payments.methods, id, { cents: null, reason: 'asked for', by: 'staff 1' });
    }
    const now = Date.now();
    await mapConcurrently(which, 12, async ({ charge }, at) => {
      for (const [place, kind] of orders[at]!.entries()) {
        const happened = new Date(now - 60_000 + kinds.indexOf(kind) * 1000).toISOString();
        const event = eventOf(charge, kind, { happened });
        await Promise.all([0, 1].map((shop) => notify(shops[(place + shop) % 2]!.url, event)));
      }
    });
    await untilStates(which, { 'paid 1': which.length - back.length, 'refunded 5': back.length });
    await halfAnHourLater(db);
    const { rows } = await sql<{ id: number }>`
      select p.id from payment p join customer_order o on o.id = p.order_id
      where p.id = any(${which.map(({ id }) => id)}::int[]) and p.disputed_at is null
        and (select count(*) from payment_event e where e.payment_id = p.id and e.to_state = 'paid') = 1
        and (select count(*) from provider_event e where e.payment_id = p.id) >= 5
        and (select count(*) from outbox_mail m where m.content->>'number' = o.number and m.kind = 'orderReceived' and m.next_try_at < 'infinity') = 1`.execute(
      db,
    );
    expect(rows).toHaveLength(which.length);
    expectAll('orders of events that end in the same row', rows.length, which.length);
  });
});

test('the ledger matches the provider after the webhooks', async () => {
  await balances(db, payments.taken());
  expect(pair.faults()).toEqual([]);
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
