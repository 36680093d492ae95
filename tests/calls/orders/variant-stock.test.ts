import { setTimeout as sleep } from 'node:timers/promises';
import { mergeLines } from '#shop/pricing/pricing.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import {
  changeProducts,
  mergeTerms,
  type ProductChanges,
  productKind,
  stockChangesOf,
} from '#shop/catalogue/catalogue.ts';
import { changeOrderStatus, hiddenStatuses, orderToChange } from '#shop/orders/orders.ts';
import { changeOrder } from '#shop/payments/payments.ts';
import { historyOf, undo } from '#shop/records/records.ts';
import { errorsOf, sokha } from '#tests/support/changing.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay, stockOf, request } = shop;

const [red, blue] = [1, 2];
const change = async (fields: Partial<ProductChanges>) =>
  (await changeProducts(db, sokha, [{ id: 1, fields }]))[0]!;
const variant = (colourId: number, stock: number | { by: number }) => ({ colourId, sizeId: 0, stock });
/** Counts the mug per color, with this stock. */
const count = (ofRed: number, ofBlue: number) =>
  change({ stockPer: 'color', variants: [variant(red, ofRed), variant(blue, ofBlue)] });
/** Returns the stock of red and blue mugs, and of the product. */
async function stocks() {
  const rows =
    await query`select color_id, stock from product_variant where product_id = 1 order by color_id`;
  return [...rows.map(({ stock }) => stock), await stockOf(1)];
}
const redMug = (quantity: number) => ({
  ...mug(quantity),
  productSelectedAttributes: mug(quantity).productSelectedAttributes.map((each) =>
    each.ProductAttributeID === 1 ? { ...each, PrimaryKeyValue: red } : each,
  ),
});
async function order(line: object, method: object = {}) {
  const shopper = await newShopper(db);
  const { data } = await pay(shopper, [line], method);
  return { sentence: data[0]?.ResponseMsg as string, orderId: data[0]?.OrderId as number, shopper };
}

/** Waits until a statement waits for a lock. */
async function untilWaiting(): Promise<void> {
  const waiting = () => query`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0) await sleep(20);
}

describe('stock per color', () => {
  it('stock per color is taken from the chosen color, up to its own stock, and the sum follows', async () => {
    await count(1, 4);
    expect(await stocks()).toEqual([1, 4, 5]);
    expect((await order(redMug(2))).sentence).toBe(
      'Only 1 of Clay Mug (Red) left. Please reduce the quantity.',
    );
    expect((await order(redMug(1))).sentence).toBe('Order Placed Successfully');
    expect(await stocks()).toEqual([0, 4, 4]);
    expect((await order(redMug(1))).sentence).toBe(
      'Clay Mug (Red) is out of stock. Please choose another one.',
    );
    expect((await order(mug(4))).sentence).toBe('Order Placed Successfully');
    expect(await stocks()).toEqual([0, 0, 0]);
  });

  it('stock comes back to its color when an order is void, and is taken again when it is paid after all', async () => {
    await count(3, 3);
    await order(redMug(2), { ...card(''), paymentToken: token('3ds.hook-none') });
    const [{ id }] = (await query`select id from customer_order order by id desc limit 1`) as [
      { id: number },
    ];
    expect(await stocks()).toEqual([1, 3, 4]);
    const to = (status: 1 | 91) =>
      changeOrderStatus(db, { orderId: id, to: status, actor: 'shop', isByProvider: true } as never);
    await to(hiddenStatuses.voided);
    expect(await stocks()).toEqual([3, 3, 6]);
    await to(orderStatuses.active);
    expect(await stocks()).toEqual([1, 3, 4]);
  });

  it('stock per color is in the history of stock by color', async () => {
    await count(2, 2);
    await change({ variants: [variant(red, { by: 5 })] });
    expect((await stockChangesOf(db, 1)).slice(0, 1)).toMatchObject([
      { from: 2, to: 7, colourId: red, sizeId: 0, why: 'counted', by: 'staff sokha' },
    ]);
  });

  it('stock per color keeps the sum, and refuses a stock of the product, unknown colors and colors it doesn’t have', async () => {
    await count(2, 3);
    await query`update product set stock = 50 where id = 1`;
    expect(await stocks()).toEqual([2, 3, 5]);
    await query`update product_variant set stock = stock + 1 where product_id = 1`;
    expect(await stocks()).toEqual([3, 4, 7]);
    expect(errorsOf(await change({ stock: 9 }))).toEqual(['stock perVariant']);
    expect(errorsOf(await change({ variants: [variant(9, 1)] }))).toEqual(['variants unknown']);
    expect(errorsOf(await change({ variants: [variant(red, { by: -9 })] }))).toEqual(['variants tooFew']);
    expect(errorsOf(await change({ sizes: [], stockPer: 'both' }))).toEqual([
      'stockPer noOptions',
      'sizes noOptions',
    ]);
  });

  it('stock per color drops a removed color, and becomes one stock again with the sum', async () => {
    await count(2, 3);
    const before = (await change({ showStock: true })) as unknown as {
      after: { colours: ProductChanges['colours'] };
    };
    const { colours } = before.after;
    await change({ colours: colours.filter(({ optionId }) => optionId === blue) });
    expect(await stocks()).toEqual([3, 3]);
    await change({ colours, variants: [variant(red, 1)] });
    expect(await stocks()).toEqual([1, 3, 4]);
    await change({ stockPer: null });
    expect(await stocks()).toEqual([4]);
    expect(await request(getProductDetail, { ProductId: 1 })).not.toMatchObject({
      data: [{ StockPer: 'color' }],
    });
  });

  it('stock per color is on the wire beside the sum', async () => {
    await count(0, 3);
    const { data } = await request(getProductDetail, { ProductId: 1 });
    expect(data[0]).toMatchObject({
      StockQuantity: 3,
      StockPer: 'color',
      VariantStock: [
        { ColorID: red, StockQuantity: 0 },
        { ColorID: blue, StockQuantity: 3 },
      ],
    });
  });

  it('stock per color isn’t restored by undo once units of the sum were sold', async () => {
    await count(2, 3);
    await change({ stockPer: null });
    const [entry] = await historyOf(db, 'product', '1');
    expect((await order(mug(2))).sentence).toBe('Order Placed Successfully');
    expect(await undo(db, productKind(), sokha, entry!.id)).toMatchObject({
      state: 'conflict',
      fields: ['stock'],
    });
    expect(await stocks()).toEqual([3]);
    await query`update product set stock = 5 where id = 1`;
    expect(await undo(db, productKind(), sokha, entry!.id)).toMatchObject({ state: 'changed' });
    expect(await stocks()).toEqual([2, 3, 5]);
  });

  it('stock per color gets back the units of an order that ends while staff begin to count per color', async () => {
    await change({ stockPer: null });
    await order(redMug(2));
    const [{ id: orderId }] = (await query`select id from customer_order order by id desc limit 1`) as [
      { id: number },
    ];
    const [changed, counted] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const counting = db.transaction().execute(async (trx) => {
      const fields = { stockPer: 'color' as const, variants: [variant(red, 3), variant(blue, 3)] };
      await changeProducts(trx, sokha, [{ id: 1, fields }]);
      changed.resolve(undefined);
      await counted.promise;
    });
    await changed.promise;
    const ended = changeOrderStatus(db, { orderId, to: hiddenStatuses.voided, actor: 'staff sokha' });
    await untilWaiting();
    counted.resolve(undefined);
    await counting;
    await ended;
    expect(await stocks()).toEqual([5, 3, 8]);
  });

  it('stock per color moves the units of an order that is edited while staff begin to count per color', async () => {
    await change({ stockPer: null });
    await order(redMug(2));
    const [{ id: orderId }] = (await query`select id from customer_order order by id desc limit 1`) as [
      { id: number },
    ];
    const { version } = (await orderToChange(db, orderId))!;
    const options = [
      { attributeId: 1, optionId: blue },
      { attributeId: 2, optionId: 1 },
      { attributeId: 3, optionId: 2 },
    ];
    const add = mergeLines([{ productId: 1, quantity: 2, options }]);
    const wish = { orderId, stay: [], add, address: null, deliveryWayId: null };
    const [changed, counted] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const counting = db.transaction().execute(async (trx) => {
      const fields = { stockPer: 'color' as const, variants: [variant(red, 1), variant(blue, 3)] };
      await changeProducts(trx, sokha, [{ id: 1, fields }]);
      changed.resolve(undefined);
      await counted.promise;
    });
    await changed.promise;
    const edited = changeOrder(db, { wish, version, shownCents: null, actor: 'staff sokha' });
    await Promise.race([untilWaiting(), edited]);
    counted.resolve(undefined);
    await counting;
    expect(await edited).toMatchObject({ state: 'changed' });
    expect(await stocks()).toEqual([3, 1, 4]);
  });

  it('stock per color counts a sale during a merge of colors', async () => {
    await count(3, 2);
    const [taken, sold] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const sale = db.transaction().execute(async (trx) => {
      await sql`select from product where id = 1 for no key update`.execute(trx);
      await sql`update product_variant set stock = stock - 1 where product_id = 1 and color_id = ${red}`.execute(
        trx,
      );
      taken.resolve(undefined);
      await sold.promise;
    });
    await taken.promise;
    const rows = await query`select id, version from color where id in (${red}, ${blue}) order by id`;
    const [from, into] = rows as [{ id: number; version: number }, { id: number; version: number }];
    const merged = mergeTerms(db, sokha, { kind: 'colour', from, into });
    await untilWaiting();
    sold.resolve(undefined);
    await sale;
    expect(await merged).toMatchObject({ count: expect.any(Number) as number });
    expect(await stocks()).toEqual([4, 4]);
  });
});
