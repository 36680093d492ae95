import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { changeOrderStatus, hiddenStatuses } from '#shop/orders/orders.ts';
import { reconcileDue, refundPayment, reportIfDue } from '#shop/payments/payments.ts';
import { agedList } from '#tests/guarantees/money/aged-list.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, goesBack, payingShop, placed, eachTestsBuyer } from './paying.ts';

const shop = await payingShop();
const { db, query, payments, orders, latest, stockOf, mails, reconcile } = shop;

const { shopper, buy } = eachTestsBuyer(shop);

/**
 * Creates an order that was canceled here while the provider did not know it, and whose shopper passes the
 * challenge afterwards.
 */
async function paidTooLate(more: object = {}) {
  const sent = { ...card(token('3ds')), ...more };
  const { data } = await buy(sent);
  const key: string = data[0].PaymentKey;
  const charge = payments.ledger().find(({ secret }) => secret === data[0].ClientSecret)!;
  const rows = await query`
    update payment set state = 'declined', next_look_at = null where customer_id = ${shopper.customerId}
    returning order_id as "orderId"`;
  await changeOrderStatus(db, { orderId: rows[0]!.orderId, to: hiddenStatuses.voided, actor: 'system' });
  expect((await payments.act(charge, token('pass.hook-none'))).status).toBe('paid');
  // Has the effect of a webhook.
  await query`update payment set next_look_at = now() where customer_id = ${shopper.customerId}`;
  return { charge, sent, key };
}

describe('payment after the order became void', () => {
  it('a payment after the order became void restores it if everything is still available', async () => {
    const stock = await stockOf(1);
    await paidTooLate({ CouponCode: 'FIVE' });
    expect(await stockOf(1)).toBe(stock);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    expect(await orders(shopper)).toHaveLength(1);
    expect(await stockOf(1)).toBe(stock - 1);
    expect(await mails(shopper)).toEqual(['orderReceived']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a payment for a void order is fully refunded if another customer has the last unit, and the shopper is notified', async () => {
    const stock = await stockOf(1);
    const { charge } = await paidTooLate();
    await db.updateTable('product').set({ stock: 0 }).where('id', '=', 1).execute();
    await reconcile();
    await db.updateTable('product').set({ stock }).where('id', '=', 1).execute();
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 91, refunded: charge.amount });
    expect(payments.ledger().find(({ id }) => id === charge.id)?.refunds).toMatchObject([
      { amount: charge.amount },
    ]);
    expect(await orders(shopper)).toEqual([]);
    expect(await mails(shopper)).toEqual(['paymentRefunded']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a payment for a void order is fully refunded if its coupon is used up', async () => {
    const { charge } = await paidTooLate({ CouponCode: 'FIVE' });
    await query`update discount set max_uses = used where coupon_code = 'FIVE'`;
    await reconcile();
    await query`update discount set max_uses = null where coupon_code = 'FIVE'`;
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 91 });
    expect(payments.ledger().find(({ id }) => id === charge.id)?.refunds).toHaveLength(1);
  });
});

it.each([
  ['a webhook', () => sql`update payment set next_look_at = now() where customer_id = ${shopper.customerId}`],
  ['the nightly report', () => sql`delete from payment_report`],
])('a late payment reported by %s is found although the first polls get no answer', async (from, hint) => {
  await paidTooLate();
  await query`update payment set next_look_at = null where customer_id = ${shopper.customerId}`;
  await hint().execute(db);
  if (from !== 'a webhook') await reportIfDue(db, agedList(payments.provider), 0);
  await payments.fault({ at: 'lookup', does: 'error', times: 2 });
  await reconcile(2);
  expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
  await reconcile(1);
  expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
});

it('a refund is reported before and after it was made, without the order number', async () => {
  const stock = await stockOf(1);
  const { sent, key } = await paidTooLate();
  await db.updateTable('product').set({ stock: 0 }).where('id', '=', 1).execute();
  await reconcileDue(db, payments.methods, 100);
  const named = { UserID: shopper.customerId, PaymentKey: key };
  const answers = async () => [
    await buy(sent),
    await shop.request(confirmPayment, { ...named, Proof: '' }, shopper),
    await shop.request(cancelPayment, named, shopper),
  ];
  expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 91 });
  for (const reply of await answers()) expect(reply).toMatchObject(goesBack);
  await reconcile();
  expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 91 });
  for (const reply of await answers()) expect(reply).toMatchObject(goesBack);
  await db.updateTable('product').set({ stock }).where('id', '=', 1).execute();
});

it('a placed and refunded order is still the response to its request', async () => {
  const sent = card(token('approve.hook-none'));
  expect(await buy(sent)).toMatchObject(placed);
  const wish = { cents: null, reason: 'asked for', by: 'staff 1' as const };
  await refundPayment(db, payments.methods, (await latest(shopper)).id, wish);
  expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 5 });
  expect(await buy(sent)).toMatchObject(placed);
});

it('a payment made at the last moment wins while its reservation expires', async () => {
  const { data } = await buy(card(token('3ds')));
  const charge = payments.ledger().find(({ secret }) => secret === data[0].ClientSecret)!;
  await shop.expire(shopper);
  await payments.act(charge, token('pass.hook-none'));
  await reconcile();
  expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
});
