import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Returns where each old address leads, without the redirects `except`. */
export async function storedTargets(db: Database, except: readonly number[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ fromPath: string; toPath: string }>`
    select from_path as "fromPath", to_path as "toPath" from redirect
    where not id = any(${[...except]}::int[])`.execute(db);
  return new Map(rows.map(({ fromPath, toPath }) => [fromPath, toPath]));
}

/** The maximum number of redirects that one visit follows. */
const longestChain = 10;

/**
 * Returns where a visitor of this address is sent in the end, or null without a redirect. `paths`: the address as
 * requested, and its forms that also match, best first.
 */
export async function redirectOf(db: Database, paths: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ id: number; toPath: string }>`
    with recursive visited as (
      (select r.id, r.to_path, 1 as step from unnest(${[...paths]}::text[]) with ordinality p (path, place)
        join redirect r on r.from_path = p.path order by p.place limit 1)
      union all
      select r.id, r.to_path, v.step + 1 from visited v join redirect r on r.from_path = v.to_path
      where v.step < ${longestChain})
    select id, to_path as "toPath" from visited order by step`.execute(db);
  return rows.at(-1)?.toPath ?? null;
}

/** Counts a visit of these addresses. */
export async function countRedirect(db: Database, paths: readonly string[]): Promise<void> {
  await sql`
    update redirect set hits = hits + 1, last_hit_at = now()
    where id = (select r.id from unnest(${[...paths]}::text[]) with ordinality p (path, place)
      join redirect r on r.from_path = p.path order by p.place limit 1)`.execute(db);
}
