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
import { roomyCardLimits, roomyLimits } from '../../support/room-for-orders.ts';
import { newShopper } from '../../support/shop-api.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { brokenOrders } from '../stored.ts';

// Orders and payments that break off at each of their statements, by a fault or a connection that is cut.

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const { db, url } = await testDatabase();
const payments = await testPayments();
const provider = payments.ways.for(5)!;
const name = 'to be cut off';
const pool = await openDatabase({
  connection: { connectionString: url, application_name: name },
  log,
  size: 2,
});
afterAll(() => pool.destroy());
const startStock = 10_000;
beforeAll(async () => {
  await fillCatalogue(db);
  await addCoupons(db);
  await db.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
});

type Happening = () => void | Promise<void>;
/** What goes wrong at which statement of the work that is under way; what begins and ends a transaction or opens a connection does not count. */
interface Disturbance {
  before(count: number): void | Promise<void>;
  after(count: number): void | Promise<void>;
  count: number;
}
const disturbance = new AsyncLocalStorage<Disturbance>();
// Where statements leave for the server: most are built once, and run often.
const query = pg.Client.prototype.query as unknown as (...all: unknown[]) => Promise<unknown>;
pg.Client.prototype.query = function counted(this: pg.Client, ...all: unknown[]) {
  const now = disturbance.getStore();
  const [what] = all as [string | { text: string }];
  const text = typeof what === 'string' ? what : what.text;
  if (
    !now ||
    typeof all.at(-1) === 'function' ||
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

/** Work with something happening before one of its statements, or after it. */
function disturbed<T>(
  at: number,
  when: 'before' | 'after',
  happening: Happening,
  work: () => Promise<T>,
): Promise<T> {
  const happens = (wanted: typeof when) => (count: number) =>
    wanted === when && count === at ? happening() : undefined;
  return disturbance.run({ before: happens('before'), after: happens('after'), count: 0 }, work);
}

/** Work of which so many statements meet a conflict, after others that do not. */
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
    limits: roomyLimits,
    address: '192.0.2.1',
  };
}
const paid = async (what = 'approve'): Promise<PaidOrderRequest> => ({
  ...(await request()),
  methodId: 5,
  cardLimits: roomyCardLimits,
  step: 'finish',
  proof: token(`${what}.hook-none`),
  capturedReference: '',
});
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Statements are counted here: what is asked at the last, and at none behind it. */
async function expectStatements<Wish>(
  count: number,
  wish: () => Promise<Wish>,
  ask: (wish: Wish) => Promise<unknown>,
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
  /** Reserving, asking and settling, from the key to the last look that is due. */
  const statements = 26;

  /** Half an hour later, all that is open was looked at. */
  async function settle(): Promise<void> {
    await sql`update payment set expires_at = now(), next_look_at = now(), busy_until = null
      where next_look_at is not null`.execute(db);
    await reconcileDue(db, payments.ways, 100);
    const open = await sql`select state from payment where state not in ('paid', 'declined')`.execute(db);
    expect(open.rows).toEqual([]);
  }

  /** Orders, items, stock, coupon, mails, books and the provider's ledger are of one mind. */
  async function isWhole(): Promise<void> {
    expect(await brokenOrders(db)).toEqual([]);
    const { rows } = await sql<{ placed: number }>`
      select (select count(*)::int from customer_order where status_id = 1) as placed,
        (select stock from product where id = 1) as stock, (select used from discount where coupon_code = 'FIVE') as used,
        (select count(*)::int from outbox_mail where next_try_at < 'infinity' and kind in ('orderReceived', 'paymentReceived')) as mails,
        (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as books`.execute(db);
    const { placed } = rows[0]!;
    const [stock, mails, books] = [startStock - placed, 2 * placed, 1054 * placed];
    expect(rows[0]).toEqual({ placed, stock, used: placed, mails, books });
    const taken = payments.taken().map(({ key }) => key);
    expect([taken.length, new Set(taken).size]).toEqual([placed, placed]);
  }

  async function goesOn(wish: PaidOrderRequest): Promise<void> {
    await settle();
    await isWhole();
    const before = payments.taken().length;
    const again = await payOrder(pool, provider, wish);
    // What was settled stays as it is; what had left nothing behind is done now.
    expect(again).toMatchObject({ pay: { state: expect.stringMatching(/^(?:paid|declined)$/u) as string } });
    expect(payments.taken().length - before).toBeLessThanOrEqual(1);
    await isWhole();
  }

  it.each(upTo(statements))('before statement %i is an order with its charge, or nothing', async (at) => {
    const wish = await paid();
    let happened = 0;
    const happens = () => {
      happened += 1;
      fail();
    };
    const said = await disturbed(at, 'before', happens, () => payOrder(pool, provider, wish)).catch(
      (error: Error) => error.message,
    );
    // Of what follows the answer nobody is told.
    expect(typeof said === 'string' ? said : 'planned').toBe('planned');
    expect(happened).toBe(1);
    await goesOn(wish);
  });

  it.each(upTo(statements))('because the connection is cut after statement %i is the same', async (at) => {
    const wish = await paid();
    await disturbed(at, 'after', cutConnections, () => payOrder(pool, provider, wish)).catch(() => null);
    expect(await brokenOrders(db)).toEqual([]);
    await goesOn(wish);
  });

  it.each(upTo(statements))('before statement %i where the card is declined is nothing', async (at) => {
    const wish = await paid('decline');
    await disturbed(at, 'before', fail, () => payOrder(pool, provider, wish)).catch(() => null);
    await settle();
    await isWhole();
    expect(await payOrder(pool, provider, wish)).toMatchObject({ pay: { state: 'declined' } });
    await isWhole();
  });

  it('has as many statements as are tried here', async () =>
    expectStatements(statements, paid, (wish) => payOrder(pool, provider, wish)));

  it('by a conflict while a charge is settled is tried again three times and no more, nothing is charged twice', async () => {
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

describe('an order that breaks off', () => {
  /** Claiming, facts, the order's rows, its coupon, what its address holds (two), its hold with its stock. */
  const statements = 7;
  const happenings = [
    ['before', fail, 'planned'],
    // Which words it comes in depends on who notices first.
    ['after', cutConnections, /./u],
  ] as const;

  describe.each(happenings)('%s', (when, happening, saying) => {
    it.each(upTo(statements))(
      'statement %i leaves nothing behind, and can be sent again under its key',
      async (at) => {
        const wish = await request();
        const before = await storedRows(db);
        await expect(disturbed(at, when, happening, () => placeOrder(pool, wish))).rejects.toThrow(saying);
        expect(await storedRows(db)).toEqual(before);
        expect(await placeOrder(pool, wish)).toMatchObject({ totalCents: 1054 });
      },
    );
  });

  it('has as many statements as are tried here', async () =>
    expectStatements(statements, request, (wish) => placeOrder(pool, wish)));

  it('by a deadlock or a serialisation failure is tried again, three times and no more', async () => {
    const [first, second] = [await request(), await request()];
    expect(await conflicting(3, 0, () => placeOrder(pool, first))).toMatchObject({ totalCents: 1054 });
    await expect(conflicting(4, 0, () => placeOrder(pool, second))).rejects.toThrow('conflict');
  });
});
