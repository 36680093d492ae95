import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** What a bank's name of a transfer is noted for; numbers '' and null: money that belongs to no order, and no refund. */
export interface NotedReference {
  paymentId: number;
  /** Of the order its payment belongs to. */
  number: string;
  refundId: number | null;
}

/** What a transfer of this name is noted for, however it was written; null: for nothing. `in`: to the shop. */
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

/** On which account of the shop, by its number, and on which day (yyyy-mm-dd) somebody saw it; null: that was not said. */
export interface SeenWhere {
  account: string | null;
  day: string | null;
}

/** Notes the name of a transfer, once. What it is noted for already; null: it is ours. Another transaction's is waited for. */
export async function noteReference(
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
