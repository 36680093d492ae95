import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { checkTrigrams, checkVersion } from './checks.ts';
import { applyFunctions, readFunctions } from './functions.ts';
import type { DatabaseLog } from './log.ts';
import { analyzeChanged, grantTo, takeLock } from './owner-work.ts';
import { OperatorError } from './operator-error.ts';
import { type Migration, olderThan, readBaseline, readMigrations } from './read-migrations.ts';

export interface MigrateOptions {
  /** The role of the running shop, which gets rights on the tables. */
  appRole: string;
  log: DatabaseLog;
  /** The folder with `baseline/`, `migrations/` and `functions/`. */
  folder?: string;
  /** Names of the only migrations to run after the baseline, without `functions/`. Default: all. */
  only?: readonly string[];
}

/**
 * Migrates the database to this release, as the owner with whose role `client` is connected: creates the baseline in an
 * empty database, then runs each migration that hasn't run yet, in order, each in a transaction. The last transaction also
 * applies the changed files of `functions/`, unless a newer release did; a migration that begins with `-- With functions: `
 * and all after it share that transaction. Then it updates the statistics of changed tables. Close that connection
 * afterwards, because it has the lock.
 * @returns the names of those that ran now
 * @throws OperatorError when the database is older than the baseline, a file that has run was edited since, or a newer
 * release ran one that begins with `-- Breaking: `, because older releases would damage the data
 */
export async function migrate(
  client: ClientBase,
  { appRole, log, folder = import.meta.dirname, only }: MigrateOptions,
): Promise<string[]> {
  const files = readMigrations(folder);
  const baseline = readBaseline(folder);
  const known = [...(baseline?.folded ?? []), ...files];
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
  refuseEdited(known, applied);
  const unknown = rows.filter(({ name }) => !known.some((each) => each.name === name));
  const breaking = unknown.find((each) => each.is_breaking);
  if (breaking) {
    throw new OperatorError(
      `the database was changed by a newer release in a way that this one would damage (${breaking.name}); start that release, or restore the backup made before it.`,
    );
  }
  const newer = unknown.map(({ name }) => name);
  if (newer.length > 0) log.warn({ newer }, 'the database was migrated by a newer release');
  if (baseline?.folded.some(({ name }) => !applied.has(name))) {
    if (applied.size > 0) throw olderThan('database', baseline);
    await apply(client, [{ name: 'baseline', sql: baseline.sql }]);
  }
  const pending = files.filter(({ name }) => !applied.has(name) && (only?.includes(name) ?? true));
  const withFunctions = pending.findIndex(({ sql }) => sql.startsWith('-- With functions: '));
  const last = pending.splice(withFunctions === -1 ? -1 : withFunctions);
  for (const migration of pending) await apply(client, [recorded(migration)]);
  const functions = readFunctions(folder);
  await apply(client, last.map(recorded), async () => {
    if (!only) await applyFunctions(client, functions, log);
  });
  // With `only`, a backup is loaded next.
  if (!only) await analyzeChanged(client);
  return [...pending, ...last].map(({ name }) => name);
}

function refuseEdited(files: readonly Omit<Migration, 'sql'>[], applied: ReadonlyMap<string, string>): void {
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

type Statements = Pick<Migration, 'name' | 'sql'>;

/** Applies migrations and, as the last ones do, what needs all of them. */
async function apply(
  client: ClientBase,
  migrations: readonly Statements[],
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
  migrations: readonly Statements[],
  finish?: () => Promise<void>,
): Promise<void> {
  try {
    // In one message, because a database may need many of them.
    await client.query(`
      begin;
      set local lock_timeout = '${lockWait}';
      set local synchronous_commit = ${finish ? 'on' : 'off'};
      ${migrations.map(({ sql }) => sql).join('')}
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

/** Returns what runs a migration and records it. The file's last line may be a comment. */
function recorded({ name, sql, sha256 }: Migration): Statements {
  const isBreaking = sql.startsWith('-- Breaking: ');
  const record = `insert into migration (name, sha256, is_breaking) values ('${name}', '${sha256}', ${isBreaking});`;
  return { name, sql: `${sql}\n;\n${record}` };
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
