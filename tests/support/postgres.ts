import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { inject } from 'vitest';
import { type Database, openDatabase, withClient } from '#database/connect.ts';
import { analyzeTables } from '#database/owner-work.ts';
import { afterwards } from './afterwards.ts';
import { inDatabase } from './test-server.ts';

export interface TestDatabase {
  /** As the shop's role, as the shop opens it. */
  db: Database;
  /** For a shop in a process of its own: DATABASE_URL … */
  url: string;
  /** … and DATABASE_OWNER_URL. */
  ownerUrl: string;
}

const log = { info: () => undefined, warn: () => undefined, error: console.error };

/**
 * A fresh, migrated, empty database of the test file's own. Call it at the top of the file (`const { db } = await
 * testDatabase()`), or in a test; it is dropped after the file's last test, or after that one.
 */
export const testDatabase = (): Promise<TestDatabase> => copyOf(inject('testServer').template);

/** The same, filled as the demo shop's first start leaves it: a shop opens on it without filling it again. */
export async function demoDatabase(): Promise<TestDatabase> {
  const { adminUrl, appUrl, template, prefix } = inject('testServer');
  const filled = `${prefix}_demo`;
  await withClient({ connectionString: adminUrl }, async (admin) => {
    // Made once a run, by whichever file comes first; others wait.
    await admin.query('select pg_advisory_lock(hashtext($1))', [filled]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [filled]);
    if (rowCount !== 0) return;
    const making = `${filled}_making`;
    await admin.query(`drop database if exists ${making} with (force)`);
    await admin.query(`create database ${making} template ${template}`);
    await fillDemoShop(inDatabase(appUrl, making));
    await withClient({ connectionString: inDatabase(adminUrl, making) }, analyzeTables);
    await admin.query(`alter database ${making} rename to ${filled}`);
  });
  return copyOf(filled);
}

async function fillDemoShop(connectionString: string): Promise<void> {
  const { bringBaseData } = await import('#server/base-data/bring-base-data.ts');
  const { seedDemo } = await import('#server/demo/seed.ts');
  const contentFolder = mkdtempSync(path.join(tmpdir(), 'kado-demo-'));
  const db = await openDatabase({ connection: { connectionString }, log, statementTimeout: 0, size: 2 });
  try {
    await bringBaseData(db, contentFolder);
    await seedDemo(db, { log: pino({ level: 'silent' }), contentFolder });
  } finally {
    await db.destroy();
    rmSync(contentFolder, { recursive: true, force: true });
  }
}

async function copyOf(template: string): Promise<TestDatabase> {
  const { url, ownerUrl, drop } = await createDatabase(`template ${template}`);
  // By another name than the shops', so that their connections can be told from ours.
  const connection = { connectionString: url, application_name: 'kado test' };
  const db = await openDatabase({ connection, log, size: 10 });
  afterwards(async () => {
    await db.destroy();
    await drop();
  });
  return { db, url, ownerUrl };
}

const khmerLocale = `lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;

/** A database without anything in it, for tests of starting and migrating; with another locale to be refused for. */
export async function bareDatabase(locale: string = khmerLocale): Promise<Omit<TestDatabase, 'db'>> {
  const { url, ownerUrl, drop } = await createDatabase(`template template0 encoding 'UTF8' ${locale}`);
  afterwards(drop);
  return { url, ownerUrl };
}

async function createDatabase(options: string) {
  const server = inject('testServer');
  const name = `${server.prefix}_${randomBytes(4).toString('hex')}`;
  const admin = { connectionString: server.adminUrl };
  await withClient(admin, (client) => client.query(`create database ${name} ${options}`));
  return {
    url: inDatabase(server.appUrl, name),
    ownerUrl: inDatabase(server.adminUrl, name),
    drop: () => dropped(admin.connectionString, name),
  };
}

/** The server's own vacuum may be at work there, which an ordinary role may not end: it is done in a moment. */
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
