import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** A file to scan, or to delete: then `refusedAt` is when it was claimed before. */
export interface ClaimedFile {
  id: string;
  refusedAt: Date | null;
}

/**
 * Claims the file that waits longest for a scan, or was refused and isn't deleted yet; null if none waits. It is claimed again
 * after a while, until its scan and its deletion are done.
 */
export async function claimUnscanned(db: Database): Promise<ClaimedFile | null> {
  const lease = sql`interval '5 minutes'`;
  const { rows } = await sql<ClaimedFile>`
    update artwork a set scan_after = now() + ${lease} from (
      select id, case when scan = 'infected' then scan_after - ${lease} end as refused_at from artwork
      where scan <> 'clean' and scan_after <= now() and scan_after < 'infinity'
      order by created_at limit 1 for update skip locked) c
    where a.id = c.id returning a.id, c.refused_at as "refusedAt"`.execute(db);
  return rows[0] ?? null;
}

/** Ends the claims of a file: it can't be scanned, or it was refused and is deleted. */
export async function endScan(db: Database, id: string): Promise<void> {
  await sql`update artwork set scan_after = 'infinity' where id = ${id}::uuid`.execute(db);
}

export async function storeScan(db: Database, id: string, result: 'clean' | 'infected'): Promise<void> {
  await sql`update artwork set scan = ${result} where id = ${id}::uuid and scan = 'none'`.execute(db);
}

/**
 * Returns the orders that a refused file was sent for, whose work hasn't begun and whose customers aren't asked for another
 * yet. After a day, only their reminders ask (database/functions/work/artwork-is-refused.sql).
 */
export async function ordersToAsk(db: Database, { id, refusedAt }: ClaimedFile): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct o.id from design_place p join order_item i on i.design_id = p.design_id
      join customer_order o on o.id = i.order_id and is_before_work(o.status_id)
    where p.artwork_id = ${id}::uuid and coalesce(${refusedAt}::timestamptz > now() - interval '1 day', true)
      and not exists (select from outbox_mail m where m.kind = 'artworkAsked' and m.content ->> 'number' = o.number
        and m.created_at between ${refusedAt}::timestamptz and now())
    order by o.id`.execute(db);
  return rows.map((row) => row.id);
}
