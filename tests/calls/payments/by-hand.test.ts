import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import { manualRefunds, processRefunds } from '#shop/payments/payments.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

const shop = await payingShop();
const { db, query, request, payments, latest, mails } = shop;
const shopper = eachTestsShopper(db);

const { recordSent, refund: recordRefund } = staffPaymentsOf(db);

let attempts = 0;
/** Pays a code with its own amount or a different one. */
async function paid(wish: { amount?: number } = {}) {
  const order = orderFor(shopper, [mug(1)], { PaymentMethod: String(khqrMethod) });
  const { data } = await request(beginPayment, order, shopper, {
    'idempotency-key': `by-hand-${(attempts += 1)}`,
  });
  await payments.transfer(data[0].Code, wish);
  await request(
    confirmPayment,
    { UserID: shopper.customerId, PaymentKey: data[0].PaymentKey, Proof: '' },
    shopper,
  );
}
beforeEach(() => query`delete from stray_money`);

describe('manual refund', () => {
  it('a manual refund is listed, and recorded once staff have made it', async () => {
    await paid();
    const { id } = await latest(shopper);
    const refund = (await recordRefund(id, 500))!;
    await processRefunds(db, payments.methods, { only: refund, limit: 1 });
    expect(await manualRefunds(db)).toMatchObject([{ what: 'refund', id: refund, amountMinor: 500 }]);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', refunded: 0 });
    expect(await recordSent('refund', refund, 'abc123def')).toBe('done');
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 500 });
    expect(await mails(shopper)).toContain('paymentRefunded');
    expect(await query`select reference from refund where id = ${refund}`).toEqual([
      { reference: 'abc123def' },
    ]);
    expect(await query`select actor from audit_entry where event = 'refund made by hand'`).toEqual([
      { actor: 'staff maly' },
    ]);
    expect(await recordSent('refund', refund, 'abc123def')).toBe('not-waiting');
    expect(await manualRefunds(db)).toEqual([]);
  });

  it('a manual refund is recorded once under one name if several people report it at the same moment', async () => {
    await paid();
    const { id } = await latest(shopper);
    const refund = (await recordRefund(id, 400))!;
    await processRefunds(db, payments.methods, { only: refund, limit: 1 });
    const noting = await db.transaction().execute(async (holding) => {
      await sql`select from customer_order o join payment p on p.order_id = o.id where p.id = ${id} for update`.execute(
        holding,
      );
      const each = ['BACK-1', 'BACK-2', 'BACK-3'].map((name) => recordSent('refund', refund, name));
      await expect.poll(() => waitingForLocks(db)).toBe(3);
      return { each };
    });
    const all = await Promise.all(noting.each);
    expect(all.map(String).toSorted()).toEqual(['done', 'not-waiting', 'not-waiting']);
    const noted = await query`select detail->>'reference' as name from audit_entry
      where event = 'refund made by hand' and (detail->>'refund')::int = ${refund}`;
    expect(noted).toEqual(await query`select reference as name from refund where id = ${refund}`);
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 400 });
    expect((await mails(shopper)).filter((kind) => kind === 'paymentRefunded')).toHaveLength(1);
  });

  it('an unexpected payment is listed until it is refunded', async () => {
    await paid({ amount: 1553 });
    const [{ id }] = await query`select id from stray_money`;
    expect(await manualRefunds(db)).toMatchObject([{ what: 'money', id, amountMinor: 1553 }]);
    expect(await recordSent('money', id, 'abc456def')).toBe('done');
    expect(await query`select settled_by, settled_reference from stray_money`).toEqual([
      { settled_by: 'staff maly', settled_reference: 'abc456def' },
    ]);
    expect(await recordSent('money', id, 'abc456def')).toBe('not-waiting');
  });
});
