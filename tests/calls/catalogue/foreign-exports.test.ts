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
