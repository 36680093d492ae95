import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { load } from '#database/backup/load.ts';
import { roleOf, withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { readBaseline } from '#database/read-migrations.ts';
import { createTables, releaseNamed } from '../guarantees/data/stored-release.ts';
import { rowsOf, shapeOf } from '../support/database-shape.ts';
import { emptyDatabase, testDatabase } from '../support/postgres.ts';
import { temporaryFolder } from '../support/shop-process.ts';
import { refusalOf } from '../support/shop-server.ts';

const { commit, folded } = readBaseline()!;
/** The release whose migrations are folded into the baseline. */
const release = releaseNamed(commit);
const fresh = await testDatabase();
const upgraded = await emptyDatabase();
const older = await emptyDatabase();
const restored = await emptyDatabase();
const options = {
  appRole: roleOf({ connectionString: fresh.url }),
  log: { info: () => undefined, warn: () => undefined, error: console.error },
};
const on = <Value>({ ownerUrl }: { ownerUrl: string }, work: Parameters<typeof withClient<Value>>[1]) =>
  withClient({ connectionString: ownerUrl }, work);

test('a new database equals one of the folded migrations that was upgraded, in its catalogs and rows', async () => {
  await on(upgraded, async (client) => {
    await createTables(client, release, { ...options, folder: temporaryFolder() });
    await migrate(client, options);
  });
  const [shape, rows] = [await on(fresh, shapeOf), await on(fresh, rowsOf)];
  expect(Object.keys(shape).length).toBeGreaterThan(3000);
  expect(await on(upgraded, shapeOf)).toEqual(shape);
  expect(await on(upgraded, rowsOf)).toEqual(rows);
});

test('a process of the release before finds its migrations applied in a new database', async () => {
  const files = Object.entries(release.files).map(([file, text]) => ({
    name: file.replace('migrations/', ''),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  expect(folded).toEqual(files);
  expect(await on(fresh, rowsOf)).toMatchObject({
    migration: expect.arrayContaining(files.map((file) => expect.objectContaining(file))),
  });
});

test('a database without some of the folded migrations is refused in one sentence that names the release to start', async () => {
  await on(older, async (client) => {
    await client.query(
      'create table migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    for (const { name, sha256 } of folded.slice(0, -1))
      await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
  });
  const output = await refusalOf({ databaseUrl: older.url, ownerUrl: older.ownerUrl });
  expect(output.match(/[^\n]*older than[^\n]*/gu)).toEqual([
    expect.stringContaining('this database is older than a661a9f4f; start that release once, then this one.'),
  ]);
  expect(Object.keys(await on(older, rowsOf))).toEqual(['migration', 'sequences']);
});

test('a backup of such a database is refused, and restores no row', async () => {
  const manifest = { ...release.manifest, migrations: release.manifest.migrations.slice(0, -1) };
  await expect(on(restored, (client) => load(client, '', manifest, options))).rejects.toThrow(
    'this backup is older than a661a9f4f; restore it with that release, and start it once, then this one.',
  );
  expect(await on(restored, rowsOf)).toEqual({ sequences: [] });
});
