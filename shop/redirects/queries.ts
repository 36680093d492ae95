import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** SQL for the comparable form of an old address (`comparable`). */
const compared: RawBuilder<string> = sql`lower(r.from_path collate "C")`;

/** Returns where each old address leads, by its comparable form, without the redirects `except`. */
export async function storedTargets(db: Database, except: readonly number[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; toPath: string }>`
    select ${compared} as key, r.to_path as "toPath" from redirect r
    where not r.id = any(${[...except]}::int[])`.execute(db);
  return new Map(rows.map(({ key, toPath }) => [key, toPath]));
}

/** Returns which redirects have these old addresses, by their comparable form. */
export async function redirectOwners(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, { id: number; about: string }>> {
  // Two redirects with the same address mustn't be saved at once.
  await sql`select pg_advisory_xact_lock(hashtextextended('redirect fromPath', 0))`.execute(db);
  const { rows } = await sql<{ key: string; id: number; about: string }>`
    select ${compared} as key, r.id, r.from_path as about from redirect r
    where ${compared} = any(${[...keys]}::text[]) order by r.id desc`.execute(db);
  return new Map(rows.map(({ key, ...owner }) => [key, owner]));
}

interface Redirect {
  id: number;
  fromPath: string;
  toPath: string;
}

export async function redirectsById(db: Database, ids: readonly number[]): Promise<Redirect[]> {
  const { rows } = await sql<Redirect>`
    select r.id, r.from_path as "fromPath", r.to_path as "toPath" from redirect r
    where r.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

/** Returns the redirect of an address, by its forms (`formsOf`), best first; undefined without one. */
export async function redirectAt(
  db: Database,
  forms: readonly string[],
): Promise<Pick<Redirect, 'id' | 'toPath'> | undefined> {
  const { rows } = await sql<Pick<Redirect, 'id' | 'toPath'>>`
    select r.id, r.to_path as "toPath" from unnest(${[...forms]}::text[]) with ordinality p (form, place)
    join redirect r on ${compared} = p.form order by p.place, r.id limit 1`.execute(db);
  return rows[0];
}

export async function countRedirect(db: Database, id: number): Promise<void> {
  await sql`update redirect set hits = hits + 1, last_hit_at = now() where id = ${id}`.execute(db);
}
