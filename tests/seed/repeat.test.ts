import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { folderStore } from '#server/outside/storage/folder-store.ts';
import { bringBaseData } from '#server/base-data/bring-base-data.ts';
import { isEmpty, seedDemo } from '#server/demo/seed.ts';
import { testDatabase } from '../support/postgres.ts';
import { seeded } from './seeded.ts';

/** All rows of all tables, without times and hashes. */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(
    // Changes of products are told apart by their transactions.
    ({ name, isView }) => !isView && name !== 'migration' && name !== 'product_change',
  );
  const dumps = tables.map(async ({ name, columns }) => {
    const kept = columns
      .filter((column) => !column.dataType.startsWith('timestamp') && column.name !== 'password_hash')
      .map((column) => sql.ref(column.name));
    const { rows } = await sql<{
      row: string;
    }>`select row(${sql.join(kept)})::text as row from ${sql.table(name)} order by 1`.execute(db);
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(dumps));
}

test('two seeds are equal', async () => {
  const [one, other] = [await seeded(), await seeded()];
  const first = await contents(one.db);
  expect(Object.values(first).flat().length).toBeGreaterThan(3000);
  expect(await contents(other.db)).toEqual(first);
});

test('a seed that fails leaves the database empty, and the next one succeeds', async () => {
  const { db } = await testDatabase();
  const { contentFolder } = await seeded();
  await bringBaseData(db, folderStore(contentFolder));
  expect(await isEmpty(db)).toBe(true);
  await db.insertInto('setting').values({ name: 'demoShop', value: 'true' }).execute();
  const options = { log: pino({ level: 'silent' }), content: folderStore(contentFolder) };
  await expect(seedDemo(db, options)).rejects.toThrow(/setting_pkey/u);
  expect(await isEmpty(db)).toBe(true);
  await db.deleteFrom('setting').execute();
  await seedDemo(db, options);
  expect(await isEmpty(db)).toBe(false);
});

test('files that are there already are kept', async () => {
  const { db } = await testDatabase();
  const { contentFolder } = await seeded();
  const pictures = path.join(contentFolder, 'commonImages');
  const before = readdirSync(pictures);
  await bringBaseData(db, folderStore(contentFolder));
  await seedDemo(db, { log: pino({ level: 'silent' }), content: folderStore(contentFolder) });
  expect(readdirSync(pictures)).toEqual(before);
});

test('what the shop refuses is named by file and entry, and nothing is left behind', async () => {
  const { db } = await testDatabase();
  const { contentFolder } = await seeded();
  await bringBaseData(db, folderStore(contentFolder));
  const demoFolder = mkdtempSync(path.join(tmpdir(), 'kado-demo-'));
  onTestFinished(() => rmSync(demoFolder, { recursive: true }));
  cpSync(path.resolve(import.meta.dirname, '../../database/demo'), demoFolder, { recursive: true });
  const file = path.join(demoFolder, 'tags.json');
  const tags = JSON.parse(readFileSync(file, 'utf8')) as { slug: string; name: object }[];
  writeFileSync(file, JSON.stringify([...tags, { ...tags[0], slug: 'again' }]));
  const seed = seedDemo(db, {
    log: pino({ level: 'silent' }),
    content: folderStore(contentFolder),
    demoFolder,
  });
  await expect(seed).rejects.toThrow('tags.json: again: names: taken 1');
  expect(await isEmpty(db)).toBe(true);
  expect(await db.selectFrom('tag').select('id').execute()).toEqual([]);
});
