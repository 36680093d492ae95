import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { reconcileDue, refundPayment, reportIfDue } from '#shop/payments/payments.ts';
import { stubProviders } from '#tests/support/providers/stub-providers.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { sql } from 'kysely';
import { mug, orderFor, sticker } from '../orders/order-fixtures.ts';
import { card, checking, declined, reused, placed, shopPaidBy, eachTestsBuyer } from './paying.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const stubs = await stubProviders();
const { stripe, methods } = stubs;
const shop = await shopPaidBy(methods);
const { db, query, request, pay, orders, latest, stockOf } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
let attempts = 0;
beforeEach(async () => {
  stripe.heal();
});
let tokens = 0;
/** Returns a token as Stripe's script creates it from a card; each is unique. */
const token = (what: string) => `tok_${what}_${(tokens += 1)}`;
const cardMethod = (what: string) => `pm_card_${what}`;
/** Returns the net amount received, according to the stub provider. */
const net = () =>
  stripe
    .taken()
    .filter(({ payee }) => payee === null)
    .reduce((sum, { amount, refunds }) => sum + amount - refunds.reduce((a, b) => a + b.amount, 0), 0);

const cannotBeUsed = {
  envelope: { statusCode: 409 },
  data: [{ ResponseMsg: 'This payment method isn’t available right now. Please choose another one.' }],
};

it('an order with a total of 0 is placed on delivery, without a request to a provider', async () => {
  const before = stripe.log.length + stubs.paypal.log.length;
  for (const PaymentMethod of ['5', '2'])
    expect(
      await request(beginPayment, orderFor(shopper, [sticker], { PaymentMethod }), shopper, {
        'idempotency-key': `nothing-to-pay-${PaymentMethod}`,
      }),
    ).toMatchObject(cannotBeUsed);
  expect(await pay(shopper, [sticker], { PaymentMethod: '6' })).toMatchObject(placed);
  expect(stripe.log.length + stubs.paypal.log.length).toBe(before);
});

it('cards below 50 cents are refused, while other orders can still use them', async () => {
  const price = (cents: number) =>
    db.updateTable('product').set({ price_cents: cents, pay_cents: cents }).where('id', '=', 7).execute();
  await db.deleteFrom('discount_product').where('product_id', '=', 7).execute();
  await price(49);
  const before = stripe.log.length;
  for (let at = 0; at < 6; at += 1)
    expect(await pay(shopper, [sticker], card(token('visa')))).toMatchObject(cannotBeUsed);
  expect(stripe.log.length).toBe(before);
  expect(await latest(shopper)).toBeUndefined();
  expect(await buy(card(token('visa')))).toMatchObject(placed);
  await price(50);
  expect(await pay(shopper, [sticker], card(token('visa')))).toMatchObject(placed);
  await price(49);
  expect(await pay(shopper, [sticker], { PaymentMethod: '6' })).toMatchObject(placed);
});

it('a request that Stripe refuses counts as a response: one shopper cannot disable cards for all', async () => {
  const requestTooLittle = () =>
    methods.for(5)!.create(
      {
        key: crypto.randomUUID(),
        shop: '',
        reference: '',
        methodId: 5,
        amountCents: 49,
        currency: 'USD',
      },
      AbortSignal.timeout(timeoutMs),
    );
  for (let at = 0; at < 6; at += 1)
    await expect(requestTooLittle()).rejects.toMatchObject({ status: 400, code: 'amount_too_small' });
  expect(await buy(card(token('visa')))).toMatchObject(placed);
});

describe('Stripe card of an existing client with its token', () => {
  const keysOfConfirm = () =>
    stripe.log
      .filter(({ requests }) => requests.path.endsWith(`${stripe.ledger.at(-1)!.id}/confirm`))
      .map(({ requests }) => requests.headers['idempotency-key']);

  it('a Stripe card with its token is charged once, to the cent, by one intent with our key', async () => {
    const before = stripe.ledger.length;
    const sent = card(token('visa'));
    const replies = await Promise.all(Array.from({ length: 5 }, () => pay(shopper, [mug(2)], sent)));
    for (const reply of replies) expect(reply).toMatchObject(placed);
    expect(stripe.ledger.slice(before)).toMatchObject([
      {
        amount: 3108,
        currency: 'usd',
        status: 'succeeded',
        payment: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      },
    ]);
    expect(await shop.books()).toBe(net());
  });

  it('a declined intent is canceled at Stripe, so that no other card can pay it', async () => {
    const stock = await stockOf(1);
    expect(await buy(card(token('chargeDeclined')))).toMatchObject(declined);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled', charge: '' });
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', reason: 'card_declined', order: 91 });
    expect(await stockOf(1)).toBe(stock);
  });

  it.each(['tok_nobody_knows', 'no-token-of-theirs'])(
    '%s is declined, and no intent remains open',
    async (bad) => {
      expect(await buy(card(bad))).toMatchObject(declined);
      expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled' });
    },
  );

  describe('Stripe card with 3-D Secure', () => {
    const sent = () => card(token('threeDSecure2Required'));

    it('repeating the call completes the payment, even if the first response was lost', async () => {
      for (const isLost of [false, true]) {
        const before = (await orders(shopper)).length;
        const once = sent();
        if (isLost) {
          stripe.fault({ on: /confirm$/u, does: 'reset-after' });
          await buy(once);
        }
        const { data } = await buy(once);
        expect(data[0]).toMatchObject({ ResponseMsg: 'Payment Action Required', PaymentAction: 'confirm' });
        expect((await buy(once)).data).toEqual(data);
        stripe.act(data[0].ClientSecret, true);
        expect(await buy(once)).toMatchObject(placed);
        expect(keysOfConfirm()).toHaveLength(1);
        expect(await orders(shopper)).toHaveLength(before + 1);
      }
    });

    it.each([
      ['that fails authentication', null, false, 'payment_intent_authentication_failure', 'canceled'],
      ['paid to another account', 'acct_other', true, 'another payee', 'succeeded'],
    ] as const)('a 3-D Secure payment %s places no order', async (_what, payee, isPassed, reason, status) => {
      const once = sent();
      const { data } = await buy(once);
      stripe.ledger.at(-1)!.payee = payee;
      stripe.act(data[0].ClientSecret, isPassed);
      expect(await buy(once)).toMatchObject(declined);
      expect(await latest(shopper)).toMatchObject({ payment: 'declined', reason });
      expect(stripe.ledger.at(-1)).toMatchObject({ status });
    });
  });

  it('a charge whose response was lost is found by a check, and not repeated', async () => {
    stripe.fault({ on: /confirm$/u, does: 'reset-after' });
    const before = stripe.taken().length;
    expect(await buy(card(token('visa')))).toMatchObject(checking);
    await shop.reconcile();
    expect(await orders(shopper)).toHaveLength(1);
    expect(stripe.taken().length).toBe(before + 1);
    expect(await shop.books()).toBe(net());
  });

  it.each(['reset', 'garbage', '500', '409', 'reset-after', 'garbage-after'] as const)(
    'a charge without a response (%s) is placed when repeated, under the same key, charged once',
    async (does) => {
      stripe.fault({ on: /confirm$/u, does });
      const before = stripe.taken().length;
      const sent = card(token('visa'));
      expect(await buy(sent)).toMatchObject(checking);
      expect(await buy(sent)).toMatchObject(placed);
      expect(await buy(sent)).toMatchObject(placed);
      expect(stripe.taken().length).toBe(before + 1);
      expect(new Set(keysOfConfirm()).size).toBe(1);
      expect(await shop.books()).toBe(net());
    },
  );

  it('a request whose stored response at Stripe is an error expires within two minutes, and is canceled there', async () => {
    stripe.fault({ on: /confirm$/u, does: '500', times: 99 });
    const stock = await stockOf(1);
    const sent = card(token('visa'));
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await buy(sent)).toMatchObject(checking);
      await shop.later(10);
    }
    await shop.later(90);
    expect(await buy(sent)).toMatchObject(declined);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled', charge: '' });
    expect(await stockOf(1)).toBe(stock);
  });
});

describe('Stripe card in the fields of our own dialog', () => {
  it('a Stripe card payment starts without a charge, and is charged once the card is confirmed', async () => {
    const headers = { 'idempotency-key': `stripe-modal-${(attempts += 1)}` };
    const begun = await request(
      beginPayment,
      orderFor(shopper, [mug(1)], { PaymentMethod: '5' }),
      shopper,
      headers,
    );
    const [row] = begun.data;
    expect(row).toMatchObject({ PaymentAction: 'confirm', OrderTotal: 15.54 });
    expect(stripe.ledger.at(-1)).toMatchObject({ secret: row.ClientSecret, charge: '' });
    const confirm = (Proof: string) =>
      request(confirmPayment, { UserID: shopper.customerId, PaymentKey: row.PaymentKey, Proof }, shopper);
    expect(await confirm(cardMethod('visa'))).toMatchObject(placed);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'succeeded', amount: 1554 });
  });
});

it('Stripe refunds in full and in part, once per refund, and never more than was paid', async () => {
  await buy(card(token('visa')));
  const { id } = await latest(shopper);
  const refund = (cents: number | null) =>
    refundPayment(db, methods, id, { cents, reason: 'asked', by: 'staff 1' });
  stripe.fault({ on: /POST .*refunds$/u, does: 'reset-after' });
  expect(await refund(500)).toBe('open');
  await shop.reconcile();
  expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 500 });
  expect(await refund(null)).toBe('done');
  expect(stripe.ledger.at(-1)!.refunds.map(({ amount }) => amount)).toEqual([500, 1054]);
  expect(await refund(1)).toBe('too-much');
});

it('all charges of Stripe are listed page by page, in agreement with the ledger', async () => {
  const { charges } = stubs.card;
  await buy(card(token('visa')));
  stripe.ledger.push(
    ...Array.from({ length: 120 }, (_, at) => ({
      ...stripe.ledger.at(-1)!,
      id: `pi_more${at}`,
      charge: `ch_more${at}`,
    })),
  );
  const read: string[] = [];
  for (let page: string | null = null; ;) {
    const from = page;
    const list: Awaited<ReturnType<typeof charges>> = await charges(
      new Date(Date.now() - 3_600_000),
      from,
      AbortSignal.timeout(timeoutMs),
    );
    read.push(...list.charges.map(({ chargeId }) => chargeId));
    if (list.next === null) break;
    page = list.next;
  }
  expect(read).toHaveLength(stripe.taken().length);
  expect(new Set(read).size).toBe(read.length);
  stripe.ledger.splice(-120);
  expect(await reportIfDue(db, stubs.card, 0)).toMatchObject({ differences: [] });
});

it('a refund made in Stripe’s dashboard alerts staff', async () => {
  await buy(card(token('visa')));
  stripe.ledger.at(-1)!.refunds.push({ id: 're_dashboard', amount: 500, name: '' });
  await query`update payment set next_look_at = now() where customer_id = ${shopper.customerId}`;
  const { alarms } = await reconcileDue(db, methods, 100);
  const { id } = await latest(shopper);
  expect(alarms).toEqual([`payment ${id}: refund of nobody: 500 cents`]);
});

it('a token pays once, even if several customers send it', async () => {
  const used = card(token('visa'));
  expect(await buy(used)).toMatchObject(placed);
  expect(await pay(await newShopper(db), [mug(1)], used)).toMatchObject(reused);
});

describe('card number', () => {
  /** Returns numbers that aren't next to letters or digits, which excludes hashes. */
  const numbersIn = (text: string): string[] =>
    (text.match(/(?<![\w-])\d(?: ?\d){12,18}(?![\w-])/gu) ?? []).filter((each) => {
      const digits = each.replaceAll(/\D/gu, '').split('').toReversed().map(Number);
      const sum = digits.reduce(
        (total, digit, at) => total + (at % 2 ? ((digit * 2) % 10) + (digit > 4 ? 1 : 0) : digit),
        0,
      );
      return sum % 10 === 0;
    });

  it('a card number sent as a token is neither forwarded nor stored', async () => {
    const number = '4242424242424242';
    expect(numbersIn(`card ${number}, 4000 0025 0000 3155`)).toHaveLength(2);
    expect(numbersIn('4242424242424241')).toEqual([]);
    const requests = stripe.log.length;
    expect(await buy(card(number))).toMatchObject(declined);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled' });
    expect(
      stripe.log
        .slice(requests)
        .map((each) => each.requests.body + each.requests.path)
        .filter((each) => each.includes('4242')),
    ).toEqual([]);
    const tables = await query`
      select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`;
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await query`select to_jsonb(t)::text as row from ${sql.raw(name)} t`;
      found.push(...rows.flatMap(({ row }) => numbersIn(row)));
    }
    expect(tables.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});
