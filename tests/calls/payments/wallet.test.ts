import { describe, expect, it } from 'vitest';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug } from '../orders/order-fixtures.ts';
import {
  declined,
  reused,
  goesBack,
  payingShop,
  placed,
  wallet,
  withStaff,
  eachTestsBuyer,
} from './paying.ts';

const shop = await payingShop();
const { query, db, payments, pay, orders, latest, stockOf, mails, shopId } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
/** Returns the data of a wallet's script, possibly changed by a client. */
const output = (id: unknown, more: object = {}) => ({
  id,
  status: 'COMPLETED',
  purchase_units: [{ amount: { value: '15.54', currency_code: 'USD' } }],
  ...more,
});
/** The price of one mug. */
const amount = 1554;

describe('wallet order captured by an existing client', () => {
  it('a wallet order captured by an existing client is accepted if the provider confirms it: the order is placed once however often it is sent', async () => {
    const { id } = await payments.captured({ amount });
    const replies = await Promise.all(Array.from({ length: 10 }, () => buy(wallet(output(id)))));
    for (const reply of replies) {
      expect(reply).toMatchObject(placed);
      expect(reply).toEqual(replies[0]);
    }
    expect(await orders(shopper)).toHaveLength(1);
    expect(await shop.books()).toBe(shop.witness());
  });

  const forged: [string, () => Promise<unknown>, number][] = [
    ['a payment the provider doesn’t know', async () => output('TWO0000000000000000'), 1],
    [
      'a payment that is only approved',
      async () => output((await payments.captured({ amount, proof: '' })).id),
      1,
    ],
    [
      'a declined payment',
      async () => output((await payments.captured({ amount, proof: 'tok_test_decline' })).id),
      1,
    ],
    [
      'a payment in another currency',
      async () => output((await payments.captured({ amount, currency: 'KHR' })).id),
      1,
    ],
    [
      'a payment to another account',
      async () => output((await payments.captured({ amount, payee: 'thief' })).id),
      1,
    ],
  ];
  it.each(forged)(
    'a wallet order captured by an existing client is not accepted: %s',
    async (_name, capture, quantity) => {
      const stock = await stockOf(1);
      expect(await pay(shopper, [mug(quantity)], wallet((await capture()) as object))).toMatchObject(
        declined,
      );
      expect(await orders(shopper)).toEqual([]);
      expect(await latest(shopper)).toMatchObject({ payment: 'declined', order: 91 });
      expect(await stockOf(1)).toBe(stock);
    },
  );

  it.each([
    ['one cent too little', 1553, 1],
    ['one cent too much', 1555, 1],
    ['the price of two mugs for three', 2 * amount, 3],
  ])(
    'a wallet captured for another amount places no order; with our metadata it is fully refunded: %s',
    async (_name, cents, quantity) => {
      const stock = await stockOf(1);
      const sent = wallet(output((await payments.captured({ amount: cents, shop: shopId })).id));
      expect(await pay(shopper, [mug(quantity)], sent)).toMatchObject(goesBack);
      expect(await orders(shopper)).toEqual([]);
      expect(await stockOf(1)).toBe(stock);
      await shop.reconcile();
      expect(payments.ledger().at(-1)).toMatchObject({ amount: cents, refunds: [{ amount: cents }] });
      expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 91, refunded: cents });
      expect(await mails(shopper)).toEqual(['paymentRefunded']);
      expect(await pay(shopper, [mug(quantity)], sent)).toMatchObject(goesBack);
    },
  );

  it('a wallet captured for another amount places no order; without metadata staff are alerted and it is never called declined', async () => {
    const { id } = await payments.captured({ amount: amount + 2 });
    for (let time = 0; time < 2; time += 1) expect(await buy(wallet(output(id)))).toMatchObject(withStaff);
    await shop.reconcile();
    expect(payments.ledger().at(-1)).toMatchObject({ id, refunds: [] });
    expect(await latest(shopper)).toMatchObject({
      payment: 'declined',
      reason: 'left to the staff',
      order: 91,
    });
    expect(await mails(shopper)).toEqual([]);
  });

  it.each([
    ['no JSON', 'COMPLETED'],
    ['a list', '[]'],
    ['too deep', '{"id":"TWO123456","a":'.repeat(13) + '1' + '}'.repeat(13)],
  ])('a wallet capture that is %s is rejected', async (_name, payPalOrderConfirmJson) => {
    const reply = await buy({ PaymentMethod: '2', payPalOrderConfirmJson });
    expect(reply.envelope.statusCode).toBe(400);
    // An oversized body never reaches the handler.
    const large = `{"id":"TWO123456","a":"${'x'.repeat(16_384)}"}`;
    expect((await buy({ PaymentMethod: '2', payPalOrderConfirmJson: large })).envelope.statusCode).toBe(400);
  });

  it('a wallet capture pays one order only: not another cart, under another key, or for another customer', async () => {
    const { id } = await payments.captured({ amount });
    expect(await buy(wallet(output(id)))).toMatchObject(placed);
    const other = await newShopper(db);
    expect(await pay(shopper, [mug(2)], wallet(output(id)))).toMatchObject(reused);
    expect(await buy(wallet(output(id)), { 'idempotency-key': 'another-key-1' })).toMatchObject(reused);
    expect(await pay(other, [mug(1)], wallet(output(id)))).toMatchObject(reused);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await orders(other)).toEqual([]);
  });

  it('a capture paid to another account alerts staff', async () => {
    const alarms = () => query`select 1 from audit_entry where event = 'payment alarm'`;
    const before = (await alarms()).length;
    await buy(wallet(output((await payments.captured({ amount, payee: 'thief' })).id)));
    expect((await alarms()).length).toBe(before + 1);
  });
});

describe('capture for an order that is refused', () => {
  const empty = (stock: number) => db.updateTable('product').set({ stock }).where('id', '=', 1).execute();

  it('a capture for a refused order is refunded once if stock is gone and it has our metadata', async () => {
    const { id } = await payments.captured({ amount, shop: shopId });
    const before = await stockOf(1);
    await empty(0);
    const sent = wallet(output(id));
    expect((await buy(sent)).data[0].ResponseMsg).toContain('out of stock');
    expect((await buy(sent)).data[0].ResponseMsg).toContain('out of stock');
    await empty(before);
    await shop.reconcile();
    const charge = payments.ledger().find((each) => each.id === id)!;
    expect(charge.refunds).toMatchObject([{ amount }]);
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: null, refunded: amount });
    expect(await mails(shopper)).toEqual(['paymentRefunded']);
    expect(await buy(sent)).toMatchObject(reused);
    expect(await shop.books()).toBe(shop.witness() - payments.taken().filter(isForeign).reduce(sum, 0));
  });

  it('a capture for a refused order is not refunded if it belongs to others, or paid an order', async () => {
    const thief = await payments.captured({ amount, payee: 'thief' });
    const mine = await payments.captured({ amount });
    expect(await buy(wallet(output(mine.id)))).toMatchObject(placed);
    const before = await stockOf(1);
    await empty(0);
    for (const id of [thief.id, mine.id]) await pay(await newShopper(db), [mug(1)], wallet(output(id)));
    await empty(before);
    await shop.reconcile();
    const refunds = payments.ledger().filter(({ id }) => id === thief.id || id === mine.id);
    expect(refunds.map((each) => each.refunds)).toEqual([[], []]);
  });

  /** Returns the captures in this file that never became our payments. */
  const isForeign = ({
    currency,
    payee,
    amount: cents,
  }: {
    currency: string;
    payee: string;
    amount: number;
  }) => currency !== 'USD' || payee !== 'shop' || cents === amount + 2;
  const sum = (all: number, each: { amount: number }) => all + each.amount;
});
