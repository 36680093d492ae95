import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCart } from '#shop/orders/orders.ts';
import { payOrder, type PaidOrderRequest, reconcileDue } from '#shop/payments/payments.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { roomyCardLimits, roomyLimits } from '#tests/support/room-for-orders.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testPayments, token } from '#tests/support/test-payments.ts';
import { addCoupons, mug } from '../../calls/orders/order-fixtures.ts';
import { brokenOrders } from '../input/stored.ts';
import { disturbedPool, fail } from './disturbed.ts';

const { db, url } = await testDatabase();
const payments = await testPayments();
const { pool, disturbed, conflicting, cutConnections } = await disturbedPool(db, url);
const provider = payments.ways.for(5)!;
const startStock = 10_000;
beforeAll(async () => {
  await fillCatalogue(db);
  await addCoupons(db);
  await db.updateTable('product').set({ stock: startStock }).where('id', '=', 1).execute();
});

/** Reserving, asking and settling, from the key to the last look that is due. */
const statements = 25;

async function request(what = 'approve'): Promise<PaidOrderRequest> {
  const { customerId } = await newShopper(db);
  return {
    customerId,
    lines: readCart(JSON.stringify([mug(1)]))!,
    couponCode: 'FIVE',
    note: '',
    expectedTotalCents: 1054,
    idempotencyKey: randomUUID(),
    language: null,
    methodId: 5,
    limits: roomyLimits,
    cardLimits: roomyCardLimits,
    address: '192.0.2.1',
    step: 'finish',
    proof: token(`${what}.hook-none`),
    capturedReference: '',
  };
}

/** Half an hour later, all that is open was looked at. */
async function settle(): Promise<void> {
  await sql`update payment set expires_at = now(), next_look_at = now(), busy_until = null where next_look_at is not null`.execute(
    db,
  );
  await reconcileDue(db, payments.ways, 100);
  const open = await sql`select state from payment where state not in ('paid', 'declined')`.execute(db);
  expect(open.rows).toEqual([]);
}

/** Orders, items, stock, coupon, mails, books and the provider's ledger are of one mind. */
async function isWhole(): Promise<void> {
  expect(await brokenOrders(db)).toEqual([]);
  const { rows } = await sql<{ placed: number; stock: number; used: number; mails: number; books: number }>`
    select (select count(*)::int from customer_order where status_id = 1) as placed,
      (select stock from product where id = 1) as stock, (select used from discount where coupon_code = 'FIVE') as used,
      (select count(*)::int from outbox_mail where next_try_at < 'infinity' and kind in ('orderReceived', 'paymentReceived')) as mails,
      (select coalesce(sum(amount_cents), 0)::int from ledger_entry) as books`.execute(db);
  const { placed } = rows[0]!;
  const taken = payments.taken();
  expect(rows[0]).toEqual({
    placed,
    stock: startStock - placed,
    used: placed,
    mails: 2 * placed,
    books: 1054 * placed,
  });
  expect(taken.length).toBe(placed);
  expect(new Set(taken.map(({ key }) => key)).size).toBe(placed);
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

describe('a payment that breaks off', () => {
  const points = Array.from({ length: statements }, (_, at) => at + 1);
  it.each(points)('before statement %i is an order with its charge, or nothing', async (at) => {
    const wish = await request();
    const happening = { count: 0 };
    const failing = disturbed(at, 'before', () => {
      happening.count += 1;
      fail();
    });
    const said = await payOrder(failing, provider, wish).then(
      () => 'planned',
      (error: Error) => error.message,
    );
    expect(said).toBe('planned');
    expect(happening.count).toBe(1);
    await goesOn(wish);
  });

  it.each(points)('because the connection is cut after statement %i is the same', async (at) => {
    const wish = await request();
    await payOrder(disturbed(at, 'after', cutConnections), provider, wish).catch(() => null);
    expect((await brokenOrders(db)).length).toBe(0);
    await goesOn(wish);
  });

  it.each(points)('before statement %i where the card is declined is nothing', async (at) => {
    const wish = await request('decline');
    await payOrder(disturbed(at, 'before', fail), provider, wish).catch(() => null);
    await settle();
    await isWhole();
    expect(await payOrder(pool, provider, wish)).toMatchObject({ pay: { state: 'declined' } });
    await isWhole();
  });

  it('has as many statements as are tried here', async () => {
    const disturbance = { happened: false };
    const happens = () => void (disturbance.happened = true);
    await payOrder(disturbed(statements, 'before', happens), provider, await request());
    expect(disturbance.happened).toBe(true);
    disturbance.happened = false;
    await payOrder(disturbed(statements + 1, 'before', happens), provider, await request());
    expect(disturbance.happened).toBe(false);
  });
});

it('a conflict while a charge is settled is tried again three times and no more, and nothing is charged twice', async () => {
  const toSettling = 15;
  const before = payments.taken().length;
  const paid = await payOrder(conflicting(3, toSettling), provider, await request());
  expect(paid).toMatchObject({ pay: { state: 'paid' } });
  expect(payments.taken().length).toBe(before + 1);
  const wish = await request();
  await expect(payOrder(conflicting(4, toSettling), provider, wish)).rejects.toThrow('conflict');
  expect(payments.taken().length).toBe(before + 2);
  await goesOn(wish);
  expect(payments.taken().length).toBe(before + 2);
});
