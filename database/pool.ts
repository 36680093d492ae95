import pg, { type ClientConfig, type Pool } from 'pg';
import type { DatabaseLog } from './log.ts';
import { statementName } from './named.ts';
import { toServer, tryNextServer } from './servers.ts';

export interface PoolOptions {
  /** By which metrics tell pools apart. */
  name: string;
  connection: ClientConfig;
  log: DatabaseLog;
  /** Connections at most. */
  size: number;
  /** Milliseconds after which a request that got no connection is refused. */
  connectionWait: number;
  /** Milliseconds after which a statement is given up; 0 for work that takes as long as it takes. */
  statementTimeout: number;
  /** Run on every new connection; when it fails the connection is not used. */
  prepare: (client: pg.ClientBase) => Promise<unknown>;
}

const { builtins } = pg.types;
const bigintList = 1016;

/** Counts and sums come as numbers. One that a number cannot hold is an error, never silently another number. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`);
  return value;
}

const parseList = pg.types.getTypeParser(bigintList as number, 'text') as (text: string) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  // A day without a time: as a Date it would shift with the machine's time zone.
  [builtins.DATE, (text) => text],
  [bigintList, (text) => parseList(text).map((each) => (each === null ? null : safeInteger(each)))],
]);

const types = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text'): unknown =>
    (format === 'text' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

/** Runs texts that were marked with `named` as prepared statements; everything else as it comes. */
class NamingClient extends pg.Client {
  readonly #connection: ClientConfig;
  readonly #tried: ClientConfig;

  constructor(connection: ClientConfig = {}) {
    const tried = toServer(connection);
    super(tried);
    this.#connection = connection;
    this.#tried = tried;
  }

  // As the pool calls it; pg's typings have other forms too.
  override connect(...[done]: unknown[]): never {
    return super.connect((error: Error) => {
      if (error) this.tryNextServer();
      (done as (error: Error) => void)(error);
    }) as never;
  }

  /** This one is of no use: the next connection goes to another, where the address names several. */
  tryNextServer(): void {
    tryNextServer(this.#connection, this.#tried);
  }

  // Kysely passes text and values; the pool and pg itself pass other forms, which go through untouched.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : undefined;
    const run = super.query as unknown as (...all: unknown[]) => never;
    return name === undefined ? run.apply(this, args) : run.call(this, { name, text, values });
  }
}

const openPools = new Map<Pool, string>();

/** The connections of every open pool at this moment, and how many wait for one. */
export const poolLoads = (): { name: string; total: number; idle: number; waiting: number }[] =>
  [...openPools]
    .filter(([{ ending }]) => !ending)
    .map(([{ totalCount: total, idleCount: idle, waitingCount: waiting }, name]) => ({
      name,
      total,
      idle,
      waiting,
    }));

/** A pool that survives the server's absence and never keeps a caller waiting long. */
export function createPool({
  name,
  connection,
  log,
  size,
  connectionWait,
  statementTimeout,
  prepare,
}: PoolOptions): Pool {
  const config = {
    application_name: 'kado',
    keepAlive: true,
    ...connection,
    Client: NamingClient,
    types,
    max: size,
    connectionTimeoutMillis: connectionWait,
    idleTimeoutMillis: 30_000,
    // The typings do not know that the pool waits for it.
    onConnect: ((client: NamingClient) =>
      prepare(client).catch((error: unknown) => {
        client.tryNextServer();
        throw error;
      })) as unknown as (client: pg.ClientBase) => void,
    // When the server itself hangs nobody there cuts the statement off.
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 500 }),
  };
  const pool = new pg.Pool(config);
  for (const other of openPools.keys()) if (other.ending) openPools.delete(other);
  openPools.set(pool, name);
  // A connection that breaks while idle would otherwise end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost');
  });
  // Lent out, in the middle of a transaction, the pool does not listen either; the next statement on it fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('release', (_error, client) => {
    // Given back in the middle of a statement (query_timeout): whoever came next would wait behind it.
    if ((client as unknown as { readyForQuery?: boolean }).readyForQuery === false)
      void client.end().catch(() => undefined);
  });
  return pool;
}
