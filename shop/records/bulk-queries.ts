import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** How many changes each of these has. */
export async function bulkSizes(db: Database, bulkIds: readonly number[]): Promise<Map<number, number>> {
  if (bulkIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; n: number }>`
    select bulk_id::float8 as id, count(*)::int as n from record_change
    where bulk_id = any(${[...bulkIds]}::bigint[]) group by bulk_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
