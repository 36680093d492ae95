import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { folderStore } from '#server/adapters/storage/folder-store.ts';
import { privateFolder } from '#server/process/folders.ts';
import {
  countChanges,
  countRows,
  importOf,
  insertImport,
  moveImport,
  requestStop,
  startImport,
} from '#shop/imports/imports.ts';
import { expectEvery, says, sized } from '../gate.ts';
import { killableShop } from '../money/killable-shop.ts';
import { until } from '../until.ts';

// An import changes each record exactly once, although its process is killed and staff stop and resume it. An undo that is
// killed, too, brings everything back. Stock is imported as a difference, so a second change would show.

const rows = sized(600, 3000, 10_000);
const kills = sized(1, 3, 10);
const shop = await killableShop();
let db: Database;
let staffId = 0;
const skus = Array.from({ length: rows }, (_, at) => `WHOLE-${at}`);

interface Product {
  sku: string;
  price: number;
  stock: number;
  name: string | null;
  isArchived: boolean;
}
const products = async (): Promise<Product[]> =>
  (
    await sql<Product>`
      select p.sku, p.price_cents as price, p.stock, p.archived_at is not null as "isArchived",
        (select t.name from product_text t where t.product_id = p.id order by t.language_id limit 1) as name
      from product p where p.sku like 'WHOLE-%' order by p.id`.execute(db)
  ).rows;

/** Uploads a file as staff do, and waits until it is checked. */
async function checked(name: string, lines: readonly string[]): Promise<number> {
  const content = Buffer.from(lines.join('\n'));
  const stored = `imports/${name}`;
  await folderStore(privateFolder({ dataFolder: shop.dataFolder })).add(stored, content);
  const { id: uploadId } = await db
    .insertInto('upload')
    .values({
      staff_id: staffId,
      use: 'import',
      file_name: name,
      bytes: content.length,
      received: content.length,
      stored,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await insertImport(db, { staffId, uploadId, fileName: name });
  await reached(id, 'ready');
  expect(await countRows(db, id)).toMatchObject({ all: rows, planned: rows });
  return id;
}

const reached = (id: number, state: string) =>
  until(`${state}: import ${id}`, async () => (await importOf(db, id))?.state === state, 280);
const run = (id: number) => startImport(db, staffId, { id, fetchesPictures: false });
/** Waits until more rows are imported, but not all. */
const inTheMiddle = (id: number, from = 0) =>
  until('some rows are imported', async () => {
    const { done, planned } = await countRows(db, id);
    expect(done, 'the import was faster than the kill').toBeLessThan(planned);
    return done > from;
  });

async function kill(): Promise<void> {
  process.kill(shop.shop().pid, 'SIGKILL');
  await shop.restart();
  db = await shop.open();
}

beforeAll(async () => {
  db = await shop.open();
  const { rows: staff } = await sql<{ id: number }>`select id from staff order by id limit 1`.execute(db);
  staffId = staff[0]!.id;
}, 120_000);

let creating = 0;
test('new products are created once each, although the process is killed', async () => {
  const lines = skus.map((sku, at) => `${sku},Whole ${at},1.50,Drinkware,7,yes`);
  creating = await checked('new.csv', ['sku,name_en,price,categories,stock,published', ...lines]);
  await run(creating);
  await inTheMiddle(creating);
  await kill();
  await reached(creating, 'done');
  const found = await products();
  expect(found.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted());
  expectEvery(
    'whole products',
    found,
    ({ price, stock, name }) => price === 150 && stock === 7 && name !== null,
  );
  const noted = await countChanges(db, (await importOf(db, creating))!);
  expect(noted.all).toBe(rows);
}, 900_000);

let changing = 0;
test('a stock difference is applied once, although staff stop the import and the process is killed', async () => {
  const lines = skus.map((sku) => `${sku},10,7`);
  changing = await checked('changed.csv', ['sku,stock,stock_was', ...lines]);
  await run(changing);
  await inTheMiddle(changing);
  expect(await requestStop(db, changing)).toBe(true);
  await reached(changing, 'stopped');
  let { done } = await countRows(db, changing);
  expect((await products()).filter(({ stock }) => stock === 10).length).toBe(done);
  await run(changing);
  for (let killed = 0; killed < kills; killed += 1) {
    await inTheMiddle(changing, done);
    await kill();
    ({ done } = await countRows(db, changing));
  }
  await reached(changing, 'done');
  says(`${kills + 2} kills, 1 stop, ${rows} rows`);
  expectEvery('products with the difference once', await products(), ({ stock }) => stock === 10);
}, 900_000);

test('an undo that is killed brings everything back once', async () => {
  const { rows: sold } = await sql<{ sku: string }>`
    update product set stock = stock - 1 where sku = 'WHOLE-3' returning sku`.execute(db);
  expect(sold.length).toBe(1);
  expect(await moveImport(db, changing, ['done'], 'undoing', { undoneBy: staffId })).toBe(true);
  await until('some changes are undone', async () => {
    const { gone } = await countChanges(db, (await importOf(db, changing))!);
    return gone > 0;
  });
  await kill();
  await reached(changing, 'undone');
  // What was sold meanwhile stays sold.
  expectEvery(
    'products as before',
    await products(),
    ({ sku, stock }) => stock === (sku === 'WHOLE-3' ? 6 : 7),
  );
  expect((await importOf(db, changing))?.remaining).toEqual([]);
  await moveImport(db, creating, ['done'], 'undoing', { undoneBy: staffId });
  await reached(creating, 'undone');
  expectEvery('archived products', await products(), ({ isArchived }) => isArchived);
}, 900_000);
