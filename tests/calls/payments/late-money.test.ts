import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { voidOrder } from '#shop/orders/orders.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, payingShop } from './paying.ts';

const shop = await payingShop();
const { db, payments, pay, orders, latest, stockOf, mails, reconcile } = shop;

let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(db);
});

/** An order that was given up here while the provider knew nothing of it, and whose shopper passes the challenge then. */
async function paidTooLate(more: object = {}) {
  const { data } = await pay(shopper, [mug(1)], { ...card(token('3ds')), ...more });
  const charge = payments.ledger().find(({ secret }) => secret === data[0].ClientSecret)!;
  const { rows } = await sql<{ orderId: number }>`
    update payment set state = 'declined', next_look_at = null where customer_id = ${shopper.customerId}
    returning order_id as "orderId"`.execute(db);
  await db.transaction().execute(async (trx) => void (await voidOrder(trx, rows[0]!.orderId, 'test')));
  expect((await payments.act(charge, token('pass.hook-none'))).status).toBe('paid');
  // What a webhook does.
  await sql`update payment set next_look_at = now() where customer_id = ${shopper.customerId}`.execute(db);
  return { charge };
}

describe('money that comes after the order was void', () => {
  it('restores the order when everything is still to be had', async () => {
    const stock = await stockOf(1);
    await paidTooLate({ CouponCode: 'FIVE' });
    expect(await stockOf(1)).toBe(stock);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    expect(await orders(shopper)).toHaveLength(1);
    expect(await stockOf(1)).toBe(stock - 1);
    expect(await mails(shopper)).toEqual(['orderReceived', 'paymentReceived']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('goes back whole when somebody else has the last one, and the shopper is told', async () => {
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

  it('goes back whole when its coupon is used up', async () => {
    const { charge } = await paidTooLate({ CouponCode: 'FIVE' });
    await sql`update discount set max_uses = used where coupon_code = 'FIVE'`.execute(db);
    await reconcile();
    await sql`update discount set max_uses = null where coupon_code = 'FIVE'`.execute(db);
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 91 });
    expect(payments.ledger().find(({ id }) => id === charge.id)?.refunds).toHaveLength(1);
  });
});

it('while a reservation ends, a payment that was made at the last moment wins', async () => {
  const { data } = await pay(shopper, [mug(1)], card(token('3ds')));
  const charge = payments.ledger().find(({ secret }) => secret === data[0].ClientSecret)!;
  await shop.expire(shopper);
  await payments.act(charge, token('pass.hook-none'));
  await reconcile();
  expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
});
