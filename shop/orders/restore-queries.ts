import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { StockUnits } from './stock-units.ts';
import { hasOrdered } from './coupon-queries.ts';
import { useCoupon } from './order-queries.ts';
import { decrementStock } from './stock-queries.ts';

/**
 * Takes the stock and coupon of a void order again: beyond the stock only what its customer ordered for a day. Returns
 * false if others have them now, or the customer was erased and nothing can be shipped; the transaction must then be
 * rolled back.
 */
export async function reserveAgain(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ couponId: number | null }>`
    select o.coupon_id as "couponId" from customer_order o join customer c on c.id = o.customer_id
    where o.id = ${orderId} and c.email is not null`.execute(db);
  const [order] = rows;
  if (!order) return false;
  const { couponId } = order;
  if (couponId !== null && !((await useCoupon(db, couponId)) && (await noteUse(db, orderId)))) return false;
  const { rows: items } = await sql<StockUnits>`
    with lines as (
      update order_item set waits_since = case when expected_on is not null then now() end where order_id = ${orderId}),
    units as (
      update order_unit set restocked = 0 where order_id = ${orderId} returning product_id, color_id, size_id, quantity)
    select product_id as "productId", color_id as "colorId", size_id as "sizeId", sum(quantity)::int as quantity,
      product_id in (select i.product_id from order_item i where i.order_id = ${orderId} and i.expected_on is not null) as "mayWait"
    from units group by 1, 2, 3`.execute(db);
  return (await decrementStock(db, items, null)) === null;
}

/**
 * Counts a use of the coupon. Returns false if its customer has used it up with other orders. Uses of a
 * coupon are serialized.
 */
async function noteUse(db: Database, orderId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into coupon_use (discount_id, customer_id, order_id)
    select o.coupon_id, o.customer_id, o.id from customer_order o join discount d on d.id = o.coupon_id
    where o.id = ${orderId} and coalesce(d.max_uses_per_customer, 2147483647) > (
      select count(*) from coupon_use u where u.discount_id = d.id and u.customer_id = o.customer_id)
      and not (d.first_order and ${hasOrdered(sql`o.customer_id`, sql`o.id`)})`.execute(db);
  return numAffectedRows > 0n;
}
