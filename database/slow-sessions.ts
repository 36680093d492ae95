import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** A session that other sessions have been waiting for, for more than a second. */
export interface BlockingSession {
  pid: number;
  /** The name by which its program introduced itself, such as `psql`. */
  application: string;
  /** The number of the shop’s statements that wait for it. */
  waiting: number;
  /** How long the first of them has waited. */
  seconds: number;
}

/** A statement of the shop that has been running for more than a second without waiting for another session. */
export interface SlowStatement {
  pid: number;
  /** The beginning of its text. Its values are parameters, so it contains none. */
  statement: string;
  seconds: number;
}

export interface SlowSessions {
  blocking: BlockingSession[];
  statements: SlowStatement[];
}

/** Returns which sessions hold up the shop now. Sees the statements of the shop’s own role. */
export async function slowSessions(db: Database): Promise<SlowSessions> {
  const { rows } = await sql<SlowSessions>`
    with slow as materialized (
      select pid, left(query, 100) as statement, extract(epoch from clock_timestamp() - query_start)::int as seconds,
        case when wait_event_type = 'Lock' then pg_blocking_pids(pid) else '{}' end as blockers
      from pg_stat_activity
      where datname = current_database() and usename = current_user and state = 'active' and pid <> pg_backend_pid()
        and query_start < clock_timestamp() - interval '1 second'),
    blocking as (
      select b.pid, a.application_name as application, count(*)::int as waiting, max(seconds) as seconds
      from slow cross join unnest(slow.blockers) as b (pid) join pg_stat_activity a on a.pid = b.pid
      where b.pid not in (select pid from slow where blockers <> '{}') group by 1, 2 order by 1)
    select (select coalesce(json_agg(b), '[]') from blocking b) as blocking,
      (select coalesce(json_agg(json_build_object('pid', pid, 'statement', statement, 'seconds', seconds) order by pid), '[]')
        from slow where blockers = '{}') as statements`.execute(db);
  return rows[0] ?? { blocking: [], statements: [] };
}
