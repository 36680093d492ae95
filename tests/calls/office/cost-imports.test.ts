import { expect, it } from 'vitest';
import { changeImport } from '#contract/operations/office/imports/change-import.ts';
import { createImport } from '#contract/operations/office/imports/create-import.ts';
import { getImport } from '#contract/operations/office/imports/get-import.ts';
import { listImportRows } from '#contract/operations/office/imports/list-import-rows.ts';
import { moveImport } from '#contract/operations/office/imports/move-import.ts';
import { changeProducts, productIds, storedProducts } from '#shop/catalogue/catalogue.ts';
import { exportedCatalogue } from '#shop/imports/imports.ts';
import { afterFixtures, sokha } from '#tests/support/changing.ts';
import { importsOf } from './importing.ts';
import { uploadingShop } from './uploading.ts';

const shop = await uploadingShop();
const { db, request, inside, upload, editor, query } = shop;
await afterFixtures(db);
await query`insert into staff_role (id, name, permissions) values
  (80, 'Sees costs', '{catalogue.read,catalogue.write,content.write,discounts.write,costs.read}')`;
const buyer = await inside(80);
const { work, get, run, change } = importsOf(shop);
const productOf = async (sku: string) =>
  (await storedProducts(db, [(await productIds(db, [sku])).get(sku) ?? 0]))[0];
/** Uploads a file of someone with the permission. */
async function checkedByBuyer(content: string): Promise<number> {
  const use = { use: 'import', fileName: 'costs.csv' } as const;
  const sent = await upload(Buffer.from(content), buyer.cookie, use);
  const { data } = await request(createImport, { upload: sent }, buyer.cookie);
  await work();
  return data.id;
}
const shopify = (handle: string, ...costs: string[]) =>
  [
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Cost per item',
    `${handle},Tee,Tees,Size,S,shopify,4,12.00,${costs[0]}`,
    `${handle},,,Size,L,shopify,3,12.00,${costs[1]}`,
  ].join('\n');

it('the columns of an export are read back as the same costs', async () => {
  const fields = { stockPer: 'color' as const, costCents: 450 };
  const costs = [{ colourId: 2, sizeId: 0, costCents: 470 }];
  await changeProducts(db, sokha, [{ id: 1, fields: { ...fields, variantCosts: costs } }]);
  const row = (await exportedCatalogue(db)).tables.products.find(({ sku }) => sku === 'SKU-1')!;
  expect(row).toMatchObject({ cost: '4.50', variant_costs: expect.stringMatching(/^[^:]+: 4\.70$/u) });
  await changeProducts(db, sokha, [{ id: 1, fields: { costCents: null, variantCosts: [] } }]);
  const id = await checkedByBuyer(
    `sku,cost,stock_per,variant_costs\nSKU-1,${row['cost']},color,${row['variant_costs']}\n`,
  );
  expect((await request(moveImport, { id, step: 'run' }, buyer.cookie)).status).toBe(200);
  await work();
  expect(await productOf('SKU-1')).toMatchObject({ costCents: 450, variantCosts: costs });
});

it('a file of someone who can’t see costs says that it ignores them, and leaves them as they are', async () => {
  const sent = await upload(Buffer.from('sku,price,cost\nSKU-1,12.34,9\n'), editor.cookie, {
    use: 'import',
    fileName: 'shop.csv',
  });
  const { data } = await request(createImport, { upload: sent }, editor.cookie);
  await work();
  expect(await get(data.id)).toMatchObject({
    lost: [{ code: 'costs', count: 1, examples: ['SKU-1'] }],
    counts: { changed: 1 },
    isAllowed: true,
  });
  const cell = { place: 1, column: 'cost', text: '1' };
  expect((await request(changeImport, { id: data.id, cell }, editor.cookie)).status).toBe(403);
  expect(await change(data.id, { cell: { ...cell, column: 'price', text: '12.35' } })).toBe(200);
  expect(await run(data.id)).toBe(200);
  expect(await productOf('SKU-1')).toMatchObject({ costCents: 450, priceCents: 1235 });
});

it('an import with costs is shown, run and undone only by staff who can see them', async () => {
  const id = await checkedByBuyer('sku,cost\nSKU-1,918.27\nSKU-2,abc\n');
  const seen = (await request(getImport, { id }, editor.cookie)).data;
  expect(seen).toMatchObject({ isAllowed: false, maySeeRows: false });
  for (const [operation, more] of [
    [listImportRows, { show: null, offset: 0 }],
    [moveImport, { step: 'run' }],
    [moveImport, { step: 'undo' }],
    [changeImport, { cell: { place: 2, column: 'sku', text: 'X' } }],
  ] as const)
    expect((await request(operation, { id, ...more }, editor.cookie)).status).toBe(403);
  const { rows } = (await request(listImportRows, { id, show: null, offset: 0 }, buyer.cookie)).data;
  expect(rows).toMatchObject([
    { problems: [{ column: 'cost', code: 'amount' }], cells: { cost: 'abc' } },
    { differences: [{ column: 'cost', from: '4.50', to: '918.27' }] },
  ]);
});

it('the cost per item of Shopify becomes the product’s, or that of each variant', async () => {
  for (const [handle, costs, expected] of [
    ['same-tee', ['5.00', '5.00'], { costCents: 500, variantCosts: [] }],
    [
      'other-tee',
      ['5.00', '5.50'],
      { costCents: null, variantCosts: [{ costCents: 500 }, { costCents: 550 }] },
    ],
    ['unknown-tee', ['', ''], { costCents: null, variantCosts: [] }],
  ] as const) {
    const id = await checkedByBuyer(shopify(handle, ...costs));
    await request(changeImport, { id, money: { currency: 'USD', perDollar: 1 } }, buyer.cookie);
    await work();
    expect((await request(moveImport, { id, step: 'run' }, buyer.cookie)).status).toBe(200);
    await work();
    expect(await productOf(handle), handle).toMatchObject(expected);
  }
  const hidden = await upload(Buffer.from(shopify('hidden-tee', '5.00', '6.00')), editor.cookie, {
    use: 'import',
    fileName: 'shopify.csv',
  });
  const { data } = await request(createImport, { upload: hidden }, editor.cookie);
  await work();
  expect((await get(data.id)).lost).toContainEqual({ code: 'costs', count: 1, examples: ['hidden-tee'] });
});
