import { beforeEach, describe, expect, it } from 'vitest';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { refundPayment } from '#shop/payments/payments.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, sticker } from '../orders/order-fixtures.ts';
import { card, payingShop, placed, eachTestsBuyer } from './paying.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const shop = await payingShop();
const { db, query, request, payments, pay, latest, stockOf, mails, reconcile } = shop;

const { shopper } = eachTestsBuyer(shop);
let paymentId = 0;
beforeEach(async () => {
  await pay(shopper, [mug(2)], card(token('approve.hook-none')));
  paymentId = (await latest(shopper)).id;
});
const whole = 3108;
const refund = (cents: number | null) =>
  refundPayment(db, payments.methods, paymentId, { cents, reason: 'asked for', by: 'staff 1' });
const given = async () => {
  const { reference } = await latest(shopper);
  const charge = payments.ledger().find(({ id }) => id === reference)!;
  return charge.refunds.map(({ amount }) => amount);
};

describe('refunds', () => {
  it('a partial refund keeps the order; refunding the remainder makes it refunded and restocks unprepared items', async () => {
    const stock = await stockOf(1);
    expect(await refund(1000)).toBe('done');
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 1000, order: 1 });
    expect(await stockOf(1)).toBe(stock);
    expect(await refund(null)).toBe('done');
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: whole, order: 5 });
    expect(await stockOf(1)).toBe(stock + 2);
    expect(await given()).toEqual([1000, whole - 1000]);
    expect((await mails(shopper)).slice(1)).toEqual(['paymentRefunded', 'paymentRefunded']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a refund of an order in preparation or completed restocks no items', async () => {
    await query`update customer_order set status_id = 2 where customer_id = ${shopper.customerId}`;
    const stock = await stockOf(1);
    expect(await refund(null)).toBe('done');
    expect(await latest(shopper)).toMatchObject({ order: 5 });
    expect(await stockOf(1)).toBe(stock);
    const other = await newShopper(db);
    await pay(other, [mug(1)], card(token('approve.hook-none')));
    await query`update customer_order set status_id = 3 where customer_id = ${other.customerId}`;
    const wish = { cents: null, reason: 'asked for', by: 'staff 1' as const };
    expect(await refundPayment(db, payments.methods, (await latest(other)).id, wish)).toBe('done');
    expect(await latest(other)).toMatchObject({ payment: 'refunded', order: 5 });
    expect(await stockOf(1)).toBe(stock - 1);
  });

  it('a full refund revokes downloads that were completed on payment; a partial refund keeps them', async () => {
    // Removes the discount, so that the sticker has a price.
    await db.deleteFrom('discount_product').where('product_id', '=', 7).execute();
    expect(await pay(shopper, [sticker], card(token('approve.hook-none')))).toMatchObject(placed);
    paymentId = (await latest(shopper)).id;
    const { id: OrderItemID } = await db
      .selectFrom('order_item')
      .select('id')
      .where('digital', '=', true)
      .executeTakeFirstOrThrow();
    const link = async () => (await request(getDownloadLink, { OrderItemID }, shopper)).data[0];
    expect(await refund(100)).toBe('done');
    expect((await shop.orders(shopper))[0]).toMatchObject({ LatestStatusName: 'Completed' });
    expect(await link()).toMatchObject({ FileName: 'Sticker.bin' });
    expect(await refund(null)).toBe('done');
    expect((await shop.orders(shopper))[0]).toMatchObject({ LatestStatusName: 'Refunded' });
    expect(await link()).toBeUndefined();
  });

  it.each([whole + 1, 0, -5])('a refund of %i cents is refused if 3108 were paid', async (cents) => {
    expect(await refund(cents)).toBe('too-much');
    expect(await given()).toEqual([]);
  });

  it('simultaneous refunds never exceed the amount paid', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refund(500)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(6);
    expect(outcomes.filter((outcome) => outcome === 'too-much')).toHaveLength(14);
    expect(await given()).toEqual(Array.from({ length: 6 }, () => 500));
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 3000 });
  });

  it('20 simultaneous full refunds and a provider’s notice refund once and restock once', async () => {
    const stock = await stockOf(1);
    const outcomes = await Promise.all([
      ...Array.from({ length: 20 }, () => refund(null)),
      ...Array.from({ length: 5 }, () => reconcile(1)),
    ]);
    await reconcile();
    expect(outcomes.filter((outcome) => outcome === 'too-much')).toHaveLength(19);
    expect(await given()).toEqual([whole]);
    expect(await stockOf(1)).toBe(stock + 2);
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: whole, order: 5 });
    expect((await mails(shopper)).slice(1)).toEqual(['paymentRefunded']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('an unpaid order can’t be refunded', async () => {
    const other = await newShopper(db);
    await pay(other, [mug(1)], card(token('decline')));
    const wish = { cents: null, reason: 'asked for', by: 'staff 1' as const };
    expect(await refundPayment(db, payments.methods, (await latest(other)).id, wish)).toBe('too-much');
  });

  it.each([true, false])(
    'a refund whose response was lost (done there: %s) is made only once',
    async (isDone) => {
      await payments.fault({ at: 'refund', does: 'reset', isDone });
      expect(await refund(700)).toBe('open');
      expect(await latest(shopper)).toMatchObject({ payment: 'paid', refunded: 0 });
      expect(await refund(whole - 699)).toBe('too-much');
      await reconcile();
      expect(await given()).toEqual([700]);
      expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 700 });
      expect(await shop.books()).toBe(shop.witness());
    },
  );

  it('the refund job does not send a refund again if its key is older than five hours, but leaves it to staff', async () => {
    await payments.fault({ at: 'refund', does: 'reset' });
    expect(await refund(700)).toBe('open');
    await query`update refund set first_asked_at = now() - interval '5 hours 1 minute' where payment_id = ${paymentId}`;
    await reconcile();
    expect(await given()).toEqual([]);
    const rows = await query`select state, next_try_at from refund where payment_id = ${paymentId}`;
    expect(rows).toEqual([{ state: 'created', next_try_at: null }]);
  });

  it('a refund the provider refuses can be requested again', async () => {
    // A refund made outside the shop leaves less at the provider than we know of.
    const { reference } = await latest(shopper);
    await payments.provider.refund(
      { key: '', reference, chargeId: '', methodId: 5, amountCents: 0, currency: '' },
      { key: 'past-the-shop', amountCents: whole },
      AbortSignal.timeout(timeoutMs),
    );
    expect(await refund(700)).toBe('open');
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', refunded: 0 });
    const states = await query`select state from refund where payment_id = ${paymentId}`;
    expect(states).toEqual([{ state: 'failed' }]);
  });
});
