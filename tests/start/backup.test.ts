import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { dump } from '#database/backup/dump.ts';
import { load } from '#database/backup/load.ts';
import { checkFiles, readManifest } from '#database/backup/manifest.ts';
import { activateCopy, inactiveCopyOf } from '#database/backup/inactive-copy.ts';
import { openDatabase, roleOf, withClient } from '#database/connect.ts';
import { fillCatalogue } from '../support/catalogue-fixture.ts';
import { emptyDatabase, testDatabase } from '../support/postgres.ts';
import { newShoppers } from '../support/shop-api.ts';
import { stored } from '../guarantees/stored.ts';

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const { db, ownerUrl } = await testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'kado-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const backup = path.join(folder, 'backup');

test('a backup contains every table and restores unchanged into an empty database', async () => {
  await fillCatalogue(db);
  await newShoppers(db, 20);
  await withClient({ connectionString: ownerUrl }, (client) => dump(client, backup, {}));
  const manifest = readManifest(backup);
  await checkFiles(backup, manifest);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());

  const empty = await emptyDatabase();
  const appRole = roleOf({ connectionString: empty.url });
  const restore = () =>
    withClient({ connectionString: empty.ownerUrl }, (client) =>
      load(client, backup, manifest, { appRole, log }),
    );
  await restore();
  const copy = await openDatabase({ connection: { connectionString: empty.url }, log, size: 2 });
  try {
    const [was, is] = [await stored(db), await stored(copy)];
    for (const each of [was, is]) {
      delete each.hashes['setting'];
      delete each.counts['setting'];
    }
    expect(is).toEqual(was);
    await expect(restore()).rejects.toThrow('not empty');
    expect(await inactiveCopyOf(copy)).toBe(manifest.takenAt);
    expect(
      await withClient({ connectionString: empty.ownerUrl }, (client) => activateCopy(client, 'drop')),
    ).toBe(true);
    expect(await inactiveCopyOf(copy)).toBe(null);
    // The sequences continue, so the next customer gets an unused id.
    expect((await newShoppers(copy, 1))[0]?.customerId).toBeGreaterThan(20);
  } finally {
    await copy.destroy();
  }
});

test('a backup refuses to overwrite an existing file', async () => {
  const again = withClient({ connectionString: ownerUrl }, (client) => dump(client, backup, {}));
  await expect(again).rejects.toThrow('already exists');
});
