import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { orderStatuses } from '#contract/constants.ts';
import { refundedUnits, unitsToPrepare } from './refunded-pieces-queries.ts';
import { holds } from './held-queries.ts';
import { unitsGone } from './sent-queries.ts';

const { active, inProgress } = orderStatuses;

/**
 * Returns how many units of a product are to be shipped, and how many were ordered in a number of days, without
 * refunded ones.
 */
export async function salesOf(
  db: Database,
  productId: number,
  days: number,
): Promise<{ toSend: number; ordered: number }> {
  const { rows } = await sql<{ toSend: number; ordered: number }>`
    select coalesce(sum((
          select sum(greatest(0, ${unitsToPrepare} - ${unitsGone(sql`u`)}))
          from order_unit u where u.item_id = i.id)) filter (
        where o.status_id in (${active}::int, ${inProgress}::int) and o.sent_at is null), 0)::int as "toSend",
      coalesce(sum(i.quantity - ${refundedUnits}) filter (
        where ${holds} and o.created_at > now() - make_interval(days => ${days}::int)), 0)::int as ordered
    from customer_order o join order_item i on i.order_id = o.id
    where i.product_id = ${productId}::int
      and (o.status_id in (${active}::int, ${inProgress}::int) or o.created_at > now() - make_interval(days => ${days}::int))`.execute(
    db,
  );
  return rows[0] ?? { toSend: 0, ordered: 0 };
}
