import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { createImport } from '#contract/operations/office/imports/create-import.ts';
import { moveImport as move } from '#contract/operations/office/imports/move-import.ts';
import { undoProductChanges } from '#contract/operations/office/catalogue/undo-product-changes.ts';
import { productIds, storedProducts } from '#shop/catalogue/catalogue.ts';
import { discountKind, storedDiscounts } from '#shop/discounts/discounts.ts';
import { changeRecords } from '#shop/records/records.ts';
import { claimImport, importOf, moveImport, releaseImport } from '#shop/imports/imports.ts';
import { noteUndone } from '#shop/imports/import-queries.ts';
import { afterFixtures } from '#tests/support/changing.ts';
import { importsOf, shopifyExport } from './importing.ts';
import { uploadingShop } from './uploading.ts';

const shop = await uploadingShop();
const { db, editor } = shop;
await afterFixtures(db);
const imports = importsOf(shop);
const { ask, checked, get, rows, run, undo, change } = imports;
const productOf = async (sku: string) =>
  (await storedProducts(db, [(await productIds(db, [sku])).get(sku)!]))[0]!;
const priceFile = async () => `sku,price\n${(await storedProducts(db, [1]))[0]!.sku},12.34\n`;

it('an import that ended three processes stops, and one that a process left does not', async () => {
  const upload = await shop.upload(Buffer.from(await priceFile()), editor.cookie, {
    use: 'import',
    fileName: 'a.csv',
  });
  const { id } = (await ask(createImport, { upload })).data;
  const crash = async () => {
    const found = await claimImport(db, randomUUID());
    await sql`update catalogue_import set held_until = now() - interval '1 second'`.execute(db);
    return found?.id;
  };
  const holder = randomUUID();
  expect(await crash()).toBe(id);
  expect(await crash()).toBe(id);
  expect((await claimImport(db, holder))?.id).toBe(id);
  await releaseImport(db, id, holder);
  for (let count = 0; count < 3; count += 1) expect(await crash()).toBe(id);
  expect(await crash()).toBeUndefined();
  expect(await get(id)).toMatchObject({ state: 'failed', fault: 'unexpected' });
});

it('a process ends a step only while it holds the import', async () => {
  const id = await checked(await priceFile());
  await ask(changeImport, { id, creates: true });
  const holder = randomUUID();
  await claimImport(db, holder);
  await ask(changeImport, { id, creates: false });
  expect(await moveImport(db, id, ['checking'], 'ready', { holder })).toBe(false);
  await imports.work();
  expect(await get(id)).toMatchObject({ state: 'ready' });
});

it('the bulk edit of an import is undone only as an import', async () => {
  const id = await checked(await priceFile());
  await run(id);
  const { bulkId } = (await importOf(db, id))!;
  expect((await ask(undoProductChanges, { bulkId })).status).toBe(404);
  expect((await storedProducts(db, [1]))[0]).toMatchObject({ priceCents: 1234 });
  expect(await undo(id)).toBe(200);
});

it('corrected cells stay when a column is matched, and a checked import stays when its file is gone', async () => {
  const { sku } = (await storedProducts(db, [2]))[0]!;
  const id = await checked(`sku,price,Kurztext\n${sku},abc,Short text\n`);
  const [{ place }] = await rows(id, 'wrong');
  await change(id, { cell: { place, column: 'price', text: '39.99' } });
  const match = { header: 'kurztext', column: 'short_en' };
  expect(await change(id, { match })).toBe(200);
  expect(await get(id)).toMatchObject({ state: 'ready', counts: { wrong: 0, changed: 1 } });
  expect((await rows(id))[0].differences).toContainEqual(
    expect.objectContaining({ column: 'price', to: '39.99' }),
  );
  await sql`update catalogue_import set upload_id = null where id = ${id}`.execute(db);
  expect(await change(id, { match })).toBe(409);
  expect(await get(id)).toMatchObject({ state: 'ready' });
});

it('a product that staff take out of a discount stays out when the import is resumed', async () => {
  const id = await checked(shopifyExport);
  await run(id);
  const product = await productOf('pretend-tee');
  const discount = async () =>
    (await storedDiscounts(db, null)).find(({ amountCents, active }) => amountCents === 300 && active)!;
  expect((await discount()).productIds).toEqual([product.id]);
  await changeRecords(db, discountKind, { by: 'staff test' }, [
    { id: (await discount()).id, fields: { productIds: [1] } },
  ]);
  await moveImport(db, id, ['done'], 'stopped');
  expect((await ask(move, { id, step: 'run' })).status).toBe(200);
  await imports.work();
  expect(await get(id)).toMatchObject({ state: 'done' });
  expect((await discount()).productIds).toEqual([1]);
});

it('an undo lists the first 200 records that stay and why, and counts all', async () => {
  const { sku } = (await storedProducts(db, [3]))[0]!;
  const branded = async (brand: string) => {
    const id = await checked(`sku,brand\n${sku},${brand}\n`);
    await change(id, { creates: true });
    await run(id);
    return id;
  };
  await branded('Pretend Brand');
  const { brandId } = await productOf(sku);
  const id = await branded('Other Brand');
  await sql`delete from brand where id = ${brandId}`.execute(db);
  expect(await undo(id)).toBe(200);
  expect(await get(id)).toMatchObject({
    used: 1,
    remaining: [{ kind: 'product', thing: '3', name: sku, refusal: { field: 'brandId', code: 'unknown' } }],
    remainingCount: 1,
  });
  const remaining = Array.from({ length: 150 }, (_, at) => ({
    kind: 'product',
    thing: `${at}`,
    name: '',
    fields: [],
  }));
  for (const undoneTo of [2, 1]) await noteUndone(db, id, { undoneTo, remaining, used: 0 });
  const after = await get(id);
  expect([after.remaining.length, after.remainingCount]).toEqual([200, 301]);
});
