import { beforeAll, expect, it } from 'vitest';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { findOrders } from '#shop/orders/orders.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { orderHistory } from '#tests/support/order-history.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { untimedPool } from '#tests/support/postgres.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query, analyze } = shop;
const { request, inside } = officeOf(shop);

beforeAll(async () => {
  const { customerId } = await newShopper(db);
  await orderHistory(await untimedPool(shop.url), [customerId], 20_000);
  await query`update customer_order set subtotal_cents = id, total_cents = id`;
  await analyze();
});

async function indexesOf(sort: { sort: 'total' | 'promised'; isAscending?: boolean }) {
  const filter = { statusIds: [1, 2, 3, 4, 5], since: null, limit: 51, ...sort } as const;
  const statement = await firstStatement(db, (listener) => findOrders(listener, filter));
  return (await planOf(db, statement)).map((step) => step['Index Name']);
}

it('the largest orders are found by an index, among many', async () => {
  expect(await indexesOf({ sort: 'total' })).toContain('customer_order_total');
});

it('the orders promised first or last are found by an index, among many', async () => {
  expect(await indexesOf({ sort: 'promised' })).toContain('customer_order_by_promise');
  expect(await indexesOf({ sort: 'promised', isAscending: true })).toContain('customer_order_by_promise_up');
});

it('the order list stops counting at 10,000 orders, and says that there are more', async () => {
  const { cookie } = await inside(1);
  const foundBy = async (filter: object) => (await request(listOrders, filter, cookie)).data.found;
  const { totalCents, ...counts } = await foundBy({});
  expect(counts).toEqual({ orders: 10_000, items: 20_002, hasMore: true });
  expect(totalCents).toBeGreaterThan(10_000);
  expect(await foundBy({ find: 'nobody' })).toEqual({ orders: 0, items: 0, totalCents: 0, hasMore: false });
});

it('the order list opens at a page, and continues from there', async () => {
  const { cookie } = await inside(1);
  const at = async (more: object) => (await request(listOrders, { limit: 3, ...more }, cookie)).data;
  const ids = ({ orders }: { orders: { id: number }[] }) => orders.map(({ id }) => id);
  const nine = ids(await at({ limit: 9 }));
  const third = await at({ skip: 6 });
  expect(ids(third)).toEqual(nine.slice(6));
  expect(third.found.orders).toBe((await at({})).found.orders);
  expect(ids(await at({ before: nine[5], skip: 6 }))).toEqual(nine.slice(6));
});
