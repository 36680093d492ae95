import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import pg, { type ClientBase } from 'pg';
import { withClient } from '#database/connect.ts';
import type { DatabaseLog } from '#database/log.ts';
import { migrate } from '#database/migrate.ts';

/** The data of the run's PostgreSQL that tests need, as plain values that are passed to the test's worker. */
export interface TestServer {
  /** The URL of a role that may create databases. */
  adminUrl: string;
  /** The URL of the shop's role, in the same database. */
  appUrl: string;
  /** The name of a migrated, empty database to copy. */
  template: string;
  /** The prefix of all databases of the run. */
  prefix: string;
  /** Whether its files are in memory. There, copying a database by its files costs less than half of copying it by the log. */
  inMemory: boolean;
}

export function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The type of file systems in memory on Linux. */
const tmpfs = 0x01_02_19_94;

/**
 * Creates the app's role and the template database of a test run. `cleanUp` removes them and all copies.
 * @param folder the server's folder, if the server is removed with the run
 */
export async function prepareServer(
  adminUrl: string,
  log: DatabaseLog,
  folder?: string,
): Promise<{ server: TestServer; cleanUp: () => Promise<void> }> {
  const prefix = `kado_test_${Date.now().toString(36)}${randomBytes(2).toString('hex')}`;
  const template = `${prefix}_template`;
  const { appUrl, role } = await withClient({ connectionString: adminUrl }, async (admin) => {
    await createEmpty(admin, template);
    return createRole(admin, adminUrl, `${prefix}_app`);
  });
  const appRole = role ?? new pg.Client({ connectionString: adminUrl }).user ?? '';
  await withClient({ connectionString: inDatabase(adminUrl, template) }, (client) =>
    migrate(client, { appRole, log }),
  );

  async function cleanUp(): Promise<void> {
    // The server is removed with the run.
    if (folder !== undefined) return;
    await withClient({ connectionString: adminUrl }, async (admin) => {
      const { rows } = await admin.query<{ datname: string }>(
        'select datname from pg_database where datname like $1',
        [`${prefix.replaceAll('_', '\\_')}%`],
      );
      for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
      if (role) await admin.query(`drop role ${role}`);
    });
  }
  const inMemory = folder !== undefined && statfsSync(folder).type === tmpfs;
  return { server: { adminUrl, appUrl, template, prefix, inMemory }, cleanUp };
}

/**
 * Creates a database with a ctype in which Khmer has trigrams. The builtin locale was added in PostgreSQL 17.
 */
async function createEmpty(admin: ClientBase, name: string): Promise<void> {
  const { rows } = await admin.query<{ server_version_num: string }>('show server_version_num');
  const builtin = Number(rows[0]?.server_version_num) >= 170_000;
  const locale = builtin ? `locale_provider builtin builtin_locale 'C.UTF-8'` : `locale_provider libc`;
  await admin.query(
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' ${locale}`,
  );
}

/**
 * Creates a role that owns no tables, because the shop runs as one. So do the tests, if the server lets us
 * create it.
 */
async function createRole(
  admin: ClientBase,
  adminUrl: string,
  role: string,
): Promise<{ appUrl: string; role?: string }> {
  const { rows } = await admin.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.may) return { appUrl: adminUrl };
  const password = randomBytes(12).toString('hex');
  await admin.query(`create role ${role} login password '${password}'`);
  // Before PostgreSQL 16, the creator of a role can't end its connections, and a database with open
  // connections can't be dropped.
  await admin.query(`grant ${role} to current_user`);
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  return { appUrl: url.href, role };
}
