import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** A transaction that holds locks which writes of the shop may have to wait for. */
export interface LockHolder {
  pid: number;
  /** The name by which its program introduced itself, such as `psql`. */
  application: string;
  /** For how many seconds we have seen it. */
  seconds: number;
}

/**
 * Returns a function that finds transactions with locks on tables, of any program, and for how long earlier calls have
 * seen each of them. The shop’s role sees the locks of others, but not since when. In a shop with few orders, no
 * statement may be waiting when we look.
 */
export function watchLocks(db: Database): () => Promise<LockHolder[]> {
  let since = new Map<string, number>();
  return async () => {
    const { rows } = await sql<LockHolder & { transaction: string }>`
      select l.pid, l.virtualtransaction as transaction, min(a.application_name) as application
      from pg_locks l join pg_stat_activity a on a.pid = l.pid join pg_class c on c.oid = l.relation
      where l.granted and l.pid <> pg_backend_pid() and a.datname = current_database()
        and l.database = (select oid from pg_database where datname = current_database())
        and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and l.mode in ('RowShareLock', 'RowExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
      group by 1, 2 order by 1`.execute(db);
    const now = performance.now();
    const before = since;
    since = new Map(rows.map(({ transaction }) => [transaction, before.get(transaction) ?? now]));
    return rows.map(({ pid, application, transaction }) => ({
      pid,
      application,
      seconds: Math.floor((now - (since.get(transaction) ?? now)) / 1000),
    }));
  };
}
