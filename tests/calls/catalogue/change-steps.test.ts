import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import {
  changeMany,
  changeProducts,
  productDetail,
  storedProducts,
  tryMany,
  undoMany,
} from '#shop/catalogue/catalogue.ts';
import { catalogueToChange, errorsOf, sokha } from '#tests/support/changing.ts';
import type { Query } from '#tests/support/postgres.ts';

let db: Database;
let query: Query;
beforeEach(async () => {
  ({ db, query } = await catalogueToChange());
  await query`update product set order_maximum = 100 where id = 1`;
});

const change = async (fields: object, more: object = {}) =>
  (await changeProducts(db, { ...sokha, ...more }, [{ id: 1, fields }]))[0]!;
const unsure = { isPriceSure: false };
const fromCents = async () => (await query`select from_cents from product where id = 1`)[0]?.from_cents;
const stored = async () => (await storedProducts(db, [1]))[0]!;
const steps = [
  { from: 10, cents: 1000 },
  { from: 50, cents: 800 },
];

describe('prices by quantity', () => {
  it('prices by quantity are stored in order, and are in effect at once', async () => {
    expect(await change({ priceSteps: steps.toReversed() })).toMatchObject({
      state: 'changed',
      fields: ['priceSteps'],
    });
    expect((await stored()).priceSteps).toEqual(steps);
    expect(await fromCents()).toBe(800);
    const detail = await productDetail(db, 1, 'en');
    expect(detail?.terms?.steps.map(({ from, cents }) => [from, cents])).toEqual([
      [1, 1250],
      [10, 1000],
      [50, 800],
    ]);
    await change({ priceSteps: [] });
    expect(await fromCents()).toBeNull();
  });

  it.each([
    ['a price above the one for fewer pieces', [{ from: 10, cents: 1251 }], ['priceSteps rises']],
    ['the same quantity twice', [steps[0], { from: 10, cents: 900 }], ['priceSteps twice']],
    ['a quantity of 1', [{ from: 1, cents: 1000 }], ['priceSteps range']],
    ['a negative price', [{ from: 10, cents: -1 }], ['priceSteps range']],
    ['a quantity above the maximum', [{ from: 101, cents: 1000 }], ['priceSteps overMaximum']],
  ])('prices by quantity with %s are refused', async (_, priceSteps, errors) => {
    expect(errorsOf(await change({ priceSteps }, { isPriceSure: true }))).toEqual(errors);
  });

  it('prices by quantity refuse a price, maximum or minimum that contradicts them, at the field that changed', async () => {
    await change({ priceSteps: steps });
    expect(errorsOf(await change({ priceCents: 999 }))).toEqual(['priceCents rises']);
    expect(errorsOf(await change({ orderMaximum: 49 }))).toEqual(['orderMaximum overMaximum']);
    expect(errorsOf(await change({ orderMinimum: 101 }))).toEqual(['orderMinimum overMaximum']);
    expect((await change({ orderMinimum: 100 })).state).toBe('changed');
  });

  it('the database itself refuses prices that rise', async () => {
    await expect(
      query`update product set price_steps = '[{"from": 5, "cents": 99999}]' where id = 1`,
    ).rejects.toThrow(/product_price_steps/u);
  });

  it('prices by quantity far below the price for fewer pieces need a confirmation', async () => {
    const typo = [{ from: 10, cents: 100 }];
    expect(errorsOf(await change({ priceSteps: typo }, unsure))).toEqual(['priceSteps stepJump']);
    expect((await change({ priceSteps: typo }, { isPriceSure: true })).state).toBe('changed');
  });

  it('prices by quantity below cost need a confirmation', async () => {
    await change({ costCents: 1000 });
    expect(errorsOf(await change({ priceSteps: steps }, unsure))).toEqual(['priceCents belowCost']);
  });

  it('prices by quantity follow a bulk change of prices by percent, never rise by rounding, and return with it', async () => {
    await change({ priceSteps: [{ from: 10, cents: 1249 }, ...steps.slice(1)] });
    const rule = { way: 'percent', by: 1000, small: 'five', large: 'ninety' } as const;
    const bulk = { field: 'priceCents', rule } as const;
    expect(await tryMany(db, [1], bulk, {})).toMatchObject([{ to: 1390, refused: null }]);
    const { version } = await stored();
    const { bulkId } = await changeMany(db, sokha, [{ id: 1, version }], bulk);
    expect((await stored()).priceSteps).toEqual([
      { from: 10, cents: 1390 },
      { from: 50, cents: 880 },
    ]);
    await undoMany(db, sokha, bulkId!);
    expect(await stored()).toMatchObject({ priceCents: 1250, priceSteps: [{ cents: 1249 }, { cents: 800 }] });
  });

  it('prices by quantity can be set for many products, and a discount lowers each of them', async () => {
    const rows = await tryMany(db, [1], { field: 'priceSteps', to: steps }, {});
    expect(rows).toMatchObject([{ to: steps, refused: null }]);
    await change({ priceSteps: steps });
    await query`insert into discount (id, kind, percent, active) values (900, 'products', 5000, true)`;
    await query`insert into discount_product (discount_id, product_id) values (900, 1)`;
    await query`select refresh_product_facts(1)`;
    expect(await fromCents()).toBe(400);
  });
});
