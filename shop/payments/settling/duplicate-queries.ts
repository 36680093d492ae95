import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { PlacedOrder } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { isPushed } from '../payment/settle-queries.ts';

/** What an order is for, whatever it costs and however it is paid. */
const goodsOf = (alias: string) => sql`(
  select string_agg(concat_ws(' ', i.product_id, i.quantity, i.options::text), ';' order by i.product_id, i.options::text, i.quantity)
  from order_item i where i.order_id = ${sql.ref(`${alias}.id`)})`;

/**
 * Orders of the same customer for the same goods, of which one was begun while the other was not paid yet: only one was
 * wanted. Alias of the other: o, of its payment: p; without one it stood from its beginning.
 */
const duplicates = (orderId: number) => sql`
  customer_order me join customer_order o on o.customer_id = me.customer_id and o.id <> me.id
  left join payment p on p.order_id = o.id
  where me.id = ${orderId} and coalesce(p.settled_at, case when p.id is null then o.created_at end, 'infinity') > me.created_at
    and ${goodsOf('o')} = ${goodsOf('me')}`;

/** What was begun hours apart, and is paid, may be wanted twice. */
const begunTogether = sql`o.created_at between me.created_at - interval '2 hours' and me.created_at + interval '2 hours'`;

/** Lets payments of one customer be settled one after the other, until the transaction ends. */
export async function oneAtATime(db: Database, orderId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(37, customer_id) from customer_order where id = ${orderId}`.execute(
    db,
  );
}

/** The order that stands in the place of this one; null: none does. */
export async function standingDuplicate(db: Database, orderId: number): Promise<PlacedOrder | null> {
  const { rows } = await sql<PlacedOrder>`
    select o.id as "orderId", o.number, o.total_cents as "totalCents" from ${duplicates(orderId)}
      and ${begunTogether} and o.status_id < 90 order by o.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** An order that waits for money its customer sends by themselves. */
interface UnpaidDuplicate {
  orderId: number;
  number: string;
  paymentId: number;
  isTransfer: boolean;
}

/** Those in whose place this one is about to stand. Waits for who only looks at one of them. */
export async function unpaidDuplicates(db: Database, orderId: number): Promise<UnpaidDuplicate[]> {
  const { rows } = await sql<UnpaidDuplicate>`
    select x.id as "orderId", x.number, p.id as "paymentId", p.provider = ${transferName} as "isTransfer"
    from customer_order x join payment p on p.order_id = x.id
    where ${isPushed} and x.id in (select o.id from ${duplicates(orderId)} and o.status_id = 90) order by x.id
    for no key update of x`.execute(db);
  return rows;
}

/** Ends the reservations of codes in whose place this order stands now: nobody needs to pay them any more. */
export async function endDuplicates(db: Database, orderId: number): Promise<void> {
  await sql`
    update payment set expires_at = least(expires_at, now()), next_look_at = least(next_look_at, now() + interval '1 second')
    where id in (
      select x.id from payment x join payment_code c on c.payment_id = x.id
      where x.state in ('created', 'needs_action', 'unknown') and x.order_id in (select o.id from ${duplicates(orderId)} and ${begunTogether} and o.status_id = 90)
      for update of x skip locked)`.execute(db);
}
