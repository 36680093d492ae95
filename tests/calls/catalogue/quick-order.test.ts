import { expect, it } from 'vitest';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { request, raw, query } = await guestShop('catalogue');
await query`insert into product_variant (product_id, color_id, size_id, stock, sku, barcode) values
  (2, 2, 0, 5, 'BLUE-M', ''), (2, 1, 1, 5, 'BLUE-S', '')`;
await query`update product set published = false where id = 7`;

const find = async (...Skus: string[]) =>
  (await request(getProductsListByIds, { ProductsIds: '[]', Skus })).map(
    ({ Sku, ProductId, ColorID = 0, SizeID = 0 }) => [Sku, ProductId, ColorID, SizeID],
  );

it('a quick order finds products by SKU in any letter case, in the order of the list, and omits unknown and hidden ones', async () => {
  expect(await find('sku-3', 'NONE', 'SKU-1', 'SKU-7', '', '%')).toEqual([
    ['sku-3', 3, 0, 0],
    ['SKU-1', 1, 0, 0],
  ]);
});

it('a quick order finds variants with their color and size', async () => {
  expect(await find('blue-m', 'BLUE-S')).toEqual([
    ['blue-m', 2, 2, 0],
    ['BLUE-S', 2, 1, 1],
  ]);
});

it('existing clients that send no SKUs get the same as before', async () => {
  const rows = await request(getProductsListByIds, { ProductsIds: '[{"ProductId":2},{"ProductId":"1"}]' });
  expect(rows.map(({ ProductId }) => ProductId)).toEqual([2, 1]);
  expect(rows[0]).not.toHaveProperty('Sku');
});

it('a quick order refuses more than 100 SKUs, and long ones', async () => {
  for (const Skus of [Array.from({ length: 101 }, (_, n) => `S-${n}`), ['x'.repeat(65)]])
    expect((await raw(getProductsListByIds.path, { ProductsIds: '[]', Skus })).statusCode).toBe(400);
});
