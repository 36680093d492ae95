import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { MailRhythm } from './report-mail-queries.ts';

/** How long a removed view can be restored. */
const restorable = sql`interval '1 day'`;

/** The URL of a table, saved under a name. */
export interface SavedView {
  id: number;
  version: number;
  name: string;
  query: string;
  isShared: boolean;
  isMine: boolean;
  isStart: boolean;
  /** How often it is emailed to them. */
  mailed: MailRhythm | null;
}

/** Returns the views a staff member sees: their own, and the shared ones. */
export async function viewsOf(db: Database, staffId: number, screen: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id, v.version, v.name, v.query, v.shared as "isShared", v.made_by = ${staffId}::int as "isMine",
      exists (select from staff_start s where s.staff_id = ${staffId}::int and s.view_id = v.id) as "isStart",
      (select m.every from report_mail m where m.view_id = v.id and m.staff_id = ${staffId}::int) as mailed
    from staff_view v
    where v.screen = ${screen} and v.removed_at is null and (v.shared or v.made_by = ${staffId}::int)
    order by v.shared, lower(v.name), v.id`.execute(db);
  return rows;
}

/** Returns a staff member's default views. */
export async function defaultViews(
  db: Database,
  staffId: number,
): Promise<{ screen: string; query: string }[]> {
  const { rows } = await sql<{ screen: string; query: string }>`
    select s.screen, v.query from staff_start s join staff_view v on v.id = s.view_id
    where s.staff_id = ${staffId}::int and v.removed_at is null and (v.shared or v.made_by = s.staff_id)
    order by s.screen`.execute(db);
  return rows;
}

export interface NewView {
  screen: string;
  /** The UUID of an attempt. A repeated key means the same view. */
  key: string;
  name: string;
  query: string;
  isShared: boolean;
}

/** Returns the number of existing views of the new one's kind. */
export async function countViews(
  db: Database,
  staffId: number,
  { screen, isShared }: Pick<NewView, 'screen' | 'isShared'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from staff_view where screen = ${screen} and removed_at is null
      and shared = ${isShared} and (shared or made_by = ${staffId}::int)`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Stores a view. Returns null if a view with this key exists. Also deletes views that were removed long ago.
 */
export async function insertView(
  db: Database,
  staffId: number,
  { screen, key, name, query, isShared }: NewView,
): Promise<number | null> {
  await sql`delete from staff_view where removed_at < now() - ${restorable}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into staff_view (screen, key, name, query, shared, made_by)
    values (${screen}, ${key}::uuid, ${name}, ${query}, ${isShared}, ${staffId}::int)
    on conflict (key) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Returns a person's own view, or null. */
export async function viewByKey(db: Database, staffId: number, key: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from staff_view where key = ${key}::uuid and made_by = ${staffId}::int`.execute(db);
  return rows[0]?.id ?? null;
}

interface ViewRow {
  version: number;
  isShared: boolean;
  isMine: boolean;
}

/** Returns a view, locked until the transaction ends, or null if it doesn't exist. */
export async function lockView(
  db: Database,
  staffId: number,
  { id, screen }: { id: number; screen: string },
): Promise<ViewRow | null> {
  const { rows } = await sql<ViewRow>`
    select version, shared as "isShared", made_by = ${staffId}::int as "isMine" from staff_view
    where id = ${id}::int and screen = ${screen} and coalesce(removed_at > now() - ${restorable}, true) for update`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The changes of a view; undefined fields are unchanged. */
export interface ViewChange {
  name?: string | undefined;
  isShared?: boolean | undefined;
  isRemoved?: boolean | undefined;
}

/** Changes a view. Returns the new version. */
export async function updateView(
  db: Database,
  id: number,
  {
    name = null,
    isShared = null,
    isRemoved = null,
  }: { [Field in keyof ViewChange]: ViewChange[Field] | null },
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update staff_view set name = coalesce(${name}::text, name), shared = coalesce(${isShared}::boolean, shared),
      removed_at = case ${isRemoved}::boolean when true then now() when false then null else removed_at end,
      version = version + 1
    where id = ${id}::int returning version`.execute(db);
  if (!rows[0]) throw new Error('no row');
  return rows[0].version;
}

/**
 * Sets the default view of a screen; null shows everything. Returns false if the person can't see such a
 * view.
 */
export async function setStart(
  db: Database,
  staffId: number,
  screen: string,
  viewId: number | null,
): Promise<boolean> {
  if (viewId === null) {
    await sql`delete from staff_start where staff_id = ${staffId}::int and screen = ${screen}`.execute(db);
    return true;
  }
  const { numAffectedRows = 0n } = await sql`
    insert into staff_start (staff_id, screen, view_id)
    select ${staffId}::int, screen, id from staff_view
    where id = ${viewId}::int and screen = ${screen} and removed_at is null and (shared or made_by = ${staffId}::int)
    on conflict (staff_id, screen) do update set view_id = excluded.view_id`.execute(db);
  return numAffectedRows > 0n;
}
