import { sql } from 'kysely';
import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';

/** Claims the file that waits longest for a scan, and returns its id; null if none waits. It is tried again after a while. */
export async function claimUnscanned(db: Database): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update artwork set scan_after = now() + interval '5 minutes' where id = (
      select id from artwork where scan = 'none' and scan_after <= now()
      order by created_at limit 1 for update skip locked)
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Stores the result of a scan. Returns the open orders that a refused file was for. */
export async function storeScan(
  db: Database,
  id: string,
  result: 'clean' | 'infected' | 'tooLarge',
): Promise<number[]> {
  if (result === 'tooLarge') {
    await sql`update artwork set scan_after = 'infinity' where id = ${id}::uuid`.execute(db);
    return [];
  }
  await sql`update artwork set scan = ${result} where id = ${id}::uuid and scan = 'none'`.execute(db);
  if (result === 'clean') return [];
  const open = [orderStatuses.active, hiddenOrderStatuses.awaitingPayment];
  const { rows } = await sql<{ id: number }>`
    select distinct o.id from design_place p join order_item i on i.design_id = p.design_id
      join customer_order o on o.id = i.order_id and o.status_id = any(${open}::int[])
    where p.artwork_id = ${id}::uuid order by o.id`.execute(db);
  return rows.map((row) => row.id);
}
