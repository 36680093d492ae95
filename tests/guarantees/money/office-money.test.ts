import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { token } from '../../support/test-payments.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';
import { expectEvery, expectAll, says, sized } from '../gate.ts';
import { orderPlaced, whiteMug, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { until } from '../until.ts';
import { balances, halfAnHourLater } from './money.ts';
import { type DeskAnswer, staffDesks } from './staff-desks.ts';
import { payingPair } from './paying-pair.ts';

// Two staff members refund and confirm the same payments at once, while shoppers buy and a process is killed.

const pair = await payingPair({ LIMIT_OFFICE: '1000000' });
const { db, payments } = pair;
const paidOrders = sized(8, 120, 400);
const transfers = sized(4, 60, 200);
const kills = sized(1, 4, 8);
const startStock = 1_000_000;
/** Mugs per order. */
const pieces = 3;

interface Refunded {
  number: string;
  answers: DeskAnswer[];
  /** The answer when the successful request was sent once more. */
  again: DeskAnswer;
  tooMuch: DeskAnswer;
  winner: DeskAnswer | undefined;
}
interface Confirmed {
  number: string;
  plan: DeskAnswer;
  answers: DeskAnswer[];
}
const refunded: Refunded[] = [];
const confirmed: Confirmed[] = [];
let bought = 0;
let timesKilled = 0;

const desks = await staffDesks(pair, 2);
const newKey = () => randomBytes(16).toString('hex');

async function place(shopper: Shopper, at: number, method: object): Promise<string> {
  const answer = await pair.send(at % 2, 'order', shopper, [whiteMug(pieces)], method, randomUUID());
  if (messageOf(answer) !== orderPlaced) throw new Error(`not placed: ${messageOf(answer)}`);
  return answer.data[0].OrderNumber as string;
}
const card = () => ({ PaymentMethod: '5', paymentToken: token('approve.hook-none') });

/**
 * Returns what to refund, in turn: the whole order, one unit that is restocked, two that aren't, and an
 * amount.
 */
function refundParts(at: number, lineId: number) {
  if (at % 4 === 0) return { kind: 'whole' as const, isRestocked: false };
  if (at % 4 === 3) return { kind: 'amount' as const, cents: 501 };
  const line = { id: lineId, quantity: at % 4, isRestocked: at % 4 === 1 };
  return { kind: 'lines' as const, lines: [line] };
}

/**
 * Loads the order in both terminals, then refunds it in both. The successful request is sent once more, and
 * then one for more than the remaining amount.
 */
async function refundInBoth(
  number: string,
  at: number,
  meet: (both: () => Promise<DeskAnswer[]>) => Promise<DeskAnswer[]> = async (both) => both(),
): Promise<void> {
  const looks = await Promise.all(desks.map((desk) => desk.request(getRefundable, { number })));
  const { leftCents, lines } = looks[0]!.data.refundable;
  const of = refundParts(at, lines[0].id as number);
  const requests = desks.map(() => ({ number, of, leftCents, reason: 'broken', key: newKey() }));
  const answers = await meet(() =>
    Promise.all(desks.map((desk, by) => desk.request(refundOrder, requests[by]!))),
  );
  const won = answers.findIndex(({ status }) => status === 200);
  const again = await desks[1]!.request(refundOrder, requests[Math.max(won, 0)]!);
  const left = (await desks[0]!.request(getRefundable, { number })).data.refundable.leftCents as number;
  const more = { ...requests[0]!, of: { kind: 'amount' as const, cents: left + 1 } };
  const tooMuch = await desks[0]!.request(refundOrder, { ...more, leftCents: left, key: newKey() });
  refunded.push({ number, answers, again, tooMuch, winner: answers[won] });
}

/** Locks the table, so that no refund is recorded before both requests have come as far as possible. */
async function inOneSnapshot(both: () => Promise<DeskAnswer[]>): Promise<DeskAnswer[]> {
  const { answers } = await db.transaction().execute(async (trx) => {
    await sql`lock table refund in share mode`.execute(trx);
    const coming = both();
    await until('both', async () => (await waitingForLocks(db)) >= desks.length);
    return { answers: coming };
  });
  return answers;
}

/**
 * Confirms the transfer in both terminals, of which each has seen a different payment for the order. Planning
 * alone has no effect.
 */
async function confirm(number: string, dueCents: number): Promise<void> {
  const seen = (by: number) => ({
    number,
    seen: { currency: 'USD' as const, amount: dueCents },
    reference: `FT ${number} ${by}`,
    account: '',
    day: '2026-11-24',
    isSecond: false,
  });
  const plan = await desks[0]!.request(planTransfer, seen(9));
  const answers = await Promise.all(
    desks.map((desk, by) => desk.request(confirmTransfer, { ...seen(by), effect: 'place' })),
  );
  confirmed.push({ number, plan, answers });
}

beforeAll(async () => {
  await pair.setStock(1, startStock);
  const shoppers = await newShoppers(db, paidOrders + 2 * transfers + 1);
  const paid = await inTurn(shoppers.slice(0, paidOrders), (each, at) => place(each, at, card()));
  const waiting = await inTurn(shoppers.slice(paidOrders, paidOrders + transfers), (each, at) =>
    place(each, at, { PaymentMethod: '9' }),
  );
  const { rows } = await sql<{ number: string; cents: number }>`
    select number, total_cents as cents from customer_order where number = any(${waiting}::text[])`.execute(
    db,
  );
  let done = 0;
  let killed = 0;
  const killing = async () => {
    done += 1;
    if (killed >= kills || done < ((killed + 1) * paidOrders) / (kills + 1)) return;
    killed += 1;
    process.kill(pair.shops[1]!.pid, 'SIGKILL');
    await pair.restart(1, true);
  };
  await Promise.all([
    inTurn(paid, (number, at) => Promise.all([refundInBoth(number, at), killing()])),
    inTurn(rows, ({ number, cents }) => confirm(number, cents)),
    // The shoppers buy at the process that keeps running.
    inTurn(shoppers.slice(paidOrders + transfers, -1), async (each) => {
      await place(each, 0, card());
      bought += 1;
    }),
  ]);
  says(`${paidOrders} orders, ${transfers} transfers, ${bought} bought meanwhile, ${killed} kills`);
  timesKilled = killed;
  await refundInBoth(await place(shoppers.at(-1)!, 0, card()), 3, inOneSnapshot);
  // The remaining amount of every other order is refunded as well.
  await inTurn(
    paid.filter((_number, at) => at % 2 === 1),
    async (number) => {
      const { leftCents } = (await desks[0]!.request(getRefundable, { number })).data.refundable;
      const of = { kind: 'whole' as const, isRestocked: false };
      await desks[0]!.request(refundOrder, { number, of, leftCents, reason: 'rest', key: newKey() });
    },
  );
  await sql`update payment set expires_at = now() + interval '1 day' where state = 'pending'`.execute(db);
  await halfAnHourLater(db);
}, 1_800_000);

/** Processes the items, a few at a time. */
async function inTurn<Item, Done>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Done>,
): Promise<Done[]> {
  const outcomes: Done[] = [];
  let next = 0;
  const hands = Array.from({ length: 4 }, async () => {
    for (let at = next++; at < items.length; at = next++) outcomes[at] = await work(items[at]!, at);
  });
  await Promise.all(hands);
  return outcomes;
}

test('when two staff members refund one order at the same moment, one succeeds and the other gets a conflict', () => {
  expectEvery('orders', refunded, ({ answers }) => {
    const statuses = answers.map(({ status }) => status);
    return statuses.includes(200) && statuses.includes(409) && statuses.length === 2;
  });
});

test('resending a refund attempt does not refund twice', () => {
  expectEvery(
    'attempts',
    refunded,
    ({ again, winner }) => again.status === 200 && again.data.refundId === winner?.data.refundId,
  );
});

test('refunds never exceed the amount left', async () => {
  expectEvery('excessive refunds refused', refunded, ({ tooMuch }) => tooMuch.status === 409);
  const { rows } = await sql<{ id: number }>`
    select p.id from payment p join refund r on r.payment_id = p.id and r.state <> 'failed'
    group by p.id having sum(r.amount_cents) > p.amount_cents or p.refunded_cents > p.amount_cents`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('a transfer that two staff members confirm at the same moment pays its order once', async () => {
  expectEvery('transfers', confirmed, ({ plan, answers }) => {
    const effects = new Set(answers.map(({ data }) => data.effect as string));
    return plan.data.effect === 'place' && effects.has('place') && effects.has('other');
  });
  const { rows } = await sql<{ net: number; due: number; status: number }>`
    select o.total_cents as due, o.status_id as status, coalesce(sum(l.amount_cents), 0)::int as net
    from payment p join customer_order o on o.id = p.order_id join customer c on c.id = o.customer_id
      left join ledger_entry l on l.payment_id = p.id
    where p.provider = 'transfer' and c.email ~ '^shopper[0-9]+@' group by o.id`.execute(db);
  expect(rows).toHaveLength(transfers);
  expectEvery('paid once', rows, ({ net, due, status }) => net === due && status === 1);
});

test('ledger, provider and orders agree on every cent', async () => {
  await balances(db, payments.taken());
  expect(payments.taken().length).toBeGreaterThanOrEqual(paidOrders);
  expect(timesKilled).toBe(kills);
});

test('the stock is exact, and every order is complete', async () => {
  const { rows } = await sql<{ away: number }>`
    select coalesce(sum(i.quantity - i.restocked), 0)::int as away from order_item i join customer_order o on o.id = i.order_id
      join customer c on c.id = o.customer_id where i.product_id = 1 and c.email ~ '^shopper[0-9]+@'`.execute(
    db,
  );
  const stock = await pair.stockOf(1);
  says(`${rows[0]!.away} away, ${stock} left of ${startStock}`);
  expectAll('pieces', stock + rows[0]!.away, startStock);
  const { rows: back } = await sql<{ id: number }>`
    select i.id from order_item i join customer_order o on o.id = i.order_id
    where o.status_id = 5 and i.product_id = 1 and i.restocked <> i.quantity and exists (
      select from customer c where c.id = o.customer_id and c.email ~ '^shopper[0-9]+@')`.execute(db);
  expect(back, 'fully refunded, but not back in stock').toEqual([]);
  expect(await brokenOrders(db)).toEqual([]);
});

test('no process logs an error other than that the machine is too busy', () => {
  expect(pair.faults()).toEqual([]);
});
