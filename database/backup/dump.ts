import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Duplex, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { OperatorError } from '../operator-error.ts';
import { type BackedUpFile, type BackedUpTable, checksum, type Manifest, manifestName } from './manifest.ts';
import { copyText, sequencesOf, tablesOf, type TableShape } from './tables.ts';

type CopiedFiles = Readonly<Record<string, (to: string) => Promise<void>>>;
/** Reports progress by part. A part is a table or a folder of files. */
export type NoticeParts = (done: number, all: number) => void;

/**
 * Writes a consistent snapshot of the whole database and the shop's files into a new folder, named
 * `….partial` until it is complete. Blocks only migrations.
 * @param files what to include, by the name of its folder below `files/`. Each entry copies itself into an
 * existing folder
 * @param notify receives the progress
 * @throws OperatorError when the folder already exists
 */
export async function dump(
  client: ClientBase,
  folder: string,
  files: CopiedFiles,
  notify: NoticeParts = () => undefined,
): Promise<Manifest> {
  if (existsSync(folder)) throw new OperatorError(`${folder} already exists; choose another name.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.join(partial, 'tables'), { recursive: true, mode: 0o700 });
  const folders = Object.keys(files).length;
  const held = await snapshot(client, partial, (done, all) => notify(done, all + folders));
  const tables = held.tables.length;
  const manifest: Manifest = {
    ...held,
    files: await copyFiles(partial, files, (done) => notify(tables + done, tables + folders)),
  };
  writeFileSync(path.join(partial, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await rename(partial, folder);
  return manifest;
}

async function snapshot(
  client: ClientBase,
  folder: string,
  notify: NoticeParts,
): Promise<Omit<Manifest, 'files'>> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows } = await client.query<{ takenAt: string; postgres: string }>(
      `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "takenAt", current_setting('server_version') as postgres`,
    );
    const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migration order by name',
    );
    const tables: BackedUpTable[] = [];
    const shapes = await tablesOf(client);
    for (const shape of shapes) {
      notify(tables.length, shapes.length);
      tables.push(await copyOut(client, folder, shape));
    }
    // Reads the sequences after the rows. Further numbers may have been used since, but no number in the rows
    // is used again.
    return {
      format: 1,
      ...(rows[0] as { takenAt: string; postgres: string }),
      migrations,
      tables,
      sequences: await sequencesOf(client),
    };
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

async function copyOut(client: ClientBase, folder: string, shape: TableShape): Promise<BackedUpTable> {
  const file = `tables/${shape.name}.copy`;
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const rows = client.query(copyTo(copyText(shape, 'to stdout')));
  try {
    await pipeline(rows, measure, createWriteStream(path.join(folder, file), { flush: true, mode: 0o600 }));
  } catch (error) {
    // During a COPY the server reads no other messages, so closing the connection gracefully would never
    // finish.
    (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
    throw error;
  }
  return { ...shape, path: file, bytes, sha256: hash.digest('hex'), rows: rows.rowCount };
}

async function copyFiles(
  folder: string,
  files: CopiedFiles,
  notify: (done: number) => void,
): Promise<BackedUpFile[]> {
  const copied: BackedUpFile[] = [];
  for (const [done, [name, copyFilesTo]] of Object.entries(files).entries()) {
    notify(done);
    const to = path.join(folder, 'files', name);
    await mkdir(to, { recursive: true });
    await copyFilesTo(to);
    for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      copied.push({ path: path.relative(folder, file), ...(await checksum(file)) });
    }
  }
  return copied;
}
