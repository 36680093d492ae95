import { describe, expect, it, test } from 'vitest';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { type Begun, shopWithAllMethods, type PaymentKind } from './payment-kinds.ts';

// One customer orders the same items twice, with every pair of payment methods, in every order of events. The
// invariant: an order shows as paid only if its own payment arrived, or that of the order paid in its place.
const { db, begin, moneyOf, inOffice, query, mails } = await shopWithAllMethods();
const who = eachTestsShopper(db);

const methods: readonly PaymentKind[] = ['cash', 'free', 'khqr', 'transfer', 'card', 'wallet', 'link'];
/** Methods whose form is closed on one device before the other method is selected there. */
const forms: ReadonlySet<PaymentKind> = new Set(['khqr', 'card', 'wallet']);
/** Methods that can't be revoked, so that a customer may pay twice for the same items. */
const codes: ReadonlySet<PaymentKind> = new Set(['khqr', 'link']);
const standsAtOnce: ReadonlySet<PaymentKind> = new Set(['cash', 'free']);

type Event = 'begin 0' | 'begin 1' | 'give up 0' | 'pay 0' | 'pay 1';
const courses: Record<string, readonly Event[]> = {
  'two devices, the first is paid, then the second': ['begin 0', 'begin 1', 'pay 0', 'pay 1'],
  'two devices, the second is paid, then the first': ['begin 0', 'begin 1', 'pay 1', 'pay 0'],
  'one device, the first is canceled, but paid later': ['begin 0', 'give up 0', 'begin 1', 'pay 1', 'pay 0'],
  'one after the other': ['begin 0', 'pay 0', 'begin 1', 'pay 1'],
};

/** The expected state of an order. */
interface Expected {
  way: PaymentKind;
  begun: number;
  /** When its payment arrived; null if it has not. */
  paid: number | null;
  /** `asked`: staff must say whether they confirmed this very payment as the transfer. */
  end: null | 'given up' | 'twice' | 'asked';
  /** The index of the order that was paid in its place. */
  instead: number | null;
}

/** Returns the expected state after these events, or null if they can't happen. */
function expectedAfter(
  pair: readonly [PaymentKind, PaymentKind],
  events: readonly Event[],
): Expected[] | null {
  const orders: (Expected | undefined)[] = [];
  for (const [time, event] of events.entries()) {
    const at = Number(event.at(-1)) as 0 | 1;
    const [order, other] = [orders[at], orders[1 - at]];
    if (event.startsWith('begin')) {
      const isJoined = pair[at] === 'khqr' && other?.way === 'khqr' && other.paid === null;
      orders[at] = isJoined ? other : { way: pair[at], begun: time, paid: null, end: null, instead: null };
    } else if (!order || order.way === 'free' || order.paid !== null || order.end !== null) return null;
    else if (event === 'give up 0') {
      if (!forms.has(order.way)) return null;
      if (order.way !== 'khqr') order.end = 'given up';
    } else {
      const since = other?.way === 'cash' ? other.begun : (other?.paid ?? -1);
      const isTwice = codes.has(order.way) && other !== order && other?.paid != null && since > order.begun;
      const end = order.way === 'khqr' && other?.way === 'transfer' ? 'asked' : 'twice';
      Object.assign(order, isTwice ? { end, instead: 1 - at } : { paid: time });
    }
    // If the items of a code were bought in another way meanwhile, the code shows that.
    for (const [one, each] of orders.entries()) {
      const paid = orders[1 - one];
      const since = paid?.way === 'cash' ? paid.begun : (paid?.paid ?? -1);
      if (each?.way === 'khqr' && each.paid === null && paid?.paid != null && since > each.begun)
        each.instead = 1 - one;
    }
  }
  return orders.map((order) => order!);
}

function lookOf(order: Expected, own: string, instead: string): string {
  if (order.paid !== null || standsAtOnce.has(order.way)) return `placed ${own}`;
  if (order.way === 'link' && order.end === 'twice') return 'moneyGoesBack';
  if (order.instead !== null) return `placed ${instead}${order.end === 'twice' ? ' twice' : ''}`;
  return order.end === 'given up' ? 'paymentDeclined' : 'to pay';
}

function officeOf({ way: method, paid, end }: Expected): { state: string; payment: string | null } {
  if (standsAtOnce.has(method)) return { state: paid === null ? 'active' : 'completed', payment: null };
  if (end === 'twice') return { state: 'voided', payment: 'paid' };
  if (end === 'given up' || end === 'asked') return { state: 'voided', payment: 'declined' };
  if (paid !== null) return { state: 'active', payment: 'paid' };
  return {
    state: 'awaitingPayment',
    payment: method === 'transfer' || method === 'link' ? 'pending' : 'needs_action',
  };
}

/** Returns the expected rows on the customer's own page, or null if the order is not shown there. */
function moneyRowsOf({ way: method, paid, end }: Expected): string[] | null {
  if (method === 'free') return [];
  if (method === 'cash') return [paid === null ? 'due' : 'paid'];
  if (paid !== null) return ['paid'];
  if (method === 'transfer') return ['to-transfer'];
  return method === 'link' && end === null ? ['to-transfer'] : null;
}

const deliveredMails = ['orderInProgress', 'orderCompleted'];
function mailsOf({ way: method, begun, paid, end }: Expected, all: readonly Expected[]): string[] {
  if (standsAtOnce.has(method)) return ['orderReceived', ...(paid === null ? [] : deliveredMails)];
  const first = { transfer: ['transferAwaited'], link: ['paymentLink'] }[method as 'link'] ?? [];
  const reminder = method === 'transfer' && paid === null ? ['transferReminder'] : [];
  // A customer who has the page open gets no email, because the page shows it.
  if (end === 'twice') return [...first, ...(method === 'link' ? ['moneyComesBack'] : [])];
  if (paid === null) return [...first, ...reminder];
  // The order's own email says that it is paid. A second one is sent if it has more to say.
  const unpaid = all.some(
    (order) =>
      order.way === 'cash' &&
      order.begun > begun &&
      order.begun < paid &&
      (order.paid === null || order.paid > paid),
  );
  return [...first, 'orderReceived', ...(method === 'transfer' || unpaid ? ['paymentReceived'] : [])];
}

const cases = Object.entries(courses).flatMap(([course, events]) =>
  methods.flatMap((first) => methods.map((second) => ({ course, events, pair: [first, second] as const }))),
);

/** Returns the longest beginning of the sequence that is possible for this pair of payment methods. */
function possible(pair: readonly [PaymentKind, PaymentKind], events: readonly Event[]): readonly Event[] {
  let all = events;
  while (all.length > 0 && expectedAfter(pair, all) === null) all = all.slice(0, -1);
  return all;
}

async function check(begun: readonly Begun[], expected: readonly Expected[]): Promise<void> {
  const numbers = begun.map(({ number }) => number);
  for (const [at, order] of expected.entries()) {
    const { number, orderId, look } = begun[at]!;
    const others = numbers[1 - at] ?? '';
    expect.soft(await look(), `${order.way} ${at} for the customer`).toBe(lookOf(order, number, others));
    expect.soft(await inOffice(number), `${order.way} ${at} in the office`).toEqual(officeOf(order));
    expect.soft(await moneyOf(who, orderId), `${order.way} ${at} on its page`).toEqual(moneyRowsOf(order));
  }
}

describe.each(Object.keys(courses))('a second order of the same items, %s', (course) => {
  const each = cases
    .filter((one) => one.course === course)
    .map(({ pair, events }) => ({ pair, events: possible(pair, events) }))
    .filter(({ events }) => events.length > 1 && events.includes('begin 1'));

  it.each(each)('$pair.0 and $pair.1: $events', async ({ pair, events }) => {
    const begun: Begun[] = [];
    for (const [done, event] of events.entries()) {
      const at = Number(event.at(-1)) as 0 | 1;
      if (event.startsWith('begin')) begun[at] = await begin(who, pair[at]);
      else if (event.startsWith('pay')) await begun[at]!.pay();
      else await begun[at]!.giveUp();
      const expected = expectedAfter(pair, events.slice(0, done + 1))!;
      expect(begun[at]!.output).toBe(standsAtOnce.has(pair[at]) ? 'placed' : 'asked');
      // A single order needs no check.
      if (begun.length > 1) await check(begun, expected);
    }
    const orders = [...new Set(expectedAfter(pair, events))];
    expect((await mails(who)).toSorted()).toEqual(
      orders.flatMap((order) => mailsOf(order, orders)).toSorted(),
    );
    const made = await query`select id from customer_order where customer_id = ${who.customerId}`;
    expect(made).toHaveLength(orders.length);
  });
});

test('a code ordered again after the same items on delivery can be paid, and its email names the other order', async () => {
  const first = await begin(who, 'khqr');
  const onDelivery = await begin(who, 'cash');
  const again = await begin(who, 'khqr');
  expect([again.number, await again.look(), await first.look()]).toEqual([first.number, 'to pay', 'to pay']);
  expect(await inOffice(onDelivery.number)).toEqual({ state: 'active', payment: null });
  await again.pay();
  expect(await again.look()).toBe(`placed ${first.number}`);
  const [mail] = await query`
    select content from outbox_mail where kind = 'paymentReceived' and recipient = ${who.email}`;
  expect(mail.content).toMatchObject({ number: first.number, unpaidNumber: onDelivery.number });
  expect(
    await query`select from refund r join payment p on p.id = r.payment_id where p.customer_id = ${who.customerId}`,
  ).toEqual([]);
});

test('a code no longer shows the order that replaced it once that order is refunded', async () => {
  const code = await begin(who, 'khqr');
  const card = await begin(who, 'card');
  await card.pay();
  expect(await code.look()).toBe(`placed ${card.number}`);
  await query`update customer_order set status_id = 5 where id = ${card.orderId}`;
  await query`update payment set state = 'refunded', refunded_cents = amount_cents where order_id = ${card.orderId}`;
  expect(await code.look()).not.toContain('placed');
});
