import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, readCart, type OrderRequest } from '#shop/orders/orders.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { roomyLimits } from '#tests/support/room-for-orders.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { addCoupons, mug, storedRows } from '../../calls/orders/order-fixtures.ts';
import { disturbedPool, fail } from './disturbed.ts';

const { db, url } = await testDatabase();
const { pool, disturbed, conflicting, cutConnections } = await disturbedPool(db, url);
beforeAll(async () => {
  await fillCatalogue(db);
  await addCoupons(db);
  await db.updateTable('product').set({ stock: 1000 }).where('id', '=', 1).execute();
});

/** Claiming, facts, the order's rows, its coupon, what its address holds (three), its stock. */
const statements = 8;

async function request(): Promise<OrderRequest> {
  const { customerId } = await newShopper(db);
  return {
    customerId,
    lines: readCart(JSON.stringify([mug(1)]))!,
    couponCode: 'FIVE',
    note: '',
    expectedTotalCents: 1054,
    idempotencyKey: 'the-key-of-this',
    language: null,
    methodId: 6,
    limits: roomyLimits,
    address: '192.0.2.1',
  };
}

describe('an order that breaks off', () => {
  const points = Array.from({ length: statements }, (_, at) => at + 1);
  it.each(points)(
    'before statement %i leaves nothing behind, and can be sent again under its key',
    async (at) => {
      const wish = await request();
      const before = await storedRows(db);
      await expect(placeOrder(disturbed(at, 'before', fail), wish)).rejects.toThrow('planned');
      expect(await storedRows(db)).toEqual(before);
      expect(await placeOrder(pool, wish)).toMatchObject({ totalCents: 1054 });
    },
  );

  it.each(points)(
    'because the connection is cut after statement %i leaves nothing behind either',
    async (at) => {
      const wish = await request();
      const before = await storedRows(db);
      // Which words it comes in depends on who notices first.
      await expect(placeOrder(disturbed(at, 'after', cutConnections), wish)).rejects.toThrow(Error);
      expect(await storedRows(db)).toEqual(before);
      expect(await placeOrder(pool, wish)).toMatchObject({ totalCents: 1054 });
    },
  );

  it('has as many statements as are tried here', async () => {
    const disturbance = { happened: false };
    const wish = await request();
    await placeOrder(
      disturbed(statements + 1, 'before', () => void (disturbance.happened = true)),
      wish,
    );
    expect(disturbance.happened).toBe(false);
  });
});

it('a deadlock or a serialisation failure is tried again, three times and no more', async () => {
  expect(await placeOrder(conflicting(3), await request())).toMatchObject({ totalCents: 1054 });
  await expect(placeOrder(conflicting(4), await request())).rejects.toThrow('conflict');
});
