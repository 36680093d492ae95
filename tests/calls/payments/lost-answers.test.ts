import { describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { token } from '#tests/support/test-payments.ts';
import { card, checking, payingShop, placed, eachTestsBuyer, unavailable } from './paying.ts';

const shop = await payingShop();
const { query, payments, orders, latest, stockOf, mails, reconcile } = shop;

const { shopper, buy } = eachTestsBuyer(shop);

describe('lost response', () => {
  it.each(['reset', 'garbage', 'error'])(
    'a response lost by %s after the capture leads to a check; the order is then placed and charged once',
    async (mishap) => {
      const taken = payments.taken().length;
      const sent = card(token(`charge-then-${mishap}.hook-none`));
      expect(await buy(sent)).toMatchObject(checking);
      expect(await orders(shopper)).toEqual([]);
      await reconcile();
      expect(await orders(shopper)).toHaveLength(1);
      expect(await mails(shopper)).toEqual(['orderReceived']);
      expect(await buy(sent)).toMatchObject(placed);
      expect(payments.taken().length).toBe(taken + 1);
      expect(await shop.books()).toBe(shop.witness());
    },
  );

  it.each(['reset', 'garbage', 'error'])(
    'a response lost by %s before the capture leads to a check; the order is reserved for half an hour, then void, and the shopper is notified',
    async (mishap) => {
      const [stock, taken] = [await stockOf(1), payments.taken().length];
      expect(await buy(card(token(`${mishap}.hook-none`)))).toMatchObject(checking);
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

  it('a lost response is awaited for ten seconds, and no longer', async () => {
    const sooner = AbortSignal.timeout.bind(AbortSignal);
    const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => sooner(ms / 20));
    expect(await buy(card(token('charge-then-timeout.hook-none')))).toMatchObject(checking);
    expect(waits).toHaveBeenLastCalledWith(10_000);
    waits.mockRestore();
    await reconcile();
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('a lost response to creating the payment means no charge, and another payment method works immediately', async () => {
    const stock = await stockOf(1);
    await payments.fault({ at: 'create', does: 'reset', isDone: true });
    expect(await buy(card(token('approve')))).toMatchObject(unavailable);
    expect(await stockOf(1)).toBe(stock);
    expect(await buy(card(token('approve')))).toMatchObject(placed);
  });

  it('a lost response to every check leaves the payment unsettled, and makes no refund meanwhile', async () => {
    const stock = await stockOf(1);
    await buy(card(token('charge-then-reset.hook-none')));
    await shop.expire(shopper);
    await payments.fault({ at: 'lookup', does: 'error', times: 3 });
    await reconcile(3);
    expect(await latest(shopper)).toMatchObject({ payment: 'unknown', order: 90 });
    expect(await stockOf(1)).toBe(stock - 1);
    await reconcile(1);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
  });
});

describe('crashed process', () => {
  /** Restores what is on disk if the process stopped writing at a certain point. */
  const asLeft = (state: 'created' | 'submitted', more = sql``) =>
    query`update payment set state = ${state}, busy_until = now() + interval '1 second' ${more}
      where customer_id = ${shopper.customerId}`;

  it('a crash before the payment was created lets the reservation expire', async () => {
    const stock = await stockOf(1);
    await buy(card(token('reset.hook-none')));
    await asLeft('created', sql`, reference = null`);
    expect(await stockOf(1)).toBe(stock - 1);
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
    expect(await stockOf(1)).toBe(stock);
  });

  it('a crash between creating and charging the payment cancels it at the provider, then here', async () => {
    await buy(card(token('reset.hook-none')));
    await asLeft('created');
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
    expect(payments.ledger().at(-1)).toMatchObject({ status: 'cancelled', money: '' });
  });
});
