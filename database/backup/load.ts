import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg, { type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DatabaseLog } from '../log.ts';
import { migrate } from '../migrate.ts';
import { analyzeTables } from '../owner-work.ts';
import { OperatorError } from '../operator-error.ts';
import { olderThan, readBaseline, readMigrations } from '../read-migrations.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { deactivateCopy } from './inactive-copy.ts';
import { copyText, tablesOf } from './tables.ts';

export interface LoadOptions {
  /** The role of the running shop, which gets rights on the tables. */
  appRole: string;
  log: DatabaseLog;
}

/**
 * Restores a backup into an empty database, in one transaction, and marks it as an inactive copy. The tables
 * are created by the baseline and the migrations that existed when the backup was made; the next start runs the newer ones.
 * @throws OperatorError when the database isn't empty, or the backup comes from a newer release or is older than the baseline
 */
export async function load(
  client: ClientBase,
  folder: string,
  manifest: Manifest,
  { appRole, log }: LoadOptions,
): Promise<void> {
  const only = manifest.migrations.map(({ name }) => name);
  refuseOtherRelease(manifest);
  await refuseFilled(client);
  await migrate(client, { appRole, log, only });
  await client.query('begin');
  try {
    await withoutReferences(client, async () => {
      await refuseOtherTables(client, manifest);
      for (const table of manifest.tables) await copyIn(client, folder, table);
    });
    for (const { name, last } of manifest.sequences)
      if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
    await deactivateCopy(client, manifest.takenAt);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await analyzeTables(client);
}

function refuseOtherRelease({ migrations }: Manifest): void {
  const baseline = readBaseline();
  const folded = baseline?.folded ?? [];
  const ours = new Map([...folded, ...readMigrations()].map(({ name, sha256 }) => [name, sha256]));
  const other = migrations.find(({ name, sha256 }) => ours.get(name) !== sha256);
  if (other)
    throw new OperatorError(
      `the backup was made by another release (${other.name}); restore it with that release.`,
    );
  const applied = new Set(migrations.map(({ name }) => name));
  if (baseline && folded.some(({ name }) => !applied.has(name))) throw olderThan('backup', baseline);
}

async function refuseFilled(client: ClientBase): Promise<void> {
  // A restore that was killed leaves empty tables, with the rows of an empty shop.
  const filled = new Set(['migration', ...(readBaseline()?.filled ?? [])]);
  for (const { name } of await tablesOf(client)) {
    if (filled.has(name)) continue;
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount)
      throw new OperatorError(`the database is not empty (${name}); restore into an empty database.`);
  }
}

async function refuseOtherTables(client: ClientBase, { tables }: Manifest): Promise<void> {
  const expected = new Set(tables.map(({ name }) => name));
  const missing = (await tablesOf(client))
    .filter(({ name }) => !expected.delete(name))
    .map(({ name }) => name);
  const differ = [...missing, ...expected];
  if (differ.length > 0)
    throw new OperatorError(`the backup and the database have different tables: ${differ.join(', ')}.`);
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** Removes foreign keys and triggers while `work` runs. Restoring them checks the references of every row. */
async function withoutReferences(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<Reference>(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`);
  const tables = await tablesOf(client);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await work();
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

async function copyIn(client: ClientBase, folder: string, table: BackedUpTable): Promise<void> {
  // The migrations that just created the tables left rows in them: those of an empty shop, and their own names.
  await client.query(`delete from ${quoted(table.name)}`);
  const stream = client.query(copyFrom(copyText(table, 'from stdin')));
  await pipeline(createReadStream(path.join(folder, table.path)), stream);
  if (stream.rowCount !== table.rows)
    throw new Error(`${table.name}: restored only ${stream.rowCount} of ${table.rows} rows`);
}

const quoted = (name: string) => pg.escapeIdentifier(name);
