import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockOrder, placePaid, refundOrder, voidOrder } from '#shop/orders/orders.ts';
import { hiddenStatuses, isAllowedTransition } from '#shop/orders/status-transitions.ts';
import { inTransaction } from '#shop/transaction.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, payingShop } from './paying.ts';

const shop = await payingShop();
const { db, pay, stockOf } = shop;
const { awaitingPayment, voided } = hiddenStatuses;
const statuses = [1, 2, 3, 4, 5, awaitingPayment, voided] as const;

let orderId = 0;
let stock = 0;
beforeEach(async () => {
  stock = await stockOf(1);
  const shopper = await newShopper(db);
  await pay(shopper, [mug(1)], card(token('3ds.hook-none')));
  const { rows } = await sql<{ id: number }>`select id from customer_order order by id desc limit 1`.execute(
    db,
  );
  orderId = rows[0]!.id;
});

const changes = async () => {
  const { rows } = await sql<{ from: number; to: number; by: string; isTimed: boolean }>`
    select from_status as "from", to_status as "to", changed_by as by, changed_at <= now() as "isTimed"
    from order_status_change where order_id = ${orderId} and from_status is not null order by id`.execute(db);
  return rows;
};
const statusOf = async () =>
  (
    await db
      .selectFrom('customer_order')
      .select('status_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status_id;
const inOne = (work: (trx: typeof db) => Promise<unknown>) =>
  inTransaction(db, async (trx) => ({ keep: true, outcome: await work(trx) }));
/** As the shop does it: the order is locked, and placed only if it still waits. */
const place = (at: number) =>
  inOne(async (trx) => {
    if ((await lockOrder(trx, orderId)) === 'awaiting')
      await placePaid(trx, { orderId, from: 'awaiting', actor: `twin ${at}` });
  });
const giveUp = (at: number) => inOne((trx) => voidOrder(trx, orderId, `twin ${at}`));
const refund = (at: number) => inOne((trx) => refundOrder(trx, orderId, `twin ${at}`));
const twenty = (work: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 20 }, (_, at) => work(at)));

describe('of 20 at once exactly one changes the order, and it stands who and when', () => {
  it('placed', async () => {
    await twenty(place);
    expect(await changes()).toMatchObject([{ from: awaitingPayment, to: 1, isTimed: true }]);
    expect(await stockOf(1)).toBe(stock - 1);
  });

  it('given up', async () => {
    await twenty(giveUp);
    expect(await changes()).toMatchObject([{ from: awaitingPayment, to: voided, isTimed: true }]);
    expect(await stockOf(1)).toBe(stock);
  });

  it('placed or given up, never both', async () => {
    await twenty((at) => (at % 2 ? place(at) : giveUp(at)));
    const made = await changes();
    expect(made).toHaveLength(1);
    expect(made[0]!.by).toMatch(/^twin \d+$/u);
    expect(await statusOf()).toBe(made[0]!.to);
    expect(await stockOf(1)).toBe(made[0]!.to === 1 ? stock - 1 : stock);
  });

  it('refunded', async () => {
    await place(0);
    await twenty(refund);
    expect((await changes()).slice(1)).toMatchObject([{ from: 1, to: 5, isTimed: true }]);
    expect(await stockOf(1)).toBe(stock);
  });
});

describe('what is not allowed changes nothing', () => {
  const set = (status: number) =>
    sql`update customer_order set status_id = ${status} where id = ${orderId}`.execute(db);
  it.each(statuses)('from %i', async (from) => {
    await set(from);
    const ways = [
      { to: voided, change: () => giveUp(0) },
      { to: 5, change: () => refund(0) },
    ] as const;
    for (const { to, change } of ways) {
      await set(from);
      const before = (await changes()).length;
      await change();
      // An active order is given up where nobody confirms it, not with its payment.
      const isAllowed = isAllowedTransition(from, to) && !(from === 1 && to === voided);
      expect([await statusOf(), (await changes()).length - before]).toEqual(isAllowed ? [to, 1] : [from, 0]);
    }
  });
});
