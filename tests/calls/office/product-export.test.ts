import { expect, it } from 'vitest';
import { exportProducts } from '#contract/operations/office/catalogue/export-products.ts';
import { afterFixtures } from '#tests/support/changing.ts';
import { importsOf } from './importing.ts';
import { uploadingShop } from './uploading.ts';

const shop = await uploadingShop();
const { db, request, inside, query, editor } = shop;
await afterFixtures(db);
await query`insert into staff_role (id, name, permissions) values (80, 'Exports', '{catalogue.read,exports.make}')`;
const [owner, workshop, exporter] = [await inside(1), await inside(3), await inside(80)];
const { checked, get } = importsOf(shop);

await query`update product_text set short_description = ${'=1+1, "quoted"\r\nsecond\rline'} where product_id = 1`;
await query`insert into product_variant (product_id, color_id, stock, sku) values (1, 1, 2, '007'), (1, 2, 3, '')`;
await query`update product set stock_per = 'color', stock = 5 where id = 1`;

const exported = async (input: object = {}, { cookie } = owner) =>
  (await request(exportProducts, input, cookie)).data;
const skusOf = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]);

it.each(['csv', 'xlsx'] as const)(
  'products exported as %s and imported again change nothing',
  async (format) => {
    const { csv, xlsx, rows, hasMore } = await exported({ format });
    const [{ all }] = (await query`select count(*)::int as all from product where archived_at is null`) as [
      { all: number },
    ];
    expect([rows, hasMore]).toEqual([all, false]);
    const id = await checked(format === 'csv' ? csv : Buffer.from(xlsx, 'base64'), `products.${format}`);
    expect(await get(id)).toMatchObject({
      state: 'ready',
      counts: { all, checked: all, changed: 0, wrong: 0, unchanged: all },
    });
  },
);

it('an export has the products of the list, filtered and in its order', async () => {
  const { csv } = await exported({ sort: 'sku', isBackwards: true });
  const skus = skusOf(csv).filter((sku) => /^[A-Z0-9-]+$/u.test(sku ?? ''));
  expect(skus.length).toBeGreaterThan(1);
  expect(skus).toEqual(skus.toSorted((one = '', other = '') => (one < other ? 1 : -1)));
  await query`update product set published = (id <> 2) where archived_at is null`;
  const [{ sku }] = (await query`select sku from product where id = 2`) as [{ sku: string }];
  const hidden = await exported({ state: 'hidden' });
  expect(hidden.rows).toBe(1);
  expect(skusOf(hidden.csv)).toEqual([sku]);
});

it('costs need their permission, and the export one of its own', async () => {
  expect((await exported()).csv).toContain(',cost,');
  expect((await exported({}, exporter)).csv).not.toMatch(/cost/u);
  const { status } = await request(exportProducts, {}, workshop.cookie);
  expect(status).toBe(403);
});

it('an XLSX file with a text that no cell can hold is refused', async () => {
  await query`update product_text set full_description = ${'a'.repeat(40_000)} where product_id = 1`;
  expect((await request(exportProducts, { format: 'xlsx' }, editor.cookie)).status).toBeGreaterThanOrEqual(
    400,
  );
  expect((await request(exportProducts, { format: 'xlsx' }, owner.cookie)).status).toBe(409);
  expect((await exported()).csv.length).toBeGreaterThan(40_000);
});
