import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, checking, declined, payingShop, placed } from './paying.ts';

const shop = await payingShop();
const { db, payments, pay, orders, latest, stockOf, mails, reconcile } = shop;

let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(db);
});

describe('an answer that is lost', () => {
  it.each(['reset', 'garbage', 'error'])(
    'by %s after the money was taken: being checked, then placed, charged once',
    async (mishap) => {
      const taken = payments.taken().length;
      const sent = card(token(`charge-then-${mishap}.hook-none`));
      expect(await pay(shopper, [mug(1)], sent)).toMatchObject(checking);
      expect(await orders(shopper)).toEqual([]);
      await reconcile();
      expect(await orders(shopper)).toHaveLength(1);
      expect(await mails(shopper)).toEqual(['orderReceived', 'paymentReceived']);
      expect(await pay(shopper, [mug(1)], sent)).toMatchObject(placed);
      expect(payments.taken().length).toBe(taken + 1);
      expect(await shop.books()).toBe(shop.witness());
    },
  );

  it.each(['reset', 'garbage', 'error'])(
    'by %s before any money was taken: being checked, kept for half an hour, then void, and the shopper is told',
    async (mishap) => {
      const [stock, taken] = [await stockOf(1), payments.taken().length];
      expect(await pay(shopper, [mug(1)], card(token(`${mishap}.hook-none`)))).toMatchObject(checking);
      await reconcile();
      expect(await latest(shopper)).toMatchObject({ order: 90 });
      expect(await stockOf(1)).toBe(stock - 1);
      await shop.expire(shopper);
      await reconcile();
      expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
      expect(await stockOf(1)).toBe(stock);
      expect(await mails(shopper)).toEqual(['paymentFailed']);
      expect(payments.taken().length).toBe(taken);
    },
  );

  it('sent again finds out what came of it, without a second charge', async () => {
    const sent = card(token('charge-then-reset.hook-none'));
    const taken = payments.taken().length;
    expect(await pay(shopper, [mug(1)], sent)).toMatchObject(checking);
    expect(await pay(shopper, [mug(1)], sent)).toMatchObject(placed);
    expect(payments.taken().length).toBe(taken + 1);
  });

  it('is waited for ten seconds and no longer', { timeout: 30_000 }, async () => {
    const started = performance.now();
    expect(await pay(shopper, [mug(1)], card(token('charge-then-timeout.hook-none')))).toMatchObject(
      checking,
    );
    expect(performance.now() - started).toBeGreaterThan(9900);
    expect(performance.now() - started).toBeLessThan(12_000);
    await reconcile();
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('to the announcement means no money: the shopper may choose another way at once', async () => {
    const stock = await stockOf(1);
    await payments.fault({ at: 'create', does: 'reset', isDone: true });
    expect(await pay(shopper, [mug(1)], card(token('approve')))).toMatchObject(declined);
    expect(await stockOf(1)).toBe(stock);
    expect(await pay(shopper, [mug(1)], card(token('approve')))).toMatchObject(placed);
  });

  it('to every look leaves it unsettled, and nothing is given back for as long', async () => {
    const stock = await stockOf(1);
    await pay(shopper, [mug(1)], card(token('charge-then-reset.hook-none')));
    await shop.expire(shopper);
    await payments.fault({ at: 'lookup', does: 'error', times: 3 });
    await reconcile(3);
    expect(await latest(shopper)).toMatchObject({ payment: 'unknown', order: 90 });
    expect(await stockOf(1)).toBe(stock - 1);
    await reconcile(1);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
  });
});

describe('a process that died', () => {
  /** As it stands on the disk when nothing was written after a certain point. */
  const asLeft = (state: 'created' | 'submitted', more = sql``) =>
    sql`update payment set state = ${state}, busy_until = now() + interval '1 second' ${more}
      where customer_id = ${shopper.customerId}`.execute(db);

  it('after the money was taken, before anything of it was stored: the order is placed, charged once', async () => {
    const taken = payments.taken().length;
    await pay(shopper, [mug(1)], card(token('charge-then-reset.hook-none')));
    await asLeft('submitted');
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
    expect(payments.taken().length).toBe(taken + 1);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('before anything was announced: the reservation ends', async () => {
    const stock = await stockOf(1);
    await pay(shopper, [mug(1)], card(token('reset.hook-none')));
    await asLeft('created', sql`, reference = null`);
    expect(await stockOf(1)).toBe(stock - 1);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
    expect(await stockOf(1)).toBe(stock);
  });

  it('between announcing and asking for money: ended at the provider, then here', async () => {
    await pay(shopper, [mug(1)], card(token('reset.hook-none')));
    await asLeft('created');
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
    expect(payments.ledger().at(-1)).toMatchObject({ status: 'cancelled', money: '' });
  });

  it('is no reason to wait: the same request goes on where it stopped', async () => {
    const sent = card(token('charge-then-reset.hook-none'));
    await pay(shopper, [mug(1)], sent);
    await asLeft('submitted');
    expect(await pay(shopper, [mug(1)], sent)).toMatchObject(placed);
  });
});
