import { expect, it } from 'vitest';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { createImport } from '#contract/operations/office/imports/create-import.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { getImport } from '#contract/operations/office/imports/get-import.ts';
import { listImports } from '#contract/operations/office/imports/list-imports.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { changeProducts, productIds, storedProducts } from '#shop/catalogue/catalogue.ts';
import { storedDiscounts } from '#shop/discounts/discounts.ts';
import { historyOf } from '#shop/records/records.ts';
import { followRedirect } from '#shop/redirects/redirects.ts';
import { afterFixtures } from '#tests/support/changing.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { importsOf, shopifyExport } from './importing.ts';
import { uploadingShop } from './uploading.ts';

const shop = await uploadingShop();
const { db, request, inside, upload, editor } = shop;
await afterFixtures(db);
const imports = importsOf(shop);
const { checked, get, rows, run, undo, change } = imports;
const productOf = async (sku: string) => {
  const id = (await productIds(db, [sku])).get(sku);
  return id === undefined ? undefined : (await storedProducts(db, [id]))[0];
};

/** A WooCommerce export, which has no redirects. */
const wooExport = (...lines: string[]) =>
  ['type,sku,name,regular price,sale price,categories', ...lines.map((row) => `simple,${row},Bowls`)].join(
    '\n',
  );

it('a file of the shop is checked, corrected, imported and undone', async () => {
  const [before] = await storedProducts(db, [1]);
  const sku = before!.sku;
  const id = await checked(
    `sku,price\n${sku},12.34\nNOT-THERE,5\n${(await storedProducts(db, [2]))[0]!.sku},abc\n`,
  );
  expect(await get(id)).toMatchObject({
    state: 'ready',
    source: null,
    counts: { all: 3, checked: 3, changed: 1, wrong: 2, done: 0 },
  });
  const [wrong] = await rows(id, 'wrong');
  expect(wrong).toMatchObject({ line: 3, key: 'NOT-THERE', problems: expect.arrayContaining([]) });
  const [, other] = await rows(id, 'wrong');
  expect(other).toMatchObject({
    line: 4,
    cells: { price: 'abc' },
    problems: [{ column: 'price', code: 'amount' }],
  });
  expect(await change(id, { cell: { place: 3, column: 'price', text: '9.99' } })).toBe(200);
  expect(await get(id)).toMatchObject({ counts: { changed: 2, wrong: 1 } });
  const since = await auditedSince(db);
  expect(await run(id)).toBe(200);
  expect(await get(id)).toMatchObject({
    state: 'done',
    counts: { done: 2, planned: 2 },
    changes: { all: 2, gone: 0 },
  });
  expect((await productOf(sku))!.priceCents).toBe(1234);
  // The second product is changed by someone else before the undo.
  await changeProducts(db, { by: 'staff test', isPriceSure: true }, [{ id: 2, fields: { priceCents: 777 } }]);
  expect(await undo(id)).toBe(200);
  expect((await productOf(sku))!.priceCents).toBe(before!.priceCents);
  const after = await get(id);
  expect(after).toMatchObject({
    state: 'undone',
    remaining: [{ kind: 'product', thing: '2', fields: ['priceCents'] }],
  });
  expect((await storedProducts(db, [2]))[0]!.priceCents).toBe(777);
  expect((await since()).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['import started', 'catalogue imported', 'import undone']),
  );
  expect((await imports.ask(moveImport, { id, step: 'run' })).status).toBe(409);
});

it('an export of another system says what can’t be kept, and its products, discounts and redirects are undone', async () => {
  const id = await checked(shopifyExport);
  expect(await get(id)).toMatchObject({
    source: 'shopify',
    creates: true,
    lost: expect.arrayContaining([expect.objectContaining({ code: 'variantStock' })]),
  });
  expect(await productOf('pretend-tee')).toBeUndefined();
  expect(await run(id)).toBe(200);
  const product = (await productOf('pretend-tee'))!;
  expect(product).toMatchObject({ priceCents: 1500, stock: 7, state: 'published' });
  expect((await followRedirect(db, '/products/pretend-tee'))?.to).toBe(
    `/product-detail/${product.id}/shop/product`,
  );
  const discounts = async () =>
    (await storedDiscounts(db, null)).filter(({ amountCents }) => amountCents === 300);
  expect(await discounts()).toMatchObject([{ active: true, productIds: [product.id] }]);
  expect(await undo(id)).toBe(200);
  expect(await get(id)).toMatchObject({ state: 'undone', remaining: [] });
  expect((await productOf('pretend-tee'))!.state).toBe('archived');
  expect((await followRedirect(db, '/products/pretend-tee'))?.to).toBeUndefined();
  expect(await discounts()).toEqual([]);
  // The same file can be imported again, and another one with the same categories.
  const other = await checked(shopifyExport.replaceAll('pretend-tee', 'other-tee'));
  expect(await get(other)).toMatchObject({ counts: { new: 3 } });
  const again = await checked(shopifyExport);
  expect(await run(again)).toBe(200);
  expect((await productOf('pretend-tee'))!.state).toBe('published');
});

it('an undo leaves no empty categories and attributes, and the same file brings everything back', async () => {
  const file = `sku,name_en,price,stock,categories,brand
UN-1,Undo one,10,5,Undo cat,Undo brand
UN-2,Undo two,20,5,Undo cat > Sub,Undo brand
UN-3,Undo three,30,5,Drinkware,`;
  const listed = async () => {
    const { data } = await request(getTaxonomy, {}, editor.cookie);
    const names = [...data.categories, ...data.brands].map(({ names: each }) => each.en ?? '');
    const records = (await request(getRecords, { kind: 'category' }, editor.cookie)).data.records;
    const categories = records.map((each: { fields: { names: { en: string } } }) => each.fields.names.en);
    return [...names, ...categories].filter((name) => name.startsWith('Undo') || name === 'Sub');
  };
  const importOnce = async () => {
    const id = await checked(file);
    await change(id, { creates: true });
    const [row] = await rows(id, 'changed');
    expect(await run(id)).toBe(200);
    const states = ['UN-1', 'UN-2', 'UN-3'].map(async (sku) => (await productOf(sku))!.state);
    expect(await Promise.all(states)).toEqual(['published', 'published', 'published']);
    expect((await listed()).length).toBe(5);
    return { id, row };
  };
  const first = await importOnce();
  await undo(first.id);
  expect(await get(first.id)).toMatchObject({ state: 'undone', remaining: [], used: 0 });
  expect(await listed()).toEqual([]);
  const second = await importOnce();
  // The check says it.
  expect(second.row?.differences).toContainEqual({ column: 'published', from: 'archived', to: 'yes' });
  await undo(second.id);
  expect(await listed()).toEqual([]);
  await importOnce();
});

it('an export with prices runs only once its currency is known, and staff can say what an attribute is', async () => {
  const file = shopifyExport.replaceAll('pretend-tee', 'dong-tee').replaceAll('12.00', '250000');
  const id = await checked(file);
  expect(await get(id)).toMatchObject({ prices: { found: null }, money: null, state: 'ready' });
  expect((await imports.ask(moveImport, { id, step: 'run' })).status).toBe(409);
  expect(await change(id, { money: { currency: 'VND', perDollar: 25_000 } })).toBe(200);
  const axis = { header: 'Fit', column: 'options', nearest: null, isAxis: true };
  expect((await get(id)).columns).toContainEqual(axis);
  expect(await change(id, { match: { header: 'Fit', column: 'sizes', isAxis: true } })).toBe(200);
  expect((await get(id)).columns).toContainEqual({ ...axis, column: 'sizes' });
  expect(await run(id)).toBe(200);
  expect(await productOf('dong-tee')).toMatchObject({ stockPer: 'size', sizes: [{}, {}] });
  await undo(id);
  expect(
    await change(await checked(file), { match: { header: 'Fit', column: 'options', isAxis: true } }),
  ).toBe(200);
});

it('a file that isn’t recognized is read once staff choose its system and match its columns', async () => {
  const id = await checked('Art,Nummer,Titel,Betrag,Gruppen\nsimple,BY-HAND,Bowl,10,Bowls\n');
  expect(await get(id)).toMatchObject({ state: 'failed', fault: 'notRecognised', chosenSource: null });
  expect(await change(id, { source: 'woocommerce' })).toBe(200);
  expect((await get(id)).knownColumns).toContain('regular price');
  const columns = {
    Art: 'type',
    Nummer: 'sku',
    Titel: 'name',
    Betrag: 'regular price',
    Gruppen: 'categories',
  };
  for (const [header, column] of Object.entries(columns))
    expect(await change(id, { match: { header, column } })).toBe(200);
  expect(await get(id)).toMatchObject({ state: 'ready', source: 'woocommerce' });
  expect(await run(id)).toBe(200);
  expect(await productOf('BY-HAND')).toMatchObject({ priceCents: 1000 });
});

it('an unknown column is matched by hand, also for later files', async () => {
  const { sku, priceCents } = (await storedProducts(db, [3]))[0]!;
  const file = `Artikel,Preis\n${sku},${(priceCents + 5) / 100}\n`;
  const id = await checked(file);
  expect(await get(id)).toMatchObject({
    state: 'failed',
    fault: 'notRecognised',
    columns: [{ header: 'artikel' }, { header: 'preis' }],
  });
  await change(id, { match: { header: 'artikel', column: 'sku' } });
  expect(await change(id, { match: { header: 'preis', column: 'price' } })).toBe(200);
  expect(await get(id)).toMatchObject({ state: 'ready', counts: { all: 1, wrong: 0 } });
  expect(await get(await checked(file))).toMatchObject({
    state: 'ready',
    columns: [{ column: 'sku' }, { column: 'price' }],
  });
  expect(await change(id, { match: { header: 'preis', column: 'nothing' } })).toBe(404);
});

it('unreadable files are refused with their reason', async () => {
  expect(await get(await checked('x', 'notes.txt'))).toMatchObject({ state: 'failed', fault: 'ending' });
  expect(await get(await checked('not a zip', 'shop.xlsx'))).toMatchObject({
    state: 'failed',
    fault: 'damaged',
  });
  for (const [start, format] of [
    ['%PDF-1.7', 'PDF'],
    ['\u00D0\u00CF\u0011\u00E0 W\0o\0r\0k\0b\0o\0o\0k', 'Excel (XLS)'],
    ['<html><table>', 'HTML'],
    ['\u0089PNG\r\n', 'PNG'],
  ])
    for (const name of ['shop.csv', 'shop.xlsx', 'shop.xls'])
      expect(await get(await checked(Buffer.from(start!, 'latin1'), name))).toMatchObject({
        state: 'failed',
        fault: `format:${format}`,
      });
  expect(await get(await checked('sku,sku\n1,2\n'))).toMatchObject({ state: 'failed', fault: 'columnTwice' });
  const nul = await checked('sku,name_en\nA\u0000B,\u0000\n');
  expect(await get(nul)).toMatchObject({ state: 'ready', counts: { wrong: 1 } });
});

it('an import stops, and resumes without doing a row twice', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => `NEW-${at},New ${at},1.00,Drinkware,yes`);
  const id = await checked(`sku,name_en,price,categories,published\n${lines.join('\n')}\n`);
  await change(id, { creates: true });
  const { counts } = await get(id);
  expect(counts).toMatchObject({ new: 300 });
  await imports.ask(moveImport, { id, step: 'run' });
  expect((await imports.ask(moveImport, { id, step: 'stop' })).status).toBe(200);
  await imports.work();
  expect(await get(id)).toMatchObject({ state: 'stopped', counts: { done: 0, planned: 300 } });
  await imports.ask(moveImport, { id, step: 'run' });
  // The process ends after its first batch.
  let asked = 0;
  await imports.round({ isEnding: () => (asked += 1) > 1 });
  expect(await get(id)).toMatchObject({ state: 'running', counts: { done: 250 } });
  await imports.work();
  expect(await get(id)).toMatchObject({ state: 'done', counts: { done: 300 }, changes: { all: 300 } });
});

it('importing needs permission for everything in the file', async () => {
  const sales = await inside(2);
  for (const operation of [listImports, createImport, changeImport, moveImport])
    expect((await request(operation, { id: 1, upload: editor.cookie }, sales.cookie)).status).toBe(403);
  await db
    .updateTable('staff_role')
    .set({ permissions: ['catalogue.read', 'catalogue.write'] } as never)
    .where('id', '=', 2)
    .execute();
  const id = await checked(shopifyExport);
  expect((await request(moveImport, { id, step: 'run' }, sales.cookie)).status).toBe(403);
  const forbidden = async (file: string) => {
    const none = await checked(file);
    expect((await request(getImport, { id: none }, sales.cookie)).data.isAllowed).toBe(false);
    for (const step of ['run', 'stop', 'undo'])
      expect((await request(moveImport, { id: none, step }, sales.cookie)).status).toBe(403);
  };
  // It may end discounts of earlier imports, although it has no row of one, or of anything.
  await forbidden(wooExport('W-9,Bowl,10,'));
  await forbidden('sku,price\n');
  const own = await upload(Buffer.from('sku,price\nX,1\n'), sales.cookie, {
    use: 'import',
    fileName: 'a.csv',
  });
  expect((await request(createImport, { upload: own }, editor.cookie)).status).toBe(404);
});

it('a discount that ends is a row of the check, counted and imported once, and undone', async () => {
  const discounts = async () =>
    (await storedDiscounts(db, null))
      .filter(({ name }) => name.startsWith('WooCommerce'))
      .map(({ name, active, productIds: listed }) => [name, active, listed.length]);
  expect(await run(await checked(wooExport('W-1,Bowl,10,8', 'W-2,Cup,10,8')))).toBe(200);
  expect(await discounts()).toEqual([['WooCommerce: 2.00 off', true, 2]]);
  const id = await checked(wooExport('W-1,Bowl,10,', 'W-2,Cup,10,'));
  // Only the discount changes.
  expect(await get(id)).toMatchObject({ state: 'ready', counts: { all: 3, changed: 1, unchanged: 2 } });
  expect(await rows(id, 'changed')).toMatchObject([
    {
      kind: 'discounts',
      key: 'WooCommerce: 2.00 off',
      differences: [{ column: 'products', from: '2', to: '0' }],
    },
  ]);
  // Checking again doesn't add it twice.
  await change(id, { isPriceSure: true });
  expect(await get(id)).toMatchObject({ counts: { all: 3, changed: 1 } });
  expect(await run(id)).toBe(200);
  expect(await get(id)).toMatchObject({
    state: 'done',
    counts: { planned: 1, done: 1 },
    changes: { all: 1 },
  });
  expect(await discounts()).toEqual([['WooCommerce: 2.00 off (ended)', false, 2]]);
  expect(await undo(id)).toBe(200);
  expect(await discounts()).toEqual([['WooCommerce: 2.00 off', true, 2]]);
  // An undone import isn't a change of staff: the next one ends the discount too.
  const one = await checked(wooExport('W-1,Bowl,10,'));
  expect(await run(one)).toBe(200);
  expect(await discounts()).toEqual([['WooCommerce: 2.00 off', true, 1]]);
  await undo(one);
  expect(await discounts()).toEqual([['WooCommerce: 2.00 off', true, 2]]);
  await run(await checked(wooExport('W-1,Bowl,10,', 'W-2,Cup,10,abc')));
  expect(await discounts()).toEqual([['WooCommerce: 2.00 off', true, 1]]);
});

it('a discount to a price of 0 is wrong until staff allow it, and its product keeps the earlier one', async () => {
  const pay = async () =>
    (await storedDiscounts(db, null)).find(({ name }) => name === 'WooCommerce: 3.00 off');
  await run(await checked(wooExport('F-1,Bowl,10,7')));
  const id = await checked(wooExport('F-1,Bowl,10,0', 'F-2,Cup,10,9'));
  expect(await rows(id, 'wrong')).toMatchObject([
    { kind: 'discounts', problems: [{ column: 'amount', code: 'freePrice', about: 1000 }] },
  ]);
  await run(id);
  expect((await pay())!.productIds).toHaveLength(1);
  const sure = await checked(wooExport('F-1,Bowl,10,0'));
  await change(sure, { isPriceSure: true });
  expect(await get(sure)).toMatchObject({ counts: { wrong: 0, new: 1, changed: 1 } });
});

it('changes carry who ran the import, not who uploaded the file', async () => {
  const { sku } = (await storedProducts(db, [4]))[0]!;
  const id = await checked(`sku,name_en\n${sku},Renamed by a file\n`);
  const owner = await inside(1);
  expect((await request(moveImport, { id, step: 'run' }, owner.cookie)).status).toBe(200);
  await imports.work();
  const [change4] = await historyOf(db, 'product', 4);
  expect([change4!.by, owner.id === editor.id]).toEqual([`staff ${owner.id}`, false]);
});
