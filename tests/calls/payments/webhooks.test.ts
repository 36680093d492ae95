import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generousCardLimits } from '#tests/support/order-queue-capacity.ts';
import { examineBacklog } from '#server/health-checks/backlog.ts';
import { signature } from '#server/payments/test/hook-signature.ts';
import { refundPayment } from '#shop/payments/payments.ts';
import { freePort } from '#tests/support/shop-server.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, checking, payingShop, placed, eachTestsBuyer } from './paying.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const port = await freePort();
const shop = await payingShop(`http://127.0.0.1:${port}/api/v1/payments/webhooks/test`);
const { db, query, server, payments, latest, mails, reconcile } = shop;
beforeAll(() => server.listen({ port, host: '127.0.0.1' }));
afterAll(() => server.close());

const { shopper, buy } = eachTestsBuyer(shop);

const now = () => Math.floor(Date.now() / 1000);
/** Sends an event as the provider does, optionally with errors. */
async function notify(
  event: object,
  { key = payments.key, at = now(), change = (body: string) => body } = {},
) {
  const body = JSON.stringify({
    id: randomUUID(),
    kind: 'charge.paid',
    happened: new Date().toISOString(),
    ...event,
  });
  const header = { 'kado-test-signature': `t=${at},v1=${signature(key, at, body)}` };
  return shop.notify('test', change(body), header);
}
const events = async () => (await query`select 1 from provider_event`).length;
const isDue = () => shop.isDue(shopper);
const chargeOf = async () => {
  const { reference, key } = await latest(shopper);
  return { id: reference, key };
};
async function until(isSo: () => Promise<boolean>) {
  for (const limit = Date.now() + 8000; !(await isSo());) {
    if (Date.now() > limit) throw new Error('the event did not happen');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('webhook validation', () => {
  beforeEach(async () => {
    await buy(card(token('charge-then-reset.hook-none')));
    await query`update payment set next_look_at = now() + interval '1 hour'`;
  });

  it.each([
    ['signed with an unknown key', { key: 'somebody else' }],
    ['signed with an empty key', { key: '' }],
    ['with one letter changed', { change: (body: string) => body.replace('charge.paid', 'charge.paie') }],
    ['older than five minutes', { at: now() - 301 }],
    ['from the future', { at: now() + 3600 }],
  ])('a webhook %s is rejected and changes nothing', async (_name, wrong) => {
    const before = await events();
    expect(await notify({ charge: await chargeOf() }, wrong)).toBe(400);
    expect(await events()).toBe(before);
    expect(await isDue()).toBe(false);
    // The same event is accepted when it is valid.
    expect(await notify({ charge: await chargeOf() })).toBe(200);
    expect(await isDue()).toBe(true);
  });

  it.each([
    ['no signature', {}],
    ['an empty one', { 'kado-test-signature': '' }],
    ['half of one', { 'kado-test-signature': `t=${now()}` }],
  ])('a webhook without a valid signature is rejected: %s', async (_name, headers) => {
    expect(await shop.notify('test', '{}', headers as Record<string, string>)).toBe(400);
    expect(await isDue()).toBe(false);
  });

  it('unknown providers have no webhooks', async () => {
    expect(await shop.notify('nobody', '{}')).toBe(404);
  });

  it('a repeated webhook is accepted without any effect', async () => {
    const event = { id: 'the-same', charge: await chargeOf() };
    expect(await notify(event)).toBe(200);
    await reconcile();
    await query`update payment set next_look_at = null`;
    const before = await events();
    expect(await Promise.all([notify(event), notify(event)])).toEqual([200, 200]);
    expect(await events()).toBe(before);
    expect(await isDue()).toBe(false);
  });

  it('a webhook about a charge that is not ours is accepted, without any effect', async () => {
    expect(await notify({ charge: { id: 'TCH0', key: randomUUID() } })).toBe(200);
    expect(await notify({ charge: { id: '', key: '' } })).toBe(200);
    expect(await isDue()).toBe(false);
  });
});

it('a genuine webhook makes the shop ask the provider instead of trusting its content', async () => {
  // No charge was made, but the event claims one with an amount and a status.
  await buy(card(token('reset.hook-none')));
  const charge = await chargeOf();
  expect(await notify({ charge: { ...charge, amount: 1554, currency: 'USD', status: 'paid' } })).toBe(200);
  await reconcile();
  expect(await latest(shopper)).toMatchObject({ order: 90 });
  expect(shop.payments.ledger().find(({ id }) => id === charge.id)).toMatchObject({ money: '' });
});

describe('webhooks in any order: the order is placed once and charged once', () => {
  it.each(['early', 'late', 'doubled', 'shuffled', 'forged'])(
    'an order is placed and charged once with webhooks %s',
    async (mode) => {
      const taken = payments.taken().length;
      expect(await buy(card(token(`approve.hook-${mode}`)))).toMatchObject(placed);
      await reconcile();
      expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
      expect(await mails(shopper)).toEqual(['orderReceived']);
      expect(payments.taken().length).toBe(taken + 1);
      expect(await shop.books()).toBe(shop.witness());
    },
  );

  it('a webhook settles a payment whose response was lost', async () => {
    expect(await buy(card(token('charge-then-reset')))).toMatchObject(checking);
    const charge = await chargeOf();
    await until(
      async () =>
        (
          await query`select 1 from provider_event e join payment p on p.id = e.payment_id where p.reference = ${charge.id}`
        ).length > 0,
    );
    expect(await isDue()).toBe(true);
    await reconcile(1);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
  });
});

const alarms = async () => {
  const rows = await query`
    select detail->>'alarm' as alarm from audit_entry where event = 'payment alarm'
      and (detail->>'payment')::int in (select id from payment where customer_id = ${shopper.customerId}) order by audit_entry.id`;
  return rows.map(({ alarm }) => alarm);
};
const doctorSays = async () =>
  (await examineBacklog(db, { cardLimits: generousCardLimits })).map(({ text }) => text);

describe('refund at the provider', () => {
  const hook = { kind: 'charge.refunded' };
  const refundThere = async (amountCents: number) => {
    const { id } = await chargeOf();
    const attempt = {
      key: '',
      reference: id,
      chargeId: '',
      methodId: 5,
      amountCents: 0,
      currency: '',
    } as const;
    const wish = { key: randomUUID(), amountCents };
    await payments.provider.refund(attempt, wish, AbortSignal.timeout(timeoutMs));
    await notify({ ...hook, charge: await chargeOf() });
    await reconcile();
  };
  const refundHere = async (cents: number) => {
    const wish = { cents, reason: 'asked for', by: 'staff 1' as const };
    expect(await refundPayment(db, payments.methods, (await latest(shopper)).id, wish)).toBe('done');
    await notify({ ...hook, charge: await chargeOf() });
    await reconcile();
  };
  beforeEach(async () => {
    await buy(card(token('approve.hook-none')));
  });

  it('a refund made outside the shop alerts staff once per amount, in part and in full, and has no other effect', async () => {
    await refundThere(500);
    await notify({ ...hook, charge: await chargeOf() });
    await reconcile();
    expect(await alarms()).toEqual(['refund of nobody: 500 cents']);
    await refundThere(1054);
    expect(await alarms()).toEqual(['refund of nobody: 500 cents', 'refund of nobody: 1554 cents']);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', refunded: 0, order: 1 });
    expect(await doctorSays()).toContain(
      'payments of the last 30 days whose refunds at the provider don’t match refunds here: 1',
    );
  });

  it('a refund made by the shop alerts no one', async () => {
    await refundHere(500);
    await refundHere(1054);
    expect(await alarms()).toEqual([]);
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded' });
  });

  it('a refund that is returned days after it went through alerts staff once', async () => {
    await query`insert into refund (payment_id, amount_cents, state, reason, asked_by, settled_at, next_try_at)
      values (${(await latest(shopper)).id}, 700, 'done', 'x', 'staff 1', now() - interval '3 days', null)`;
    for (let time = 0; time < 2; time += 1) {
      await notify({ kind: 'refund.failed', charge: await chargeOf() });
      await reconcile();
    }
    expect(await alarms()).toEqual(['missing refund: 700 cents']);
  });
});

describe('dispute', () => {
  const disputed = () => shop.isDisputed(shopper);

  it('a dispute is recorded beside the payment’s state, and removed when it is won', async () => {
    await buy(card(token('approve.hook-none')));
    const { id } = await chargeOf();
    await payments.dispute(id, 'opened');
    expect(await disputed()).toBe(true);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    await payments.dispute(id, 'won');
    expect(await disputed()).toBe(false);
    await reconcile();
    expect(await doctorSays()).toContain('no payment is disputed');
  });

  it('a dispute follows a test token that asks for one, and the payment stays', async () => {
    await buy(card(token('approve.disputed')));
    await expect.poll(disputed, { timeout: 10_000 }).toBe(true);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    await payments.dispute((await chargeOf()).id, 'won');
    expect(await disputed()).toBe(false);
  });

  it('a dispute alerts staff once when it opens and once when it is lost, and then stays recorded', async () => {
    await buy(card(token('approve.hook-none')));
    const { id } = await chargeOf();
    await payments.dispute(id, 'opened');
    await reconcile();
    await notify({ charge: await chargeOf() });
    await reconcile();
    expect(await alarms()).toEqual(['dispute opened']);
    expect(await doctorSays()).toContain('disputed payments: 1');
    await payments.dispute(id, 'lost');
    await reconcile();
    expect(await alarms()).toEqual(['dispute opened', 'dispute lost']);
    expect(await disputed()).toBe(true);
    const output = await doctorSays();
    expect(output).toContain('no payment is disputed');
    expect(output).toContain('disputes lost in the last 30 days: 1');
  });

  it('a closed dispute stays closed when its opening is reported late', async () => {
    await buy(card(token('approve.hook-none')));
    const charge = await chargeOf();
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    await notify({ kind: 'dispute.won', happened: at(0), charge });
    await notify({ kind: 'dispute.opened', happened: at(-60), charge });
    expect(await disputed()).toBe(false);
    await notify({ kind: 'dispute.opened', happened: at(60), charge });
    expect(await disputed()).toBe(true);
  });
});
