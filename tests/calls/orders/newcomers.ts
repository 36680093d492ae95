import { randomUUID } from 'node:crypto';
import type { Answer } from '#contract/operation.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { Database } from '#database/schema.ts';
import type { PaymentMethods } from '#shop/payments/payments.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { queryOn } from '#tests/support/postgres.ts';
import { customReservationLimits } from '#tests/support/order-queue-capacity.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { bag, blueMug, mug, orderFor } from './order-fixtures.ts';

type Row = Answer<typeof postCustomerOrder>[number];

/**
 * Starts a separate shop with the default limits, whose tracked stock is worth $100,000: 4,000 mugs of
 * $12.50, 500 blue mugs of $40 (discounted to $20) and 150 bags of $200.
 */
export async function newcomersShop(env: Record<string, string> = {}, methods?: PaymentMethods) {
  const shop = await testShop(products, { ...customReservationLimits, ...env }, methods);
  await fillShelves(shop.db);

  /**
   * Orders from a machine with this IP address.
   * @throws if the answer has a key that the contract does not define
   */
  async function orderFrom(address: string, who: Shopper, lines: readonly object[], more: object = {}) {
    const key = { 'idempotency-key': randomUUID() };
    const reply = await shop.request(postCustomerOrder, orderFor(who, lines, more), who, key, address);
    const [row] = strictSchema(postCustomerOrder.response).parse(reply.data) as Row[];
    return { statusCode: reply.envelope.statusCode, ...row! };
  }

  return { ...shop, orderFrom };
}

export async function fillShelves(db: Database): Promise<void> {
  await db.deleteFrom('order_hold').execute();
  await queryOn(db)`update payment set expires_at = now() where expires_at > now()`;
  await db.updateTable('product').set({ stock: null, order_maximum: 1000 }).execute();
  for (const [id, stock] of [
    [1, 4000],
    [2, 500],
    [4, 150],
  ] as const)
    await db.updateTable('product').set({ stock }).where('id', '=', id).execute();
}

/** Returns a customer with an earlier delivered order. */
export async function knownShopper(db: Database): Promise<Shopper> {
  const shopper = await newShopper(db);
  await deliver(db, shopper);
  return shopper;
}

/** Adds a completed order of the customer. `digital` adds one with only a digital product. */
export async function deliver(db: Database, { customerId }: Shopper, digital = false): Promise<void> {
  await queryOn(db)`
    with o as (
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents, total_cents,
        first_name, last_name, email, mobile, address, created_at)
      values (${`D${randomUUID().slice(0, 8)}`}, ${customerId}, 3, 6, 1250, 0, 1250, '', '', '', '', '', '2026-01-01') returning id)
    insert into order_item (order_id, product_id, name_en, unit_cents, list_cents, quantity, total_cents, digital, options, status_id)
    select id, 1, 'Clay Mug', 1250, 1250, 1, 1250, ${digital}, '[]', 3 from o`;
}

export const placed = 'Order Placed Successfully';
export { blueMug, mug };
/** Bags for $200 each. */
export const bags = (Quantity: number) => ({ ...bag, Quantity });
