import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { holds } from '../held-queries.ts';
import { isSurplus } from '../surplus-queries.ts';

/** SQL for the rate of the VAT that the prices of an order `o` include; null if there is none. */
export const includedRate = sql`case when o.vat_added_cents is null then o.vat_rate end`;

/** SQL for the refunds of each order that went through, in cents, without money that it didn't need. */
export const refundsOfOrders = sql`(
  select coalesce(p.order_id, p.rest_of) as order_id, sum(r.amount_cents + r.off_balance_cents)::int8 as cents from refund r join payment p on p.id = r.payment_id
  where r.state = 'done' and not ${isSurplus} group by 1)`;

/** SQL for the cost of the pieces of rows `u` of `order_unit`, without those back in stock; null if the cost of one is unknown. */
export const costOfUnits = sql`case when bool_and(u.cost_cents is not null)
  then sum(u.cost_cents::int8 * (u.quantity - u.restocked))::int8 end`;

/**
 * SQL for the earnings of an order `o` from its items, in cents: after the coupon and its refunds, without VAT. The margin is this
 * minus `costOfUnits`.
 */
export const netSales = (refundedCents: RawBuilder<unknown>) => sql`greatest(0,
  net_of(o.subtotal_cents - o.discount_cents, ${includedRate}) - net_of(${refundedCents}, o.vat_rate))`;

/** What the items of an order earned without VAT and refunds, and what they cost, in cents; null if unknown or if it is canceled. */
interface OrderEarnings {
  netSalesCents: number | null;
  costCents: number | null;
}

const earningsStatement = compiledOnce(
  'earnings-of-order',
  ({ orderId }: { orderId: number }) => sql<OrderEarnings>`
    select case when ${holds} then ${netSales(sql`coalesce((select r.cents from ${refundsOfOrders} r where r.order_id = o.id), 0)`)}::float8
      end as "netSalesCents", (select ${costOfUnits}::float8 from order_unit u where u.order_id = o.id) as "costCents"
    from customer_order o where o.id = ${orderId}::int`,
);

export async function earningsOfOrder(db: Database, orderId: number): Promise<OrderEarnings> {
  const { rows } = await db.executeQuery(earningsStatement(db, { orderId }));
  return rows[0] ?? { netSalesCents: null, costCents: null };
}
