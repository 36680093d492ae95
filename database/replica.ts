import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { prepareReading } from './checks.ts';
import { kyselyOn, type OnQuery } from './kysely-on.ts';
import type { DatabaseLog } from './log.ts';
import { named } from './named.ts';
import { OperatorError } from './operator-error.ts';
import { createPool } from './pool.ts';
import type { Database } from './schema.ts';
import type { Connection } from './servers.ts';

/** A primary and its replicas have the same: each was copied from another. `started` tells servers apart. */
const whoServes = `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as identity,
  pg_postmaster_start_time()::text as started from pg_control_system()`;

interface Server {
  identity: string;
  started: string;
}

/** What tells this database from every other one. */
export async function databaseIdentity(db: Database): Promise<string> {
  const { rows } = await sql.raw<Server>(whoServes).execute(db);
  return rows[0]?.identity ?? '';
}

/** Refuses a way to another database than the one with this identity; `setting`: where its address stands. */
export async function checkIdentity(client: ClientBase, identity: string, setting: string): Promise<Server> {
  const { rows } = await client.query<Server>(whoServes);
  const [server] = rows;
  if (server?.identity !== identity)
    throw new OperatorError(
      `${setting} leads to another database than DATABASE_URL; set it to one that is copied from it.`,
    );
  return server;
}

interface ReplicaOptions {
  connection: Connection;
  log: DatabaseLog;
  size: number;
  /** Milliseconds. */
  connectionWait: number;
  statementTimeout: number;
  /** Of the primary's database. */
  identity: string;
  /** Is told of every statement. */
  onQuery?: OnQuery | undefined;
}

/**
 * Connections that only read, to a replica that need not be there yet. All lead to one server as long as one of them lives,
 * whatever stands between: how far a replica is holds for itself alone. `destroy()` closes them.
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
        throw new Error('it is another replica than that of the other connections');
      started = server.started;
    },
  });
  return kyselyOn(pool, onQuery);
}

/** Bytes of its log that a primary has on its disk: everything that was committed for anybody to see is in them. */
export async function writtenUpTo(primary: Database): Promise<number> {
  const query = sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as bytes`.compile(primary);
  const { rows } = await primary.executeQuery(named('written-up-to', query));
  return rows[0]?.bytes ?? Number.NaN;
}

/** Bytes of that log which a replica shows to those who read; null: it is no replica. */
export async function shownUpTo(replica: Database): Promise<number | null> {
  const query = sql<{ bytes: number | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as bytes`.compile(
    replica,
  );
  const { rows } = await replica.executeQuery(named('shown-up-to', query));
  return rows[0]?.bytes ?? null;
}
