import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { openDatabase } from '#database/connect.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper, newShoppers, type Reply, shopApi, type Shopper } from '#tests/support/shop-api.ts';
import { addCoupons, mug, orderFor } from '../calls/orders/order-fixtures.ts';

/** Two shops on one database, each with a pool of its own, as two processes have; `db` reads beside them. */
const { db, url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined, error: console.error };
const pools = await Promise.all(
  [1, 2].map(() => openDatabase({ connection: { connectionString: url }, log })),
);
const env = { COD_DAILY_CAP: '1000' };
const shops = await Promise.all(pools.map((pool) => shopApi(pool, env)));
afterAll(async () => void (await Promise.all(pools.map((pool) => pool.destroy()))));

beforeAll(async () => {
  await fillCatalogue(db);
  await addCoupons(db);
});
const setStock = (id: number, stock: number | null) =>
  db.updateTable('product').set({ stock, order_maximum: null }).where('id', '=', id).execute();
beforeEach(() => setStock(1, 100_000));

let turn = 0;
/** Sends an order to one shop after the other. */
function order(
  shopper: Shopper,
  lines: readonly object[],
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const shop = shops[(turn += 1) % shops.length]!;
  return shop.ask(postCustomerOrder, orderFor(shopper, lines, more), shopper, headers);
}
const answerOf = (reply: Reply) => reply.data[0]?.ResponseMsg;
const placed = (replies: readonly Reply[]) =>
  replies.filter((reply) => answerOf(reply) === 'Order Placed Successfully');

const ordersOf = (shopper: Shopper) =>
  db.selectFrom('customer_order').selectAll().where('customer_id', '=', shopper.customerId).execute();
const stockOf = async (id: number) =>
  (await db.selectFrom('product').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

/** What must hold of everything stored, whatever happened: an order is all there or not at all. */
async function expectWholeOrders() {
  const { rows } = await sql<{ broken: number }>`
    select count(*) as broken from customer_order o where
      not exists (select from order_item i where i.order_id = o.id)
      or o.subtotal_cents <> (select sum(i.total_cents) from order_item i where i.order_id = o.id)
      or not exists (select from order_status_change c where c.order_id = o.id)
      or not exists (select from outbox_mail m where (m.content->>'orderId')::int = o.id)
      or not exists (select from order_key k where k.order_id = o.id)
      or (o.coupon_id is not null) <> exists (select from coupon_use u where u.order_id = o.id)`.execute(db);
  expect(rows[0]?.broken).toBe(0);
  const { rows: coupons } = await sql`
    select id from discount d where used <> (select count(*) from coupon_use u where u.discount_id = d.id) and coupon_code <> 'USEDUP'`.execute(
    db,
  );
  expect(coupons).toEqual([]);
}

describe('ten parallel submits of one order', () => {
  it.each([1, 2, 3, 4, 5])('under one key are one order with ten equal answers (round %i)', async () => {
    const shopper = await newShopper(db);
    const headers = { 'idempotency-key': randomUUID() };
    const before = await stockOf(1);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => order(shopper, [mug(2)], { CouponCode: 'FIVE' }, headers)),
    );
    expect(placed(replies)).toHaveLength(10);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await ordersOf(shopper)).toHaveLength(1);
    expect(await stockOf(1)).toBe(before! - 2);
  });

  it.each([1, 2, 3, 4, 5])('without a key are one order with ten equal answers (round %i)', async () => {
    const shopper = await newShopper(db);
    const replies = await Promise.all(Array.from({ length: 10 }, () => order(shopper, [mug(2)])));
    expect(placed(replies)).toHaveLength(10);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await ordersOf(shopper)).toHaveLength(1);
  });

  it('wait for a twin that takes its time', async () => {
    const shopper = await newShopper(db);
    // The customer is held for 3 s: longer than a statement may take, so each of them is cut off once and comes again.
    const holder = await db.startTransaction().execute();
    await holder.updateTable('customer').set({ mobile: '1' }).where('id', '=', shopper.customerId).execute();
    const replies = Promise.all(Array.from({ length: 4 }, () => order(shopper, [mug(1)])));
    await new Promise((done) => setTimeout(done, 3000));
    await holder.commit().execute();
    expect(placed(await replies)).toHaveLength(4);
    expect(await ordersOf(shopper)).toHaveLength(1);
  });

  it('under ten keys are ten orders', async () => {
    const shopper = await newShopper(db);
    await Promise.all(
      Array.from({ length: 10 }, () => order(shopper, [mug(1)], {}, { 'idempotency-key': randomUUID() })),
    );
    expect(await ordersOf(shopper)).toHaveLength(10);
  });
});

describe('stock', () => {
  it.each([1, 2, 3])(
    'of 10 units, 200 buyers get 10 and 190 are told it is out of stock (round %i)',
    async () => {
      await setStock(1, 10);
      const buyers = await newShoppers(db, 200);
      const replies = await Promise.all(buyers.map((buyer) => order(buyer, [mug(1)])));
      expect(placed(replies)).toHaveLength(10);
      const outOfStock = replies.filter(
        (reply) => answerOf(reply) === "Product is out of stock. Can't add it in the cart!",
      );
      expect(outOfStock).toHaveLength(190);
      expect(replies.every((reply) => reply.status === 200)).toBe(true);
      expect(await stockOf(1)).toBe(0);
    },
  );

  it('is never short of what was sold when carts hold several things in opposite orders, and nobody waits in a circle', async () => {
    await Promise.all([setStock(1, 25), setStock(3, 40), setStock(4, 40)]);
    const chosen = (ProductId: number, ...attributes: number[]) => ({
      ProductId,
      Quantity: 1,
      productSelectedAttributes: attributes.map((attribute) => ({
        ProductAttributeID: attribute,
        PrimaryKeyValue: ProductId === 3 ? 2 : 1,
      })),
    });
    const lines = [mug(1), chosen(3, 2), chosen(4, 1, 2)];
    const buyers = await newShoppers(db, 60);
    const replies = await Promise.all(
      buyers.map((buyer, at) => order(buyer, at % 2 ? lines : lines.toReversed())),
    );
    expect(placed(replies)).toHaveLength(25);
    expect(await Promise.all([1, 3, 4].map(stockOf))).toEqual([0, 15, 15]);
    await Promise.all([setStock(3, null), setStock(4, null)]);
  });

  it('of one product twice in a cart is taken for both', async () => {
    await setStock(1, 5);
    const buyers = await newShoppers(db, 4);
    const replies = await Promise.all(buyers.map((buyer) => order(buyer, [mug(1), mug(2)])));
    expect(placed(replies)).toHaveLength(1);
    expect(await stockOf(1)).toBe(2);
  });
});

describe('limits', () => {
  it('a coupon with 3 uses left is used 3 times by 50', async () => {
    await db
      .updateTable('discount')
      .set({ used: 0, max_uses: 3 })
      .where('coupon_code', '=', 'MUGS')
      .execute();
    const buyers = await newShoppers(db, 50);
    const replies = await Promise.all(buyers.map((buyer) => order(buyer, [mug(1)], { CouponCode: 'MUGS' })));
    expect(placed(replies)).toHaveLength(3);
    expect(replies.filter((reply) => answerOf(reply) === 'Invalid coupon code!')).toHaveLength(47);
    expect(
      await db.selectFrom('discount').select('used').where('coupon_code', '=', 'MUGS').executeTakeFirst(),
    ).toEqual({ used: 3 });
  });

  it('a coupon for one use by a customer is used once by twenty of their carts', async () => {
    const shopper = await newShopper(db);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        order(shopper, [mug(1)], { CouponCode: 'ONCE' }, { 'idempotency-key': randomUUID() }),
      ),
    );
    expect(placed(replies)).toHaveLength(1);
  });

  it('a daily cap of 5 lets 5 of a customer’s 20 carts through', async () => {
    const capped = await Promise.all(pools.map((pool) => shopApi(pool, { COD_DAILY_CAP: '5' })));
    const shopper = await newShopper(db);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        capped[at % 2]!.ask(postCustomerOrder, orderFor(shopper, [mug(1)]), shopper, {
          'idempotency-key': randomUUID(),
        }),
      ),
    );
    expect(placed(replies)).toHaveLength(5);
  });
});

it('leaves only whole orders behind', expectWholeOrders);
