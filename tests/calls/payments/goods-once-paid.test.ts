import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, checking, eachTestsBuyer, goesBack, payingShop, placed, wallet } from './paying.ts';

// All new customers at this IP address together may reserve one order.
const shop = await payingShop('', { HOLD_ADDRESS_ORDERS: '1' });
const { db, query, request, payments, latest, stockOf, mails, orders, reconcile } = shop;
const { shopper, buy } = eachTestsBuyer(shop);

beforeAll(async () => {
  await shop.pay(await newShopper(db), [mug(1)], {});
});
beforeEach(() => payments.heal());

let attempts = 0;
const begin = async (PaymentMethod = '5', more: object = {}) => {
  const key = { 'idempotency-key': `once-paid-${(attempts += 1)}` };
  const { data } = await request(
    beginPayment,
    orderFor(shopper, [mug(1)], { PaymentMethod, ...more }),
    shopper,
    key,
  );
  return data[0];
};
const confirm = (PaymentKey: string, Proof = '') =>
  request(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof }, shopper);
const unreserved = { ResponseMsg: 'Payment Action Required', ReservedOncePaid: true };

describe('orders beyond the limit of new customers', () => {
  it('a payment starts without reserving stock, and says that items are reserved once it is paid', async () => {
    const stock = await stockOf(1);
    const begun = await begin();
    expect(begun).toMatchObject(unreserved);
    expect(await stockOf(1)).toBe(stock);
    expect(await confirm(begun.PaymentKey, token('3ds'))).toMatchObject({ data: [unreserved] });
    expect(await query`select from order_hold where customer_id = ${shopper.customerId}`).toHaveLength(0);
  });

  it('a card payment places such an order, with its coupon, like any other', async () => {
    const stock = await stockOf(1);
    const sent = { ...card(token('approve.hook-none')), CouponCode: 'ONCE' };
    const key = { 'idempotency-key': 'once-paid-card' };
    const first = await buy(sent, key);
    expect(first).toMatchObject(placed);
    expect(first.data[0]).not.toHaveProperty('LatestStatusID');
    expect(await buy(sent, key)).toEqual(first);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    expect(await stockOf(1)).toBe(stock - 1);
    expect(await query`select from coupon_use where customer_id = ${shopper.customerId}`).toHaveLength(1);
    expect(await mails(shopper)).toEqual(['orderReceived']);
  });

  it('a coupon usable once per customer applies to one of two orders, and the other payment is refunded', async () => {
    const begun = [];
    for (const OrderNote of ['1', '2']) begun.push(await begin('5', { OrderNote, CouponCode: 'ONCE' }));
    const answers = [];
    for (const { PaymentKey } of begun) answers.push(await confirm(PaymentKey, token('approve.hook-none')));
    expect(answers).toMatchObject([placed, goesBack]);
  });

  it('a started form is paid under its key, and a QR code with a bank’s app', async () => {
    const key = { 'idempotency-key': 'once-paid-form' };
    const sent = { PaymentMethod: '5' };
    await request(beginPayment, orderFor(shopper, [mug(1)], sent), shopper, key);
    const paid = await buy({ ...sent, paymentToken: token('approve.hook-none') }, key);
    expect(paid).toMatchObject(placed);
    expect(paid.data[0]).not.toHaveProperty('LatestStatusID');
    const code = await begin(String(khqrMethod));
    expect(code).toMatchObject(unreserved);
    await payments.transfer(code.Code);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    expect(await orders(shopper)).toHaveLength(2);
  });

  it('a captured wallet payment places its order', async () => {
    const capture = await payments.captured({ amount: 1554, shop: shop.shopId });
    expect(await buy(wallet({ id: capture.id }))).toMatchObject(placed);
  });

  it('a payment for items another customer bought in the meantime is fully refunded', async () => {
    const stock = await stockOf(1);
    const begun = await begin();
    await db.updateTable('product').set({ stock: 0 }).where('id', '=', 1).execute();
    expect(await confirm(begun.PaymentKey, token('approve.hook-none'))).toMatchObject(goesBack);
    await db.updateTable('product').set({ stock }).where('id', '=', 1).execute();
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 91 });
    expect(await shop.books()).toBe(shop.witness());
  });

  it('the same request under another key is the same order while the outcome is unknown', async () => {
    await payments.fault({ at: 'confirm', does: 'reset', isDone: true });
    await payments.fault({ at: 'lookup', does: 'error', times: 100 });
    const sent = { ...card(token('approve.hook-none')) };
    expect(await buy(sent, { 'idempotency-key': 'once-paid-lost-1' })).toMatchObject(checking);
    await payments.heal();
    const again = { ...card(token('approve.hook-none')) };
    expect(await buy(again, { 'idempotency-key': 'once-paid-lost-2' })).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a customer who waits for a check is notified when there was no payment', async () => {
    await payments.fault({ at: 'confirm', does: 'error', times: 100 });
    await payments.fault({ at: 'lookup', does: 'error', times: 100 });
    expect(await buy(card(token('decline')))).toMatchObject(checking);
    await payments.heal();
    await shop.expire(shopper);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
    expect(await mails(shopper)).toEqual(['paymentFailed']);
  });

  it('three open payments at once are allowed beyond the limit, like those with reserved stock', async () => {
    for (const note of ['1', '2', '3'])
      expect(await begin('5', { OrderNote: note })).toMatchObject(unreserved);
    expect(await begin('5', { OrderNote: '4' })).toMatchObject({ MessageCode: 'orderPending' });
  });

  it('an order on delivery is asked to choose another payment method', async () => {
    expect(await buy({})).toMatchObject({ data: [{ MessageCode: 'cashLimitHere' }] });
  });
});
