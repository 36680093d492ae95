import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Returns the columns that staff matched, by header. */
export async function matchedColumns(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('import_column').selectAll().execute();
  return new Map(rows.map(({ header, column }) => [header, column]));
}

/** Remembers which column of the catalog a header means; '' skips it. */
export async function matchColumn(db: Database, header: string, column: string): Promise<void> {
  await sql`insert into import_column (header, "column") values (${header}, ${column})
    on conflict (header) do update set "column" = excluded."column"`.execute(db);
}

export async function fetchedPictures(
  db: Database,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ address: string; path: string }>`
    select address, path from fetched_picture where address = any(${[...addresses]}::text[])`.execute(db);
  return new Map(rows.map(({ address, path }) => [address, path]));
}

export async function saveFetched(db: Database, address: string, path: string): Promise<void> {
  await sql`
    insert into fetched_picture (address, path) values (${address}, ${path})
    on conflict (address) do update set path = excluded.path, fetched_at = now()`.execute(db);
}
