import { describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { orderStatuses } from '#contract/constants.ts';
import { changeProducts, type ProductChanges } from '#shop/catalogue/catalogue.ts';
import { changeOrderStatus, countArrived, hiddenStatuses, orderToChange } from '#shop/orders/orders.ts';
import { decrementStock } from '#shop/orders/stock-queries.ts';
import { changeOrder } from '#shop/payments/payments.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { errorsOf, sokha } from '#tests/support/changing.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, newShoppers, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay, stockOf, request } = shop;
const office = officeOf(shop);
const placed = 'Order Placed Successfully';
const red = 1;

const change = async (fields: Partial<ProductChanges>) =>
  (await changeProducts(db, sokha, [{ id: 1, fields }]))[0]!;
const inDays = async (days: number): Promise<string> =>
  ((await query`select (shop_today() + ${days}::int)::text as day`) as [{ day: string }])[0].day;
/** Sells the mug with this stock, expected in so many days. */
const sell = async (stock: number, backOrderMax: number | null, days = 10) => {
  await change({ stockPer: null });
  await query`update product set stock = ${stock}, expected_on = ${await inDays(days)}, back_order_max = ${backOrderMax},
    show_stock = true, order_maximum = 100 where id = 1`;
};
async function order(line: object, method: object = {}, by?: Shopper) {
  const shopper = by ?? (await newShopper(db));
  const { data } = await pay(shopper, [line], method);
  return { sentence: data[0]?.ResponseMsg as string, orderId: data[0]?.OrderId as number, shopper };
}
async function cart(line: object) {
  const { data } = await request(getCustomerCartItems, {
    cartJsonData: JSON.stringify([line]),
    languageCode: 'en',
  });
  strictSchema(getCustomerCartItems.response).parse(data);
  return data;
}
async function detail(languageCode = 'en') {
  const { data } = await request(getProductDetail, { ProductId: 1, languageCode });
  strictSchema(getProductDetail.response).parse(data);
  return data[0];
}
const lastOrder = async () =>
  (
    (await query`select o.id, o.number, o.promised_on, o.promised_days, i.expected_on, i.id as item_id from customer_order o
      join order_item i on i.order_id = o.id order by o.id desc limit 1`) as [
      {
        id: number;
        number: string;
        promised_on: string;
        promised_days: string;
        expected_on: string | null;
        item_id: number;
      },
    ]
  )[0];

it('a product that isn’t sold beyond its stock changes nothing', async () => {
  await query`update product set stock = 0, expected_on = null where id = 1`;
  expect(await detail()).toMatchObject({ StockQuantity: 0 });
  expect(Object.keys(await detail())).not.toContain('AvailableFrom');
  expect((await order(mug(1))).sentence).toMatch(/out of stock/u);
  await expect(query`update product set stock = -1 where id = 1`).rejects.toThrow('more was sold');
});

it('a back order says in both languages from when it can be had, and counts the days from then', async () => {
  await sell(0, 5, 10);
  const day = await inDays(10);
  const [weekday, number] = [new Date(`${day}T00:00Z`).getUTCDay(), Number(day.slice(8))];
  const name = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday];
  expect(await detail()).toMatchObject({
    StockQuantity: 5,
    DisplayStockQuantity: false,
    AvailableFrom: day,
    WaitDays: 10,
  });
  expect((await detail()).AvailabilityNote.replaceAll('\u00A0', ' ')).toMatch(
    new RegExp(`^Available from ${name} ${number} \\w+$`, 'u'),
  );
  expect((await detail('ar')).AvailabilityNote).toContain('មានទំនិញចាប់ពី');
  const { data: list } = await request(getAllProducts, { PageNo: 1, PageSize: 50, languageCode: 'en' });
  strictSchema(getAllProducts.response).parse(list);
  expect(list.find((each: { ProductId: number }) => each.ProductId === 1)).toMatchObject({
    StockQuantity: 5,
    AvailableFrom: day,
  });
  expect((await cart(mug(1))).ShippingDays).toBe('12-14');
});

it('a whole line waits if less is in stock, and not otherwise', async () => {
  await sell(2, 5, 10);
  expect((await detail()).AvailableFrom).toBeUndefined();
  expect(await cart(mug(2))).toMatchObject({ ShippingDays: '2-4', productsData: [{ StockQuantity: 7 }] });
  const { productsData, ShippingDays } = await cart(mug(3));
  expect([ShippingDays, productsData[0].AvailableFrom]).toEqual(['12-14', await inDays(10)]);
  const { sentence, orderId, shopper } = await order(mug(3));
  expect([sentence, await stockOf(1)]).toEqual([placed, -1]);
  expect(await lastOrder()).toMatchObject({
    expected_on: await inDays(10),
    promised_days: '12-14',
    promised_on: await inDays(24 - 10),
  });
  const { data } = await request(getCustomerOrderHistoryDetail, { OrderId: orderId }, shopper);
  strictSchema(getCustomerOrderHistoryDetail.response).parse(data);
  expect(data[0]).toMatchObject({ AvailableFrom: await inDays(10) });
  const mails =
    await query`select content from outbox_mail where kind = 'orderReceived' order by id desc limit 1`;
  expect(mails[0]).toMatchObject({
    content: { items: [{ expectedOn: await inDays(10) }] },
  });
});

it('back orders end at their maximum, and when the expected day has passed', async () => {
  await sell(1, 3);
  expect((await order(mug(5))).sentence).toBe('Only 4 of Clay Mug left. Please reduce the quantity.');
  expect((await order(mug(4))).sentence).toBe(placed);
  expect((await order(mug(1))).sentence).toMatch(/out of stock/u);
  expect(await detail()).toMatchObject({ StockQuantity: 0 });
  await sell(0, 3, -1);
  expect(await detail()).toMatchObject({ StockQuantity: 0 });
  expect((await order(mug(1))).sentence).toMatch(/out of stock/u);
  await sell(0, 3, 0);
  expect((await order(mug(1))).sentence).toBe(placed);
});

it('a back order is never sold beyond its maximum in a rush', async () => {
  await sell(2, 3);
  const buyers = await newShoppers(db, 12);
  const answers = await Promise.all(buyers.map((buyer) => order(mug(1), {}, buyer)));
  expect(answers.filter(({ sentence }) => sentence === placed)).toHaveLength(5);
  expect(await stockOf(1)).toBe(-3);
});

it('a back order is only taken from customers who were shown the day', async () => {
  await sell(1, 5);
  const units = { productId: 1, colorId: 0, sizeId: 0, quantity: 2 };
  expect(await decrementStock(db, [units], null)).toMatchObject({ left: 1 });
  expect(await stockOf(1)).toBe(1);
  expect(await decrementStock(db, [{ ...units, mayWait: true }], null)).toBeNull();
  expect(await stockOf(1)).toBe(-1);
});

it('a back order returns its pieces when it is canceled, and takes them again when it is paid late', async () => {
  await sell(0, 5);
  const { orderId, shopper } = await order(mug(2));
  expect(await stockOf(1)).toBe(-2);
  await request(cancelOrder, { OrderId: orderId, languageCode: 'en' }, shopper);
  expect(await stockOf(1)).toBe(0);

  await order(mug(2), { ...card(''), paymentToken: token('3ds.hook-none') });
  const { id } = await lastOrder();
  const to = (status: 1 | 91) =>
    changeOrderStatus(db, { orderId: id, to: status, actor: 'shop', isByProvider: true } as never);
  await to(hiddenStatuses.voided);
  expect(await stockOf(1)).toBe(0);
  await to(orderStatuses.active);
  expect(await stockOf(1)).toBe(-2);
  await to(hiddenStatuses.voided);
  await sell(0, 5, -1);
  await to(orderStatuses.active);
  expect(await stockOf(1)).toBe(0);
});

it('staff can change a back order up to the maximum, and it promises the day on which more is expected', async () => {
  await sell(1, 3);
  await order(mug(1));
  const { id, item_id: itemId, promised_days: days } = await lastOrder();
  expect(days).toBe('2-4');
  const to = async (quantity: number) => {
    const current = (await orderToChange(db, id))!;
    const wish = { orderId: id, stay: [{ itemId, quantity }], add: [], address: null, deliveryWayId: null };
    const { version } = current;
    return (await changeOrder(db, { wish, version, shownCents: null, actor: sokha.by })).state;
  };
  expect(await to(9)).not.toBe('changed');
  expect(await stockOf(1)).toBe(0);
  expect(await to(4)).toBe('changed');
  expect(await stockOf(1)).toBe(-3);
  expect(await lastOrder()).toMatchObject({ promised_days: '12-14', expected_on: await inDays(10) });
  const [mail] =
    await query`select content from outbox_mail where kind = 'orderAltered' order by id desc limit 1`;
  expect(mail).toMatchObject({ content: { items: [{ expectedOn: await inDays(10) }] } });
  expect(await to(1)).toBe('changed');
  expect(await stockOf(1)).toBe(0);
});

it('work on a back order begins once the stock has come, whose count the pieces that are owed lessen', async () => {
  await sell(0, 5);
  await order(mug(2));
  const { number } = await lastOrder();
  const { cookie } = await office.inside(1);
  const { data: before } = await office.request(getOrder, { number }, cookie);
  expect(before).toMatchObject({ missing: ['stock'], lines: [{ expectedOn: await inDays(10) }] });
  const begin = async () =>
    (await office.request(takeOrderStep, { number, step: 'prepare', from: 'active', note: '' }, cookie))
      .status;
  expect(await begin()).not.toBe(200);
  expect(errorsOf(await change({ stock: { by: -1 } }))).toEqual(['stock tooFew']);
  await change({ stock: { by: 1 } });
  expect((await office.request(getOrder, { number }, cookie)).data).toMatchObject({ missing: ['stock'] });
  await change({ stock: { by: 9 } });
  expect(await stockOf(1)).toBe(8);
  expect((await office.request(getOrder, { number }, cookie)).data).toMatchObject({ missing: [] });
  expect(await begin()).toBe(200);
});

describe('stock that arrives', () => {
  const seen = async (number: string) =>
    (await office.request(getOrder, { number }, (await office.inside(1)).cookie)).data;
  const waits = async (numbers: readonly string[]) =>
    (await Promise.all(numbers.map(seen))).map(({ missing }) => missing.includes('stock'));
  const place = async (line: object, method = {}) => {
    await order(line, method);
    const { id: orderId, number } = await lastOrder();
    return { orderId, number };
  };
  const jobOf = async (number: string) => {
    const { cookie } = await office.inside(1);
    const { data } = await office.request(listJobs, {}, cookie);
    return data.jobs.find((job: { number: string }) => job.number === number);
  };

  it('stock that arrives belongs to the order that has waited longest, and not to those that come later', async () => {
    await sell(1, 20);
    const before = await countArrived(db);
    const inStock = await place(mug(1));
    const first = await place(mug(2));
    const second = await place(mug(3));
    expect(await waits([inStock.number, first.number, second.number])).toEqual([false, true, true]);
    await change({ stock: { by: 1 } });
    expect(await waits([first.number, second.number])).toEqual([true, true]);
    await change({ stock: { by: 1 } });
    expect(await waits([first.number, second.number])).toEqual([false, true]);
    expect(await detail()).toMatchObject({ AvailableFrom: await inDays(10) });
    const third = await place(mug(1));
    await change({ stock: { by: 2 } });
    expect(await waits([first.number, second.number, third.number])).toEqual([false, true, true]);

    expect(await seen(first.number)).toMatchObject({ awaitedUntil: null, hasArrived: true });
    expect(await seen(second.number)).toMatchObject({
      awaitedUntil: await inDays(10),
      hasArrived: false,
      lines: [{ isAwaited: true }],
    });
    const { cookie } = await office.inside(1);
    const { data: today } = await office.request(getToday, {}, cookie);
    expect(today.waiting).toContainEqual(
      expect.objectContaining({ what: 'stockArrived', count: before + 1 }),
    );
    const { data: list } = await office.request(listOrders, { find: first.number }, cookie);
    expect(list.orders).toMatchObject([{ awaitedUntil: null, hasArrived: true }]);

    const begin = (number: string) =>
      office.request(takeOrderStep, { number, step: 'prepare', from: 'active', note: '' }, cookie);
    expect((await begin(second.number)).status).not.toBe(200);
    expect((await begin(first.number)).status).toBe(200);
    expect(await waits([second.number])).toEqual([true]);
    expect(await seen(first.number)).toMatchObject({ hasArrived: false, lines: [{ isAwaited: false }] });
    await change({ stock: { by: 1 } });
    expect(await waits([second.number, third.number])).toEqual([false, true]);
  });

  it('stock that arrives passes to the next order when one is canceled', async () => {
    await sell(0, 20);
    const { shopper, orderId } = await order(mug(2));
    const next = await place(mug(3));
    await change({ stock: { by: 3 } });
    expect(await waits([next.number])).toEqual([true]);
    await request(cancelOrder, { OrderId: orderId, languageCode: 'en' }, shopper);
    expect(await waits([next.number])).toEqual([false]);
    expect(await stockOf(1)).toBe(0);
  });

  it('stock that arrives isn’t taken from an order for one that asks for more, or is paid late', async () => {
    await sell(0, 20);
    const late = await place(mug(1), { ...card(''), paymentToken: token('3ds.hook-none') });
    const to = (status: 1 | 91) =>
      changeOrderStatus(db, {
        orderId: late.orderId,
        to: status,
        actor: 'shop',
        isByProvider: true,
      } as never);
    await to(hiddenStatuses.voided);
    const grown = await place(mug(1));
    const { item_id: itemId } = await lastOrder();
    const next = await place(mug(2));
    await change({ stock: { by: 3 } });
    expect(await waits([grown.number, next.number])).toEqual([false, false]);
    const { version } = (await orderToChange(db, grown.orderId))!;
    const wish = {
      orderId: grown.orderId,
      stay: [{ itemId, quantity: 4 }],
      add: [],
      address: null,
      deliveryWayId: null,
    };
    expect((await changeOrder(db, { wish, version, shownCents: null, actor: sokha.by })).state).toBe(
      'changed',
    );
    expect(await waits([grown.number, next.number])).toEqual([true, false]);
    await to(orderStatuses.active);
    expect(await stockOf(1)).toBe(-4);
    expect(await waits([late.number, grown.number, next.number])).toEqual([true, true, false]);
    await change({ stock: { by: 3 } });
    expect(await waits([late.number, grown.number])).toEqual([true, false]);
  });

  it('stock that arrives is named in the workshop as long as it is missing, with its color and day', async () => {
    await sell(0, 20);
    const variant = (colourId: number, stock: number) => ({ colourId, sizeId: 0, stock });
    await change({ stockPer: 'color', variants: [variant(red, 1), variant(2, 9)] });
    const { productSelectedAttributes: all, ...rest } = mug(1);
    const { number } = await place({
      ...rest,
      productSelectedAttributes: all.filter(({ ProductAttributeID }) => ProductAttributeID !== 1),
      VariantQuantities: [
        { ColorID: red, Quantity: 3 },
        { ColorID: 2, Quantity: 2 },
      ],
    });
    expect(await jobOf(number)).toMatchObject({
      missing: ['stock'],
      awaited: [
        {
          name: { en: expect.stringMatching(/^Clay Mug \(Red/u) },
          quantity: 3,
          expectedOn: await inDays(10),
        },
      ],
      hasArrived: false,
    });
    const { lines } = await seen(number);
    expect(lines[0].cells.map(({ isAwaited }: { isAwaited: boolean }) => isAwaited)).toEqual([true, false]);
    await change({ variants: [{ colourId: red, sizeId: 0, stock: { by: 2 } }] });
    expect(await jobOf(number)).toMatchObject({ missing: [], awaited: [], hasArrived: true });
  });
});

it('each color has its own count of back orders', async () => {
  await sell(0, 2);
  const variant = (colourId: number, stock: number) => ({ colourId, sizeId: 0, stock });
  await change({ stock: 0 });
  await change({ stockPer: 'color', variants: [variant(red, 0), variant(2, 3)] });
  expect(await detail()).toMatchObject({
    StockQuantity: 7,
    AvailableFrom: await inDays(10),
    VariantStock: [
      { ColorID: red, StockQuantity: 2, IsAwaited: true },
      { ColorID: 2, StockQuantity: 5 },
    ],
  });
  const redMug = (quantity: number) => ({
    ...mug(quantity),
    productSelectedAttributes: mug(quantity).productSelectedAttributes.map((each) =>
      each.ProductAttributeID === 1 ? { ...each, PrimaryKeyValue: red } : each,
    ),
  });
  expect((await order(redMug(3))).sentence).toMatch(/^Only 2 of/u);
  expect((await order(redMug(2))).sentence).toBe(placed);
  expect((await order(redMug(1))).sentence).toMatch(/out of stock/u);
  const rows = await query`select stock from product_variant where product_id = 1 order by color_id`;
  expect([...rows.map(({ stock }) => stock), await stockOf(1)]).toEqual([-2, 3, 3]);
});
