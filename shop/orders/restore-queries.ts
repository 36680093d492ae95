import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { useCoupon } from './order-queries.ts';
import { takeStock } from './stock-queries.ts';

/**
 * Takes stock and coupon of a void order once more. false: somebody else has them now, or the customer was erased and
 * nothing can be sent; the transaction must be undone.
 */
export async function takeAgain(db: Database, orderId: number): Promise<boolean> {
  const { rows: erased } = await sql`
    select 1 from customer_order o join customer c on c.id = o.customer_id
    where o.id = ${orderId} and c.email is null`.execute(db);
  if (erased.length > 0) return false;
  const { rows: orders } = await sql<{ couponId: number | null }>`
    insert into coupon_use (discount_id, customer_id, order_id)
    select coupon_id, customer_id, id from customer_order where id = ${orderId} and coupon_id is not null
    returning discount_id as "couponId"`.execute(db);
  const couponId = orders[0]?.couponId ?? null;
  if (couponId !== null && !(await useCoupon(db, couponId))) return false;
  const { rows: items } = await sql<{ productId: number; quantity: number }>`
    select product_id as "productId", sum(quantity)::int as quantity from order_item
    where order_id = ${orderId} group by product_id`.execute(db);
  return (await takeStock(db, items, null)) === null;
}
