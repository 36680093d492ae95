import { sql } from 'kysely';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import type { LockedPayment } from '../payment/settle-queries.ts';

/**
 * Returns the payment of the same customer and amount that staff confirmed since a code was created,
 * or null. They may have seen the payment of the code, unless it was listed for them as something else.
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
      and not exists (
        select from stray_money s where s.payment_id = ${paymentId} and s.kind <> ${oneOrTwo})
    order by l.at limit 1`.execute(db);
  return rows[0]?.paymentId ?? null;
}
