import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientBase, type ClientConfig } from 'pg';
import { checkOwnSessions, checkTrigrams, checkVersion, prepareSession } from './checks.ts';
import type { DatabaseLog } from './log.ts';
import { createPool } from './pool.ts';
import { OperatorError } from './operator-error.ts';
import type { Database, Schema } from './schema.ts';

export type { Database } from './schema.ts';

/** Where the database is and who asks it: an address in `connectionString`, or its parts. */
export type Connection = ClientConfig;

/** Where there is an index, no plan reads a whole table. */
export const byKey = { enable_seqscan: 'off' } as const;

/** The role a connection acts as. */
export const roleOf = (connection: Connection): string => new pg.Client(connection).user ?? '';

export interface OpenOptions {
  connection: Connection;
  log: DatabaseLog;
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
    size = 16,
    connectionWait = 1000,
    statementTimeout = 2000,
    isByKey = false,
  } = options;
  const settings = {
    statement_timeout: String(statementTimeout),
    ...(isByKey && byKey),
  };
  const prepare = (client: ClientBase) => prepareSession(client, settings);
  const pool = createPool({ connection, log, size, connectionWait, statementTimeout, prepare });
  try {
    const client = await pool.connect();
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
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  // Kysely closes the pool only when it has used it.
  await db.connection().execute(async () => undefined);
  return db;
}

/** @throws OperatorError when the server is too old, or a pooler on the way gives no connection a session of its own */
export const refuseSharedSessions = (connection: Connection): Promise<void> =>
  withClient(connection, async (one) => {
    await checkVersion(one);
    await withClient(connection, (other) => checkOwnSessions(one, other));
  });

/** One connection for work outside the pool, such as migrations: without time limits; closed when `work` is done. */
export async function withClient<T>(
  connection: Connection,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    application_name: 'kado setup',
    connectionTimeoutMillis: 5000,
    ...connection,
  });
  // Without a listener a connection that breaks would end the process; the query under way fails anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unreachable(error, connection);
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Says where nobody answered, without the password. Other errors stay what they are. */
function unreachable(error: unknown, connection: Connection): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const cause = (error instanceof AggregateError ? error.errors[0] : error) as Error & { code?: string };
  const away = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|ENOENT|EACCES|28|3D|57P03|53300)/u.test(
    cause.code ?? '',
  );
  if (!away && !/timeout|terminated/iu.test(cause.message)) return error;
  const { host, port, database } = new pg.Client(connection);
  return new OperatorError(
    `the database ${database ?? ''} at ${host}:${port} (DATABASE_URL) cannot be used: ${cause.message}.`,
  );
}
