import { randomBytes } from 'node:crypto';
import pg, { type ClientBase } from 'pg';
import { withClient } from '#database/connect.ts';
import type { DatabaseLog } from '#database/log.ts';
import { migrate } from '#database/migrate.ts';

/** What tests need to know of the run's PostgreSQL; plain values, they cross to the test's worker. */
export interface TestServer {
  /** May make databases. */
  adminUrl: string;
  /** The shop's role, in the same database. */
  appUrl: string;
  /** A migrated, empty database to copy. */
  template: string;
  /** All databases of the run start with it. */
  prefix: string;
  /** It goes with the run: its databases need not be dropped one by one, which costs more than a test. */
  isThrownAway: boolean;
}

/** The same server and role, another database. */
export function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Makes the app's role and the template database of a test run; `cleanUp` takes them and all their copies away again. */
export async function prepareServer(
  adminUrl: string,
  log: DatabaseLog,
  isThrownAway = false,
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
    if (isThrownAway) return;
    await withClient({ connectionString: adminUrl }, async (admin) => {
      const { rows } = await admin.query<{ datname: string }>(
        'select datname from pg_database where datname like $1',
        [`${prefix.replaceAll('_', '\\_')}%`],
      );
      for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
      if (role) await admin.query(`drop role ${role}`);
    });
  }
  return { server: { adminUrl, appUrl, template, prefix, isThrownAway }, cleanUp };
}

/** With a ctype in which Khmer has trigrams; the builtin locale came with 17. */
async function createEmpty(admin: ClientBase, name: string): Promise<void> {
  const { rows } = await admin.query<{ server_version_num: string }>('show server_version_num');
  const builtin = Number(rows[0]?.server_version_num) >= 170_000;
  const locale = builtin ? `locale_provider builtin builtin_locale 'C.UTF-8'` : `locale_provider libc`;
  await admin.query(
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' ${locale}`,
  );
}

/** The shop runs as a role that owns nothing, so the tests do too, where the server lets us make one. */
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
  // Before 16 whoever made a role may not end its connections, and a database with some cannot be dropped.
  await admin.query(`grant ${role} to current_user`);
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  return { appUrl: url.href, role };
}
