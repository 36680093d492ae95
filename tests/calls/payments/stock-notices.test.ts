import { describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { token } from '#tests/support/test-payments.ts';
import { blueMug, mug, orderFor } from '../orders/order-fixtures.ts';
import { card, payingShop, eachTestsBuyer } from './paying.ts';

const shop = await payingShop();
const { db, url, ask, pay } = shop;
const setStock = (stock: number, id: number) =>
  db.updateTable('product').set({ stock }).where('id', '=', id).execute();

const { shopper } = eachTestsBuyer(shop);
const lines = [mug(2), blueMug(1)];
const onDelivery = { PaymentMethod: '6' };

describe('every process is told of the products whose stock is shown otherwise, and of no others', () => {
  it('after an order that leaves few', async () => {
    await setStock(7, 1);
    await setStock(100, 2);
    expect(await noticesDuring(url, () => pay(shopper, lines, onDelivery))).toEqual(['product 1']);
  });

  it('after none that leaves many', async () => {
    await setStock(100, 1);
    expect(await noticesDuring(url, () => pay(shopper, lines, onDelivery))).toEqual([]);
  });

  it('after none that is undone, for there is too little', async () => {
    await setStock(1, 1);
    expect(await noticesDuring(url, () => pay(shopper, lines, onDelivery))).toEqual([]);
  });

  it('after one by card', async () => {
    await setStock(2, 1);
    await setStock(1, 2);
    const heard = await noticesDuring(url, () => pay(shopper, lines, card(token('approve'))));
    expect(heard.toSorted()).toEqual(['product 1', 'product 2']);
  });

  it('after a payment that was given up', async () => {
    await setStock(3, 1);
    const asked = orderFor(shopper, [mug(1)], { PaymentMethod: '5' });
    const { data } = await ask(beginPayment, asked, shopper, { 'idempotency-key': 'stock-notices' });
    const given = { UserID: shopper.customerId, PaymentKey: data[0].PaymentKey };
    expect(await noticesDuring(url, () => ask(cancelPayment, given, shopper))).toEqual(['product 1']);
  });
});
