import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { reconcileDue, refundPayment, reportIfDue } from '#shop/payments/payments.ts';
import { stubProviders } from '#tests/support/providers/stub-providers.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { checking, declined, reused, placed, shopPaidBy, wallet, eachTestsBuyer } from './paying.ts';

const stubs = await stubProviders();
const { paypal, methods } = stubs;
const shop = await shopPaidBy(methods);
const { db, query, request, pay, orders, latest, stockOf } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
let attempts = 0;
beforeEach(async () => {
  paypal.heal();
});
const cents = (value: string) => Math.round(Number(value) * 100);
const net = () =>
  paypal
    .taken()
    .reduce(
      (sum, { value, refunds }) => sum + cents(value) - refunds.reduce((a, b) => a + cents(b.value), 0),
      0,
    );

async function begin() {
  const headers = { 'idempotency-key': `paypal-modal-${(attempts += 1)}` };
  const { data } = await request(
    beginPayment,
    orderFor(shopper, [mug(1)], { PaymentMethod: '2' }),
    shopper,
    headers,
  );
  return data[0] as { PaymentKey: string; PaymentAction: string; WalletOrderId: string };
}
const named = (PaymentKey: string) => ({ UserID: shopper.customerId, PaymentKey });
const confirm = (PaymentKey: string) => request(confirmPayment, { ...named(PaymentKey), Proof: '' }, shopper);

describe('PayPal wallet', () => {
  it('the PayPal wallet creates an order as PayPal specifies, and captures it once when it is approved', async () => {
    const row = await begin();
    expect(row.PaymentAction).toBe('approve');
    const made = paypal.log.find(
      ({ requests }) => requests.method === 'POST' && requests.path === '/v2/checkout/orders',
    );
    expect(JSON.parse(made!.requests.body)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'USD', value: '15.54' }, description: 'Order' }],
      payment_source: { paypal: { experience_context: { shipping_preference: 'NO_SHIPPING' } } },
    });
    expect(await confirm(row.PaymentKey)).toMatchObject({
      data: [{ ResponseMsg: 'Payment Action Required' }],
    });
    paypal.approve(row.WalletOrderId);
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(row.PaymentKey)));
    for (const reply of replies) expect(reply).toMatchObject(placed);
    expect(paypal.order(row.WalletOrderId)!.captures).toHaveLength(1);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await shop.books()).toBe(net());
  });

  it('a refused PayPal payment is declined', async () => {
    const stock = await stockOf(1);
    const row = await begin();
    paypal.approve(row.WalletOrderId, { isPoor: true });
    expect(await confirm(row.PaymentKey)).toMatchObject(declined);
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', reason: 'INSTRUMENT_DECLINED' });
    expect(await stockOf(1)).toBe(stock);
  });

  it('a canceled PayPal payment releases the reservation and captures nothing', async () => {
    const stock = await stockOf(1);
    const row = await begin();
    const cancelled = await request(cancelPayment, named(row.PaymentKey), shopper);
    expect(cancelled).toMatchObject({ data: [{ ResponseMsg: 'Saved Successfully' }] });
    expect(await stockOf(1)).toBe(stock);
    expect(paypal.order(row.WalletOrderId)!.captures).toEqual([]);
  });

  it('a capture whose response was lost is found by a check, and not repeated', async () => {
    const row = await begin();
    paypal.approve(row.WalletOrderId);
    paypal.fault({ on: /capture$/u, does: 'reset-after' });
    expect(await confirm(row.PaymentKey)).toMatchObject(checking);
    await shop.reconcile();
    expect(await orders(shopper)).toHaveLength(1);
    expect(paypal.order(row.WalletOrderId)!.captures).toHaveLength(1);
  });

  it.each(['reset', 'garbage', '500', '409', 'reset-after', 'garbage-after'] as const)(
    'a capture without a response (%s) is placed when repeated, and captured once',
    async (does) => {
      const row = await begin();
      paypal.approve(row.WalletOrderId);
      paypal.fault({ on: /capture$/u, does });
      expect(await confirm(row.PaymentKey)).toMatchObject(checking);
      expect(await confirm(row.PaymentKey)).toMatchObject(placed);
      expect(paypal.order(row.WalletOrderId)!.captures).toHaveLength(1);
      expect(await shop.books()).toBe(net());
    },
  );

  it('a capture by an existing client is accepted once, if PayPal confirms it', async () => {
    const { id } = paypal.captured({ value: '15.54' });
    expect(await buy(wallet({ id }))).toMatchObject(placed);
    expect(await pay(await newShopper(db), [mug(1)], wallet({ id }))).toMatchObject(reused);
  });
});

it('PayPal refunds in full and in part, once per refund, and never more than was paid', async () => {
  const { id } = paypal.captured({ value: '15.54' });
  await buy(wallet({ id }));
  const payment = (await latest(shopper)).id;
  const refund = (amount: number | null) =>
    refundPayment(db, methods, payment, { cents: amount, reason: 'asked', by: 'staff 1' });
  paypal.fault({ on: /refund$/u, does: 'reset-after' });
  expect(await refund(500)).toBe('open');
  await shop.reconcile();
  expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 500 });
  expect(await refund(null)).toBe('done');
  expect(paypal.order(id)!.refunds.map(({ value }) => value)).toEqual(['5.00', '10.54']);
  expect(await refund(1)).toBe('too-much');
});

it('the report of PayPal is read page by page, and agrees with the ledger except for payments it may not contain yet', async () => {
  const others = paypal.captured({ value: '15.54' });
  await buy(wallet({ id: others.id }));
  expect(await reportIfDue(db, stubs.wallet, 0)).toMatchObject({
    charges: paypal.taken().length,
    differences: [],
  });
  // A payment of a minute ago isn't missing from a report that lags three hours; one of four hours ago is.
  const stored = paypal.ledger.splice(paypal.ledger.indexOf(others), 1);
  const again = async () => {
    await query`delete from payment_report`;
    return (await reportIfDue(db, stubs.wallet, 0))?.differences;
  };
  expect(await again()).toEqual([]);
  await query`update payment set settled_at = now() - interval '4 hours' where reference = ${others.id}`;
  expect(await again()).toMatchObject([{ kind: 'payment without charge', reference: others.id }]);
  paypal.ledger.push(...stored);
});

describe('PayPal webhook', () => {
  const notify = (payload: string, headers: Record<string, string>) =>
    shop.notify('paypal', payload, headers);
  const isDue = () => shop.isDue(shopper);
  const kind = 'CHECKOUT.ORDER.APPROVED';
  const about = async () => ({ id: (await begin()).WalletOrderId });

  it('a webhook PayPal confirms byte by byte is accepted, and its payment is checked', async () => {
    const { body, headers } = paypal.event(kind, await about());
    expect(await notify(body, headers)).toBe(200);
    expect(await isDue()).toBe(true);
  });

  type Event = ReturnType<typeof paypal.event>;
  const wrong: [string, (sound: Event) => Event][] = [
    ['with one byte changed', ({ body, headers }) => ({ body: `${body} `, headers })],
    ['with its JSON rewritten', ({ body, headers }) => ({ body: JSON.stringify(JSON.parse(body)), headers })],
    ['for the webhook of another shop', () => paypal.event(kind, {}, { hook: 'WH-OTHER' })],
    [
      'with another signature',
      ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-sig': 'AAAA' } }),
    ],
    [
      'without a signature',
      ({ body, headers }) => ({ body, headers: { ...headers, 'paypal-transmission-sig': '' } }),
    ],
    ['301 seconds old', () => paypal.event(kind, {}, { at: new Date(Date.now() - 302_000).toISOString() })],
    ['from the future', () => paypal.event(kind, {}, { at: new Date(Date.now() + 3_600_000).toISOString() })],
    ['that isn’t an event', ({ headers }) => ({ body: '[]', headers })],
  ];
  const verification = '/v1/notifications/verify-webhook-signature';
  it.each(wrong)('%s is refused, and no payment is checked', async (_name, change) => {
    const sound = paypal.event(kind, await about());
    const { body, headers } = change(sound);
    expect(await notify(body, headers)).toBe(400);
    expect(await isDue()).toBe(false);
    expect(await notify(sound.body, sound.headers)).toBe(200);
    expect(await isDue()).toBe(true);
  });

  it('the PayPal webhook requests redelivery if PayPal is unreachable, and never fetches its certificate', async () => {
    const { body, headers } = paypal.event(kind, await about());
    paypal.fault({ on: /verify-webhook-signature$/u, does: '500' });
    const requests = paypal.log.length;
    expect(await notify(body, headers)).toBe(503);
    expect(await notify(body, headers)).toBe(200);
    expect(paypal.log.slice(requests).map((each) => each.requests.path)).toEqual([
      verification,
      verification,
    ]);
  });

  it.each([
    'https://api.paypal.com.thief.example/v1/notifications/certs/CERT-stub',
    'https://paypal.com@thief.example/v1/notifications/certs/CERT-stub',
    'https://notpaypal.com/v1/notifications/certs/CERT-stub',
    'http://api.paypal.com/v1/notifications/certs/CERT-stub',
    'CERT-stub',
  ])('a certificate from another host is refused without asking PayPal: %s', async (certificate) => {
    const { body, headers } = paypal.event(kind, await about());
    const requests = paypal.log.length;
    expect(await notify(body, { ...headers, 'paypal-cert-url': certificate })).toBe(400);
    expect(paypal.log.length).toBe(requests);
  });

  const paid = async () => {
    const { id } = paypal.captured({ value: '15.54' });
    expect(await buy(wallet({ id }))).toMatchObject(placed);
    return paypal.order(id)!;
  };

  it.each([
    ['RESOLVED_SELLER_FAVOUR', false],
    ['RESOLVED_BUYER_FAVOUR', true],
  ])(
    'a dispute that ended %s, found by its charge, keeps the payment marked as disputed: %s',
    async (outcome, isStill) => {
      const order = await paid();
      const resource = { disputed_transactions: [{ seller_transaction_id: order.captures[0]!.id }] };
      const opened = paypal.event('CUSTOMER.DISPUTE.CREATED', resource, {
        at: new Date(Date.now() - 2000).toISOString(),
      });
      expect(await notify(opened.body, opened.headers)).toBe(200);
      expect(await shop.isDisputed(shopper)).toBe(true);
      const ended = paypal.event('CUSTOMER.DISPUTE.RESOLVED', {
        ...resource,
        dispute_outcome: { outcome_code: outcome },
      });
      expect(await notify(ended.body, ended.headers)).toBe(200);
      expect(await shop.isDisputed(shopper)).toBe(isStill);
      expect(await latest(shopper)).toMatchObject({ payment: 'paid' });
    },
  );

  it.each([
    ['5.00', 500, 'PARTIALLY_REFUNDED'],
    ['15.54', 1554, 'REFUNDED'],
  ] as const)('a refund made in PayPal’s own pages (%s) alerts staff', async (value, sum, status) => {
    const order = await paid();
    order.refunds.push({ id: 'REFUND1', value, custom: '' });
    order.captures[0]!.status = status;
    const up = `https://api.paypal.com/v2/payments/captures/${order.captures[0]!.id}`;
    const { body, headers } = paypal.event('PAYMENT.CAPTURE.REFUNDED', {
      links: [{ rel: 'up', href: up }],
    });
    expect(await notify(body, headers)).toBe(200);
    expect(await isDue()).toBe(true);
    const { alarms } = await reconcileDue(db, methods, 100);
    expect(alarms).toContain(`payment ${(await latest(shopper)).id}: refund of nobody: ${sum} cents`);
  });
});
