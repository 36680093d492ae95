import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { findGoods } from '#contract/operations/office/phone-orders/find-goods.ts';
import { compareKey } from '#rules/compare-key.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { request, inside } = officeOf(shop);
const [owner, editor] = [await inside(1), await inside(4)];
const look = async (id: number) => (await request(getProduct, { id }, editor.cookie)).data.product;

it('sku_key in SQL normalizes SKUs like compareKey', async () => {
  const numbers = [
    'ENC-20',
    ' enc\u00a0 20 ',
    'E\u00adN\u200bC\ufeff',
    'Cafe\u0301',
    'ល\u17b4ខ\u200b៣',
    'A\ufe0fB\u2060\t c',
  ];
  const { rows } = await sql<{ key: string }>`
    select sku_key(sku) as key from unnest(${numbers}::text[]) with ordinality given (sku, at) order by at`.execute(
    shop.db,
  );
  expect(rows.map(({ key }) => key)).toEqual(numbers.map(compareKey));
});

it('a SKU that differs from another product’s only by case or invisible characters is refused, and that product is named', async () => {
  const [own, other] = [await look(1), await look(3)];
  const about = `${other.sku} (${other.texts.en.name})`;
  for (const sku of [other.sku.toLowerCase(), `${other.sku}\u200b`]) {
    const wish = { id: 1, version: own.version, fields: { sku } };
    const { status, data } = await request(changeProduct, wish, editor.cookie);
    expect([status, data.faults], sku).toEqual([400, [{ field: 'sku', code: 'taken', about }]]);
  }
  // Another letter case of the product's own SKU is no conflict, and invisible characters are removed.
  const wish = { id: 1, version: own.version, fields: { sku: `\ufeff${own.sku.toLowerCase()}\u200b` } };
  expect((await request(changeProduct, wish, editor.cookie)).status).toBe(200);
  expect((await look(1)).sku).toBe(own.sku.toLowerCase());
});

it('two products saved at the same time can’t get SKUs that differ only by letter case', async () => {
  for (const round of [1, 2, 3]) {
    const [one, other] = [await look(1), await look(3)];
    const save = ({ id, version }: typeof one, sku: string) =>
      request(changeProduct, { id, version, fields: { sku } }, editor.cookie);
    const answers = await Promise.all([save(one, `PAIR-${round}`), save(other, `pair-${round}`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  }
});

it('a product is found by its SKU however it is written, also for an order by phone', async () => {
  const { sku } = await look(3);
  for (const find of [sku.toLowerCase(), `${sku}\u200b`, `\u200e${sku.slice(0, 3)}\u00ad${sku.slice(3)}`]) {
    const listed = (await request(listProducts, { find }, editor.cookie)).data.products;
    expect(
      listed.map(({ id }: { id: number }) => id),
      find,
    ).toContain(3);
    const { goods: products } = (await request(findGoods, { find }, owner.cookie)).data;
    expect(
      products.map(({ id }: { id: number }) => id),
      find,
    ).toContain(3);
  }
});
