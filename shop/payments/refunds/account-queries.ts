import { sql } from 'kysely';
import { currency, onAccountMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { holds } from '#shop/orders/orders.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { onAccount } from '../providers/on-account.ts';

/** The hour at which customers are reminded, in the shop's time zone. */
const hour = sql`interval '8 hours'`;
const shopNow = sql`(now() at time zone ${timeZone})`;

/** SQL for the number of reminders that the customer of an order `o` should have got by now. */
const remindersDue = sql`case when ${shopNow} >= o.due_on + interval '7 days' + ${hour} then 2
  when ${shopNow} >= o.due_on + ${hour} then 1 else 0 end`;

const isToRemind = sql`o.due_on is not null and o.due_reminders < 2 and o.due_reminders < ${remindersDue} and ${holds}
  and exists (select from order_rest r where r.order_id = o.id and r.state = 'open')`;

/** Returns orders on account whose customers are to be reminded now, those due first. */
export async function accountsToRemind(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from customer_order o where ${isToRemind} and o.due_on <= ${shopNow}::date
    order by o.due_on, o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The balance of an order on account that is due. */
export interface AccountDue {
  cents: number;
  /** The day by which it was to be paid, yyyy-mm-dd. */
  dueOn: string;
  isOverdue: boolean;
}

/** Makes the balance of a locked order due whose day has come, and counts the reminder; null if there is nothing to remind of. */
export async function makeDueOnDay(db: Database, orderId: number): Promise<AccountDue | null> {
  const { rows } = await sql<AccountDue>`
    with due as (update customer_order o set due_reminders = ${remindersDue} where o.id = ${orderId} and ${isToRemind}
      returning o.id, o.due_on, o.due_reminders),
    made as (update order_rest r set due = 'now', due_on = null, asked_at = now() from due
      where r.order_id = due.id and r.state = 'open' and r.due = 'day')
    select r.amount_cents as cents, due.due_on::text as "dueOn", due.due_reminders > 1 as "isOverdue"
    from due join order_rest r on r.order_id = due.id and r.state = 'open'`.execute(db);
  return rows[0] ?? null;
}

/** Stores the own payment of an order on account, which asks nothing. Its customer pays the balance. */
export async function insertNothingDue(
  db: Database,
  order: { orderId: number; customerId: number },
): Promise<void> {
  await sql`
    insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, state, expires_at, settled_at)
    values (${order.orderId}, ${order.customerId}, ${onAccountMethodId}, ${onAccount.name}, 0, ${currency.code}, 'paid', now(), now())`.execute(
    db,
  );
}
