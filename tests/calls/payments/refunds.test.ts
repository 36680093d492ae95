import { beforeEach, describe, expect, it } from 'vitest';
import { getDownloadLink } from '#contract/operations/orders/get-download-link.ts';
import { refundPayment } from '#shop/payments/payments.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, sticker } from '../orders/order-fixtures.ts';
import { card, payingShop, placed, eachTestsBuyer } from './paying.ts';
import { patience } from '#tests/support/slowness.ts';

const shop = await payingShop();
const { db, query, ask, payments, pay, latest, stockOf, mails, reconcile } = shop;

const { shopper } = eachTestsBuyer(shop);
let paymentId = 0;
beforeEach(async () => {
  await pay(shopper, [mug(2)], card(token('approve.hook-none')));
  paymentId = (await latest(shopper)).id;
});
const whole = 3108;
const refund = (cents: number | null) =>
  refundPayment(db, payments.ways, paymentId, { cents, reason: 'asked for', by: 'staff 1' });
const given = async () => {
  const { reference } = await latest(shopper);
  const charge = payments.ledger().find(({ id }) => id === reference)!;
  return charge.refunds.map(({ amount }) => amount);
};

describe('a refund', () => {
  it('of a part leaves the order; the rest makes it refunded, with what was not begun back in stock', async () => {
    const stock = await stockOf(1);
    expect(await refund(1000)).toBe('done');
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 1000, order: 1 });
    expect(await stockOf(1)).toBe(stock);
    expect(await refund(null)).toBe('done');
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: whole, order: 5 });
    expect(await stockOf(1)).toBe(stock + 2);
    expect(await given()).toEqual([1000, whole - 1000]);
    expect((await mails(shopper)).slice(2)).toEqual(['paymentRefunded', 'paymentRefunded']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('of an order that was begun does not put anything back in stock, nor of a completed one', async () => {
    await query`update customer_order set status_id = 2 where customer_id = ${shopper.customerId}`;
    const stock = await stockOf(1);
    expect(await refund(null)).toBe('done');
    expect(await latest(shopper)).toMatchObject({ order: 5 });
    expect(await stockOf(1)).toBe(stock);
    const other = await newShopper(db);
    await pay(other, [mug(1)], card(token('approve.hook-none')));
    await query`update customer_order set status_id = 3 where customer_id = ${other.customerId}`;
    const wish = { cents: null, reason: 'asked for', by: 'staff 1' as const };
    expect(await refundPayment(db, payments.ways, (await latest(other)).id, wish)).toBe('done');
    expect(await latest(other)).toMatchObject({ payment: 'refunded', order: 5 });
    expect(await stockOf(1)).toBe(stock - 1);
  });

  it('of the whole takes files back, which were completed as they were paid; of a part it leaves them', async () => {
    // It costs something.
    await db.deleteFrom('discount_product').where('product_id', '=', 7).execute();
    expect(await pay(shopper, [sticker], card(token('approve.hook-none')))).toMatchObject(placed);
    paymentId = (await latest(shopper)).id;
    const { id: OrderItemID } = await db
      .selectFrom('order_item')
      .select('id')
      .where('digital', '=', true)
      .executeTakeFirstOrThrow();
    const link = async () => (await ask(getDownloadLink, { OrderItemID }, shopper)).data[0];
    expect(await refund(100)).toBe('done');
    expect((await shop.orders(shopper))[0]).toMatchObject({ LatestStatusName: 'Completed' });
    expect(await link()).toMatchObject({ FileName: 'Sticker.bin' });
    expect(await refund(null)).toBe('done');
    expect((await shop.orders(shopper))[0]).toMatchObject({ LatestStatusName: 'Refunded' });
    expect(await link()).toBeUndefined();
  });

  it.each([whole + 1, 0, -5])('of %i cents is refused where 3108 were paid', async (cents) => {
    expect(await refund(cents)).toBe('too-much');
    expect(await given()).toEqual([]);
  });

  it('never comes to more than was paid, however many are asked for at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refund(500)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(6);
    expect(outcomes.filter((outcome) => outcome === 'too-much')).toHaveLength(14);
    expect(await given()).toEqual(Array.from({ length: 6 }, () => 500));
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 3000 });
  });

  it('of the whole, asked for by 20 at once while the provider tells of it, is made once, and the stock is back once', async () => {
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
    expect((await mails(shopper)).slice(2)).toEqual(['paymentRefunded']);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('of what was never paid is refused', async () => {
    const other = await newShopper(db);
    await pay(other, [mug(1)], card(token('decline')));
    const wish = { cents: null, reason: 'asked for', by: 'staff 1' as const };
    expect(await refundPayment(db, payments.ways, (await latest(other)).id, wish)).toBe('too-much');
  });

  it.each([true, false])(
    'whose answer was lost (done there: %s) is made once all the same',
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

  it('is not asked for again under a key of more than five hours: it waits for the staff', async () => {
    await payments.fault({ at: 'refund', does: 'reset' });
    expect(await refund(700)).toBe('open');
    await query`update refund set first_asked_at = now() - interval '5 hours 1 minute' where payment_id = ${paymentId}`;
    await reconcile();
    expect(await given()).toEqual([]);
    const rows = await query`select state, next_try_at from refund where payment_id = ${paymentId}`;
    expect(rows).toEqual([{ state: 'created', next_try_at: null }]);
  });

  it('the provider refuses is free to be asked for again', async () => {
    // Somebody gave money back past the shop, so that less is left there than here.
    const { reference } = await latest(shopper);
    await payments.provider.refund(
      { key: '', reference, chargeId: '', methodId: 5, amountCents: 0, currency: '' },
      { key: 'past-the-shop', amountCents: whole },
      AbortSignal.timeout(patience),
    );
    expect(await refund(700)).toBe('open');
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', refunded: 0 });
    const states = await query`select state from refund where payment_id = ${paymentId}`;
    expect(states).toEqual([{ state: 'failed' }]);
  });
});
