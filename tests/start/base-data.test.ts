import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { folderStore } from '#server/adapters/storage/folder-store.ts';
import { seedReferenceData } from '#server/reference-data/seed-reference-data.ts';
import type { Database } from '#database/schema.ts';
import { testDatabase } from '../support/postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-base-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const own = path.resolve(import.meta.dirname, '../../database/base');
const contentFolder = path.join(folder, 'content');
const publicFiles = folderStore(contentFolder);

/** Returns the data files as a later release has them. */
function release(
  name: string,
  change: (files: { read(file: string): never; write(file: string, content: unknown): void }) => void,
) {
  const copy = path.join(folder, name);
  cpSync(own, copy, { recursive: true });
  change({
    read: (file) => JSON.parse(readFileSync(path.join(copy, file), 'utf8')) as never,
    write: (file, content) => writeFileSync(path.join(copy, file), JSON.stringify(content)),
  });
  return copy;
}

interface Named {
  slug: string;
  name: { en: string; km: string };
}
/** A corrected text, a new shipping method before the others, and a new district. */
const later = release('later', ({ read, write }) => {
  const methods = read('shipping-methods.json') as Named[];
  methods.find(({ slug }) => slug === 'express')!.name.en = 'Express';
  methods.unshift({ slug: 'bicycle', name: { en: 'Bicycle', km: 'កង់' } });
  write('shipping-methods.json', methods);
  const countries = read('countries.json') as { code: string; name: Named['name'] }[];
  for (const { code, name } of countries) {
    if (code === 'LA') name.en = 'Lao PDR';
    if (code === 'TH') name.en = 'Kingdom of Thailand';
  }
  write('countries.json', countries);
  const cambodia = read('cambodia.json') as { provinces: { districts: string[][] }[] };
  cambodia.provinces[0]!.districts.push(['0199', 'ថ្មី', 'New', 'Srok']);
  write('cambodia.json', cambodia);
});

async function names(db: Database, table: string, language = 1): Promise<Record<number, string>> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    select t.id, x.name from ${sql.table(table)} t left join ${sql.table(`${table}_text`)} x
      on x.${sql.ref(`${table}_id`)} = t.id and x.language_id = ${language} order by t.id`.execute(db);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name ?? '']));
}
const count = async (db: Database, table: string) => Object.keys(await names(db, table)).length;
const imported = (db: Database) =>
  sql<{ key: string }>`select * from base_data order by kind, key`.execute(db).then(({ rows }) => rows);

test('an empty database gets all reference data once', async () => {
  const { db } = await testDatabase();
  expect(await seedReferenceData(db, publicFiles)).toBe(true);
  expect(await count(db, 'country')).toBe(249);
  expect(await count(db, 'state_province')).toBeGreaterThan(50);
  expect(await names(db, 'attribute')).toEqual({ 1: 'Color', 2: 'Size' });
  expect(await names(db, 'attribute', 2)).toEqual({ 1: 'ពណ៌', 2: 'ទំហំ' });
  expect(await names(db, 'payment_method')).toMatchObject({ 6: 'Cash on delivery' });
  expect(await names(db, 'shipping_method')).toEqual({
    1: 'Courier',
    2: 'Express delivery',
    3: 'Pick up at the shop',
  });
  // The next attribute that staff add doesn't collide with those two.
  const next = await db.insertInto('attribute').defaultValues().returning('id').executeTakeFirstOrThrow();
  expect(next.id).toBeGreaterThan(2);

  const before = await imported(db);
  expect(await seedReferenceData(db, publicFiles)).toBe(false);
  expect(await imported(db)).toEqual(before);
});

test('a later release corrects untouched reference data and adds new rows, but keeps edits and deletions of staff', async () => {
  const { db } = await testDatabase();
  await seedReferenceData(db, publicFiles);
  const idOf = async (code: string) =>
    (await db.selectFrom('country').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
  const [thailand, vietnam] = [await idOf('TH'), await idOf('VN')];
  await db
    .updateTable('country_text')
    .set({ name: 'Siam' })
    .where('country_id', '=', thailand)
    .where('language_id', '=', 1)
    .execute();
  await db.deleteFrom('country').where('id', '=', vietnam).execute();
  await db.deleteFrom('payment_method').where('id', '=', 7).execute();
  await db.deleteFrom('state_province').where('code', '=', '02').execute();
  const cities = await count(db, 'city');

  expect(await seedReferenceData(db, publicFiles, later)).toBe(true);
  const countries = await names(db, 'country');
  expect(countries[thailand]).toBe('Siam');
  expect(countries[await idOf('LA')]).toBe('Lao PDR');
  expect(countries).not.toHaveProperty(String(vietnam));
  expect(await names(db, 'payment_method')).not.toHaveProperty('7');
  expect(await names(db, 'shipping_method')).toEqual({
    1: 'Courier',
    2: 'Express',
    3: 'Pick up at the shop',
    4: 'Bicycle',
  });
  expect(await count(db, 'city')).toBe(cities + 1);

  // After the previous release runs, and then the later one again, no data of staff is lost.
  await seedReferenceData(db, publicFiles);
  await seedReferenceData(db, publicFiles, later);
  expect(await names(db, 'country')).toEqual(countries);
});

test('a new place of a province that staff deleted is not added', async () => {
  const { db } = await testDatabase();
  await seedReferenceData(db, publicFiles);
  await db.deleteFrom('state_province').where('code', '=', '01').execute();
  await seedReferenceData(db, publicFiles, later);
  expect(Object.values(await names(db, 'city'))).not.toContain('New');
});

test('rows older than the reference data are matched by code or name, keep their ids, and report what was skipped', async () => {
  const { db } = await testDatabase();
  const { db: filled } = await testDatabase();
  await seedReferenceData(filled, publicFiles);
  // Filled as by the demo shop of earlier releases, by position in the lists; here, starting from another
  // number.
  const tables = ['country', 'state_province', 'city', 'payment_method', 'shipping_method', 'attribute'];
  for (const table of tables.flatMap((each) => [each, `${each}_text`])) {
    const { rows } = await sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(filled);
    const moved = rows.map(({ row }) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          /^(id|country_id|state_province_id|city_id|shipping_method_id)$/u.test(column) &&
          !/payment|attribute/u.test(table)
            ? Number(value) + 500
            : value,
        ]),
      ),
    );
    await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(moved)}::jsonb)`.execute(
      db,
    );
  }
  await db.deleteFrom('country').where('code', '=', 'VN').execute();
  await db
    .updateTable('shipping_method_text')
    .set({ name: 'ផ្ញើ' })
    .where('shipping_method_id', '=', 502)
    .where('language_id', '=', 2)
    .execute();
  await db.deleteFrom('country_text').where('country_id', '=', 501).where('language_id', '=', 2).execute();
  const all = async () =>
    Promise.all(tables.map(async (table) => [table, await names(db, table), await names(db, table, 2)]));
  const before = await all();

  await seedReferenceData(db, publicFiles);
  const khmer = before[0]![2] as Record<number, string>;
  expect(khmer[501]).toBe('');
  khmer[501] = 'កម្ពុជា';
  expect(await all()).toEqual(before);

  await seedReferenceData(db, publicFiles, later);
  expect(await names(db, 'shipping_method')).toMatchObject({
    501: 'Courier',
    502: 'Express',
    503: 'Pick up at the shop',
  });
  expect((await names(db, 'shipping_method', 2))[502]).toBe('ផ្ញើ');
  expect(Object.values(await names(db, 'shipping_method'))).toContain('Bicycle');
  expect(Object.values(await names(db, 'city'))).toContain('New');
});

test('a staff list older than the reference data stays as it is, and its empty parts are filled', async () => {
  const { db } = await testDatabase();
  await db.insertInto('country').values({ id: 9, code: 'KH' }).execute();
  await db.insertInto('country_text').values({ country_id: 9, language_id: 1, name: 'Kampuchea' }).execute();
  await db.insertInto('payment_method').values({ id: 6, picture: '/content/commonImages/own.svg' }).execute();
  await seedReferenceData(db, publicFiles);
  expect(await names(db, 'country')).toEqual({ 9: 'Kampuchea' });
  expect(await names(db, 'country', 2)).toEqual({ 9: 'កម្ពុជា' });
  expect(await names(db, 'payment_method')).toEqual({ 6: 'Cash on delivery' });
  expect(await count(db, 'state_province')).toBe(25);
  expect(await count(db, 'attribute')).toBe(2);
});
