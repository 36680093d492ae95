import pg, { type ClientConfig, type Pool } from 'pg';
import type { DatabaseLog } from './log.ts';
import { connectionWaitNow } from './patient-work.ts';
import { isPipelinedQuery, isSentWithCommit, statementName } from './named.ts';
import { countServers, toServer, tryNextServer } from './servers.ts';

export interface PoolOptions {
  /** The pool's name in metrics. */
  name: string;
  connection: ClientConfig;
  log: DatabaseLog;
  /** Maximum connections. */
  size: number;
  /** How long a request waits for a connection before it is refused, in ms. */
  connectionWait: number;
  /** The timeout of a statement in ms; 0 for work without a time limit. */
  statementTimeout: number;
  /** Whether statements marked `pipelinedQuery` or `sentWithCommit` spare a round trip to the server. */
  isPipelined?: boolean | undefined;
  /** Runs on every new connection. If it fails, the connection isn't used. */
  prepare: (client: pg.ClientBase) => Promise<unknown>;
}

const { builtins } = pg.types;
const bigintList = 1016;

/**
 * Parses counts and sums as numbers. A value beyond the safe integer range is an error, never silently another number.
 */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const parseList = pg.types.getTypeParser(bigintList as number, 'text') as (text: string) => (string | null)[];

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  // A date without a time stays a text, because a Date would shift with the machine's time zone.
  [builtins.DATE, (text) => text],
  [bigintList, (text) => parseList(text).map((each) => (each === null ? null : safeInteger(each)))],
]);

const types = {
  getTypeParser: (oid: number, format: 'text' | 'binary' = 'text'): unknown =>
    (format === 'text' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

type Sent = Promise<{ command: string; rows: unknown[] }>;

/** Runs texts marked with `named` as prepared statements, and all others unchanged. */
class NamingClient extends pg.Client {
  readonly #connection: ClientConfig;
  readonly #tried: ClientConfig;
  /** Statements whose results weren't awaited. */
  #ahead: Sent[] = [];
  /** The commit that was sent with the last statement. */
  #commit: Sent | undefined;

  constructor(connection: ClientConfig = {}) {
    const tried = toServer(connection);
    super(tried);
    this.#connection = connection;
    this.#tried = tried;
  }

  // The signature the pool uses; pg's typings have other overloads too.
  override connect(...[done]: unknown[]): never {
    return super.connect((error: Error) => {
      if (error) this.tryNextServer();
      (done as (error: Error) => void)(error);
    }) as never;
  }

  /** Marks this server as unusable: the next connection tries another one, if the URL names several. */
  tryNextServer(): void {
    tryNextServer(this.#connection, this.#tried);
  }

  // Kysely passes text and values. The pool and pg itself use other forms, which pass through unchanged.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? statementName(text) : undefined;
    const run = super.query as (...all: unknown[]) => never;
    const send = () => (name === undefined ? run.apply(this, args) : run.call(this, { name, text, values }));
    return (this as { pipeline?: boolean }).pipeline ? (this.#pipelined(text, send) as never) : send();
  }

  #pipelined(text: unknown, send: () => Sent): Sent {
    const isEnd = text === 'commit' || text === 'rollback';
    const committed = this.#commit;
    if (isEnd && committed) {
      this.#commit = undefined;
      // After a failed statement, the server has rolled back instead.
      return text === 'commit' ? committed : committed.then(() => ({ command: 'ROLLBACK', rows: [] }));
    }
    const sent = send();
    if (isPipelinedQuery(text)) {
      sent.catch(() => undefined);
      this.#ahead.push(sent);
      return Promise.resolve({ command: '', rows: [] });
    }
    if (isSentWithCommit(text)) {
      this.#commit = super.query('commit');
      this.#commit.catch(() => undefined);
    }
    if (this.#ahead.length === 0) return sent;
    const all = Promise.all([...this.#ahead.splice(0), sent]);
    return all.then((results) => results.at(-1) ?? sent);
  }
}

/** How long opening a connection may take in ms, unless the next server can be tried instead. */
const maxOpening = 10_000;

/**
 * A pool whose callers stop waiting before a connection has been opened. It then serves the next caller: on a busy
 * machine or with a distant server, a pool that gave up with its caller would never have one.
 */
class WaitingPool extends pg.Pool {
  readonly #connectionWait: number;

  constructor(config: pg.PoolConfig, connectionWait: number) {
    super(config);
    this.#connectionWait = connectionWait;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : this.#within(super.connect());
  }

  async #within(opening: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error('timeout exceeded when trying to connect'));
        opening.then(
          (client) => client.release(),
          () => undefined,
        );
      }, connectionWaitNow(this.#connectionWait));
    });
    return Promise.race([opening, late]).finally(() => clearTimeout(timer));
  }
}

const openPools = new Map<Pool, string>();

/** Returns the current connections of every open pool, and the number of waiting requests. */
export const poolLoads = (): { name: string; total: number; idle: number; waiting: number }[] =>
  [...openPools]
    .filter(([{ ending }]) => !ending)
    .map(([{ totalCount: total, idleCount: idle, waitingCount: waiting }, name]) => ({
      name,
      total,
      idle,
      waiting,
    }));

/** Creates a pool that keeps working after the server was unreachable, and limits how long callers wait. */
export function createPool({
  name,
  connection,
  log,
  size,
  connectionWait,
  statementTimeout,
  isPipelined = false,
  prepare,
}: PoolOptions): Pool {
  const config = {
    application_name: 'kado',
    keepAlive: true,
    ...connection,
    Client: NamingClient,
    pipeline: isPipelined,
    types,
    max: size,
    connectionTimeoutMillis:
      countServers(connection) > 1 ? connectionWait : Math.max(connectionWait, maxOpening),
    idleTimeoutMillis: 30_000,
    // The typings don't show that the pool awaits this function.
    onConnect: ((client: NamingClient) =>
      prepare(client).catch((error: unknown) => {
        client.tryNextServer();
        throw error;
      })) as unknown as (client: pg.ClientBase) => void,
    // If the server itself hangs, it can't cancel the statement.
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 500 }),
  };
  const pool = new WaitingPool(config, connectionWait);
  for (const other of openPools.keys()) if (other.ending) openPools.delete(other);
  openPools.set(pool, name);
  // Without this listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost');
  });
  // The pool doesn't listen while a connection is in use, for example in a transaction. The next statement on it fails
  // anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('release', (_error, client) => {
    // The connection was released in the middle of a statement (query_timeout), so its next user would wait
    // for that to finish.
    if ((client as { readyForQuery?: boolean }).readyForQuery === false)
      void client.end().catch(() => undefined);
  });
  return pool;
}
