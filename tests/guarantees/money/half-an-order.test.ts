import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { type OrderRequest, placeOrder, readCart } from '#shop/orders/orders.ts';
import { payOrder, type PaidOrderRequest, reconcileDue } from '#shop/payments/payments.ts';
import { addCoupons, mug, storedRows } from '../../calls/orders/order-fixtures.ts';
import { fillCatalogue } from '../../support/catalogue-fixture.ts';
import { testDatabase } from '../../support/postgres.ts';
import { generousCardLimits, generousLimits } from '../../support/order-queue-capacity.ts';
import { newShopper } from '../../support/shop-api.ts';
import { timeoutMs } from '../../support/slowness.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { brokenOrders } from '../stored.ts';

// Orders and payments that are interrupted at each of their statements, by an error or a lost connection.

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const { db, url } = await testDatabase();
const payments = await testPayments();
const provider = payments.methods.for(5)!;
const name = 'to be cut off';
const pool = await openDatabase({
  connection: { connectionString: url, application_name: name },
  log,
  size: 2,
  connectionWait: timeoutMs,
});
afterAll(() => pool.destroy());
const startStock = 10_000;
beforeAll(async () => {
  await fillCatalogue(db);
  await addCoupons(db);
  await db.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
});

type Happening = () => void | Promise<void>;
/**
 * What interrupts a statement. Statements that begin or end a transaction, or open a connection, aren't
 * counted, nor are sums that are read before the transaction and remembered, because whether an order reads
 * them depends on the time since the last one.
 */
interface Disturbance {
  before(count: number): void | Promise<void>;
  after(count: number): void | Promise<void>;
  count: number;
}
const disturbance = new AsyncLocalStorage<Disturbance>();
// The method that sends statements to the server, because most statements are built once and run often.
const query = pg.Client.prototype.query as unknown as (...all: unknown[]) => Promise<unknown>;
pg.Client.prototype.query = function counted(this: pg.Client, ...all: unknown[]) {
  const now = disturbance.getStore();
  const [what] = all as [string | { text: string; name?: string }];
  const { text, name: statement } = typeof what === 'string' ? { text: what, name: '' } : what;
  if (
    !now ||
    typeof all.at(-1) === 'function' ||
    /^(?:held-by-all|stock-value)-/u.test(statement ?? '') ||
    /^(?:begin$|commit$|rollback$|set |select name, setting from pg_settings)/u.test(text)
  )
    return query.apply(this, all);
  now.count += 1;
  const { count } = now;
  return (async () => {
    await now.before(count);
    const answer = await query.apply(this, all);
    await now.after(count);
    return answer;
  })();
} as never;
afterAll(() => {
  pg.Client.prototype.query = query as never;
});

/** Runs work, and interrupts it before or after one of its statements. */
function disturbed<T>(
  at: number,
  when: 'before' | 'after',
  happening: Happening,
  work: () => Promise<T>,
): Promise<T> {
  const happens = (expected: typeof when) => (count: number) =>
    expected === when && count === at ? happening() : undefined;
  return disturbance.run({ before: happens('before'), after: happens('after'), count: 0 }, work);
}

/** Runs work. After `after` normal statements, the next `failures` statements meet a conflict. */
function conflicting<T>(failures: number, after: number, work: () => Promise<T>): Promise<T> {
  let left = failures;
  const before = (count: number) => {
    if (count <= after || left === 0) return;
    left -= 1;
    throw Object.assign(new Error('conflict'), { code: left % 2 ? '40P01' : '40001' });
  };
  return disturbance.run({ before, after: () => undefined, count: 0 }, work);
}

async function cutConnections(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
    db,
  );
}
/** Whether the pool has noticed that its connections were cut. */
const reconnected = () =>
  Promise.all(upTo(3).map(() => sql`select 1`.execute(pool))).then(
    () => true,
    () => false,
  );
function fail(): never {
  throw new Error('planned');
}

async function request(): Promise<OrderRequest> {
  return {
    customerId: (await newShopper(db)).customerId,
    lines: readCart(JSON.stringify([mug(1)]))!,
    couponCode: 'FIVE',
    note: '',
    expectedTotalCents: 1054,
    idempotencyKey: randomUUID(),
    language: null,
    methodId: 6,
    limits: generousLimits,
    address: '192.0.2.1',
  };
}
const paid = async (what = 'approve'): Promise<PaidOrderRequest> => ({
  ...(await request()),
  methodId: 5,
  cardLimits: generousCardLimits,
  step: 'finish',
  proof: token(`${what}.hook-none`),
  capturedReference: '',
});
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Checks the number of statements: the last one can be interrupted, and none after it. */
async function expectStatements<Request>(
  count: number,
  wish: () => Promise<Request>,
  ask: (wish: Request) => Promise<unknown>,
): Promise<void> {
  const happened: number[] = [];
  for (const at of [count, count + 1]) {
    const own = await wish();
    await disturbed(
      at,
      'before',
      () => void happened.push(at),
      () => ask(own),
    );
  }
  expect(happened).toEqual([count]);
}

describe('a payment that breaks off', () => {
  /**
   * The number of statements for reserving, charging and applying the outcome, from the key to the last poll.
   */
  const statements = 25;

  /** Makes half an hour pass, until every open payment has been polled. */
  async function settle(): Promise<void> {
    await sql`update payment set expires_at = now(), next_look_at = now(), busy_until = null
      where next_look_at is not null`.execute(db);
    await reconcileDue(db, payments.methods, 100);
    const open = await sql`select state from payment where state not in ('paid', 'declined')`.execute(db);
    expect(open.rows).toEqual([]);
  }

  /** Checks that orders, items, stock, coupon, emails, our ledger and the provider's ledger agree. */
  async function expectConsistent(): Promise<void> {
    expect(await brokenOrders(db)).toEqual([]);
    const { rows } = await sql<{ placed: number }>`
      select (select count(*)::int from customer_order where status_id = 1) as placed,
        (select stock from product where id = 1) as stock, (select used from discount where coupon_code = 'FIVE') as used,
        (select count(*)::int from outbox_mail where next_try_at < 'infinity' and kind in ('orderReceived', 'paymentReceived')) as mails,
        (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as books`.execute(db);
    const { placed } = rows[0]!;
    const [stock, mails, books] = [startStock - placed, placed, 1054 * placed];
    expect(rows[0]).toEqual({ placed, stock, used: placed, mails, books });
    const taken = payments.taken().map(({ key }) => key);
    expect([taken.length, new Set(taken).size]).toEqual([placed, placed]);
  }

  async function goesOn(wish: PaidOrderRequest): Promise<void> {
    await settle();
    await expectConsistent();
    const before = payments.taken().length;
    const again = await payOrder(pool, provider, wish);
    // A payment with an outcome stays unchanged; one that stored no data is completed now.
    expect(again).toMatchObject({ pay: { state: expect.stringMatching(/^(?:paid|declined)$/u) as string } });
    expect(payments.taken().length - before).toBeLessThanOrEqual(1);
    await expectConsistent();
  }

  it.each(upTo(statements))(
    'a payment that fails before statement %i leaves an order with its charge, or nothing',
    async (at) => {
      const wish = await paid();
      let happened = 0;
      const happens = () => {
        happened += 1;
        fail();
      };
      const output = await disturbed(at, 'before', happens, () => payOrder(pool, provider, wish)).catch(
        (error: Error) => error.message,
      );
      // Errors after the answer don't reach the caller.
      expect(typeof output === 'string' ? output : 'planned').toBe('planned');
      expect(happened).toBe(1);
      await goesOn(wish);
    },
  );

  it.each(upTo(statements))(
    'a payment whose connection is cut after statement %i leaves an order with its charge, or nothing',
    async (at) => {
      const wish = await paid();
      await disturbed(at, 'after', cutConnections, () => payOrder(pool, provider, wish)).catch(() => null);
      expect(await brokenOrders(db)).toEqual([]);
      await goesOn(wish);
    },
  );

  it.each(upTo(statements))(
    'a declined payment that fails before statement %i leaves nothing behind',
    async (at) => {
      const wish = await paid('decline');
      await disturbed(at, 'before', fail, () => payOrder(pool, provider, wish)).catch(() => null);
      await settle();
      await expectConsistent();
      expect(await payOrder(pool, provider, wish)).toMatchObject({ pay: { state: 'declined' } });
      await expectConsistent();
    },
  );

  it('these tests interrupt every statement that paying an order runs', async () =>
    expectStatements(statements, paid, (wish) => payOrder(pool, provider, wish)));

  it('a conflict while applying a charge is retried three times at most, and the customer is charged once', async () => {
    const toSettling = 15;
    const before = payments.taken().length;
    const first = await paid();
    const settled = await conflicting(3, toSettling, () => payOrder(pool, provider, first));
    expect(settled).toMatchObject({ pay: { state: 'paid' } });
    expect(payments.taken().length).toBe(before + 1);
    const wish = await paid();
    await expect(conflicting(4, toSettling, () => payOrder(pool, provider, wish))).rejects.toThrow(
      'conflict',
    );
    expect(payments.taken().length).toBe(before + 2);
    await goesOn(wish);
    expect(payments.taken().length).toBe(before + 2);
  });
});

describe('an order interrupted at any statement', () => {
  /**
   * The number of statements: claiming the key, reading prices and stock, the order's rows, its coupon, the
   * reservations at its IP address (two), its reservation with the stock.
   */
  const statements = 7;
  const happenings = [
    ['before', fail, 'planned'],
    // The error message depends on which side notices first.
    ['after', cutConnections, /./u],
  ] as const;

  describe.each(happenings)('at %s', (when, happening, saying) => {
    it.each(upTo(statements))(
      'an order that fails at statement %i leaves nothing behind and can be sent again under its key',
      async (at) => {
        const wish = await request();
        const before = await storedRows(db);
        await expect(disturbed(at, when, happening, () => placeOrder(pool, wish))).rejects.toThrow(saying);
        expect(await storedRows(db)).toEqual(before);
        await expect.poll(reconnected).toBe(true);
        expect(await placeOrder(pool, wish)).toMatchObject({ totalCents: 1054 });
      },
    );
  });

  it('these tests interrupt every statement that placing an order runs', async () =>
    expectStatements(statements, request, (wish) => placeOrder(pool, wish)));

  it('a deadlock or serialization failure is retried three times at most', async () => {
    const [first, second] = [await request(), await request()];
    expect(await conflicting(3, 0, () => placeOrder(pool, first))).toMatchObject({ totalCents: 1054 });
    await expect(conflicting(4, 0, () => placeOrder(pool, second))).rejects.toThrow('conflict');
  });
});
