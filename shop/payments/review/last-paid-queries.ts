import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Returns when each payment method, by id, last received a payment within 30 days. */
export async function lastPaid(db: Database): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ method: number; at: Date }>`
    select method_id as method, max(settled_at) as at from payment
    where settled_at > now() - interval '30 days' and state in ('paid', 'part_refunded', 'refunded')
    group by method_id`.execute(db);
  return new Map(rows.map(({ method, at }) => [method, at]));
}
