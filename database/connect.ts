import pg, { type ClientBase } from 'pg';
import { checkOwnSessions, checkTakesWrites, checkTrigrams, checkVersion, prepareSession } from './checks.ts';
import { kyselyOn, type OnQuery } from './kysely-on.ts';
import type { DatabaseLog } from './log.ts';
import { createPool } from './pool.ts';
import { OperatorError } from './operator-error.ts';
import type { Database } from './schema.ts';
import { checkIdentity } from './replica.ts';
import { type Connection, countServers, toServer, tryNextServer } from './servers.ts';

export type { Database } from './schema.ts';
export type { Connection } from './servers.ts';

/** Where there is an index, no plan reads a whole table. */
export const byKey = { enable_seqscan: 'off' } as const;

/** The role a connection acts as. */
export const roleOf = (connection: Connection): string => new pg.Client(toServer(connection)).user ?? '';

export interface OpenOptions {
  connection: Connection;
  log: DatabaseLog;
  /** By which metrics tell it from others (default 'other'). */
  name?: string;
  /** Connections at most (default 16). */
  size?: number;
  /** Milliseconds to wait for a connection (default 1000). */
  connectionWait?: number;
  /** Milliseconds a statement may take (default 2000, 0 for no limit). */
  statementTimeout?: number;
  /**
   * True for work that finds every row by its key. Statements are planned once a connection: without this one that was
   * planned while its table was nearly empty reads the whole of it ever after, until the server has counted it again.
   */
  isByKey?: boolean;
  /** Is told of every statement. */
  onQuery?: OnQuery | undefined;
}

/**
 * Opens the shop's database after looking whether it can be relied on: new enough, able to search Khmer, and safe against
 * power cuts, which every later connection of the pool is asked again, and given its settings.
 * @throws OperatorError when it cannot. `destroy()` on the result closes it.
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
    onQuery,
  } = options;
  const settings = {
    statement_timeout: String(statementTimeout),
    ...(isByKey && byKey),
  };
  const prepare = (client: ClientBase) => prepareSession(client, settings);
  const pool = createPool({ name, connection, log, size, connectionWait, statementTimeout, prepare });
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
  // Kysely closes the pool only when it has used it.
  await db.connection().execute(async () => undefined);
  return db;
}

/** Each server of the address is tried once. */
const firstClient = (pool: pg.Pool, left: number): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    if (left > 1) return firstClient(pool, left - 1);
    throw error;
  });

/** Nobody is there, or nobody who can be used now. */
export class UnreachableError extends OperatorError {}

/** The setting a server's address stands in, and what else than a primary may be there. */
interface Wanted {
  setting?: string;
  mayBeStandby?: boolean;
  /** That of the primary (database/replica.ts): refused is every other database. */
  identity?: string;
}

/**
 * Looks at the way to a server before it is relied on.
 * @throws UnreachableError when nobody answers, or a standby where a primary must be
 * @throws OperatorError when the server is too old, it is another database than the wanted one, or a pooler on the way gives
 * no connection a session of its own
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
      refusal.message = refusal.message.replace(/DATABASE_URL(?= leads|\))/u, setting);
    throw refusal;
  }
}

/**
 * One connection for work outside the pool, such as migrations: without time limits; closed when `work` is done. Where the
 * address names several servers it leads to the one that takes writes.
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
      connectionTimeoutMillis: 5000,
      ...tried,
    });
    // Without a listener a connection that breaks would end the process; the query under way fails anyway.
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (!mayBeStandby) await checkTakesWrites(client);
      return client;
    } catch (error) {
      await ended(client);
      tryNextServer(connection, tried);
      if (left <= 1) throw unreachable(error, tried);
    }
  }
}

/** Says where nobody answered, without the password. Other errors stay what they are. */
function unreachable(error: unknown, connection: Connection): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const cause = (error instanceof AggregateError ? error.errors[0] : error) as Error & { code?: string };
  const away = /^(EAGAIN|ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|ENOENT|EACCES|28|3D|57P03|53300)/u.test(
    cause.code ?? '',
  );
  if (!away && !/timeout|terminated/iu.test(cause.message)) return error;
  const { host, port, database } = new pg.Client(toServer(connection));
  return new UnreachableError(
    `the database ${database ?? ''} at ${host}:${port} (DATABASE_URL) cannot be used: ${cause.message}.`,
  );
}
