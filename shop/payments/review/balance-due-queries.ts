import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { PersonName } from '#rules/text-of-language.ts';

/** The unpaid balance of an order that is due now. */
export interface BalanceDue extends PersonName {
  number: string;
  requestedAt: Date;
  cents: number;
  phone: string;
}

export async function balancesDue(db: Database, limit: number): Promise<BalanceDue[]> {
  const { rows } = await sql<BalanceDue>`
    select o.number, b.asked_at as "requestedAt", b.amount_cents as cents, o.first_name as "firstName",
      o.last_name as "lastName", o.mobile as phone
    from order_rest b join customer_order o on o.id = b.order_id
    where b.state = 'open' and b.due = 'now' and is_sale(o.status_id) order by b.asked_at, b.id limit ${limit}`.execute(
    db,
  );
  return rows;
}
