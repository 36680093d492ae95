import { describe, expect, it } from 'vitest';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getTaxonomy } from '#contract/operations/office/catalogue/get-taxonomy.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { changeProducts, movePrinting, storedProducts } from '#shop/catalogue/catalogue.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await testShop(['catalogue'], { LIMIT_BROWSE: '10000', LIMIT_ACCOUNT: '10000' });
const { db, query } = shop;
const office = officeOf(shop);
const { cookie } = await office.inside(1);
await query`update product set stock = 500, order_maximum = 500`;

const save = (kind: string, fields: object, id: number | null = null, remove = false) =>
  office.request(changeRecord, { kind, id, version: null, fields, remove }, cookie);
const cart = async (quantity = 2) =>
  (await shop.request(getCustomerCartItems, { cartJsonData: JSON.stringify([mug(quantity)]) })).data;
const charge = { colors: 1, setupCents: 2500, steps: [{ from: 1, cents: 50 }] };
const method = {
  name: { en: 'Laser engraving', km: 'ឆ្លាក់ឡាស៊ែរ' },
  days: 2,
  charges: [charge, { ...charge, colors: 4, setupCents: 9000 }],
  maxWidthMm: 80,
  maxHeightMm: 60,
};

describe('print methods', () => {
  it('print methods are kept by staff, price the options that name them, and stay while options do', async () => {
    const { id } = (await save('printMethod', method)).data;
    expect((await save('option', { methodId: id, colors: 3 }, 2)).status).toBe(200);
    // The charge for three colors is that for the next larger number.
    expect((await cart()).SetupTotal).toBe(90);
    await save('option', { colors: 1 }, 2);
    expect((await cart()).SetupTotal).toBe(25);
    const position = { attributeId: 3, widthMm: 100, heightMm: 40 };
    await changeProducts(db, { by: 'system' }, [{ id: 1, fields: { positions: [position] } }]);
    const rows = (await shop.request(getProductAllAttributesById, { ProductId: 1 })).data;
    expect(rows.find((row: object) => 'Print' in row)).toMatchObject({
      ExtraDays: 2,
      Print: { Width: 80, Height: 40 },
    });
    expect((await save('printMethod', {}, id, true)).data.faults).toMatchObject([{ code: 'inUse' }]);
    expect(await query`select id from print_method`).toEqual([{ id }]);
  });

  it('print methods refuse charges that rise, do not begin with one piece, or are twice for one number of colors', async () => {
    for (const charges of [
      [{ ...charge, steps: [{ from: 2, cents: 50 }] }],
      [{ ...charge, steps: [...charge.steps, { from: 10, cents: 60 }] }],
      [charge, charge],
    ])
      expect((await save('printMethod', { ...method, charges })).data.faults).toMatchObject([
        { field: 'charges' },
      ]);
    expect((await save('option', { methodId: 99_999 }, 2)).data.faults).toMatchObject([
      { field: 'methodId' },
    ]);
  });
});

describe('printing positions', () => {
  it('staff mark attributes as positions, and the form of a product offers them', async () => {
    await save('attribute', { isPosition: true }, 3);
    const { data } = await office.request(getTaxonomy, {}, cookie);
    expect(data.attributes.find(({ id }: { id: number }) => id === 3)).toMatchObject({ isPosition: true });
  });

  it.each([
    ['an unknown attribute', [{ attributeId: 99, widthMm: 1, heightMm: 1 }], 'unknown'],
    ['a color', [{ attributeId: 1, widthMm: 1, heightMm: 1 }], 'unknown'],
    ['too large an area', [{ attributeId: 3, widthMm: 99_999, heightMm: 1 }], 'range'],
  ])('a product refuses %s', async (_, positions, code) => {
    const [outcome] = await changeProducts(db, { by: 'system' }, [{ id: 1, fields: { positions } }]);
    expect(outcome).toMatchObject({ state: 'refused', errors: [{ field: 'positions', code }] });
  });
});

describe('moving options to print methods', () => {
  it('moving options to print methods changes no price and no day, and a dry run or a second move changes nothing', async () => {
    await query`update attribute_option set method_id = null, extra_days = 3, asks_for = 'artwork' where id = 2`;
    await query`update attribute set is_position = false`;
    await query`delete from product_position`;
    await query`delete from print_method`;
    const before = await cart();
    const move = (isConfirmed: boolean) => movePrinting(db, { by: 'system' }, { name: 'print', isConfirmed });
    expect(await move(false)).toMatchObject({ methods: 1, options: 1 });
    expect(await query`select id from print_method`).toEqual([]);
    const moved = await move(true);
    expect(moved).toMatchObject({ methods: 1, options: 1, products: 1 });
    const after = await cart();
    expect(after.productsData[0]).toMatchObject({ ...before.productsData[0], Terms: expect.anything() });
    expect({ ...after, productsData: [] }).toEqual({ ...before, productsData: [] });
    expect((await storedProducts(db, [1]))[0]?.positions).toEqual([
      { attributeId: 3, widthMm: 0, heightMm: 0 },
    ]);
    expect(await move(true)).toEqual({ methods: 0, options: 0, products: 0 });
    expect(await movePrinting(db, { by: 'system' }, { name: 'No such', isConfirmed: true })).toBeNull();
  });
});
