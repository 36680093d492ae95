import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase, type OpenOptions, withClient } from '#database/connect.ts';
import { analyzeTables } from '#database/owner-work.ts';
import { databaseTimeouts, scaleTimeouts } from '#shop/capacity/capacity.ts';
import { afterwards } from './afterwards.ts';
import { databaseTimeoutMs, timeoutMs } from './slowness.ts';
import { inDatabase } from './test-server.ts';

export interface TestDatabase {
  /** The database, opened with the shop's role, as the shop opens it. */
  db: Database;
  query: Query;
  /** The value of DATABASE_URL, for a shop in a separate process. */
  url: string;
  /** The value of DATABASE_OWNER_URL. */
  ownerUrl: string;
  /** Updates the planner's statistics, which the shop's role isn't allowed to do. */
  analyze: () => Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect
type Row = any;
export type Query = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

/**
 * Returns a function that runs a statement in plain SQL and returns its rows: query`select stock from product
 * where id = ${id}`.
 */
export const queryOn =
  (db: Database): Query =>
  async (text, ...values) =>
    (await sql<Row>(text, ...values).execute(db)).rows;

/** A log for databases that reports only errors. */
export const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

/**
 * Creates a new, migrated, empty database for the test file. Call it at the top of the file (`const { db } =
 * await testDatabase()`), or in a test. It is dropped after the file's last test, or after that test.
 */
export const testDatabase = (): Promise<TestDatabase> => copyOf(inject('testServer').template);

/**
 * Creates a database filled like the demo shop after its first start, so that a shop opens on it without
 * filling it again.
 */
export const demoDatabase = (): Promise<TestDatabase> => filledDatabase('demo', fillDemoShop);

/** Returns the folder of its files, written when a run creates its first demo database. */
export const demoFolder = (kind: 'content' | 'private'): string =>
  path.join(inject('runFolder'), 'demo', kind);

export async function fillDemoShop(db: Database): Promise<void> {
  const { seedReferenceData } = await import('#server/reference-data/seed-reference-data.ts');
  const { seedDemo } = await import('#server/demo/seed.ts');
  const { folderStore } = await import('#server/adapters/storage/folder-store.ts');
  const content = folderStore(demoFolder('content'));
  await seedReferenceData(db, content);
  const privateFiles = folderStore(demoFolder('private'));
  await seedDemo(db, { log: pino({ level: 'silent' }), content, privateFiles });
}

/** The database timeouts of shops in tests. */
const timeouts = scaleTimeouts(databaseTimeouts, Number(databaseTimeoutMs.DATABASE_PATIENCE));

async function copyOf(template: string): Promise<TestDatabase> {
  const { url, ownerUrl, drop } = await createDatabase(`template ${template}`);
  // Uses another application name than the shops, to distinguish our connections from theirs.
  const connection = { connectionString: url, application_name: 'kado test' };
  // Tests may ask for more at once than the pool has connections.
  const db = await openDatabase({
    connection,
    log: quiet,
    size: 10,
    ...timeouts,
    connectionWait: timeoutMs * 2,
  });
  afterwards(async () => {
    await db.destroy();
    await drop();
  });
  const analyze = () => withClient({ connectionString: ownerUrl }, analyzeTables);
  return { db, query: queryOn(db), url, ownerUrl, analyze };
}

/** Opens the pool of another process on the same database. It closes after the file. */
export async function anotherPool(url: string, more: Partial<OpenOptions> = {}): Promise<Database> {
  const other = await openDatabase({
    connection: { connectionString: url },
    log: quiet,
    ...timeouts,
    ...more,
  });
  afterwards(() => other.destroy());
  return other;
}

/**
 * Opens a pool for statements over thousands of rows. `set statement_timeout` isn't enough for them: the pool's
 * own limit counts on the client.
 */
export const untimedPool = (url: string): Promise<Database> => anotherPool(url, { statementTimeout: 0 });

const khmerLocale = `lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;

/**
 * Creates a database without tables, for tests of starting and migrating, optionally with an unsupported
 * locale.
 */
export async function emptyDatabase(
  locale: string = khmerLocale,
): Promise<Pick<TestDatabase, 'url' | 'ownerUrl'>> {
  const { name, url, ownerUrl } = await createDatabase(`template template0 encoding 'UTF8' ${locale}`);
  afterwards(() => dropped(inject('testServer').adminUrl, name));
  return { url, ownerUrl };
}

/**
 * Creates a database like that of `testDatabase`, plus what `fill` adds. It is created once in a run for each
 * name, then copied.
 */
export async function filledDatabase(
  name: string,
  fill: (db: Database) => Promise<void>,
): Promise<TestDatabase> {
  if (name === '') return testDatabase();
  const { adminUrl, template } = inject('testServer');
  const filled = `${template}_${name}`;
  await withClient({ connectionString: adminUrl }, async (admin) => {
    // One worker fills it while the others wait.
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [filled]);
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [filled]);
    if (rows.length > 0) return;
    const { url, ownerUrl, name: made } = await createDatabase(`template ${template}`);
    const connection = { connectionString: url };
    const db = await openDatabase({ connection, log: quiet, statementTimeout: 0, size: 2 });
    try {
      await fill(db);
    } finally {
      await db.destroy();
    }
    await withClient({ connectionString: ownerUrl }, analyzeTables);
    await admin.query(`alter database ${made} rename to ${filled}`);
  });
  return copyOf(filled);
}

async function createDatabase(options: string) {
  const server = inject('testServer');
  const name = `${server.prefix}_${randomBytes(4).toString('hex')}`;
  const admin = { connectionString: server.adminUrl };
  await withClient(admin, (client) =>
    client.query(`create database ${name} ${options} ${server.inMemory ? 'strategy file_copy' : ''}`),
  );
  return {
    name,
    url: inDatabase(server.appUrl, name),
    ownerUrl: inDatabase(server.adminUrl, name),
    drop: () => dropped(admin.connectionString, name),
  };
}

/**
 * Drops the database. The server's autovacuum may be running there, and an ordinary role can't stop it, but
 * it finishes in a moment.
 */
async function dropped(connectionString: string, name: string): Promise<void> {
  const drop = () =>
    withClient({ connectionString }, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  for (let tries = 1; ; tries += 1) {
    const refusal = await drop().then(
      () => null,
      (error: Error) => error,
    );
    if (!refusal) return;
    if (tries === 5) throw refusal;
    await sleep(500);
  }
}
