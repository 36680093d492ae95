import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeProduct } from '#contract/operations/office/catalogue/change-product.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { createProduct } from '#contract/operations/office/catalogue/create-product.ts';
import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { listProducts } from '#contract/operations/office/catalogue/list-products.ts';
import { undoProductChange } from '#contract/operations/office/catalogue/undo-product-change.ts';
import { findScanned } from '#contract/operations/office/palette/find-scanned.ts';
import { findAnything } from '#contract/operations/office/palette/find-anything.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { gtinKey } from '#rules/gtin.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const shop = await testShop(['catalogue']);
const { db, query } = shop;
const { request, inside } = officeOf(shop);
const editor = await inside(4);
const look = async (id: number) => (await request(getProduct, { id }, editor.cookie)).data.product;
const save = async (id: number, gtin: string) => {
  const { version } = await look(id);
  return request(changeProduct, { id, version, fields: { gtin } }, editor.cookie);
};
// The fixture sets the ids of its rows, so the sequence must catch up.
await query`select nextval(pg_get_serial_sequence('product', 'id')) from generate_series(1, 100)`;

const pen = '4006381333931';

it('a GTIN is stored without spaces and hyphens, shown to shoppers, and undone', async () => {
  const { status, data } = await save(1, '៤006-381 333931');
  expect(status).toBe(200);
  expect((await look(1)).gtin).toBe(pen);
  const detail = async () => (await shop.post(getProductDetail.path, { ProductId: 1 })).data[0];
  expect(await detail()).toMatchObject({ Gtin: pen });
  const undo = { id: 1, version: data.version, changeId: data.changeId };
  expect((await request(undoProductChange, undo, editor.cookie)).status).toBe(200);
  expect((await look(1)).gtin).toBe('');
  expect(await detail()).not.toHaveProperty('Gtin');
});

it.each(['4006381333932', '123', 'ABC', '5901234123450'])(
  'a product can’t have %s as its GTIN',
  async (gtin) => {
    const { status, data } = await save(1, gtin);
    expect([status, data.faults]).toEqual([400, [{ field: 'gtin', code: 'notGtin' }]]);
  },
);

it.each(['0', '000000', '00000000', '0000000000000', '០០០០០០០០'])(
  '%s, as tills write it, means no barcode, also for a second product',
  async (zeros) => {
    for (const id of [1, 3]) expect((await save(id, zeros)).status).toBe(200);
    expect((await look(3)).gtin).toBe('');
  },
);

it.each([
  ['a carriage return', '4006381333931\r'],
  ['a tab', '4006381333931\t'],
  ['the kind of an EAN', ']E04006381333931'],
  ['a GS1 code with a date and a lot', ']C10104006381333931172612310\u001D10LOT7'],
  ['a GS1 code as printed', '(01)04006381333931(10)LOT7'],
  ['wide digits', '４００６３８１３３３９３１'],
  ['Khmer digits', '៤០០៦៣៨១៣៣៣៩៣១'],
  ['spaces', '4 006381 333931'],
  ['stars of Code 39', '*4006381333931*'],
  ['an address of its package', 'https://id.example/01/04006381333931/10/LOT7'],
])('a scan finds a product with %s', async (_, code) => {
  expect((await save(1, pen)).status).toBe(200);
  const { products } = (await request(findScanned, { code }, editor.cookie)).data;
  const listed = (await request(listProducts, { find: code }, editor.cookie)).data.products;
  // The list doesn't read addresses.
  const all = [...products, ...(code.startsWith('https') ? products : listed)];
  expect(all.map(({ id }: { id: number }) => id)).toEqual([1, 1]);
  await save(1, '');
});

it('a variant’s barcode that another product or variant has is refused, unless staff confirmed it', async () => {
  await save(3, '036000291452');
  const variantsOf = async (barcode: string, isBarcodeSure = false) => {
    const variants = [{ colourId: 1, sizeId: 0, stock: 1, barcode }];
    const colours = [{ optionId: 1, priceType: 1, amount: 0 }];
    const [done] = await changeProducts(db, { by: 'system', isBarcodeSure, isTrial: true }, [
      { id: 1, fields: { stockPer: 'color', colours, variants } as never },
    ]);
    return done?.state === 'refused' ? done.errors : done?.state;
  };
  const about = `0036000291452: ${(await look(3)).sku} (${(await look(3)).texts.en.name})`;
  expect(await variantsOf('0036000291452')).toEqual([{ field: 'variants', code: 'gtinTaken', about }]);
  expect(await variantsOf('0036000291452', true)).toBe('changed');
  expect(await variantsOf('036000291469')).toBe('changed');
  await save(3, '');
});

it('a GTIN that another product or its variant has is refused, also with a zero in front, and that product is named', async () => {
  const upc = '036000291452';
  expect((await save(3, upc)).status).toBe(200);
  const other = await look(3);
  const about = `${other.sku} (${other.texts.en.name})`;
  for (const gtin of [upc, `0${upc}`])
    expect((await save(1, gtin)).data.faults, gtin).toEqual([{ field: 'gtin', code: 'gtinTaken', about }]);
  await query`insert into product_variant (product_id, color_id, barcode) values (3, 1, '96385074')`;
  expect((await save(1, '96385074')).data.faults).toEqual([{ field: 'gtin', code: 'gtinTaken', about }]);
  await query`delete from product_variant where product_id = 3`;
});

it('a GTIN is passed on within one change, and the same one is refused for two new products', async () => {
  await save(1, pen);
  const passed = await changeProducts(db, { by: 'system' }, [
    { id: 1, fields: { gtin: '' } },
    { id: 3, fields: { gtin: pen } },
  ]);
  expect(passed.map(({ state }) => state)).toEqual(['changed', 'changed']);
  const made = { priceCents: 100, categoryIds: [1], texts: { en: { name: 'Pen' } }, gtin: '5901234123457' };
  const twins = await changeProducts(db, { by: 'system' }, [
    { fields: { ...made, sku: 'TWIN-1' } },
    { fields: { ...made, sku: 'TWIN-2' } },
  ]);
  expect(twins.map(({ state }) => state)).toEqual(['created', 'refused']);
});

it('two products saved at the same time can’t get the same GTIN', async () => {
  const [one, other] = [await look(1), await look(3)];
  const answers = await Promise.all(
    [one, other].map(({ id, version }) =>
      request(changeProduct, { id, version, fields: { gtin: '73513537' } }, editor.cookie),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

it('a product is found by its GTIN, and by the SKU or barcode of a variant', async () => {
  await query`update product set gtin = '036000291452' where id = 1`;
  await query`insert into product_variant (product_id, color_id, sku, barcode) values (3, 1, 'Var-9', 'LOT 7')`;
  const searches: [string, number][] = [
    ['036000291452', 1],
    ['0036000291452', 1],
    ['var-9', 3],
    ['lot 7', 3],
  ];
  for (const [find, id] of searches) {
    const ids = (products: { id: number }[]) => products.map((each) => each.id);
    expect(ids((await request(listProducts, { find }, editor.cookie)).data.products), find).toEqual([id]);
    expect(ids((await request(findAnything, { find }, editor.cookie)).data.products), find).toEqual([id]);
  }
});

it('a new product may have a GTIN, and a copy has none', async () => {
  const fields = { priceCents: 100, categoryIds: [1], texts: { en: { name: 'Pen' } }, gtin: '4012345678901' };
  const attempt = '0b5d1c4e-6b5e-4a6e-9f0e-000000000001';
  const { status, data } = await request(createProduct, { attempt, fields }, editor.cookie);
  expect(status).toBe(200);
  expect((await look(data.id)).gtin).toBe('4012345678901');
});

it('scan_key in SQL normalizes GTINs like gtinKey', async () => {
  const codes = ['96385074', '036000291452', pen, '14006381333938'];
  const { rows } = await sql<{ key: string }>`
    select scan_key(code) as key from unnest(${codes}::text[]) with ordinality given (code, at) order by at`.execute(
    db,
  );
  expect(rows.map(({ key }) => key)).toEqual(codes.map(gtinKey));
});

it('a barcode that another variant or product has is saved only if the person is sure, and the product is named', async () => {
  await query`delete from product_variant`;
  await query`update product set gtin = '' where id = 1`;
  await query`update product set gtin = '036000291452' where id = 3`;
  await query`insert into product_option (product_id, attribute_id, option_id) values (1, 1, 1), (1, 1, 2) on conflict do nothing`;
  const names = await Promise.all([1, 3].map(async (id) => (await look(id)).sku));
  const variant = (colourId: number, barcode: string) => ({ colourId, sizeId: 0, barcode });
  const set = async (variants: object[], isBarcodeSure?: boolean) => {
    const change = { per: 'color', variants };
    const { status, data } = await request(
      changeStock,
      { id: 1, change, ...(isBarcodeSure !== undefined && { isBarcodeSure }) },
      editor.cookie,
    );
    return status === 200 ? 'saved' : data.faults;
  };
  const doubt = (barcode: string, sku: string) => [
    { field: 'variants', code: 'sameBarcode', about: expect.stringContaining(`${barcode}: ${sku}`) },
  ];
  // Another product has it, with a zero in front; another variant; and the change has it twice.
  expect(await set([variant(1, '0036000291452')], false)).toEqual(doubt('0036000291452', names[1]));
  expect(await set([variant(1, 'LOT 8'), variant(2, 'lot 8')], false)).toEqual(doubt('LOT 8', names[0]));
  expect(await set([variant(1, 'LOT 8'), variant(2, 'LOT 9')], false)).toBe('saved');
  expect(await set([variant(2, 'lot 8')], false)).toEqual(doubt('lot 8', names[0]));
  // Exchanged barcodes are no duplicates.
  expect(await set([variant(1, 'LOT 9'), variant(2, 'LOT 8')], false)).toBe('saved');
  // A person who is sure saves it and isn't asked again, and so do clients that don't know the question.
  expect(await set([variant(2, 'LOT 9')], true)).toBe('saved');
  expect(await set([variant(1, 'LOT 1')])).toBe('saved');
  expect(await set([variant(1, 'LOT 9')])).toBe('saved');
  expect(await set([variant(2, 'LOT 9')], false)).toBe('saved');
  const { data } = await request(findScanned, { code: 'lot 9' }, editor.cookie);
  expect(data.products.map((each: { colourId: number }) => each.colourId)).toEqual([1, 2]);
});
