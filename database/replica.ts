import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { prepareReading } from './checks.ts';
import { kyselyOn, type OnQuery } from './kysely-on.ts';
import type { DatabaseLog } from './log.ts';
import { preparedQuery } from './named.ts';
import { OperatorError } from './operator-error.ts';
import { createPool } from './pool.ts';
import type { Database } from './schema.ts';
import type { Connection } from './servers.ts';

/**
 * A primary and its replicas share the identity, because each was copied from another. `started` distinguishes servers.
 */
const whoServes = `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity,
  pg_postmaster_start_time()::text as started from pg_control_system()`;

interface Server {
  identity: string;
  started: string;
}

/** Returns the identity that distinguishes this database from all others. */
export async function databaseIdentity(db: Database): Promise<string> {
  const { rows } = await sql.raw<Server>(whoServes).execute(db);
  return rows[0]?.identity ?? '';
}

/** Refuses a database with a different identity. `setting` names the setting that contains its URL. */
export async function checkIdentity(client: ClientBase, identity: string, setting: string): Promise<Server> {
  const { rows } = await client.query<Server>(whoServes);
  const [server] = rows;
  if (server?.identity !== identity)
    throw new OperatorError(`${setting} isn’t a replica of DATABASE_URL; set it to one of its replicas.`);
  return server;
}

interface ReplicaOptions {
  connection: Connection;
  log: DatabaseLog;
  size: number;
  /** In ms. */
  connectionWait: number;
  statementTimeout: number;
  /** The identity of the primary's database. */
  identity: string;
  /** Called for every statement. */
  onQuery?: OnQuery | undefined;
}

/**
 * Opens read-only connections to a replica that may not be reachable yet. While any of them is open, all go
 * to one server, even through a proxy, because each replica has its own replication lag. `destroy()` closes
 * them.
 */
export function openReplica({ identity, onQuery, ...options }: ReplicaOptions): Database {
  let started = '';
  const pool = createPool({
    name: 'replica',
    ...options,
    async prepare(client) {
      await prepareReading(client, { statement_timeout: String(options.statementTimeout) });
      const server = await checkIdentity(client, identity, 'DATABASE_READ_URL');
      if (pool.totalCount > 1 && started !== server.started)
        throw new Error('this connection reached a different replica');
      started = server.started;
    },
  });
  return kyselyOn(pool, onQuery);
}

/**
 * Returns the bytes of the log that a primary has written to disk, which include everything committed and
 * visible.
 */
export async function writtenUpTo(primary: Database): Promise<number> {
  const query = sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as bytes`.compile(primary);
  const { rows } = await primary.executeQuery(preparedQuery('written-up-to', query));
  return rows[0]?.bytes ?? Number.NaN;
}

/** Returns the bytes of that log that a replica shows to readers, or null if it isn't a replica. */
export async function shownUpTo(replica: Database): Promise<number | null> {
  const query = sql<{ bytes: number | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as bytes`.compile(
    replica,
  );
  const { rows } = await replica.executeQuery(preparedQuery('shown-up-to', query));
  return rows[0]?.bytes ?? null;
}
