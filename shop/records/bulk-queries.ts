import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import type { HistoryEntry } from './history-queries.ts';

/** Begins a bulk edit. @returns its id */
export async function beginBulk(db: Database, kind: string, by: Actor, change: object): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into record_bulk (kind, change, changed_by) values (${kind}, ${JSON.stringify(change)}::jsonb, ${by})
    returning id::float8 as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no row of a bulk change');
  return row.id;
}

interface Bulk {
  /** 'import' if it is only undone on the screen of the import. */
  kind: string;
  by: Actor;
  /** The field that an edit of products changes. */
  field: string | null;
}

/** Returns a bulk edit, or null if it doesn't exist. */
export async function readBulk(db: Database, bulkId: number): Promise<Bulk | null> {
  const { rows } = await sql<Bulk>`
    select kind, changed_by as by, change ->> 'field' as field from record_bulk
    where id = ${bulkId}`.execute(db);
  return rows[0] ?? null;
}

/** Returns its changes, newest first, because the last change is undone first. */
export async function bulkEntries(
  db: Database,
  kind: string,
  bulkId: number,
): Promise<Pick<HistoryEntry, 'id' | 'thing' | 'fields'>[]> {
  const { rows } = await sql<Pick<HistoryEntry, 'id' | 'thing' | 'fields'>>`
    select id::float8 as id, thing, fields from record_change where bulk_id = ${bulkId} and kind = ${kind}
    order by record_change.id desc`.execute(db);
  return rows;
}

/** Returns how many records of a kind each bulk edit changed. Imports aren't included: they are undone on their own screen. */
export async function bulkSizes(
  db: Database,
  kind: string,
  bulkIds: readonly number[],
): Promise<Map<number, number>> {
  if (bulkIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; n: number }>`
    select bulk_id::float8 as id, count(*)::int as n from record_change
    where bulk_id = any(${[...bulkIds]}::bigint[]) and kind = ${kind}
      and not exists (select from record_bulk b where b.id = bulk_id and b.kind = 'import')
    group by bulk_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
