import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { folderStore } from '#server/adapters/storage/folder-store.ts';
import { seedReferenceData } from '#server/reference-data/seed-reference-data.ts';
import { isEmpty, seedDemo } from '#server/demo/seed.ts';
import { anotherPool, demoDatabase, demoFolder, testDatabase } from '../support/postgres.ts';

/**
 * Returns all rows of all tables, without times, hashes and the keys of payments, which are random. The ids of stock
 * changes of one statement follow its plan.
 */
async function contents(db: Database): Promise<Record<string, string[]>> {
  const tables = (await db.introspection.getTables()).filter(
    // Changes are identified by their transactions, which differ.
    ({ name, isView }) => !isView && !['migration', 'product_change', 'changed_row'].includes(name),
  );
  const dumps = tables.map(async ({ name, columns }) => {
    const stored = columns
      .filter(
        (column) =>
          !column.dataType.startsWith('timestamp') &&
          !['password_hash', 'key'].includes(column.name) &&
          !(name === 'stock_change' && column.name === 'id'),
      )
      .map((column) => sql.ref(column.name));
    const { rows } = await sql<{
      row: string;
    }>`select row(${sql.join(stored)})::text as row from ${sql.table(name)} order by 1`.execute(db);
    return [name, rows.map(({ row }) => row).filter((row) => !row.startsWith('(shopId,'))] as const;
  });
  return Object.fromEntries(await Promise.all(dumps));
}

/** Returns a copy of the demo data with a changed file. */
function changedDemo<Content>(name: string, change: (content: Content) => Content): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.resolve(import.meta.dirname, '../../database/demo'), folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Content)));
  return folder;
}

const silent = pino({ level: 'silent' });

const content = folderStore(demoFolder('content'));
const privateFiles = folderStore(demoFolder('private'));

/** Planner settings that lead to other plans, which return rows in another order: statistics change them too. */
test.each([
  ['hashagg', 'hashjoin'],
  ['nestloop', 'indexscan', 'bitmapscan'],
  ['sort', 'mergejoin'],
])('seeds without %s are equal, and existing files stay', async (...methods) => {
  const [one, other] = [await demoDatabase(), await testDatabase()];
  const pictures = () => readdirSync(path.join(demoFolder('content'), 'commonImages'));
  const before = pictures();
  const plans = new URL(other.url);
  plans.searchParams.set('options', methods.map((method) => `-c enable_${method}=off`).join(' '));
  const db = await anotherPool(plans.href);
  await seedReferenceData(db, content);
  await seedDemo(db, { log: silent, content, privateFiles });
  expect(pictures()).toEqual(before);
  const first = await contents(one.db);
  expect(Object.values(first).flat().length).toBeGreaterThan(3000);
  const second = await contents(other.db);
  for (const [table, rows] of Object.entries(first)) expect(second[table], table).toEqual(rows);
});

test('a seed that fails, late or on a named entry of a file, leaves the database empty, and the next one succeeds', async () => {
  const { db } = await testDatabase();
  await seedReferenceData(db, content);
  await db.insertInto('setting').values({ name: 'demoShop', value: 'true' }).execute();
  await expect(seedDemo(db, { log: silent, content })).rejects.toThrow(/setting_pkey/u);
  await db.deleteFrom('setting').execute();
  expect(await isEmpty(db)).toBe(true);

  const changed = changedDemo<object[]>('tags.json', (tags) => [...tags, { ...tags[0], slug: 'again' }]);
  const refused = seedDemo(db, { log: silent, content, demoFolder: changed });
  await expect(refused).rejects.toThrow('tags.json: again: names: taken 1');
  expect(await isEmpty(db)).toBe(true);
  expect(await db.selectFrom('tag').select('id').execute()).toEqual([]);

  await seedDemo(db, { log: silent, content });
  expect(await isEmpty(db)).toBe(false);
});

interface Order {
  items: { quantity: number; colour: string | null }[];
}
test.each<[string, (order: Order) => void, string]>([
  [
    'that asks for an unknown color',
    ({ items }) => (items[1]!.colour = 'gold'),
    'ceramic-mug has no color "gold"',
  ],
  ['that the shop refuses', ({ items }) => (items[1]!.quantity = 2001), 'quantityAboveMaximum'],
])('the seed names the order %s', async (_, change, message) => {
  const { db } = await testDatabase();
  await seedReferenceData(db, content);
  const folder = changedDemo<Order[]>('orders.json', (orders) => {
    change(orders[5]!);
    return orders;
  });
  const seeding = seedDemo(db, { log: silent, content, demoFolder: folder });
  await expect(seeding).rejects.toThrow(`orders.json: order 6: ${message}`);
});
