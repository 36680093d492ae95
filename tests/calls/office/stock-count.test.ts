import { expect, it } from 'vitest';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { findScanned } from '#contract/operations/office/palette/find-scanned.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(products);
const { query } = shop;
const { request, inside } = officeOf(shop);
const [workshop, editor] = [await inside(3), await inside(4)];

const scanned = async (code: string) =>
  (await request(findScanned, { code }, workshop.cookie)).data.products as {
    id: number;
    stock: number;
    lastStockChange: number;
  }[];
const apply = (id: number, change: object, lastStockChange: number) =>
  request(changeStock, { id, change, lastStockChange, why: 'stock count' }, workshop.cookie);
const stocks = async () =>
  (
    await query`select coalesce(v.stock, p.stock) as stock from product p left join product_variant v on v.product_id = p.id
    where p.id = 1 order by v.color_id`
  ).map(({ stock }) => stock);

it('a difference is applied once, after orders too, but not after another edit of the stock', async () => {
  await query`update product set stock = 10, sku = 'MUG' where id = 1`;
  const [{ lastStockChange } = { lastStockChange: -1 }] = await scanned('MUG');
  await query`update product set stock = stock - 1 where id = 1`;
  expect((await apply(1, { by: -2 }, lastStockChange)).status).toBe(200);
  expect(await stocks()).toEqual([7]);
  // Again, because its response was lost, or from another device.
  const again = await apply(1, { by: -2 }, lastStockChange);
  expect([again.status, await stocks()]).toEqual([409, [7]]);
  const [now] = await scanned('MUG');
  await request(changeStock, { id: 1, change: { by: 20 } }, editor.cookie);
  expect((await apply(1, { by: 1 }, now!.lastStockChange)).status).toBe(409);
  // Two devices at the same moment.
  const [latest] = await scanned('MUG');
  const both = await Promise.all([1, 2].map(() => apply(1, { by: -5 }, latest!.lastStockChange)));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await stocks()).toEqual([22]);
});

it('another variant of the product may be counted and applied meanwhile', async () => {
  await query`insert into product_variant (product_id, color_id, stock) values (1, 1, 4), (1, 2, 6)`;
  await query`update product set stock_per = 'color' where id = 1`;
  const [red] = await scanned('MUG');
  const change = (colourId: number) => ({
    per: 'color',
    variants: [{ colourId, sizeId: 0, stock: { by: 1 } }],
  });
  const statuses: number[] = [];
  for (const colourId of [1, 2, 1])
    statuses.push((await apply(1, change(colourId), red!.lastStockChange)).status);
  expect([statuses, await stocks()]).toEqual([
    [200, 200, 409],
    [5, 7],
  ]);
});
