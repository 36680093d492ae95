import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { productIds, storedProducts } from '#shop/catalogue/catalogue.ts';
import { discountKind, storedDiscounts } from '#shop/discounts/discounts.ts';
import { changeRecords } from '#shop/records/records.ts';
import { followRedirect } from '#shop/redirects/redirects.ts';
import { catalogueToChange } from '#tests/support/changing.ts';
import { catalogueCommand } from './catalogue-files.ts';

let db: Database;
const { run, place } = catalogueCommand(() => db);

beforeEach(async () => {
  ({ db } = await catalogueToChange());
});

const exported = `Handle,Title,Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price
pretend-tee,Pretend Tee,Imaginary Mills,Tees,summer,true,Fit,Slim,PT-1,shopify,4,12.00,15.00
pretend-tee,,,,,,,Wide,PT-2,shopify,3,13.00,16.00
broken-mug,Broken Mug,Nobody Pottery,Nonsense,,true,Title,Default Title,BM-1,,,free,
`;

test('an export of Shopify becomes products, attributes, a discount and redirects, but a refused row creates no records', async () => {
  const file = place('csv');
  writeFileSync(file, exported);
  const trial = await run('import', file);
  expect(trial.output).toContainEqual(expect.stringMatching(/^Not kept: Stock of variants/u));
  expect(await storedDiscounts(db, null)).not.toContainEqual(expect.objectContaining({ amountCents: 300 }));
  expect((await run('import', file, '--yes')).code).toBe(1);
  const id = (await productIds(db, ['pretend-tee'])).get('pretend-tee')!;
  const [product] = await storedProducts(db, [id]);
  expect(product).toMatchObject({ priceCents: 1500, stock: 7, allowDiscounts: true });
  expect(product!.options[0]!.choices.map(({ amount }) => amount)).toEqual([0, 100]);
  expect(await storedDiscounts(db, null)).toContainEqual(
    expect.objectContaining({ amountCents: 300, productIds: [id] }),
  );
  expect((await followRedirect(db, '/products/pretend-tee'))?.to).toBe(`/product-detail/${id}/shop/product`);
  const again = await run('import', file, '--yes');
  expect(again.output).toContainEqual(expect.stringMatching(/rows: 0 new, 0 changed/u));
});

test('a discount that staff ended stays ended when the export is imported again', async () => {
  const file = place('csv');
  writeFileSync(file, exported);
  await run('import', file, '--yes');
  await db.updateTable('discount').set({ active: false }).where('amount_cents', '=', 300).execute();
  await run('import', file, '--yes');
  expect(await storedDiscounts(db, null)).toContainEqual(
    expect.objectContaining({ amountCents: 300, active: false }),
  );
});

test('a product that is no longer on sale leaves the discount of the import, which ends with its last one', async () => {
  const file = place('csv');
  const importRows = async (...rows: string[]) => {
    const header = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price';
    const lines = rows.map((row) => `${row.split(',')[0]},T,Tees,Title,Default Title,${row.slice(2)}`);
    writeFileSync(file, [header, ...lines].join('\n'));
    const { code, output } = await run('import', file, '--yes');
    expect(code).toBe(0);
    const ids = await productIds(db, ['a', 'b', 'c']);
    const nameOf = (id: number) => [...ids].find(([, each]) => each === id)?.[0];
    const discounts = await storedDiscounts(db, null);
    const shown = discounts
      .filter(({ name, active }) => active && name.startsWith('Shopify'))
      .map(({ amountCents, productIds: listed }) => [amountCents, listed.map(nameOf).join(' ')]);
    return { shown, output };
  };
  const both = await importRows('a,12,15', 'b,12,15', 'c,12,');
  expect(both.shown).toEqual([[300, 'a b']]);
  // A file without a product says nothing about it.
  expect((await importRows('b,15,', 'c,12,15')).shown).toEqual([[300, 'a c']]);
  expect((await importRows('a,10,15', 'b,15,', 'c,12,15')).shown).toEqual([
    [300, 'c'],
    [500, 'a'],
  ]);
  expect((await importRows('a,15,', 'b,15,', 'c,15,')).shown).toEqual([]);
  const again = await importRows('a,15,', 'b,15,', 'c,15,');
  expect(again.output).toContainEqual(expect.stringMatching(/rows: 0 new, 0 changed/u));
  expect((await importRows('a,12,15', 'b,15,', 'c,15,')).shown).toEqual([[300, 'a']]);
  // Staff change the amount: from now on the discount is theirs.
  await db
    .updateTable('discount')
    .set({ amount_cents: 200 })
    .where('active', '=', true)
    .where('amount_cents', '=', 300)
    .execute();
  expect((await importRows('a,15,', 'b,15,', 'c,15,')).shown).toEqual([[200, 'a']]);
});

/** Imports rows of a Shopify export: `a,12,15` is a handle, its price and its compare-at price, then its stock. */
async function importSales(rows: readonly string[], ...flags: string[]) {
  const file = place('csv');
  const header =
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Variant Compare At Price';
  const lines = rows.map((row) => {
    const [handle, price, regular, stock = '5'] = row.split(',');
    return `${handle},T,Tees,Title,Default Title,${stock},${price},${regular}`;
  });
  writeFileSync(file, [header, ...lines].join('\n'));
  const { output } = await run('import', file, '--yes', ...flags);
  return output.join('\n');
}

/** Returns the active discounts of Shopify exports, with the handles of their products. */
async function sales() {
  const ids = await productIds(db, ['a', 'b', 'c']);
  const nameOf = (id: number) => [...ids].find(([, each]) => each === id)?.[0] ?? String(id);
  const discounts = await storedDiscounts(db, null);
  return discounts
    .filter(({ name, active }) => active && name.startsWith('Shopify'))
    .map(({ name, productIds: listed }) => `${name}: ${listed.map(nameOf).join(' ')}`);
}

const staffChange = async (name: string, fields: object) => {
  const found = (await storedDiscounts(db, null)).find((each) => each.name === name);
  const [outcome] = await changeRecords(db, discountKind, { by: 'staff 1', isPriceSure: true }, [
    { ...(found && { id: found.id }), fields: { ...(!found && { name }), ...fields } },
  ]);
  expect(outcome?.state).toMatch(/created|changed/u);
};

test('a product whose row is wrong keeps its discount', async () => {
  await importSales(['a,10,15', 'b,10,15']);
  await importSales(['a,10,15,abc', 'b,10,15']);
  expect(await sales()).toEqual(['Shopify: 5.00 off: a b']);
  await importSales(['a,15,,abc', 'b,15,']);
  expect(await sales()).toEqual(['Shopify: 5.00 off: a']);
});

test('a free or five times cheaper product is wrong unless any price is allowed, and keeps its earlier discount', async () => {
  await importSales(['a,10,15', 'b,10,15']);
  const refused = await importSales(['a,0.00,15', 'b,2,15', 'c,14,15']);
  expect(refused).toMatch(/Shopify: 15.00 off, low price {2}INVALID {2}amount: The price would be 0/u);
  expect(refused).toMatch(
    /Shopify: 13.00 off, low price {2}INVALID {2}amount: The price changes more than fivefold/u,
  );
  expect(await sales()).toEqual(['Shopify: 5.00 off: a b', 'Shopify: 1.00 off: c']);
  await importSales(['a,0.00,15', 'b,15,', 'c,15,'], '--any-price');
  expect(await sales()).toEqual(['Shopify: 15.00 off, low price: a']);
  // It doesn't ask again.
  expect(await importSales(['a,0.00,15', 'b,15,', 'c,15,'])).toMatch(
    /0 new, 0 changed, \d+ unchanged, 0 invalid/u,
  );
});

test('discounts that staff created or changed are theirs', async () => {
  await importSales(['a,12,15', 'b,15,', 'c,15,']);
  const ids = await productIds(db, ['a', 'b', 'c']);
  // Its name is all that it shares with those of imports.
  await staffChange('Shopify: 4.00 off', { amountCents: 400, productIds: [ids.get('b')!] });
  await importSales(['a,15,', 'b,15,', 'c,11,15']);
  expect(await sales()).toEqual(['Shopify: 4.00 off: b', 'Shopify: 4.00 off: c']);
  await importSales(['a,10,15', 'b,15,', 'c,15,']);
  expect(await sales()).toEqual(['Shopify: 4.00 off: b', 'Shopify: 5.00 off: a']);
  for (const fields of [
    { kind: 'categories', categoryIds: [1] },
    { couponCode: 'MINE' },
    { kind: 'products' },
  ]) {
    await staffChange('Shopify: 5.00 off', fields);
    const before = await storedDiscounts(db, null);
    await importSales(['a,15,', 'b,10,15', 'c,15,']);
    expect(await storedDiscounts(db, null)).toEqual(before);
  }
});

test('only products that imports added leave a discount, and those that staff took out stay out', async () => {
  await importSales(['a,12,15', 'b,12,15', 'c,15,']);
  const ids = await productIds(db, ['a', 'b', 'c']);
  await staffChange('Shopify: 3.00 off', { productIds: [ids.get('a')!, ids.get('c')!] });
  await importSales(['a,12,15', 'b,12,15', 'c,15,']);
  expect(await sales()).toEqual(['Shopify: 3.00 off: a c']);
  await importSales(['a,15,', 'b,12,15', 'c,15,']);
  expect(await sales()).toEqual(['Shopify: 3.00 off: c']);
});

test('combinations of PrestaShop give the products of an earlier file stock per size, found by their old ids', async () => {
  const file = place('csv');
  const importFile = async (text: string) => {
    writeFileSync(file, text);
    return (await run('import', file, '--yes')).output.join('\n');
  };
  // The products come first.
  expect(
    await importFile(
      'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Quantity\n7;Size:select:0;S:0;2',
    ),
  ).toMatch(
    /INVALID {2}sku: No product has this SKU. Import the file with the products first, then this one again\n/u,
  );
  await importFile(
    'id;active;name;categories;price tax included;reference;quantity;url rewritten\n7;1;Shirt;Shirts;20;SH-7;9;shirt',
  );
  const combinations = `Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity
7;Size:select:0;S:0;SH-7-S;4006381333931;0;2
7;Size:select:0;L:1;SH-7-L;;3;4
8;Size:select:0;L:0;;;0;4`;
  expect(await importFile(combinations)).toMatch(/2 new, 1 changed, 0 unchanged, 1 invalid/u);
  const id = (await productIds(db, ['SH-7'])).get('SH-7')!;
  const [product] = await storedProducts(db, [id]);
  expect(product).toMatchObject({
    priceCents: 2000,
    stock: 6,
    stockPer: 'size',
    sizes: [{ amount: 0 }, { amount: 300 }],
    variants: [
      { stock: 2, sku: 'SH-7-S', barcode: '4006381333931' },
      { stock: 4, sku: 'SH-7-L', barcode: '' },
    ],
    state: 'published',
    texts: { en: { name: 'Shirt' } },
  });
  expect(await importFile(combinations)).toMatch(/0 new, 0 changed, 1 unchanged, 1 invalid/u);
});
