import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * The maximum difference between the clocks, in ms. Rules use the database's clock, so a process's own clock
 * (for headers and logs) must be close to it.
 */
export const maxClockSkew = 120_000;

/**
 * Returns by how many milliseconds the database's clock is ahead of this process's (negative: behind). Null
 * if the database doesn't answer.
 */
export async function clockSkew(db: Database): Promise<number | null> {
  try {
    const sentAt = Date.now();
    const { rows } = await sql<{ now: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
    const answered = Date.now();
    const now = rows[0]?.now ?? Number.NaN;
    // The duration of the query doesn't count as skew.
    if (now >= sentAt && now <= answered) return 0;
    return now > answered ? now - answered : now - sentAt;
  } catch {
    return null;
  }
}
