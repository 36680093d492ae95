import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Returns products whose publication date has passed, with their versions. */
export async function dueProducts(db: Database, most: number): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from product where publish_at <= now() and archived_at is null
    order by publish_at limit ${most}`.execute(db);
  return rows;
}
