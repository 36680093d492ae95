import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Rules go by the database's clock; what a process tells others (dates of headers, logs) must not be far from it. */
export const mostSkew = 120_000;

/** Milliseconds by which the database's clock is ahead of this process's (negative: behind); null: nobody answers. */
export async function clockSkew(db: Database): Promise<number | null> {
  try {
    const sentAt = Date.now();
    const { rows } = await sql<{ now: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
    const answered = Date.now();
    const now = rows[0]?.now ?? Number.NaN;
    // What the question took is no skew.
    if (now >= sentAt && now <= answered) return 0;
    return now > answered ? now - answered : now - sentAt;
  } catch {
    return null;
  }
}
