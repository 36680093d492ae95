import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { checkTrigrams, checkVersion } from './checks.ts';
import { applyFunctions, readFunctions } from './functions.ts';
import type { DatabaseLog } from './log.ts';
import { grantTo, takeLock } from './owner-work.ts';
import { OperatorError } from './operator-error.ts';

export interface MigrateOptions {
  /** The role of the running shop, which gets rights on the tables. */
  appRole: string;
  log: DatabaseLog;
  /** The folder with `migrations/` and `functions/`. */
  folder?: string;
  /** Names of the only migrations to run, without `functions/`. Default: all. */
  only?: readonly string[];
}

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/**
 * Migrates the database to this release: runs each migration that hasn't run yet, in order, each in a transaction, as the
 * owner with whose role `client` is connected. The last transaction also applies the changed files of `functions/`, unless a
 * newer release did; a migration that begins with `-- With functions: ` and all after it share that transaction. Close that
 * connection afterwards, because it has the lock.
 * @returns the names of those that ran now
 * @throws OperatorError when a file that has run was edited since, or fails, or when a newer release ran one that begins
 * with `-- Breaking: `, because older releases would damage the data
 */
export async function migrate(
  client: ClientBase,
  { appRole, log, folder = import.meta.dirname, only }: MigrateOptions,
): Promise<string[]> {
  const files = readMigrations(folder);
  await checkVersion(client);
  // When several processes start at once, one migrates; the others wait and then find no pending migration.
  await takeLock(client, 'migrate');
  // Checked before tables are created, so that an unsuitable database stays empty.
  await createExtension(client);
  await checkTrigrams(client);
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  await client.query(
    'alter table migration add column if not exists is_breaking boolean not null default false',
  );
  await grantTo(client, appRole);
  const { rows } = await client.query<{ name: string; sha256: string; is_breaking: boolean }>(
    'select name, sha256, is_breaking from migration',
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  refuseEdited(files, applied);
  const unknown = rows.filter(({ name }) => !files.some((file) => file.name === name));
  const breaking = unknown.find((each) => each.is_breaking);
  if (breaking) {
    throw new OperatorError(
      `the database was changed by a newer release in a way that this one would damage (${breaking.name}); start that release, or restore the backup made before it.`,
    );
  }
  const newer = unknown.map(({ name }) => name);
  if (newer.length > 0) log.warn({ newer }, 'the database was migrated by a newer release');
  const pending = files.filter(({ name }) => !applied.has(name) && (only?.includes(name) ?? true));
  const withFunctions = pending.findIndex(({ sql }) => sql.startsWith('-- With functions: '));
  const last = pending.splice(withFunctions === -1 ? -1 : withFunctions);
  for (const migration of pending) await apply(client, [migration]);
  const functions = readFunctions(folder);
  await apply(client, last, async () => {
    if (!only) await applyFunctions(client, functions, log);
  });
  return [...pending, ...last].map(({ name }) => name);
}

/** Returns all migrations of this release, in order. */
export function readMigrations(databaseFolder = import.meta.dirname): Migration[] {
  const folder = path.join(databaseFolder, 'migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      if (!/^\d{4}-[a-z\d-]+\.sql$/u.test(name))
        throw new Error(`${name}: migration files must be named NNNN-name.sql`);
      const sql = readFileSync(path.join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

function refuseEdited(files: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const edited = files.find(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (edited) {
    throw new OperatorError(
      `migration ${edited.name} was edited after it ran on this database; restore the file and add a new migration.`,
    );
  }
}

/**
 * A statement waiting for a table lock blocks every later one, so it waits briefly and retries after a pause.
 * Values are in ms unless a unit is given.
 */
const lockWait = '2s';
const pauseBetween = 1000;
const maxTries = 60;
const lockNotAvailable = '55P03';
const deadlock = '40P01';

/** Applies migrations and, as the last ones do, what needs all of them. */
async function apply(
  client: ClientBase,
  migrations: readonly Migration[],
  finish?: () => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await applyOnce(client, migrations, finish);
      return;
    } catch (error) {
      const { code = '' } = (error as Error).cause as { code?: string };
      if (![lockNotAvailable, deadlock].includes(code) || tries === maxTries) throw error;
      await sleep(pauseBetween);
    }
  }
}

/** Only the last one waits for the disk, because a commit on disk has all earlier ones. */
async function applyOnce(
  client: ClientBase,
  migrations: readonly Migration[],
  finish?: () => Promise<void>,
): Promise<void> {
  try {
    // In one message, because a new database needs a hundred of them. The file's last line may be a comment.
    await client.query(`
      begin;
      set local lock_timeout = '${lockWait}';
      set local synchronous_commit = ${finish ? 'on' : 'off'};
      ${migrations.map(statementsOf).join('')}
      ${finish ? '' : 'commit'}`);
    if (!finish) return;
    await finish();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const { message, cause } = error as Error;
    if (cause) throw error;
    throw new Error(`migration ${migrations.map(({ name }) => name).join(', ')}: ${message}`, {
      cause: error,
    });
  }
}

function statementsOf({ name, sql, sha256 }: Migration): string {
  const isBreaking = sql.startsWith('-- Breaking: ');
  return `${sql}
    ;
    insert into migration (name, sha256, is_breaking) values ('${name}', '${sha256}', ${isBreaking});`;
}

/**
 * Creates an extension that is trusted since PostgreSQL 13, so that the database's owner may create it. The
 * connection check verifies that it works.
 */
async function createExtension(client: ClientBase): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (error) {
    const reason = (error as Error).message;
    throw new OperatorError(
      `the extension pg_trgm cannot be made in the database (${reason}); a superuser can: create extension pg_trgm`,
    );
  }
}
