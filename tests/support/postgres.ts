import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, inject, onTestFinished } from 'vitest';
import { type Database, openDatabase, withClient } from '#database/connect.ts';
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
export async function testDatabase(): Promise<TestDatabase> {
  const { url, ownerUrl, drop } = await createDatabase(`template ${inject('testServer').template}`);
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

function afterwards(undo: () => Promise<void>): void {
  try {
    onTestFinished(undo);
  } catch {
    // Not in a test, so at the top of the file.
    afterAll(undo);
  }
}
