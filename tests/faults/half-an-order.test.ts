import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { placeOrder, readCart, type OrderRequest } from '#shop/orders/orders.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { addCoupons, mug, storedRows } from '../calls/orders/order-fixtures.ts';

const { db, url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const pool = await openDatabase({
  connection: { connectionString: url, application_name: 'to be cut off' },
  log,
  size: 2,
});
afterAll(() => pool.destroy());
beforeAll(async () => {
  await fillCatalogue(db);
  await addCoupons(db);
});

/** Claiming, facts, the order's rows, its coupon, its stock. */
const statements = 5;

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
    dailyCap: 10,
  };
}

/** The pool, with something happening before one of its statements, or after it; neither `begin` nor `commit` counts. */
function disturbed(at: number, when: 'before' | 'after', happening: () => void | Promise<void>): Database {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      if (when === 'before' && count === at) void happening();
      return node;
    },
    async transformResult({ result }) {
      if (when === 'after' && count === at) await happening();
      return result;
    },
  };
  return pool.withPlugin(plugin);
}

async function cutConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be cut off'`.execute(
    db,
  );
}

function fail(): never {
  throw new Error('planned');
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

/** The pool, of which the first `failures` statements meet a conflict. */
function conflicting(failures: number): Database {
  let left = failures;
  return pool.withPlugin({
    transformQuery({ node }) {
      if (left === 0) return node;
      left -= 1;
      throw Object.assign(new Error('conflict'), { code: left % 2 ? '40P01' : '40001' });
    },
    transformResult: async ({ result }) => result,
  });
}

it('a deadlock or a serialisation failure is tried again, three times and no more', async () => {
  expect(await placeOrder(conflicting(3), await request())).toMatchObject({ totalCents: 1054 });
  await expect(placeOrder(conflicting(4), await request())).rejects.toThrow('conflict');
});
