import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { withClient } from './connect.ts';
import { OperatorError } from './operator-error.ts';
import type { Database } from './schema.ts';
import { type Connection, serversIn } from './servers.ts';

// After a failover the old primary may come back and accept writes as well: orders placed there would be
// lost. PostgreSQL numbers a database's histories with timelines, one more per promotion, so the outdated
// primary can be recognized.

/** Timeout for a server's answer, in ms. */
const timeoutMs = 5000;

export interface Timeline {
  /** Identifier of the database cluster; copies share it. */
  identity: string;
  timeline: number;
}

/** A server that accepts writes. */
export interface Primary extends Timeline {
  /** The server's URL, without a password. */
  server: string;
  /** When it started, which distinguishes servers whatever their names in a URL. */
  started: string;
}

/** A server's answer. A null timeline means that it is a standby. */
type Answer = Pick<Primary, 'identity' | 'started'> & { timeline: number | null };
const whichLife = `select system_identifier::text as identity, pg_postmaster_start_time()::text as started,
  case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline
  from pg_control_system()`;

/**
 * Returns the servers of a URL that accept writes now, newest timeline first. Servers that don't answer are
 * omitted.
 */
export async function primariesAt({ connectionString = '' }: Connection): Promise<Primary[]> {
  const found = await Promise.all(serversIn(connectionString).map(primaryAt));
  return found
    .flatMap((each) => each ?? [])
    .filter(({ started }, at, all) => all.findIndex((other) => other.started === started) === at)
    .toSorted((one, other) => other.timeline - one.timeline);
}

async function primaryAt(connectionString: string): Promise<Primary | null> {
  const connection = { connectionString, query_timeout: timeoutMs };
  const { host, port } = new pg.Client(connection);
  const answer = withClient(connection, async (client) => (await client.query<Answer>(whichLife)).rows);
  // A hanging server doesn't answer when it is closed gracefully, either.
  const given = sleep<Answer[]>(2 * timeoutMs, [], { ref: false });
  const [found] = await Promise.race([answer.catch(() => []), given]);
  if (!found || found.timeline === null) return null;
  return { ...found, timeline: found.timeline, server: `${host}:${port}` };
}

/** Returns the timeline of the shop's own connections, or null on a standby. */
export async function lifeOf(db: Database): Promise<Timeline | null> {
  const { rows } = await sql.raw<Answer>(whichLife).execute(db);
  const [found] = rows;
  return found && found.timeline !== null ? { identity: found.identity, timeline: found.timeline } : null;
}

const fileIn = (dataFolder: string) => path.join(dataFolder, 'database-timeline');

/** Returns the timeline that a process with this data folder last used, or null if unknown. */
export function readTimeline(dataFolder: string): Timeline | null {
  try {
    const [identity = '', timeline = ''] = readFileSync(fileIn(dataFolder), 'utf8').trim().split(' ');
    return { identity, timeline: Number(timeline) };
  } catch {
    return null;
  }
}

export const rememberLife = (dataFolder: string, { identity, timeline }: Timeline): void =>
  writeFileSync(fileIn(dataFolder), `${identity} ${timeline}\n`);

/** Returns why the servers of a URL aren't reliable, or null if they are. */
export function splitBrainProblem(primaries: readonly Primary[], dataFolder: string): string | null {
  const names = primaries.map(({ server }) => server).join(' and ');
  if (primaries.length > 1)
    return `${names} (DATABASE_URL) both accept writes, so orders would diverge; stop the former primary, or remove it from the address.`;
  const [only] = primaries;
  const last = readTimeline(dataFolder);
  if (only && last?.identity === only.identity && only.timeline < last.timeline)
    return `${names} (DATABASE_URL) was replaced in a failover: it is on timeline ${only.timeline}, the shop was on ${last.timeline}; set the address to the new primary, or, if it was restored on purpose, remove ${fileIn(dataFolder)}.`;
  return null;
}

/**
 * Refuses unreliable servers.
 * @throws OperatorError when several servers of the URL accept writes, or one that is older than the last
 * used
 */
export async function refuseSplit(connection: Connection, dataFolder: string): Promise<void> {
  const problem = splitBrainProblem(await primariesAt(connection), dataFolder);
  if (problem !== null) throw new OperatorError(problem);
}
