import { sql } from 'kysely';
import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';

/**
 * Claims the file that waits longest for a scan, or was refused and isn't deleted yet; null if none waits. It is claimed again
 * after a while, until its scan and its deletion are done.
 */
export async function claimUnscanned(db: Database): Promise<{ id: string; isRefused: boolean } | null> {
  const { rows } = await sql<{ id: string; isRefused: boolean }>`
    update artwork set scan_after = now() + interval '5 minutes' where id = (
      select id from artwork where scan <> 'clean' and scan_after <= now() and scan_after < 'infinity'
      order by created_at limit 1 for update skip locked)
    returning id, scan = 'infected' as "isRefused"`.execute(db);
  return rows[0] ?? null;
}

/** Ends the claims of a file: it can't be scanned, or it was refused and is deleted. */
export async function endScan(db: Database, id: string): Promise<void> {
  await sql`update artwork set scan_after = 'infinity' where id = ${id}::uuid`.execute(db);
}

/** Stores the result of a scan. */
export async function storeScan(db: Database, id: string, result: 'clean' | 'infected'): Promise<void> {
  await sql`update artwork set scan = ${result} where id = ${id}::uuid and scan = 'none'`.execute(db);
}

/** Returns the open orders that a file was sent for. */
export async function openOrdersOf(db: Database, id: string): Promise<number[]> {
  const open = [orderStatuses.active, hiddenOrderStatuses.awaitingPayment];
  const { rows } = await sql<{ id: number }>`
    select distinct o.id from design_place p join order_item i on i.design_id = p.design_id
      join customer_order o on o.id = i.order_id and o.status_id = any(${open}::int[])
    where p.artwork_id = ${id}::uuid order by o.id`.execute(db);
  return rows.map((row) => row.id);
}
