import { describe, expect, it } from 'vitest';
import { mergeLines } from '#shop/pricing/pricing.ts';
import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { changeProducts, mergeTerms, type ProductChanges, undoMany } from '#shop/catalogue/catalogue.ts';
import { changeOrderStatus, hiddenStatuses, orderToChange, priceShopCart } from '#shop/orders/orders.ts';
import { changeOrder } from '#shop/payments/payments.ts';
import { shareWishlist, sharedWishlist } from '#shop/samples/samples.ts';
import { sokha } from '#tests/support/changing.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay, request } = shop;

const [red, blue] = [1, 2];
const change = (fields: Partial<ProductChanges>) => changeProducts(db, sokha, [{ id: 1, fields }]);
const count = (ofRed: number, ofBlue: number) =>
  change({
    stockPer: 'color',
    variants: [
      { colourId: red, sizeId: 0, stock: ofRed },
      { colourId: blue, sizeId: 0, stock: ofBlue },
    ],
  });
const stocks = async () =>
  (await query`select stock from product_variant where product_id = 1 order by color_id`).map(
    ({ stock }) => stock as number,
  );
const redMug = (quantity: number) => ({
  ...mug(quantity),
  productSelectedAttributes: mug(quantity).productSelectedAttributes.map((each) =>
    each.ProductAttributeID === 1 ? { ...each, PrimaryKeyValue: red } : each,
  ),
});
const ofRed = (quantity = 1) => ({
  productId: 1,
  quantity,
  options: [
    { attributeId: 1, optionId: red },
    { attributeId: 2, optionId: 1 },
    { attributeId: 3, optionId: 2 },
  ],
});
async function orderRed(quantity: number) {
  const shopper = await newShopper(db);
  const { data } = await pay(shopper, [redMug(quantity)], {});
  expect(data[0].ResponseMsg).toBe('Order Placed Successfully');
  const [{ id }] = (await query`select id from customer_order order by id desc limit 1`) as [{ id: number }];
  return { id, shopper };
}
const cancel = (orderId: number) =>
  changeOrderStatus(db, { orderId, to: hiddenStatuses.voided, actor: 'staff sokha' });
/** Merges red into blue. Returns how to undo it. */
async function merge() {
  const rows = await query`select id, version from color where id in (${red}, ${blue}) order by id`;
  const [from, into] = rows as [{ id: number; version: number }, { id: number; version: number }];
  const merged = await mergeTerms(db, sokha, { kind: 'colour', from, into });
  if (typeof merged === 'string') throw new Error(merged);
  return async () => expect(await undoMany(db, sokha, merged.bulkId)).toMatchObject({ stayed: [] });
}

describe('a color that was merged into another one', () => {
  it('a color that was merged into another one takes back the units of its orders, and its own ones again after an undo', async () => {
    await count(5, 3);
    const [keptOption, ended] = [await orderRed(2), await orderRed(1)];
    expect(await stocks()).toEqual([2, 3]);
    const undo = await merge();
    expect(await stocks()).toEqual([5]);
    await undo();
    expect(await stocks()).toEqual([2, 3]);
    await cancel(keptOption.id);
    expect(await stocks()).toEqual([4, 3]);
    const undoAgain = await merge();
    await cancel(ended.id);
    expect(await stocks()).toEqual([8]);
    await query`update product_variant set stock = 7 where product_id = 1`;
    await undoAgain();
  });

  it('a merged color is the other one in carts, wish lists, orders to repeat and lines to edit', async () => {
    await count(5, 3);
    const { id, shopper } = await orderRed(2);
    const line = { ProductId: 1, Quantity: 1, ChangedAt: Date.now() };
    const Choices = [{ ProductAttributeID: 1, PrimaryKeyValue: red }];
    await request(syncCustomerLists, { Lines: [{ List: 'wish', ...line, Choices }] }, shopper);
    const undo = await merge();
    const { lines } = await priceShopCart(db, mergeLines([ofRed()]));
    expect(lines[0]).toMatchObject({ stock: 6, problem: null, terms: { options: [{}, {}, {}] } });
    expect(lines[0]!.chosen.find(({ attributeId }) => attributeId === 1)).toMatchObject({ optionId: blue });
    const { data: lists } = await request(syncCustomerLists, { Lines: [] }, shopper);
    expect(lists).toMatchObject([
      { Choices: [{ ProductAttributeID: 1, PrimaryKeyValue: blue }], ColorName: 'Blue' },
    ]);
    const wished = { productId: 1, quantity: 1, sizeId: null, colorId: red };
    const share = await shareWishlist(db, [wished]);
    expect(await sharedWishlist(db, share!.code, 'en')).toMatchObject([{ colorId: blue }]);
    const { data: items } = await request(getCustomerOrderHistoryDetail, { OrderId: id }, shopper);
    expect(items[0].SelectedOptions).toContainEqual(
      expect.objectContaining({
        ProductAttributeID: 1,
        PrimaryKeyValue: blue,
        PrimaryKeyDisplayValue: 'Red',
      }),
    );
    expect(await orderToChange(db, id)).toMatchObject({ lines: [{ cells: [{ colorId: blue, stock: 6 }] }] });
    await undo();
    expect((await priceShopCart(db, mergeLines([ofRed()]))).lines[0]).toMatchObject({ stock: 3 });
  });

  it('customers who wait for a merged color are notified when the other one is in stock', async () => {
    await count(0, 4);
    await query`insert into stock_notice (product_id, email, language_id, confirmed_at, choices)
      values (1, 'waits@example.com', 1, now(), ${JSON.stringify([[red, 0]])}::jsonb)`;
    const undo = await merge();
    expect(
      await query`select content ->> 'name' as name from outbox_mail where kind = 'backInStock'`,
    ).toEqual([{ name: 'Clay Mug (Blue)' }]);
    await undo();
  });
});

it('a cart line without a variant is out of stock, whatever other colors have', async () => {
  await count(2, 3);
  await query`delete from product_variant where product_id = 1 and color_id = ${red}`;
  expect((await priceShopCart(db, mergeLines([ofRed()]))).lines[0]).toMatchObject({
    stock: 0,
    problem: 'out-of-stock',
  });
  const noColor = { ...ofRed(), options: ofRed().options.slice(1) };
  expect((await priceShopCart(db, mergeLines([noColor]))).lines[0]).toMatchObject({
    stock: 3,
    problem: null,
  });
});

describe('an order that is edited', () => {
  /** Returns an edit that keeps this many mugs of the order. */
  const keeping = async (orderId: number, quantity: number) => {
    const order = (await orderToChange(db, orderId))!;
    const stay = [{ itemId: order.lines[0]!.itemId, quantity }];
    const wish = { orderId, stay, add: [], address: null, deliveryWayId: null };
    return { wish, version: order.version, shownCents: null, actor: 'staff sokha' as const };
  };

  it('an order that is edited twice and canceled at the same time returns its units once', async () => {
    await count(9, 3);
    const { id } = await orderRed(4);
    const edit = await keeping(id, 1);
    await Promise.all([changeOrder(db, edit), changeOrder(db, edit), cancel(id)]);
    await cancel(id);
    expect(await stocks()).toEqual([9, 3]);
  });
});
