import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

export interface ConnectionRow {
  name: string;
  sealed: Buffer;
  version: number;
}

export async function connectionRows(db: Database): Promise<ConnectionRow[]> {
  const { rows } =
    await sql<ConnectionRow>`select name, sealed, version from connection order by name`.execute(db);
  return rows;
}

/**
 * Overwrites the version of a connection that the caller has read (null if there was none). Returns null if another
 * version has been stored since.
 */
export async function writeConnection(
  db: Database,
  { name, sealed, version }: { name: string; sealed: Buffer; version: number | null },
  by: string,
): Promise<number | null> {
  const { rows } = await (
    version === null
      ? sql<{ version: number }>`
          insert into connection (name, sealed, changed_by) values (${name}, ${sealed}, ${by})
          on conflict do nothing returning version`
      : sql<{ version: number }>`
          update connection set sealed = ${sealed}, version = version + 1, changed_at = now(), changed_by = ${by}
          where name = ${name} and version = ${version}::int returning version`
  ).execute(db);
  return rows[0]?.version ?? null;
}

/** Deletes a connection. Returns false if another version has been stored since. */
export async function deleteConnection(db: Database, name: string, version: number): Promise<boolean> {
  const { rows } = await sql`
    delete from connection where name = ${name} and version = ${version}::int returning name`.execute(db);
  return rows.length > 0;
}
