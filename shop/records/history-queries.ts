import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Changing } from './kind.ts';

/** One change of a record: who, when, and the value of each field before and after. */
export interface HistoryEntry {
  id: number;
  kind: string;
  thing: string;
  version: number;
  state: 'created' | 'changed' | 'removed';
  fields: Record<string, [from: unknown, to: unknown]>;
  by: string;
  at: Date;
  /** The bulk edit it belongs to. */
  bulkId: number | null;
}

/** Adds to the history, in the transaction of the change. */
export async function insertHistory(
  db: Database,
  kind: string,
  { by, bulkId }: Changing,
  entries: readonly Pick<HistoryEntry, 'thing' | 'version' | 'state' | 'fields'>[],
): Promise<void> {
  await sql`
    insert into record_change (kind, thing, version, state, fields, changed_by, bulk_id)
    select ${kind}, thing, version, state, fields, ${by}, ${bulkId ?? null}::bigint
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e (thing text, version int, state text, fields jsonb)`.execute(db);
}

const columns = sql`id::float8 as id, kind, thing, version, state, fields, changed_by as by, changed_at as at,
  bulk_id::float8 as "bulkId"`;

/**
 * Returns changes of one record, or of all records of a kind (null), newest first. `before` returns only older ones.
 */
export async function historyOf(
  db: Database,
  kind: string,
  thing: number | string | null,
  max = 50,
  before: number | null = null,
): Promise<HistoryEntry[]> {
  const which = thing === null ? sql`true` : sql`thing = ${String(thing)}`;
  const { rows } = await sql<HistoryEntry>`
    select ${columns} from record_change where kind = ${kind} and ${which} and (${before}::float8 is null or record_change.id < ${before})
    order by record_change.id desc limit ${max}`.execute(db);
  return rows;
}

/** Returns the changes of a kind with these ids, in their order. Unknown ids are missing. */
export async function historyEntries(
  db: Database,
  kind: string,
  ids: readonly number[],
): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select ${columns} from record_change where record_change.id = any(${[...ids]}::bigint[]) and kind = ${kind}
    order by array_position(${[...ids]}::bigint[], record_change.id)`.execute(db);
  return rows;
}

export const historyEntry = async (db: Database, kind: string, id: number): Promise<HistoryEntry | null> =>
  (await historyEntries(db, kind, [id]))[0] ?? null;

const maxLater = 1000;

/** Returns the later changes of each record, at most 1000, newest first, by the id of the given change. */
export async function laterChanges(
  db: Database,
  kind: string,
  entries: readonly Pick<HistoryEntry, 'id' | 'thing'>[],
): Promise<Map<number, HistoryEntry[]>> {
  const { rows } = await sql<HistoryEntry & { earlier: number }>`
    select given.id::float8 as earlier, later.*
    from unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ thing }) => thing)}::text[]) as given (id, thing)
    cross join lateral (
      select ${columns} from record_change
      where kind = ${kind} and record_change.thing = given.thing and record_change.id > given.id
      order by record_change.id desc limit ${maxLater}
    ) later`.execute(db);
  return Map.groupBy(rows, ({ earlier }) => earlier);
}

/** Returns the id of the last change of each of these fields, by record. */
export async function lastChanges(
  db: Database,
  kind: string,
  things: readonly (number | string)[],
  fields: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{ thing: string; field: string; last: number }>`
    select c.thing, f.field, max(c.id)::float8 as last
    from record_change c cross join lateral jsonb_object_keys(c.fields) f (field)
    where c.kind = ${kind} and c.thing = any(${things.map(String)}::text[]) and f.field = any(${[...fields]}::text[])
    group by c.thing, f.field`.execute(db);
  const found = new Map<string, Map<string, number>>();
  for (const { thing, field, last } of rows)
    found.set(thing, (found.get(thing) ?? new Map<string, number>()).set(field, last));
  return found;
}

/** SQL: the version of a record whose row has no version column. */
export const versionOf = (kind: string, thing: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  coalesce((select max(h.version) from record_change h where h.kind = ${kind} and h.thing = (${thing})::text), 0)`;
