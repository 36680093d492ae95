import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { readKhqr } from '#server/payments/khqr/khqr-parse.ts';
import { manualRefunds } from '#shop/payments/payments.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { placed, mismatchedPayment } from './paying.ts';
import { payingByCode } from './paying-by-code.ts';

const shop = await payingByCode();
const { db, shopper, begin, row, look, lookLater, cancel, payIt, waiting } = shop;
const { orders, latest, stockOf, later, query } = shop;

describe('payment code in riel', () => {
  const riel = { CodeCurrency: 'KHR' };
  const dollars = { CodeCurrency: 'USD' };
  /** 15.54 dollars at a rate of 4,100. */
  const inRiel = { CodeCurrency: 'KHR', CodeRiel: 63_700, OrderTotal: 15.54 };
  const riels = async () =>
    (await shop.query`select riel_total from customer_order where id = ${(await latest(shopper)).orderId}`)[0]
      .riel_total;
  beforeEach(async () => {
    await later(400);
    await hasStock(1000);
    await setRielRate(db, 4100, 'staff maly');
  });
  afterAll(() => hasStock(1000));
  const hasStock = async (stock: number) =>
    void (await db.updateTable('product').set({ stock }).where('id', '=', 1).execute());

  it('a payment code in riel is offered with the order’s amount in riel, and created when the shopper chooses it', async () => {
    const begun = await row();
    expect(begun).toMatchObject({ ...inRiel, CodeCurrency: 'USD' });
    await cancel(begun);
    const reply = await begin(undefined, riel);
    strictSchema(beginPayment.response).parse(reply.data);
    expect(reply.data[0]).toMatchObject(inRiel);
    expect(readKhqr(reply.data[0].Code)).toMatchObject({ currency: 'KHR', minor: 63_700 });
    expect(await riels()).toBe(63_700);
    expect((await look(reply.data[0])).data[0]).toMatchObject(inRiel);
    const books = await shop.books();
    await payIt(reply.data[0]);
    expect(await lookLater(reply.data[0])).toMatchObject(placed);
    const [bought] = await orders(shopper);
    expect(bought).toMatchObject({ Riel: { Total: 63_700, IsPaid: true } });
    const { data } = await shop.request(getOrderProgress, { OrderId: bought!.OrderId }, shopper);
    expect(data[0]).toMatchObject({ Riel: { Total: 63_700, IsPaid: true } });
    expect((await shop.books()) - books).toBe(1554);
  });

  it('a payment code in riel is not offered without a rate; a request for it shows dollars', async () => {
    await setRielRate(db, null, 'staff maly');
    const begun = await row(riel);
    expect(begun).not.toHaveProperty('CodeRiel');
    expect(begun).toMatchObject({ CodeCurrency: 'USD' });
  });

  it('a payment code in riel uses the rate of its order, not the current one', async () => {
    const begun = await row(riel);
    await setRielRate(db, 4200, 'staff maly');
    expect((await look(begun)).data[0]).toMatchObject(inRiel);
    expect((await row()).Code).toBe(begun.Code);
  });

  it('a payment code in riel takes over the stock of the code in dollars, to the last unit, and back', async () => {
    await hasStock(1);
    const first = await row();
    await cancel(first);
    const other = await row(riel);
    expect(other).toMatchObject(inRiel);
    expect(await stockOf(1)).toBe(0);
    // If the method is selected again without a currency, the shown code is returned.
    expect((await row()).Code).toBe(other.Code);
    await cancel(other);
    const third = await row(dollars);
    expect(third).toMatchObject({ CodeCurrency: 'USD' });
    expect(await stockOf(1)).toBe(0);
    await payIt(third);
    expect(await lookLater(third)).toMatchObject(placed);
  });

  it('paying the first code after the switch places the order, even for the last unit, and refunds the second', async () => {
    await hasStock(1);
    const first = await row();
    await cancel(first);
    const other = await row(riel);
    await payIt(first);
    await later(60);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await stockOf(1)).toBe(0);
    expect(await look(other)).toMatchObject(placed);
    await payIt(other);
    await later(400);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await stockOf(1)).toBe(0);
    const [told] = await query`
      select content from outbox_mail where recipient = ${shopper.email} and kind = 'moneyComesBack'`;
    const [{ number }] =
      await query`select number from customer_order where customer_id = ${shopper.customerId} and status_id < 90`;
    expect(told.content).toMatchObject({ amount: '63,700៛', why: 'twice', number });
    const open = (await manualRefunds(db)).filter(({ reason }) => reason === 'paid twice');
    expect(open.at(-1)).toMatchObject({ amountMinor: 1554, currency: 'USD', cameAsRiel: 63_700 });
  });

  it('paying the first code after the switch places the order, even while a page polls the second', async () => {
    await hasStock(1);
    const first = await row();
    await cancel(first);
    await row(riel);
    const { orderId } = await latest(shopper);
    await payIt(first);
    const hold = Promise.withResolvers<void>();
    const held = db.transaction().execute(async (trx) => {
      await sql`select from customer_order where id = ${orderId} for update`.execute(trx);
      await hold.promise;
    });
    const over = new AbortController();
    const looked = later(60).finally(() => over.abort());
    while (!over.signal.aborted && (await waitingForLocks(db)) === 0) await sleep(20);
    hold.resolve();
    await Promise.all([held, looked]);
    expect(await orders(shopper)).toHaveLength(1);
  });

  it.each(['its IP address', 'all newcomers'])(
    'a switch of currency waits for other orders of %s before it locks products, so that they can’t deadlock',
    async (waitsFor) => {
      await cancel(await row());
      const [hold] = await query`select placed_from from order_hold order by order_id desc limit 1`;
      const key = waitsFor === 'its IP address' ? hold.placed_from : waitsFor;
      await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
        const switched = row(riel);
        await expect.poll(() => waitingForLocks(db)).toBe(1);
        await sql`select from product where id = 1 for no key update nowait`.execute(trx);
        return { switched };
      });
    },
  );

  it('paying the equivalent in dollars places no order, and alerts staff', async () => {
    const begun = await row(riel);
    await payIt(begun, { currency: 'USD', amount: 1554 });
    expect(await lookLater(begun)).toMatchObject(mismatchedPayment);
    expect(await waiting()).toMatchObject([{ what: 'money', reason: 'another currency' }]);
  });

  it('the currency of a payment code can be switched only so often, so that few codes are payable', async () => {
    let begun = await row();
    for (let change = 0; change < 5; change += 1) {
      await cancel(begun);
      begun = await row(change % 2 === 0 ? riel : dollars);
      expect(begun).toMatchObject({ PaymentAction: 'show-code' });
    }
    await cancel(begun);
    expect((await begin(undefined, dollars)).data[0]).toMatchObject({ MessageCode: 'orderPending' });
    expect((await row()).Code).toBe(begun.Code);
  });

  it('a switch of the currency sends no stock notices', async () => {
    await hasStock(1);
    await cancel(await row());
    await sql`insert into stock_notice (product_id, email, language_id, confirmed_at) values (1, 'waits@example.com', 1, now())`.execute(
      db,
    );
    await row(riel);
    expect(await shop.query`select 1 from stock_notice where told_at is not null`).toEqual([]);
    await hasStock(5);
    expect(await shop.query`select 1 from stock_notice where told_at is not null`).toHaveLength(1);
  });
});
