import { expect, it } from 'vitest';
import { findOrders } from '#shop/orders/orders.ts';
import { orderHistory } from '#tests/support/order-history.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper } from '#tests/support/shop-api.ts';

const { db, query, analyze } = await testDatabase();

it('finds the largest orders by an index, among many', async () => {
  const { customerId } = await newShopper(db);
  await orderHistory(db, [customerId], 20_000);
  await query`update customer_order set subtotal_cents = id, total_cents = id`;
  await analyze();
  const wish = { statusIds: [1, 2, 3, 4, 5], since: null, sort: 'total', limit: 51 } as const;
  const statement = await firstStatement(db, (listener) => findOrders(listener, wish));
  const steps = await planOf(db, statement);
  expect(steps.map((step) => step['Index Name'])).toContain('customer_order_total');
});
