import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { orderFacts } from '#shop/orders/orders.ts';

/** A customer's account: login, confirmation, orders, spending and newsletter. */
interface AccountFacts {
  login: string;
  addedPhone: string | null;
  since: Date;
  /** Whether the email address is confirmed; null for a customer who logs in by number. */
  isConfirmed: boolean | null;
  orders: number;
  lastOrderAt: Date | null;
  spentCents: number;
  /** The orders that were paid and not refunded in full. */
  paidOrders: number;
  /** The newsletter subscription of the email address; null if it was never subscribed. */
  newsletter: { since: string; until: string | null } | null;
}

/** Returns an active customer's account. Null if there is none. */
export async function accountFacts(db: Database, customerId: number): Promise<AccountFacts | null> {
  const { rows } = await sql<AccountFacts>`
    select c.email as login, c.added_phone as "addedPhone", c.created_at as since,
      case when strpos(c.email, '@') > 0 then c.confirmed_at is not null end as "isConfirmed",
      coalesce(orders, 0) as orders, last_order_at as "lastOrderAt", coalesce(spent_cents, 0)::int8 as "spentCents",
      coalesce(paid_orders, 0) as "paidOrders",
      (select json_build_object('since', s.subscribed_at, 'until', s.unsubscribed_at) from subscriber s
        where s.email = c.email) as newsletter
    from customer c left join ${orderFacts([customerId])} on facts.customer_id = c.id
    where c.id = ${customerId}::int and c.active`.execute(db);
  return rows[0] ?? null;
}

/** An account that staff merged into another one. */
interface StoredMerge {
  id: number;
  firstName: string;
  lastName: string;
  login: string;
  at: Date;
  by: string;
}

/** Returns the merges of other accounts into this one that weren't undone, newest first. */
export async function mergesInto(db: Database, customerId: number): Promise<StoredMerge[]> {
  const { rows } = await sql<StoredMerge>`
    select m.id, c.first_name as "firstName", c.last_name as "lastName",
      coalesce(m.moved ->> 'phone', c.email) as login, m.merged_at as at, s.name as by
    from customer_merge m join customer c on c.id = m.merged_id join staff s on s.id = m.merged_by
    where m.target_id = ${customerId}::int and m.undone_at is null order by m.id desc`.execute(db);
  return rows;
}
