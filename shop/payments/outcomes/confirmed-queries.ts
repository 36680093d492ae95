import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { LockedPayment } from '../payment/settle-queries.ts';

/**
 * Returns the payment of the same customer and amount that staff confirmed since a code was created,
 * or null. They may have seen the payment of the code.
 */
export async function confirmedSince(
  db: Database,
  paymentId: number,
  code: Pick<LockedPayment, 'customerId' | 'createdAt' | 'amountCents'>,
): Promise<number | null> {
  const { rows } = await sql<{ paymentId: number }>`
    select x.id as "paymentId" from ledger_entry l join payment x on x.id = l.payment_id
    where l.at >= ${code.createdAt.toISOString()}::timestamptz and l.refund_id is null
      and l.amount_cents = ${code.amountCents}
      and x.customer_id = ${code.customerId} and x.id <> ${paymentId}
      and exists (
        select from payment_event e where e.payment_id = x.id and e.source like 'staff %')
    order by l.at limit 1`.execute(db);
  return rows[0]?.paymentId ?? null;
}
