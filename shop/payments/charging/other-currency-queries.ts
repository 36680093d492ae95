import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { hiddenStatuses } from '#shop/orders/orders.ts';

/** A repeated request whose code should use the other currency. */
export interface InOtherCurrency {
  customerId: number;
  bodyHash: Buffer;
  inRiel: boolean;
}

/**
 * Returns orders of the same request with an unpaid code in the other currency, including codes that are
 * still being created for another page and codes whose bank didn't respond recently.
 */
export async function otherCodes(
  db: Database,
  { customerId, bodyHash, inRiel }: InOtherCurrency,
): Promise<{ orderId: number; paymentId: number }[]> {
  const { rows } = await sql<{ orderId: number; paymentId: number }>`
    select distinct p.order_id as "orderId", p.id as "paymentId"
    from order_key k join payment p on p.order_id = k.order_id
    where k.customer_id = ${customerId} and k.body_hash = ${bodyHash} and p.state in ('created', 'needs_action', 'unknown')
      and p.in_riel <> ${inRiel}::boolean order by 1`.execute(db);
  return rows;
}

/** Returns how many codes of a customer are still valid although another order took over their stock. */
export async function codesLeftOver(db: Database, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from payment p join payment_code c on c.payment_id = p.id join customer_order o on o.id = p.order_id
    where p.customer_id = ${customerId} and p.state = 'needs_action' and c.expires_at > now()
      and o.status_id = ${hiddenStatuses.voided}`.execute(db);
  return rows[0]?.count ?? 0;
}
