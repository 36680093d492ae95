import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { freeDeliveryBy } from '#shop/delivery/delivery.ts';
import { holds } from './held-queries.ts';
import type { StatusId } from './status-transitions.ts';

/** The results of a discount's orders, in cents. Canceled and returned ones don't count. */
export interface DiscountResults {
  orders: number;
  /** The amount it took off. */
  offCents: number;
  /** The totals of a coupon's orders, or of the discounted items. */
  revenueCents: number;
}

/** SQL for the price of the delivery of an order `o` that is free now, and for the amount that its coupon took off. */
const fullCents = sql`coalesce((o.delivery ->> 'fullCents')::int, 0)`;
const couponCents = sql`(o.discount_cents + case when ${freeDeliveryBy} = o.coupon_id then ${fullCents} else 0 end)`;

const noResults: DiscountResults = { orders: 0, offCents: 0, revenueCents: 0 };

export async function resultsOfDiscounts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, DiscountResults>> {
  const isOne = sql`any(${[...ids]}::int[])`;
  const { rows } = await sql<DiscountResults & { id: number }>`
    select o.coupon_id as id, count(*)::int as orders, sum(${couponCents})::int8 as "offCents",
      sum(o.total_cents)::int8 as "revenueCents"
    from customer_order o where o.coupon_id = ${isOne} and ${holds} group by 1
    union all
    select ${freeDeliveryBy}, count(*)::int, sum(${fullCents})::int8, sum(o.total_cents)::int8
    from customer_order o where ${freeDeliveryBy} = ${isOne} and o.coupon_id is distinct from ${freeDeliveryBy} and ${holds} group by 1
    union all
    select i.discount_id, count(distinct o.id)::int, sum((i.list_cents - i.unit_cents)::int8 * i.quantity)::int8,
      sum(i.total_cents)::int8
    from order_item i join customer_order o on o.id = i.order_id
    where i.discount_id = ${isOne} and ${holds} group by 1`.execute(db);
  const found = new Map(rows.map(({ id, ...results }) => [id, results]));
  return new Map(ids.map((id) => [id, found.get(id) ?? noResults]));
}

/** An order that used a discount, with the amount taken off in cents. */
export interface DiscountUse {
  orderId: number;
  number: string;
  placedAt: Date;
  statusId: StatusId;
  firstName: string;
  lastName: string;
  offCents: number;
  totalCents: number;
}

/** Returns the orders that used a discount, the newest first, whatever became of them. `before`: only older ones. */
export async function usesOfDiscount(
  db: Database,
  id: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<DiscountUse[]> {
  const older = sql`(${before}::int is null or o.id < ${before}::int)`;
  const columns = sql`o.id as "orderId", o.number, o.created_at as "placedAt", o.status_id as "statusId",
    o.first_name as "firstName", o.last_name as "lastName", o.total_cents as "totalCents"`;
  const { rows } = await sql<DiscountUse>`
    (select ${columns}, ${couponCents}::int8 as "offCents" from customer_order o
      where o.coupon_id = ${id}::int and ${older} order by o.id desc limit ${limit})
    union all
    (select ${columns}, ${fullCents}::int8 from customer_order o
      where ${freeDeliveryBy} = ${id}::int and o.coupon_id is distinct from ${id}::int and ${older} order by o.id desc limit ${limit})
    union all
    (select ${columns}, sum((i.list_cents - i.unit_cents)::int8 * i.quantity)::int8
      from order_item i join customer_order o on o.id = i.order_id
      where i.discount_id = ${id}::int and ${older} group by o.id order by o.id desc limit ${limit})
    order by "orderId" desc limit ${limit}`.execute(db);
  return rows;
}
