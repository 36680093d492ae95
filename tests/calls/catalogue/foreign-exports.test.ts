import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { productIds, storedDiscounts, storedProducts } from '#shop/catalogue/catalogue.ts';
import { redirectOf } from '#shop/redirects/redirects.ts';
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
  expect(trial.output).toContainEqual(expect.stringMatching(/^Not kept: stock of variants/u));
  expect(await storedDiscounts(db, null)).not.toContainEqual(expect.objectContaining({ amountCents: 300 }));
  expect((await run('import', file, '--yes')).code).toBe(1);
  const id = (await productIds(db, ['pretend-tee'])).get('pretend-tee')!;
  const [product] = await storedProducts(db, [id]);
  expect(product).toMatchObject({ priceCents: 1500, stock: 7, allowDiscounts: true });
  expect(product!.options[0]!.choices.map(({ amount }) => amount)).toEqual([0, 100]);
  expect(await storedDiscounts(db, null)).toContainEqual(
    expect.objectContaining({ amountCents: 300, productIds: [id] }),
  );
  expect(await redirectOf(db, ['/products/pretend-tee'])).toBe(`/product-detail/${id}/shop/product`);
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
