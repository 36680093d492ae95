import { beforeEach, describe, expect, it } from 'vitest';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { bags, deliver, fillShelves, knownShopper, mug, newcomersShop, placed } from './newcomers.ts';

const { db, orderFrom } = await newcomersShop();
const here = '198.51.100.7';
const order = async (who: Shopper, lines: readonly object[], more: object = {}) =>
  orderFrom(here, who, lines, more);
let newcomer: Shopper;
beforeEach(async () => {
  newcomer = await newShopper(db);
  await fillShelves(db);
});
const setStatus = (who: Shopper, status_id: number) =>
  db
    .updateTable('customer_order')
    .set({ status_id })
    .where('customer_id', '=', who.customerId)
    .where('status_id', '<>', 3)
    .execute();

describe('customer without a delivered order', () => {
  it('a customer without a delivered order may order three gifts of $800 in total per day; a fourth is refused with helpful advice', async () => {
    for (const lines of [[bags(1)], [bags(2)], [bags(1)]])
      expect(await order(newcomer, lines)).toMatchObject({ ResponseMsg: placed });
    expect(await order(newcomer, [mug(1)], { languageCode: 'ar' })).toEqual({
      statusCode: 409,
      ResponseMsg:
        'You already have 3 cash orders in progress. Please choose another payment method, or wait until one is delivered.',
      MessageCode: 'cashLimitOrders',
      MessageValues: { n: 3 },
    });
  });

  it('a customer without a delivered order may have open orders for $1,000 in total, before a coupon', async () => {
    expect(await order(newcomer, [bags(6)])).toMatchObject({ MessageCode: 'cashLimitValue' });
    expect((await order(newcomer, [bags(4)], { CouponCode: 'FIVE' })).ResponseMsg).toBe(placed);
    expect(await order(newcomer, [bags(1), mug(1)], { CouponCode: 'FIVE' })).toEqual({
      statusCode: 409,
      ResponseMsg:
        'Your cash orders in progress can’t exceed $1000.00. Please reduce your order, choose another payment method, or wait until one is delivered.',
      MessageCode: 'cashLimitValue',
      MessageValues: { total: '$1000.00' },
    });
    expect((await order(newcomer, [bags(1)])).ResponseMsg).toBe(placed);
  });

  it('orders in preparation count toward the cash limit, voided ones do not', async () => {
    await order(newcomer, [bags(5)]);
    await setStatus(newcomer, 2);
    expect(await order(newcomer, [mug(1)])).toMatchObject({ MessageCode: 'cashLimitValue' });
    await setStatus(newcomer, 91);
    expect((await order(newcomer, [bags(5)])).ResponseMsg).toBe(placed);
  });

  it('a completed download does not make a customer a returning one', async () => {
    await deliver(db, newcomer, true);
    expect(await order(newcomer, [bags(6)])).toMatchObject({ MessageCode: 'cashLimitValue' });
  });
});

describe('orders waiting for a transfer', () => {
  const transfer = { PaymentMethod: '9' };
  beforeEach(() => fillBankNames(db, bankAccount));

  it('orders waiting for a transfer reserve stock and count like orders on delivery', async () => {
    expect((await order(newcomer, [mug(1)], transfer)).ResponseMsg).toBe(placed);
    expect((await order(newcomer, [mug(1)])).ResponseMsg).toBe(placed);
    expect((await order(newcomer, [mug(1)], transfer)).ResponseMsg).toBe(placed);
    expect(await order(newcomer, [mug(1)], transfer)).toMatchObject({ MessageCode: 'transferLimit' });
    expect(await order(newcomer, [mug(1)])).toMatchObject({ MessageCode: 'cashLimitOrders' });
    const other = await newShopper(db);
    expect(await order(other, [bags(6)], transfer)).toMatchObject({ MessageCode: 'transferLimit' });
  });

  it('orders waiting for a transfer are limited by value for all new customers at an IP address', async () => {
    // $3,000 of $100,000, the same limit as for cash orders.
    for (let count = 0; count < 3; count += 1)
      expect((await order(await newShopper(db), [bags(5)], transfer)).ResponseMsg).toBe(placed);
    expect(await order(await newShopper(db), [bags(1)], transfer)).toMatchObject({
      MessageCode: 'transferLimitHere',
    });
    expect(await order(await newShopper(db), [bags(1)])).toMatchObject({ MessageCode: 'cashLimitHere' });
  });
});

it('a customer with a delivered order may order several times up to $5,000, whatever others have reserved from the same IP address', async () => {
  const known = await knownShopper(db);
  // The customers have paid the same amount before.
  await db
    .updateTable('customer_order')
    .set({ subtotal_cents: 500_000, total_cents: 500_000 })
    .where('customer_id', '=', known.customerId)
    .execute();
  const newcomers = await Promise.all([1, 2, 3, 4].map(() => newShopper(db)));
  for (const each of newcomers) await order(each, [bags(5)]);
  expect(await order(newcomers[0]!, [mug(1)])).toMatchObject({ MessageCode: 'cashLimitValue' });
  for (let count = 1; count <= 5; count += 1)
    expect((await order(known, [bags(5)])).ResponseMsg).toBe(placed);
  expect(await order(known, [mug(1)])).toMatchObject({
    MessageCode: 'cashLimitValue',
    MessageValues: { total: '$5000.00' },
  });
});

it('a customer with a delivered order needs no confirmation', async () => {
  await order(await knownShopper(db), [mug(1)]);
  expect(await db.selectFrom('order_hold').selectAll().execute()).toEqual([]);
});
