import { describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { token } from '#tests/support/test-payments.ts';
import { blueMug, mug, orderFor } from '../orders/order-fixtures.ts';
import { card, payingShop, eachTestsBuyer } from './paying.ts';

const shop = await payingShop();
const { db, url, request, pay } = shop;
const setStock = (stock: number, id: number) =>
  db.updateTable('product').set({ stock }).where('id', '=', id).execute();

const { shopper } = eachTestsBuyer(shop);
const lines = [mug(2), blueMug(1)];
const onDelivery = { PaymentMethod: '6' };

describe('invalidation of products whose displayed stock changed, and no others', () => {
  it('a product is invalidated after an order that leaves low stock', async () => {
    await setStock(7, 1);
    await setStock(100, 2);
    expect(await noticesDuring(url, () => pay(shopper, lines, onDelivery))).toEqual(['product 1']);
  });

  it('no product is invalidated after an order that leaves much stock', async () => {
    await setStock(100, 1);
    expect(await noticesDuring(url, () => pay(shopper, lines, onDelivery))).toEqual([]);
  });

  it('no product is invalidated after an order that was rolled back for lack of stock', async () => {
    await setStock(1, 1);
    expect(await noticesDuring(url, () => pay(shopper, lines, onDelivery))).toEqual([]);
  });

  it('a product is invalidated after an order by card', async () => {
    await setStock(2, 1);
    await setStock(1, 2);
    const received = await noticesDuring(url, () => pay(shopper, lines, card(token('approve'))));
    expect(received.toSorted()).toEqual(['product 1', 'product 2']);
  });

  it('a product is invalidated when its payment is canceled', async () => {
    await setStock(3, 1);
    const requests = orderFor(shopper, [mug(1)], { PaymentMethod: '5' });
    const { data } = await request(beginPayment, requests, shopper, { 'idempotency-key': 'stock-notices' });
    const given = { UserID: shopper.customerId, PaymentKey: data[0].PaymentKey };
    expect(await noticesDuring(url, () => request(cancelPayment, given, shopper))).toEqual(['product 1']);
  });
});
