import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Slips nobody needs: half a year after their money came or did not, and at once when their customer was erased. */
const isStale = sql`
  exists (select from payment p join customer c on c.id = p.customer_id where p.id = s.payment_id
    and (c.email is null or p.settled_at < now() - interval '180 days'))`;

/** Takes stale slips away, the file before its row: one whose file could not be taken away is tried again. */
export async function dropSlips(db: Database, remove: (file: string) => Promise<void>): Promise<number> {
  const { rows } = await sql<{ id: number; file: string }>`
    select s.id, s.file from transfer_slip s where ${isStale} limit 500`.execute(db);
  for (const { id, file } of rows) {
    await remove(file);
    await sql`delete from transfer_slip where id = ${id}`.execute(db);
  }
  return rows.length;
}
