import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { holds } from './held-queries.ts';
import { shopDay } from './promise-queries.ts';

/** SQL for whether the customer of an order `o` owes a balance that is due now, in any status. */
export const isBalanceDue = sql`(${holds}
  and exists (select from order_rest b where b.order_id = o.id and b.state = 'open' and b.due = 'now'))`;

/** SQL for whether an order `o` on account should have been paid by now. */
export const isOverdue = sql`(o.due_on < ${shopDay(sql`now()`)} and ${holds} and exists (
  select from order_rest b where b.order_id = o.id and b.state = 'open'))`;

/** Withdraws the balance of an order on account that is canceled or returned. */
export async function endAccount(db: Database, orderId: number): Promise<void> {
  await sql`update order_rest r set state = 'withdrawn', settled_at = now() from customer_order o
    where o.id = ${orderId} and r.order_id = o.id and r.state = 'open' and o.due_on is not null and not ${holds}`.execute(
    db,
  );
}

/** Makes a balance due that was to be collected on delivery, once the order is delivered. */
export async function makeDueOnDelivery(db: Database, orderId: number): Promise<void> {
  await sql`update order_rest set due = 'now', asked_at = now()
    where order_id = ${orderId} and state = 'open' and due in ('ready', 'delivery')`.execute(db);
}
