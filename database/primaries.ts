import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { withClient } from './connect.ts';
import { OperatorError } from './operator-error.ts';
import type { Database } from './schema.ts';
import { type Connection, serversIn } from './servers.ts';

// After a failover the old primary may come back and take writes too: what is ordered there is lost. PostgreSQL numbers the
// lives of a database by timelines, one more with each promotion, so the one that was given up can be told.

/** Milliseconds a server may take to answer. */
const patience = 5000;

export interface Life {
  /** Of the database cluster; copies have the same. */
  identity: string;
  timeline: number;
}

/** A server that takes writes. */
export interface Primary extends Life {
  /** Where it is, without a password. */
  server: string;
  /** Tells servers apart, whatever they are called in an address. */
  started: string;
}

/** timeline null: a standby. */
type Answer = Pick<Primary, 'identity' | 'started'> & { timeline: number | null };
const whichLife = `select system_identifier::text as identity, pg_postmaster_start_time()::text as started,
  case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline
  from pg_control_system()`;

/** The servers of an address that take writes now, the newest life first; who does not answer is left out. */
export async function primariesAt({ connectionString = '' }: Connection): Promise<Primary[]> {
  const found = await Promise.all(serversIn(connectionString).map(primaryAt));
  return found
    .flatMap((each) => each ?? [])
    .filter(({ started }, at, all) => all.findIndex((other) => other.started === started) === at)
    .toSorted((one, other) => other.timeline - one.timeline);
}

async function primaryAt(connectionString: string): Promise<Primary | null> {
  const connection = { connectionString, query_timeout: patience };
  const { host, port } = new pg.Client(connection);
  const answer = withClient(connection, async (client) => (await client.query<Answer>(whichLife)).rows);
  // A server that is silent also hears no goodbye.
  const given = sleep<Answer[]>(2 * patience, [], { ref: false });
  const [found] = await Promise.race([answer.catch(() => []), given]);
  if (!found || found.timeline === null) return null;
  return { ...found, timeline: found.timeline, server: `${host}:${port}` };
}

/** The life in which a shop's own connections are; null: at a standby. */
export async function lifeOf(db: Database): Promise<Life | null> {
  const { rows } = await sql.raw<Answer>(whichLife).execute(db);
  const [found] = rows;
  return found && found.timeline !== null ? { identity: found.identity, timeline: found.timeline } : null;
}

const fileIn = (dataFolder: string) => path.join(dataFolder, 'database-timeline');

/** The life in which a process of this data folder was last; null: nobody knows. */
export function lastLife(dataFolder: string): Life | null {
  try {
    const [identity = '', timeline = ''] = readFileSync(fileIn(dataFolder), 'utf8').trim().split(' ');
    return { identity, timeline: Number(timeline) };
  } catch {
    return null;
  }
}

export const rememberLife = (dataFolder: string, { identity, timeline }: Life): void =>
  writeFileSync(fileIn(dataFolder), `${identity} ${timeline}\n`);

/** Why the servers of an address are not to be relied on; null: nothing speaks against them. */
export function splitAmong(primaries: readonly Primary[], dataFolder: string): string | null {
  const names = primaries.map(({ server }) => server).join(' and ');
  if (primaries.length > 1)
    return `${names} (DATABASE_URL) both take writes, and orders would go apart; stop the one that was given up, or take it out of the address.`;
  const [only] = primaries;
  const last = lastLife(dataFolder);
  if (only && last?.identity === only.identity && only.timeline < last.timeline)
    return `${names} (DATABASE_URL) was given up at a failover: it is on timeline ${only.timeline}, the shop was on ${last.timeline}; set the address to the newer server, or, if it was brought back on purpose, remove ${fileIn(dataFolder)}.`;
  return null;
}

/** @throws OperatorError when several servers of the address take writes, or an older one than the last does */
export async function refuseSplit(connection: Connection, dataFolder: string): Promise<void> {
  const problem = splitAmong(await primariesAt(connection), dataFolder);
  if (problem !== null) throw new OperatorError(problem);
}
