import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { ClientBase } from 'pg';
import { load, type LoadOptions } from '#database/backup/load.ts';
import { readManifest, type Manifest } from '#database/backup/manifest.ts';
import { migrate } from '#database/migrate.ts';

// The database of an earlier release in one file: what made its tables, the rows of its own backup, and what it answered.

export interface StoredRelease {
  /** The commit that made it. */
  commit: string;
  manifest: Manifest;
  /** The rows of each table, as `copy` writes them. */
  tables: Record<string, string>;
  /** The files of `database/` that made its tables, such as `migrations/0870-functions-as-files.sql`. */
  files: Record<string, string>;
  /** What the release answered about these rows, by question (release-answers.ts). */
  answers: Record<string, unknown>;
}

export const releasesFolder = path.join(import.meta.dirname, 'releases');
const ending = '.json.br';
/** The largest file that is stored, in bytes. */
export const maxBytes = 500_000;

/** Reads a backup, without the files of the shop. */
export function readBackup(folder: string): Pick<StoredRelease, 'manifest' | 'tables'> {
  const manifest = { ...readManifest(folder), files: [] };
  const rows = manifest.tables.map((table) => [
    table.name,
    readFileSync(path.join(folder, table.path), 'utf8'),
  ]);
  return { manifest, tables: Object.fromEntries(rows) as StoredRelease['tables'] };
}

/** Reads the files of a project that make the tables. */
export function readDatabaseFiles(project: string): StoredRelease['files'] {
  const folder = path.join(project, 'database');
  const names = globSync('{baseline,migrations,functions}/**/*.{sql,json,txt}', { cwd: folder }).toSorted();
  return Object.fromEntries(
    names.map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Creates the tables of a release in an empty database, as that release did. */
export async function createTables(
  client: ClientBase,
  { files }: StoredRelease,
  { folder, ...options }: LoadOptions & { folder: string },
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await migrate(client, { ...options, folder });
}

/** Creates the database of a release in an empty one, with its rows. Uses files in `folder`. */
export async function createDatabase(
  client: ClientBase,
  release: StoredRelease,
  { folder, ...options }: LoadOptions & { folder: string },
): Promise<void> {
  await createTables(client, release, { ...options, folder: path.join(folder, 'database') });
  const names = release.manifest.tables
    .map(({ name }) => `"${name}"`)
    .filter((name) => name !== '"migration"');
  await client.query(`truncate ${names.join(', ')}`);
  const backup = path.join(folder, 'backup');
  writeBackup(release, backup);
  await load(client, backup, release.manifest, options);
}

/** Writes a release to its file, and returns the size in bytes. */
export function storeRelease(name: string, release: StoredRelease): number {
  const text = JSON.stringify(release);
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(path.join(releasesFolder, `${name}${ending}`), packed);
  return packed.length;
}

export function releaseNamed(name: string): StoredRelease {
  const packed = readFileSync(path.join(releasesFolder, `${name}${ending}`));
  return JSON.parse(brotliDecompressSync(packed).toString()) as StoredRelease;
}

/** Returns the name of the release in a file, or null for another file. */
export const releaseOfFile = (file: string): string | null =>
  file.endsWith(ending) ? file.slice(0, -ending.length) : null;

/**
 * Writes the rows of a release as a backup folder, as if the backup had been made just now. Otherwise orders, prices and
 * codes would expire in the meantime.
 */
function writeBackup({ manifest, tables }: StoredRelease, folder: string): void {
  const age = Date.now() - Date.parse(manifest.takenAt);
  mkdirSync(path.join(folder, 'tables'), { recursive: true });
  for (const table of manifest.tables)
    writeFileSync(path.join(folder, table.path), laterBy(age, tables[table.name] ?? ''));
}

const [secondMs, dayMs] = [1000, 86_400_000];
/** Matches a column of a copied row that contains nothing but a date, or a time without its fraction. */
const dated = /(?<=^|\t)(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d)(?=(?:\.\d+)?\+00(?:\t|$))|(?=\t|$))/gmu;
const laterBy = (ms: number, rows: string) =>
  rows.replaceAll(dated, (_, day: string, time?: string) => {
    const unit = time === undefined ? dayMs : secondMs;
    const [newDay, newTime] = new Date(
      Date.parse(`${day}T${time ?? '00:00:00'}Z`) + Math.floor(ms / unit) * unit,
    )
      .toISOString()
      .split(/[T.]/u);
    return time === undefined ? `${newDay}` : `${newDay} ${newTime}`;
  });
