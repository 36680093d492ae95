import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Answer } from '#contract/operation.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { Database } from '#database/schema.ts';
import type { PaymentWays } from '#shop/payments/payments.ts';
import { exactly } from '#tests/support/calls.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { addPlaces } from '#tests/support/places-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { ownHoldLimits } from '#tests/support/room-for-orders.ts';
import { newShopper, shopApi, type Shopper } from '#tests/support/shop-api.ts';
import { addCoupons, blueMug, mug, orderFor } from './order-fixtures.ts';

type Row = Answer<typeof postCustomerOrder>[number];

/**
 * A shop of the file's own with the limits it has by itself, whose counted stock is worth $100,000: 4,000 mugs of $12.50,
 * 500 blue mugs of $40 (reduced to $20) and 150 bags of $200.
 */
export async function newcomersShop(env: Record<string, string> = {}, ways?: PaymentWays) {
  const { db, url } = await testDatabase();
  const shop = await shopApi(db, { ...ownHoldLimits, ...env }, ways);
  beforeAll(async () => {
    await addPlaces(db);
    await fillCatalogue(db);
    await addCoupons(db);
    await fillShelves(db);
  });

  /** From a machine of this address. @throws when the answer has a key the contract does not know */
  async function orderFrom(remoteAddress: string, who: Shopper, lines: readonly object[], more: object = {}) {
    const response = await shop.server.inject({
      method: 'POST',
      url: `/api/v1/${postCustomerOrder.path}`,
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        token: who.token,
        userid: String(who.customerId),
      },
      payload: JSON.stringify({ requestParameters: orderFor(who, lines, more) }),
    });
    const { statusCode, data } = response.json<{ statusCode: number; data: string }>();
    const rows = exactly(postCustomerOrder.response).parse(JSON.parse(data));
    return { statusCode, ...(rows as Row[])[0]! };
  }

  return { ...shop, db, url, orderFrom };
}

export async function fillShelves(db: Database): Promise<void> {
  await db.deleteFrom('order_hold').execute();
  await db.updateTable('product').set({ stock: null, order_maximum: 1000 }).execute();
  for (const [id, stock] of [
    [1, 4000],
    [2, 500],
    [4, 150],
  ] as const)
    await db.updateTable('product').set({ stock }).where('id', '=', id).execute();
}

/** Something was delivered to them a while ago. */
export async function knownShopper(db: Database): Promise<Shopper> {
  const shopper = await newShopper(db);
  await deliver(db, shopper);
  return shopper;
}

/** An order of theirs that is completed; `digital`: of a file alone. */
export async function deliver(db: Database, { customerId }: Shopper, digital = false): Promise<void> {
  const { id } = await db
    .insertInto('customer_order')
    .values({
      number: `D${randomUUID().slice(0, 8)}`,
      customer_id: customerId,
      status_id: 3,
      payment_method_id: 6,
      subtotal_cents: 1250,
      shipping_cents: 0,
      total_cents: 1250,
      first_name: '',
      last_name: '',
      email: '',
      mobile: '',
      address: '',
      created_at: new Date('2026-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_item')
    .values({
      order_id: id,
      product_id: 1,
      name_en: 'Clay Mug',
      unit_cents: 1250,
      list_cents: 1250,
      quantity: 1,
      total_cents: 1250,
      digital,
      options: '[]',
      status_id: 3,
    })
    .execute();
}

export const placed = 'Order Placed Successfully';
export { blueMug, mug };
/** Bags of $200. */
export const bags = (Quantity: number) => ({
  ProductId: 4,
  Quantity,
  productSelectedAttributes: [
    { ProductId: '4', ProductAttributeID: 1, PrimaryKeyValue: 1 },
    { ProductId: '4', ProductAttributeID: 2, PrimaryKeyValue: '1' },
  ],
});
