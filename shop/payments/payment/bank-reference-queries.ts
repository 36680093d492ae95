import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * The record to which a bank's reference belongs. Number '' means an unmatched payment; a null `refundId`
 * means that it isn't a refund.
 */
export interface NotedReference {
  paymentId: number;
  /** The number of the payment's order. */
  number: string;
  refundId: number | null;
}

/** Returns the record of a transfer with this reference, in any notation, or null. `in`: a transfer to the shop. */
export async function notedReference(
  db: Database,
  direction: 'in' | 'out',
  reference: string,
): Promise<NotedReference | null> {
  const { rows } = await sql<NotedReference>`
    select b.payment_id as "paymentId", coalesce(o.number, '') as number, b.refund_id as "refundId"
    from bank_reference b join payment p on p.id = b.payment_id left join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
    where b.direction = ${direction} and b.normal = normal_reference(${reference})`.execute(db);
  return rows[0] ?? null;
}

/**
 * The shop's account, by its number, and the day (yyyy-mm-dd) on which staff saw the payment; null if not
 * entered.
 */
export interface SeenWhere {
  account: string | null;
  day: string | null;
}

/**
 * Records the reference of a transfer, once. Returns the existing record, or null if it is ours. Waits for another
 * transaction with the same reference.
 */
export async function recordReference(
  db: Database,
  direction: 'in' | 'out',
  {
    reference,
    paymentId,
    refundId = null,
    where = { account: null, day: null },
  }: { reference: string; paymentId: number; refundId?: number | null; where?: SeenWhere | undefined },
): Promise<NotedReference | null> {
  const { numAffectedRows = 0n } = await sql`
    insert into bank_reference (direction, normal, payment_id, refund_id, account, seen_on)
    values (${direction}, normal_reference(${reference}), ${paymentId}, ${refundId}, ${where.account}, ${where.day})
    on conflict do nothing`.execute(db);
  return numAffectedRows > 0n ? null : notedReference(db, direction, reference);
}
