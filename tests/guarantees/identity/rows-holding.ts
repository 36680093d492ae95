import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Returns the tables that contain one of these texts in any column. */
export async function rowsHolding(db: Database, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t
      where exists (select from unnest(${texts}::text[]) x where strpos(t::text, x) > 0) limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
