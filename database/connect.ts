import pg, { type ClientBase } from 'pg';
import {
  checkOwnSessions,
  checkTakesWrites,
  checkTrigrams,
  checkVersion,
  prepareSession,
  setStatement,
} from './checks.ts';
import { kyselyOn, type OnQuery } from './kysely-on.ts';
import type { DatabaseLog } from './log.ts';
import { startWait } from './patient-work.ts';
import { createPool } from './pool.ts';
import { OperatorError } from './operator-error.ts';
import type { Database } from './schema.ts';
import { checkIdentity } from './replica.ts';
import { sessionSettings } from './session-settings.ts';
import { type Connection, countServers, toServer, tryNextServer } from './servers.ts';

export type { Database } from './schema.ts';
export type { Connection } from './servers.ts';

/** Disables sequential scans where an index exists. */
export const noSeqScan = { enable_seqscan: 'off' } as const;

/** How long a transaction of a request may wait for its process, which may be gone, while it locks rows. */
const maxIdleInTransactionMs = '60000';

export const roleOf = (connection: Connection): string => new pg.Client(toServer(connection)).user ?? '';

export interface OpenOptions {
  connection: Connection;
  log: DatabaseLog;
  /** The pool's name in metrics (default 'other'). */
  name?: string;
  /** Maximum connections (default 16). */
  size?: number;
  /** Milliseconds to wait for a connection (default 1000). */
  connectionWait?: number;
  /** Maximum milliseconds per statement (default 2000, 0 for no limit). */
  statementTimeout?: number;
  /**
   * Whether all work finds rows by key. Statements are planned once per connection: one planned while its
   * table was nearly empty would otherwise scan the whole table until the next ANALYZE.
   */
  isByKey?: boolean;
  /** See `PoolOptions`. */
  isPipelined?: boolean;
  /** Called for every statement. */
  onQuery?: OnQuery | undefined;
}

/**
 * Opens the shop's database after checking that it is recent enough, can search Khmer and survives power
 * cuts. Every later connection of the pool is checked again and gets the same settings.
 * @throws OperatorError when a check fails. `destroy()` on the result closes it
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const {
    connection,
    log,
    name = 'other',
    size = 16,
    connectionWait = 1000,
    statementTimeout = 2000,
    isByKey = false,
    isPipelined,
    onQuery,
  } = options;
  const settings = {
    statement_timeout: String(statementTimeout),
    ...(statementTimeout > 0 && { idle_in_transaction_session_timeout: maxIdleInTransactionMs }),
    ...(isByKey && noSeqScan),
  };
  const prepare = (client: ClientBase) => prepareSession(client, settings);
  const pool = createPool({
    name,
    connection,
    log,
    size,
    connectionWait,
    statementTimeout,
    isPipelined,
    prepare,
  });
  try {
    const client = await firstClient(pool, countServers(connection));
    try {
      await checkVersion(client);
      await checkTrigrams(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw unreachable(error, connection);
  }
  const db = kyselyOn(pool, onQuery);
  // Kysely closes the pool only if it has used it.
  await db.connection().execute(async () => undefined);
  return db;
}

/** How often a server that doesn't answer in time is tried at the start, because the machine may be busy then. */
const startTries = 10;

/** Tries each server of the URL once, or more often if it doesn't answer in time. */
async function firstClient(pool: pg.Pool, servers: number): Promise<pg.PoolClient> {
  for (let tries = 1; ; tries += 1)
    try {
      return await pool.connect();
    } catch (error) {
      const isLate = (error as Error).message.startsWith('timeout ');
      if (tries >= servers * (isLate ? startTries : 1)) throw error;
    }
}

/** Thrown when no server answers, or none that can be used now. */
export class UnreachableError extends OperatorError {
  /** Whether trying again may help: a wrong password or name stays wrong. */
  readonly isTemporary: boolean;
  override readonly exitCode: number;
  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
    this.exitCode = isTemporary ? 1 : OperatorError.exitCode;
  }
}

/** Which setting holds the server's URL, and whether a standby is acceptable. */
interface Wanted {
  setting?: string;
  mayBeStandby?: boolean;
  /** The identity of the primary (database/replica.ts). Any other database is refused. */
  identity?: string;
}

/**
 * Checks the connection to a server before it is used.
 * @throws UnreachableError when no server answers, or a standby answers where a primary is required
 * @throws OperatorError when the server is too old, the database is a different one, or a pooler in between
 * doesn't give each connection its own session
 */
export async function refuseUnfit(
  connection: Connection,
  { setting = 'DATABASE_URL', mayBeStandby = false, identity }: Wanted = {},
): Promise<void> {
  try {
    const one = await connected(connection, { mayBeStandby });
    try {
      await checkVersion(one);
      if (identity !== undefined) await checkIdentity(one, identity, setting);
      const other = await connected(connection, { mayBeStandby });
      try {
        await checkOwnSessions(one, other);
      } finally {
        await ended(other);
      }
    } finally {
      await ended(one);
    }
  } catch (error) {
    const refusal = unreachable(error, connection);
    if (refusal instanceof OperatorError)
      refusal.message = refusal.message.replace(/(?<=^|\()DATABASE_URL/u, setting);
    throw refusal;
  }
}

/**
 * Opens one connection outside the pool, for work such as migrations. It has no time limits and closes when
 * `work` is done. If the URL names several servers, it connects to the one that accepts writes.
 */
export async function withClient<T>(
  connection: Connection,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = await connected(connection, { mayBeStandby: countServers(connection) === 1 });
  try {
    return await work(client);
  } finally {
    await ended(client);
  }
}

const ended = (client: pg.Client): Promise<void> => client.end().catch(() => undefined);

async function connected(
  connection: Connection,
  { mayBeStandby }: { mayBeStandby: boolean },
): Promise<pg.Client> {
  for (let left = countServers(connection); ; left -= 1) {
    const tried = toServer(connection);
    const client = new pg.Client({
      application_name: 'kado setup',
      // On a busy machine, opening takes long. Only where another server may answer is that a failure.
      connectionTimeoutMillis: countServers(connection) > 1 ? 5000 : startWait,
      ...tried,
    });
    // Without a listener, a broken connection would end the process. The running query fails anyway.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(setStatement(sessionSettings));
      if (!mayBeStandby) await checkTakesWrites(client);
      return client;
    } catch (error) {
      await ended(client);
      tryNextServer(connection, tried);
      if (left <= 1) throw unreachable(error, tried);
    }
  }
}

/**
 * Returns an error that says which server didn't answer, without the password. Other errors are returned
 * unchanged.
 */
function unreachable(error: unknown, connection: Connection): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const cause = (error instanceof AggregateError ? error.errors[0] : error) as Error & { code?: string };
  const away = /^(EAGAIN|ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|ENOENT|EACCES|28|3D|57P03|53300)/u.test(
    cause.code ?? '',
  );
  if (!away && !/timeout|terminated/iu.test(cause.message)) return error;
  const { host, port, database } = new pg.Client(toServer(connection));
  return new UnreachableError(
    `the database ${database ?? ''} at ${host}:${port} (DATABASE_URL) is unreachable: ${cause.message}.`,
    !/^(28|3D)/u.test(cause.code ?? ''),
  );
}
