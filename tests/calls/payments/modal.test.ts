import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { card, checking, declined, payingShop, placed, eachTestsBuyer } from './paying.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const shop = await payingShop();
const { db, request, payments, orders, latest, stockOf } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
let attempt = '';
let attempts = 0;
beforeEach(async () => {
  attempt = `modal-attempt-${(attempts += 1)}`;
});

const cardMethod = { PaymentMethod: '5' };
const walletMethod = { PaymentMethod: '2' };
async function begin(method: object, who = shopper) {
  const reply = await request(beginPayment, orderFor(who, [mug(1)], method), who, {
    'idempotency-key': attempt,
  });
  return { reply, row: reply.data[0] };
}
const confirm = (PaymentKey: string, Proof = '', who = shopper) =>
  request(confirmPayment, { UserID: who.customerId, PaymentKey, Proof }, who);
const cancel = (PaymentKey: string, who = shopper) =>
  request(cancelPayment, { UserID: who.customerId, PaymentKey }, who);
const chargeOf = (row: { ClientSecret?: string; WalletOrderId?: string }) =>
  payments.ledger().find(({ id, secret }) => id === row.WalletOrderId || secret === row.ClientSecret)!;

describe('paying in a form in the browser', () => {
  it('a payment by card is reserved, paid with the provider and confirmed', async () => {
    const stock = await stockOf(1);
    const { row } = await begin(cardMethod);
    expect(row).toMatchObject({
      ResponseMsg: 'Payment Action Required',
      PaymentAction: 'confirm',
      OrderTotal: 15.54,
    });
    expect(await stockOf(1)).toBe(stock - 1);
    expect(await orders(shopper)).toEqual([]);
    await payments.act(chargeOf(row), token('approve'));
    expect(await confirm(row.PaymentKey)).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('a payment by wallet is created by our server, approved at the wallet and captured by our server', async () => {
    const { row } = await begin(walletMethod);
    const charge = chargeOf(row);
    expect(row).toMatchObject({ PaymentAction: 'approve', WalletOrderId: charge.id });
    expect(charge).toMatchObject({ amount: 1554, currency: 'USD', status: 'open' });
    // The wallet isn't approved yet, so there is no payment and no order.
    expect((await confirm(row.PaymentKey)).data[0].ResponseMsg).toBe('Payment Action Required');
    await payments.act(charge, token('approve'));
    expect(chargeOf(row).money).toBe('');
    expect(await confirm(row.PaymentKey)).toMatchObject(placed);
    expect(chargeOf(row).status).toBe('paid');
  });

  it('ten starts under one key make one reservation and payment, which the order call can complete', async () => {
    const stock = await stockOf(1);
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(walletMethod)));
    for (const { reply } of begun) expect(reply).toEqual(begun[0]!.reply);
    expect(await stockOf(1)).toBe(stock - 1);
    const { row } = begun[0]!;
    await payments.act(chargeOf(row), token('approve'));
    const finish = () =>
      buy(
        { ...walletMethod, payPalOrderConfirmJson: JSON.stringify({ id: row.WalletOrderId }) },
        { 'idempotency-key': attempt },
      );
    const finished = await Promise.all([finish(), confirm(row.PaymentKey), finish()]);
    for (const reply of finished) expect(reply).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(payments.taken().filter(({ id }) => id === row.WalletOrderId)).toHaveLength(1);
  });

  it('without a form of the provider, the token is sent through the shop', async () => {
    const { row } = await begin(cardMethod);
    expect(await confirm(row.PaymentKey, token('3ds'))).toMatchObject({
      data: [{ ResponseMsg: 'Payment Action Required' }],
    });
    expect(await confirm(row.PaymentKey, token('pass'))).toMatchObject(placed);
  });

  it('canceling ends the reservation at the provider and here, and prevents payment', async () => {
    const stock = await stockOf(1);
    const { row } = await begin(walletMethod);
    expect((await cancel(row.PaymentKey)).data).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    expect(chargeOf(row).status).toBe('cancelled');
    expect(await stockOf(1)).toBe(stock);
    expect(await confirm(row.PaymentKey)).toMatchObject(declined);
    expect((await cancel(row.PaymentKey)).data).toEqual([{ ResponseMsg: 'Saved Successfully' }]);
    expect(await stockOf(1)).toBe(stock);
  });

  it('canceling after payment keeps the order', async () => {
    const { row } = await begin(cardMethod);
    await payments.act(chargeOf(row), token('approve'));
    expect(await cancel(row.PaymentKey)).toMatchObject(placed);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
  });

  it('other customers can neither confirm nor cancel a payment', async () => {
    const other = await newShopper(db);
    const { row } = await begin(walletMethod);
    await payments.act(chargeOf(row), token('approve'));
    const nobodys = await confirm('00000000-0000-4000-8000-000000000000', '', other);
    for (const key of [row.PaymentKey, 'x', '']) {
      expect(await confirm(key, '', other)).toEqual(nobodys);
      expect((await cancel(key, other)).envelope.statusCode).toBe(404);
    }
    expect((await request(confirmPayment, { PaymentKey: row.PaymentKey })).envelope.statusCode).toBe(401);
    expect(chargeOf(row)).toMatchObject({ status: 'approved', money: '' });
    expect(await confirm(row.PaymentKey)).toMatchObject(placed);
  });

  it('a payment form needs a key', async () => {
    const { envelope } = await request(beginPayment, orderFor(shopper, [mug(1)], cardMethod), shopper);
    expect(envelope.statusCode).toBe(400);
  });

  it('the payment dialog lists the payment methods, and says that payments are only simulated', async () => {
    await sql`
      insert into payment_method (id, picture, position, shown_as, provider) values (5, '', 1, 'card', ''), (2, '', 2, 'wallet', null),
        (6, '', 3, 'nothing', ''), (7, '', 4, 'nothing', ''), (90, '', 5, 'code', 'another')`.execute(db);
    await sql`
      insert into payment_method_text (payment_method_id, language_id, name)
      select id, 1, 'way ' || id from payment_method`.execute(db);
    const { data } = await request(getPaymentSetup, {});
    expect(data).toMatchObject([
      { PaymentMethodId: 5, Name: 'way 5', ShownAs: 'card', Provider: 'test', IsTest: true },
      { PaymentMethodId: 2, ShownAs: 'wallet', Provider: 'test', IsTest: true },
      { PaymentMethodId: 6, ShownAs: 'nothing', Provider: 'cash', IsTest: false },
    ]);
    const listed = await request(getPaymentMethods, { AllWays: true });
    expect(listed.data.map((row: { PaymentMethodId: number }) => row.PaymentMethodId)).toEqual([5, 2, 6]);
  });
});

it('an abandoned payment expires after half an hour, at the provider first', async () => {
  const stock = await stockOf(1);
  const { row } = await begin(walletMethod);
  await shop.reconcile();
  expect(await latest(shopper)).toMatchObject({ payment: 'needs_action', order: 90 });
  await shop.expire(shopper);
  await shop.reconcile();
  expect(chargeOf(row).status).toBe('cancelled');
  expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
  expect(await stockOf(1)).toBe(stock);
  await shop.reconcile();
  expect(await stockOf(1)).toBe(stock);
  // A customer who left a form open got no message, and expects none.
  expect(await shop.mails(shopper)).toEqual([]);
  expect(await buy(card(token('approve')))).toMatchObject(placed);
});

describe('repeated request after the half hour', () => {
  it('a request after the half hour places a wallet order that was captured before the process crashed', async () => {
    const { row } = await begin(walletMethod);
    const charge = chargeOf(row);
    await payments.act(charge, token('approve'));
    // The last thing that the dead process did.
    const attempted = { key: charge.key, reference: charge.id, methodId: 2, amountCents: 1554 } as const;
    await payments.provider.confirm({ ...attempted, currency: 'USD' }, '', AbortSignal.timeout(timeoutMs));
    await shop.expire(shopper);
    expect(await confirm(row.PaymentKey)).toMatchObject(placed);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a request after the half hour places an order whose card passed its challenge', async () => {
    const sent = card(token('3ds'));
    const { data } = await buy(sent);
    await payments.act(chargeOf(data[0]), token('pass'));
    await shop.expire(shopper);
    expect(await buy(sent)).toMatchObject(placed);
  });

  it('a request after the half hour voids an unpaid payment at the provider, then here', async () => {
    const stock = await stockOf(1);
    const { row } = await begin(walletMethod);
    await shop.expire(shopper);
    expect(await confirm(row.PaymentKey)).toMatchObject(declined);
    expect(chargeOf(row).status).toBe('cancelled');
    expect(await stockOf(1)).toBe(stock);
  });

  it('a request after the half hour makes no refund while the provider does not respond', async () => {
    const stock = await stockOf(1);
    const { row } = await begin(walletMethod);
    await shop.expire(shopper);
    await payments.fault({ at: 'cancel', does: 'error' });
    expect(await confirm(row.PaymentKey)).toMatchObject(checking);
    expect(await stockOf(1)).toBe(stock - 1);
    await shop.reconcile();
    expect(await stockOf(1)).toBe(stock);
    // A customer who was notified of the check is also notified of its result.
    expect(await shop.mails(shopper)).toEqual(['paymentFailed']);
  });
});

describe('failed check while the shopper pays', () => {
  it.each(['error', 'reset', 'garbage'] as const)(
    'a background check that fails by %s changes nothing: the wallet is captured once approved',
    async (does) => {
      const { row } = await begin(walletMethod);
      await payments.fault({ at: 'lookup', does, times: 2 });
      await shop.reconcile(2);
      expect(await latest(shopper)).toMatchObject({ payment: 'needs_action', order: 90 });
      await payments.act(chargeOf(row), token('approve'));
      expect(await confirm(row.PaymentKey)).toMatchObject(placed);
    },
  );
});
