import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { dueNow, holds, type PlacedOrder } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { isPushed } from '../payment/settle-queries.ts';

/** Returns SQL for the items of an order and what is printed on them, regardless of prices and payment method. */
const itemsOf = (alias: string) => sql`(
  select string_agg(concat_ws(' ', i.product_id, i.quantity, i.options::text, c.cells, p.print), ';'
    order by i.product_id, i.options::text, i.quantity, c.cells, p.print)
  from order_item i left join lateral (
    select string_agg(concat_ws(' ', u.color_id, u.size_id, u.quantity), ',' order by u.color_id, u.size_id) as cells
    from order_unit u where u.item_id = i.id) c on true left join lateral (
    select encode(print_hash_of(i.id), 'hex') as print where i.design_id is not null) p on true where i.order_id = ${sql.ref(`${alias}.id`)})`;

/**
 * Returns SQL for other orders of the same customer for the same items. The alias of the other order is o,
 * and of its payment p; an order on delivery has no payment.
 */
const duplicates = (orderId: number) => sql`
  customer_order me join customer_order o on o.customer_id = me.customer_id and o.id <> me.id
  left join payment p on p.order_id = o.id
  where me.id = ${orderId} and ${itemsOf('o')} = ${itemsOf('me')}`;

/** SQL for whether the other order was placed later and is paid on delivery. */
const isOnDelivery = sql`p.id is null and o.total_cents > 0 and o.created_at > me.created_at`;

/**
 * Returns SQL for when a code was chosen instead of this order's transfer; null for other payments. An order that is to
 * be paid after the other one was is wanted as well.
 */
const chosenAt = (paymentId: number) => sql`(
  select c.created_at from payment c join payment t on me.id in (t.order_id, t.rest_of) and t.reference = me.number
  where c.id = ${paymentId} and t.provider = ${transferName} and c.id <> t.id)`;

/**
 * Returns SQL for whether the other order is placed and was paid while this one was unpaid, so that only one was
 * wanted. An order on delivery is paid on delivery; until then it replaces no other order.
 */
const isPaidInstead = (paymentId: number) => sql`(${holds} and (p.state in ('paid', 'part_refunded')
    and p.settled_at > greatest(me.created_at, ${chosenAt(paymentId)})
  or ${isOnDelivery} and o.status_id = ${orderStatuses.completed}::int))`;

/**
 * SQL for whether both were started at about the same time. Paid orders that were started hours apart may
 * both be wanted.
 */
const begunTogether = sql`o.created_at between me.created_at - interval '2 hours' and me.created_at + interval '2 hours'`;

/** Serializes the settlement of one customer's payments until the transaction ends. */
export async function oneAtATime(db: Database, orderId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(37, customer_id) from customer_order where id = ${orderId}`.execute(
    db,
  );
}

/** Returns the order that was paid instead of this one, or null if there is none. */
export async function openDuplicate(
  db: Database,
  { orderId, paymentId }: { orderId: number; paymentId: number },
): Promise<PlacedOrder | null> {
  const { rows } = await sql<PlacedOrder>`
    select o.id as "orderId", o.number, o.total_cents as "totalCents", ${dueNow} as "nowCents" from ${duplicates(orderId)}
      and ${begunTogether} and ${isPaidInstead(paymentId)} order by o.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the number of an order on delivery for the same items that was placed since this one was started, or null.
 */
export async function duplicateOnDelivery(db: Database, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select o.number from ${duplicates(orderId)} and ${begunTogether} and ${isOnDelivery}
      and ${holds} and o.status_id <> ${orderStatuses.completed}::int order by o.id limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

/** An order that waits for a payment that its customer sends from a bank's app. */
interface UnpaidDuplicate {
  orderId: number;
  number: string;
  paymentId: number;
  isTransfer: boolean;
}

/**
 * Returns the orders that this one is about to replace. Waits for transactions that have locked one of them,
 * even for a check.
 */
export async function unpaidDuplicates(db: Database, orderId: number): Promise<UnpaidDuplicate[]> {
  const { rows } = await sql<UnpaidDuplicate>`
    select x.id as "orderId", x.number, p.id as "paymentId", p.provider = ${transferName} as "isTransfer"
    from customer_order x join payment p on p.order_id = x.id
    where ${isPushed} and x.id in (select o.id from ${duplicates(orderId)} and o.status_id = 90) order by x.id
    for no key update of x`.execute(db);
  return rows;
}

/** Ends the reservations of codes that this order replaces, because they no longer need to be paid. */
export async function endDuplicates(db: Database, orderId: number): Promise<void> {
  await sql`
    update payment set expires_at = least(expires_at, now()), next_look_at = least(next_look_at, now() + interval '1 second')
    where id in (
      select x.id from payment x join payment_code c on c.payment_id = x.id
      where x.state in ('created', 'needs_action', 'unknown') and x.order_id in (select o.id from ${duplicates(orderId)} and ${begunTogether} and o.status_id = 90)
      for update of x skip locked)`.execute(db);
}
