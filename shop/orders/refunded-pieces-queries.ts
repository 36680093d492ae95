import { sql } from 'kysely';

/** SQL for whether a payment `p` is paid and isn't refunded or being refunded completely. */
const hasRemainder = sql`p.state in ('paid', 'part_refunded', 'refunded') and p.amount_cents > (
    select coalesce(sum(r.amount_cents), 0) from refund r where r.payment_id = p.id and r.state <> 'failed')`;

/**
 * SQL for whether everything paid for an order item `i` is refunded or being refunded, so that no unit of it ships: its
 * order's own payment, unless it is on account, and those of its balances.
 */
const isAllRefunded = sql`(exists (select from payment p where p.order_id = i.order_id
    and p.state in ('paid', 'part_refunded', 'refunded') and p.amount_cents > 0 and not (${hasRemainder}))
  and not exists (select from order_rest b join payment p on p.id = b.payment_id
    where b.order_id = i.order_id and ${hasRemainder}))`;

/** SQL for the refunded units of an order item `i`, including refunds in progress. */
export const refundedUnits = sql<number>`(
  select coalesce(sum(l.quantity), 0)::int from refund_line l join refund r on r.id = l.refund_id
  where l.order_item_id = i.id and r.state <> 'failed')`;

/** SQL for the pieces of a unit `u` of an order item `i` to prepare and pack: the quantity minus refunded pieces. */
export const unitsToPrepare = sql<number>`(case when ${isAllRefunded} then 0 else greatest(0, u.quantity - (
  select coalesce(sum(l.quantity), 0)::int from refund_line l join refund r on r.id = l.refund_id
  where l.order_item_id = u.item_id and l.cell = u.cell and r.state <> 'failed')) end)`;

/** SQL for the pieces of an order item `i` to prepare and pack. */
export const piecesToPrepare = sql<number>`(case when ${isAllRefunded} then 0 else greatest(0, i.quantity - ${refundedUnits}) end)`;
