import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { examineBacklog } from '#server/health-checks/backlog.ts';
import { recordWebhookEvent } from '#shop/payments/payments.ts';
import { newShopper, newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { testPayments, token } from '#tests/support/test-payments.ts';
import { orderFor } from '../orders/order-fixtures.ts';
import { deliver, fillShelves, knownShopper, mug, newcomersShop, placed } from '../orders/newcomers.ts';

const payments = await testPayments();
const { db, request, orderFrom } = await newcomersShop(
  { CARD_DECLINES_CUSTOMER: '4', CARD_DECLINES_ADDRESS: '8', CARD_DECLINES_SHOP: '24' },
  payments.methods,
);
const here = '198.51.100.7';
const machine = (at: number) => `203.0.113.${at}`;
const declinedText = 'The payment did not go through. Please choose another payment method.';
const cardWith = (what: string) => ({ PaymentMethod: '5', paymentToken: token(`${what}.hook-none`) });
const stolen = () => cardWith('decline');
const label = ({ MessageCode, ResponseMsg }: { MessageCode?: string | undefined; ResponseMsg: string }) =>
  MessageCode ?? ResponseMsg;

const tryCard = async (address: string, who: Shopper, more: object = stolen()) =>
  label(await orderFrom(address, who, [mug(1)], more));
/** Tries this many cards in sequence. */
async function tryCards(address: string, who: Shopper, count: number): Promise<string[]> {
  const labels: string[] = [];
  for (let at = 0; at < count; at += 1) labels.push(await tryCard(address, who));
  return labels;
}
/** Runs a few at a time, because this is not a load test. */
async function inTurns<T, R>(all: readonly T[], work: (each: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += 4)
    results.push(...(await Promise.all(all.slice(at, at + 4).map((each, place) => work(each, at + place)))));
  return results;
}
/** Returns the provider's requests, from its own ledger. */
const tried = () => payments.ledger().length;
const counted = (labels: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const each of labels) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};
const older = (hours: number) =>
  sql`update payment set card_tried_at = card_tried_at - make_interval(hours => ${hours})`.execute(db);

beforeEach(async () => {
  await fillShelves(db);
  await sql`delete from rate_window`.execute(db);
  await older(48);
});

describe('card testing', () => {
  it('one account is refused after four cards, whatever its IP addresses', async () => {
    const who = await newShopper(db);
    const before = tried();
    const labels: string[] = [];
    for (let at = 0; at < 6; at += 1) labels.push(await tryCard(machine(at), who));
    expect(counted(labels)).toEqual({ paymentDeclined: 4, cardLimitCustomer: 2 });
    expect(tried() - before).toBe(4);
  });

  it('one account with simultaneous cards reaches the provider at most four times', async () => {
    const who = await newShopper(db);
    const before = tried();
    await Promise.all(Array.from({ length: 8 }, (_, at) => tryCard(machine(at), who)));
    expect(tried() - before).toBeLessThanOrEqual(4);
  });

  it('one IP address is refused after eight cards, with many accounts', async () => {
    const before = tried();
    const labels = await inTurns(await newShoppers(db, 6), (who) => tryCards(here, who, 3));
    expect(tried() - before).toBe(8);
    expect(counted(labels.flat())).toEqual({ paymentDeclined: 8, cardLimitHere: 10 });
  });

  it('card testing is counted by the network of an IPv6 address', async () => {
    const before = tried();
    const shoppers = await newShoppers(db, 6);
    for (const [at, who] of shoppers.entries()) await tryCards(`2001:db8:7:7::${at + 1}`, who, 2);
    expect(tried() - before).toBe(8);
  });

  it('many IP addresses over a day reach half of the shop’s limit; returning customers keep the other half', async () => {
    const known = await knownShopper(db);
    const before = tried();
    const shoppers = await newShoppers(db, 12);
    const labels: string[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      const now = shoppers.slice(hour * 2, hour * 2 + 2);
      const output = await Promise.all(now.map((who, at) => tryCards(machine(hour * 2 + at), who, 2)));
      labels.push(...output.flat());
      await older(3);
    }
    expect(tried() - before).toBe(12);
    expect(counted(labels)).toEqual({ paymentDeclined: 12, cardLimitShop: 12 });
    expect(await tryCard(here, known, cardWith('approve'))).toBe(placed);
    // The first of these cards were tried eighteen hours ago.
    await older(7);
    expect(await tryCard(here, await newShopper(db), cardWith('approve'))).toBe(placed);
  });

  it('a returning customer cannot exceed the shop’s limit', async () => {
    const shoppers = await newShoppers(db, 10);
    for (const who of shoppers) await deliver(db, who);
    const before = tried();
    const labels = await inTurns(shoppers, (who, at) => tryCards(machine(at), who, 3));
    expect(tried() - before).toBe(24);
    expect(counted(labels.flat())).toMatchObject({ cardLimitShop: 6 });
  });

  it('cards whose bank challenge is abandoned are counted', async () => {
    const who = await newShopper(db);
    const before = tried();
    for (let at = 0; at < 6; at += 1) {
      await tryCard(machine(at), who, cardWith('3ds'));
      await sql`update payment set expires_at = now(), state = 'declined', settled_at = now()
        where customer_id = ${who.customerId} and settled_at is null`.execute(db);
    }
    expect(tried() - before).toBe(4);
  });

  it('a form opened before the limit sends no more cards to the provider', async () => {
    const shoppers = await newShoppers(db, 12);
    const begun = await inTurns(shoppers, async (who, at) => {
      const key = { 'idempotency-key': `begun-before-${at}` };
      const { data } = await request(beginPayment, orderFor(who, [mug(1)], { PaymentMethod: '5' }), who, key);
      return { who, key: data[0].PaymentKey as string };
    });
    const told = await inTurns(begun, async ({ who, key }) => {
      const sent = { UserID: who.customerId, PaymentKey: key, Proof: token('decline.hook-none') };
      const { data } = await request(confirmPayment, sent, who);
      return label(data[0]);
    });
    expect(counted(told)).toEqual({ paymentDeclined: 8, cardLimitHere: 4 });
    expect(payments.ledger().filter(({ status }) => status === 'open').length).toBe(4);
  });
});

it('a card declined in the provider’s own form is counted when its webhook arrives, and no other card can be tried for that payment', async () => {
  const who = await newShopper(db);
  const key = { 'idempotency-key': 'in-a-form-of-theirs' };
  const { data } = await request(beginPayment, orderFor(who, [mug(1)], { PaymentMethod: '5' }), who, key);
  const charge = payments.ledger().find(({ secret }) => secret === data[0].ClientSecret)!;
  const event = { eventId: randomUUID(), kind: 'charge.declined', key: charge.key, reference: charge.id };
  const told = { ...event, chargeId: '', signedAt: new Date(), happenedAt: new Date(), dispute: null };
  await recordWebhookEvent(db, 'test', { ...told, isDecline: true });
  const { rows } = await sql`select card_tried_at is not null as "isTried", expires_at <= now() as "isOver"
      from payment where key = ${charge.key}`.execute(db);
  expect(rows).toEqual([{ isTried: true, isOver: true }]);
});

describe('card limits for staff', () => {
  it('the health check reports when half of the daily limit of declined cards is reached', async () => {
    const says = async (perShop: number) => {
      const found = await examineBacklog(db, { cardLimits: { perCustomer: 1, perAddress: 1, perShop } });
      return found.find(({ text }) => text.includes('cards declined'));
    };
    await tryCards(here, await newShopper(db), 3);
    expect(await says(6)).toMatchObject({
      state: 'must',
      text: expect.stringContaining('24 hours: 3') as string,
    });
    expect(await says(8)).toMatchObject({ state: 'ok' });
  });
});

describe('refused card', () => {
  it('a refused card gets a message in both languages with other payment methods, which can be used, and reserves no stock', async () => {
    const who = await newShopper(db);
    for (let at = 0; at < 4; at += 1) await tryCard(machine(at), who);
    const before = tried();
    const stock = () => db.selectFrom('product').select('stock').where('id', '=', 1).executeTakeFirst();
    const left = await stock();
    const refused = await orderFrom(here, who, [mug(1)], { ...stolen(), languageCode: 'ar' });
    expect(refused).toEqual({
      statusCode: 409,
      MessageCode: 'cardLimitCustomer',
      MessageValues: {},
      ResponseMsg:
        'Too many of your card payments were declined today. Please choose another payment method, or try again tomorrow.',
    });
    expect(tried()).toBe(before);
    expect(await stock()).toEqual(left);
    expect(label(await orderFrom(here, who, [mug(1)], { PaymentMethod: '6' }))).toBe(placed);
    await older(27);
    expect(await tryCard(here, who, cardWith('approve'))).toBe(placed);
  });

  it('a refused card is in the audit log once an hour per customer', async () => {
    const who = await newShopper(db);
    await tryCards(here, who, 8);
    const { rows } = await sql<{ actor: string; detail: object }>`
      select actor, detail from audit_entry where event = 'cards limited' and actor = ${`customer ${who.customerId}`}`.execute(
      db,
    );
    expect(rows).toEqual([{ actor: `customer ${who.customerId}`, detail: { by: 'customer' } }]);
  });
});

describe('honest shopper', () => {
  it('a shopper who mistyped a card three times can pay with the fourth', async () => {
    const who = await newShopper(db);
    expect(await tryCards(here, who, 3)).toEqual(['paymentDeclined', 'paymentDeclined', 'paymentDeclined']);
    expect(await tryCard(here, who, cardWith('approve'))).toBe(placed);
  });

  it('card limits does not count paid cards, or a provider that did not respond', async () => {
    const who = await newShopper(db);
    for (let at = 0; at < 5; at += 1) expect(await tryCard(here, who, cardWith('approve'))).toBe(placed);
    for (let at = 0; at < 5; at += 1) {
      await tryCard(here, who, cardWith('reset'));
      await sql`update payment set expires_at = now() where customer_id = ${who.customerId}`.execute(db);
      await tryCard(here, who, cardWith('approve'));
    }
    expect(await tryCard(here, who, cardWith('approve'))).toBe(placed);
  });

  it('a repeated request gets the same response however many cards were declined since', async () => {
    const who = await newShopper(db);
    const sent = stolen();
    expect(await tryCard(here, who, sent)).toBe('paymentDeclined');
    await tryCards(here, who, 5);
    expect(label(await orderFrom(here, who, [mug(1)], sent))).not.toBe(declinedText);
  });
});
