import { describe, expect, it } from 'vitest';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { packLine } from '#contract/operations/office/workshop/pack-line.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { changeOrderStatus, hiddenStatuses } from '#shop/orders/orders.ts';
import { sokha } from '#tests/support/changing.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay, request, stockOf } = shop;
const office = officeOf(shop);
const owner = await office.inside(1);
await query`update product set order_maximum = 1000, stock = 500 where id = 1`;
await query`update product_option set price_type = 1, amount = 100 where product_id = 1 and attribute_id = 1 and option_id = 1`;
await query`update product_option set price_type = 1, amount = 0 where product_id = 1 and attribute_id = 1 and option_id = 2`;

const [red, blue] = [1, 2];
const inColor = (color: number, quantity: number) => ({
  ...mug(quantity),
  productSelectedAttributes: mug(quantity).productSelectedAttributes.map((each) =>
    each.ProductAttributeID === 1 ? { ...each, PrimaryKeyValue: color } : each,
  ),
});
/** The mug in these numbers of red and blue. */
const mugs = (ofRed: number, ofBlue: number) => ({
  ...mug(1),
  VariantQuantities: [
    { ColorID: red, Quantity: ofRed },
    { ColorID: blue, SizeID: 1, Quantity: ofBlue },
  ],
});
const priced = async (...lines: object[]) =>
  (await request(getCustomerCartItems, { cartJsonData: JSON.stringify(lines) })).data;
async function order(lines: object[], more: object = {}) {
  const shopper = await newShopper(db);
  const { data } = await pay(shopper, lines, more);
  const [{ ResponseMsg: sentence, OrderId: orderId, OrderNumber: number }] = data;
  return { sentence, orderId, number, shopper };
}
const countPerColor = (ofRed: number, ofBlue: number) =>
  changeProducts(db, sokha, [
    {
      id: 1,
      fields: {
        stockPer: 'color',
        variants: [red, blue].map((colourId, at) => ({ colourId, sizeId: 0, stock: [ofRed, ofBlue][at]! })),
      },
    },
  ]);
const stocks = async () =>
  (await query`select stock from product_variant where product_id = 1 order by color_id`).map(
    ({ stock }) => stock,
  );
const look = async (number: string) => (await office.request(getOrder, { number }, owner.cookie)).data;

describe('a line with several colors', () => {
  it('a line with several colors is one line of the cart with the price of each color, whose quantity is their sum', async () => {
    const { productsData } = await priced(mugs(3, 4));
    const [plainRed, plainBlue] = [
      (await priced(inColor(red, 3))).cartSubTotal,
      (await priced(inColor(blue, 4))).cartSubTotal,
    ];
    expect(productsData).toHaveLength(1);
    expect(productsData[0]).toMatchObject({
      Quantity: 7,
      ColorName: '',
      ItemSubTotal: plainRed + plainBlue,
      VariantQuantities: [
        { ColorID: red, SizeID: 1, ColorName: 'Red', Quantity: 3 },
        { ColorID: blue, SizeID: 1, ColorName: 'Blue', Quantity: 4 },
      ],
    });
    const attributes = productsData[0].ProductAllSelectedAttributes.map(
      (each: { ProductAttributeID: number }) => each.ProductAttributeID,
    );
    expect(attributes).toEqual([3]);
  });

  it('a line with several colors comes from two lines of an older client, which lose no color', async () => {
    const { productsData } = await priced(inColor(red, 2), inColor(blue, 5), inColor(red, 1));
    expect(productsData).toMatchObject([
      {
        Quantity: 8,
        VariantQuantities: [
          { ColorID: red, Quantity: 3 },
          { ColorID: blue, Quantity: 5 },
        ],
      },
    ]);
    expect((await priced(inColor(red, 2), inColor(red, 3))).productsData[0]).not.toHaveProperty(
      'VariantQuantities',
    );
  });

  it('a line with several colors is one column of the exported orders, beside that of set-up charges', async () => {
    const { number } = await order([mugs(3, 4)], { PaymentMethod: '6' });
    const plain = await order([inColor(red, 2)], { PaymentMethod: '6' });
    const csv = async (find: string, language: string) =>
      (await office.request(exportOrders, { find, language }, owner.cookie)).data.csv as string;
    expect(await csv(number, 'en')).toMatch(/,Colors and sizes,Set-up charge,Total,/u);
    expect(await csv(number, 'en')).toMatch(/: Red, \S+ 3; Blue, \S+ 4"?,0\.00,/u);
    expect(await csv(plain.number, 'en')).toContain(',2,,0.00,');
    expect(await csv(number, 'ar')).toContain('ពណ៌ និងទំហំ');
  });

  it('a line with several colors is a plain line when all pieces are alike', async () => {
    const plain = await priced(inColor(red, 7));
    const alike = { ...inColor(red, 1), VariantQuantities: [{ ColorID: red, Quantity: 7 }] };
    expect(await priced(alike)).toEqual(plain);
  });

  it('a line with several colors says what is missing or wrong instead of leaving pieces out', async () => {
    const problem = async (cells: unknown) =>
      (await priced({ ...mug(1), VariantQuantities: cells })).productsData[0].Problem;
    expect(
      await problem([
        { ColorID: red, Quantity: 3 },
        { ColorID: 99, Quantity: 2 },
      ]),
    ).toBe('choice-missing');
    expect(
      await problem([
        { ColorID: red, Quantity: 3 },
        { ColorID: blue, Quantity: -2 },
      ]),
    ).toBe('invalid-quantity');
    expect(await problem([{ ColorID: red, Quantity: 0 }])).toBe('invalid-quantity');
    expect(
      await problem([
        { ColorID: red, Quantity: 3 },
        { ColorID: blue, Quantity: 0 },
      ]),
    ).toBeUndefined();
    expect(await problem(Array.from({ length: 201 }, () => ({ ColorID: red, Quantity: 1 })))).toBe(
      'invalid-quantity',
    );
    expect(await problem('3')).toBeUndefined();
  });

  it('a line with several colors is ordered as priced, with each color in the history, and restocked whole when it ends', async () => {
    const before = await stockOf(1);
    const { productsData } = await priced(mugs(3, 4));
    const { sentence, orderId, shopper } = await order([mugs(3, 4)]);
    expect(sentence).toBe('Order Placed Successfully');
    expect(await stockOf(1)).toBe(before - 7);
    const { data } = await request(getCustomerOrderHistoryDetail, { OrderId: orderId }, shopper);
    expect(data).toMatchObject([
      {
        Quantity: 7,
        OrderItemTotal: productsData[0].ItemSubTotal,
        Cells: [
          { Cell: 1, ColorID: red, ColorName: 'Red', Quantity: 3 },
          { Cell: 2, ColorID: blue, ColorName: 'Blue', Quantity: 4 },
        ],
      },
    ]);
    await changeOrderStatus(db, { orderId, to: hiddenStatuses.voided, actor: 'staff 1' });
    expect(await stockOf(1)).toBe(before);
    expect(
      await query`select c.restocked from order_item_cell c join order_item i on i.id = item_id
      where order_id = ${orderId} order by cell`,
    ).toEqual([{ restocked: 3 }, { restocked: 4 }]);
  });

  it('a line with several colors is placed once by two equal requests, and is another order with other numbers', async () => {
    const shopper = await newShopper(db);
    const numberOf = async (line: object) => (await pay(shopper, [line], {})).data[0].OrderNumber;
    const first = await numberOf(mugs(1, 2));
    expect(await numberOf(mugs(1, 2))).toBe(first);
    expect(await numberOf(mugs(2, 1))).not.toBe(first);
  });
});

describe('stock of a line with several colors', () => {
  it('stock of a line with several colors is taken from each color, and the one that runs short is named', async () => {
    await countPerColor(5, 2);
    expect((await order([mugs(3, 4)])).sentence).toBe(
      'Only 2 of Clay Mug (Blue) left. Please reduce the quantity.',
    );
    expect(await stocks()).toEqual([5, 2]);
    expect((await priced(mugs(3, 4))).productsData[0]).toMatchObject({
      Problem: 'not-enough-stock',
      VariantQuantities: [{ StockQuantity: 5 }, { StockQuantity: 2 }],
    });
    await order([mugs(3, 2)], { ...card(''), paymentToken: token('3ds.hook-none') });
    const [{ id: orderId }] = (await query`select id from customer_order order by id desc limit 1`) as [
      { id: number },
    ];
    expect(await stocks()).toEqual([2, 0]);
    await changeOrderStatus(db, {
      orderId,
      to: hiddenStatuses.voided,
      actor: 'shop',
      isByProvider: true,
    } as never);
    expect(await stocks()).toEqual([5, 2]);
    await changeOrderStatus(db, { orderId, to: 1, actor: 'shop', isByProvider: true } as never);
    expect(await stocks()).toEqual([2, 0]);
  });
});

describe('an ordered line with several colors', () => {
  const paid = () => card(token('approve.hook-none'));
  const refund = async (number: string, lines: object[]) => {
    const { refundable } = (await office.request(getRefundable, { number }, owner.cookie)).data;
    return office.request(
      refundOrder,
      {
        number,
        of: { kind: 'lines', lines },
        leftCents: refundable.leftCents,
        reason: 'broken',
        key: crypto.randomUUID().replaceAll('-', ''),
      },
      owner.cookie,
    );
  };

  it('an ordered line with several colors is refunded and restocked by color, to the cent, and only that color is packed again', async () => {
    await countPerColor(9, 9);
    const { number } = await order([mugs(2, 3)], paid());
    const { lines } = await look(number);
    const [{ id, cells }] = lines;
    await office.request(takeOrderStep, { number, step: 'prepare', from: 'active' }, owner.cookie);
    await office.request(packLine, { number, line: id, isPacked: true }, owner.cookie);
    expect((await look(number)).lines[0].isPacked).toBe(true);
    const ofRed = { id, cell: 1, quantity: 1, isRestocked: true };
    const { data, status } = await refund(number, [ofRed]);
    expect([status, data.cents]).toEqual([200, cells[0].unitCents]);
    expect(await stocks()).toEqual([8, 6]);
    expect((await look(number)).lines[0]).toMatchObject({
      toPrepare: 4,
      isPacked: false,
      cells: [
        { toPrepare: 1, isPacked: false },
        { toPrepare: 3, isPacked: true },
      ],
    });
    // The whole line isn't a cell, and a color has only so many pieces.
    expect((await refund(number, [{ ...ofRed, cell: 0 }])).status).toBe(409);
    expect((await refund(number, [{ ...ofRed, quantity: 2 }])).status).toBe(409);
    const both = [ofRed, { id, cell: 2, quantity: 3, isRestocked: true }];
    expect((await refund(number, both)).status).toBe(200);
    expect(await stocks()).toEqual([9, 9]);
    const { refundable } = (await office.request(getRefundable, { number }, owner.cookie)).data;
    expect(refundable.lines).toMatchObject([
      { cell: 1, name: { en: 'Clay Mug (Red, S)' }, refunded: 2, restocked: 2 },
      { cell: 2, name: { en: 'Clay Mug (Blue, S)' }, refunded: 3, restocked: 3 },
    ]);
  });

  it('an ordered line with several colors is packed color by color', async () => {
    await countPerColor(9, 9);
    const { number } = await order([mugs(2, 3)], paid());
    const [{ id }] = (await look(number)).lines;
    const tick = (cell: number, isPacked = true) =>
      office.request(packLine, { number, line: id, cell, isPacked }, owner.cookie);
    const job = async () =>
      (await office.request(listJobs, {}, owner.cookie)).data.jobs.find(
        (each: { number: string }) => each.number === number,
      );
    await office.request(takeOrderStep, { number, step: 'prepare', from: 'active' }, owner.cookie);
    expect(await job()).toMatchObject({ items: 1, lines: 2, packed: 0, first: [{ quantity: 5 }] });
    expect((await tick(2)).status).toBe(200);
    expect(await job()).toMatchObject({ lines: 2, packed: 1 });
    await tick(1);
    expect((await look(number)).lines[0].isPacked).toBe(true);
    await tick(2, false);
    expect(await job()).toMatchObject({ packed: 1 });
    expect((await tick(3)).status).toBe(404);
  });

  it('an ordered line with several colors is edited by color: others are added at current prices, and stock moves by color', async () => {
    await countPerColor(9, 9);
    const { number } = await order([inColor(red, 2)]);
    const [{ id, unitCents }] = (await look(number)).lines;
    const edit = (cells: object[] | undefined, quantity = 1) => ({
      number,
      stay: [{ line: id, quantity, ...(cells && { cells }) }],
      add: [],
      address: null,
      deliveryWayId: null,
    });
    const cell = (colorId: number, quantity: number) => ({ colorId, sizeId: 1, quantity });
    const change = async (wish: object) => {
      const { data: plan } = await office.request(planOrderChange, wish, owner.cookie);
      const { version, sums } = plan;
      return {
        faults: plan.faults,
        ...(await office.request(
          changeOrder,
          { ...wish, version, totalCents: sums.totalCents },
          owner.cookie,
        )),
      };
    };
    expect((await change(edit([cell(red, 2), cell(blue, 4)]))).status).toBe(200);
    expect(await stocks()).toEqual([7, 5]);
    expect((await look(number)).lines).toMatchObject([
      {
        quantity: 6,
        cells: [
          { colorId: red, quantity: 2, unitCents },
          { colorId: blue, quantity: 4, unitCents: unitCents - 100 },
        ],
        totalCents: 6 * unitCents - 400,
      },
    ]);
    // The plan names every color and size that it can be edited to.
    const { data: plan } = await office.request(planOrderChange, edit(undefined, 6), owner.cookie);
    expect(
      plan.lines.map(({ attributes }: { attributes: { id: number; options: { id: number }[] }[] }) =>
        attributes.map(({ id: attribute, options }) => [attribute, options.map((option) => option.id)]),
      ),
    ).toEqual([
      [
        [1, [blue, red]],
        [2, [1]],
      ],
    ]);
    expect((await change(edit(undefined, 6))).faults).toMatchObject([{ code: 'unchanged' }]);
    expect((await change(edit(undefined, 7))).faults).toMatchObject([{ code: 'choice' }, {}]);
    expect((await change(edit([cell(red, 2), cell(99, 4)]))).faults).toMatchObject([{ code: 'choice' }, {}]);
    expect((await change(edit([cell(red, 20), cell(blue, 4)]))).faults).toMatchObject([
      { code: 'short', n: 13 },
    ]);
    expect((await change(edit([cell(blue, 5)]))).status).toBe(200);
    expect(await stocks()).toEqual([9, 4]);
    const [line] = (await look(number)).lines;
    expect(line).toMatchObject({ quantity: 5, unitCents: unitCents - 100 });
    expect(line).not.toHaveProperty('cells');
    const { changes } = (await office.request(listOrderChanges, { number }, owner.cookie)).data;
    expect(changes.map(({ what }: { what: object }) => what)).toMatchObject([
      [{ kind: 'in', name: { en: 'Clay Mug (Blue, S)' }, quantity: 4 }],
      [
        { kind: 'out', name: { en: 'Clay Mug (Red, S)' }, quantity: 2 },
        { kind: 'quantity', from: 4, to: 5 },
      ],
    ]);
  });
});

it('an order keeps the SKUs of its pieces when those of the product change, until other colors are chosen', async () => {
  await countPerColor(99, 99);
  await query`update product_variant set sku = 'MUG-RED' where product_id = 1 and color_id = ${red}`;
  const [{ sku }] = (await query`select sku from product where id = 1`) as [{ sku: string }];
  const skusOf = async (number: string) => {
    const [line] = (await look(number)).lines;
    return [line.sku, line.cells?.map((each: { sku: string }) => each.sku)];
  };
  const [one, both] = [await order([inColor(red, 2)]), await order([mugs(3, 4)])];
  await query`update product_variant set sku = 'NEW-' || color_id where product_id = 1`;
  expect(await skusOf(one.number)).toEqual(['MUG-RED', undefined]);
  expect(await skusOf(both.number)).toEqual(['', ['MUG-RED', sku]]);
  const edit = async (number: string, cells: object[]) => {
    const [{ id }] = (await look(number)).lines;
    const wish = {
      number,
      stay: [{ line: id, quantity: 1, cells }],
      add: [],
      address: null,
      deliveryWayId: null,
    };
    const { version, sums } = (await office.request(planOrderChange, wish, owner.cookie)).data;
    const change = { ...wish, version, totalCents: sums.totalCents };
    expect((await office.request(changeOrder, change, owner.cookie)).status).toBe(200);
  };
  // A print that staff add is another option, but the same piece.
  await query`update order_unit set options = options || '[{"attributeId": 3, "optionId": 2}]'
    where order_id = ${one.orderId}`;
  expect(await skusOf(one.number)).toEqual(['MUG-RED', undefined]);
  await edit(both.number, [
    { colorId: red, sizeId: 1, quantity: 5 },
    { colorId: blue, sizeId: 1, quantity: 4 },
  ]);
  expect(await skusOf(both.number)).toEqual(['', ['MUG-RED', sku]]);
  await edit(one.number, [{ colorId: blue, sizeId: 1, quantity: 2 }]);
  expect(await skusOf(one.number)).toEqual([`NEW-${blue}`, undefined]);
  await query`update product_variant set sku = '' where product_id = 1`;
});

it('the cart of an account keeps the colors of a line, also when an older browser sends it without them', async () => {
  const shopper = await newShopper(db);
  const line = (ChangedAt: number, more: object = {}) => ({
    List: 'cart',
    ProductId: 1,
    Quantity: 5,
    Choices: [{ ProductAttributeID: 3, PrimaryKeyValue: 2 }],
    ChangedAt,
    ...more,
  });
  const cells = [
    { ColorID: red, SizeID: 1, Quantity: 2 },
    { ColorID: blue, SizeID: 1, Quantity: 3 },
  ];
  const sync = async (...Lines: object[]) => (await request(syncCustomerLists, { Lines }, shopper)).data;
  const now = Date.now() - 10_000;
  await sync(line(now, { VariantQuantities: cells }));
  expect(await sync()).toMatchObject([{ Quantity: 5, VariantQuantities: cells }]);
  expect(await sync(line(now + 1))).toMatchObject([{ VariantQuantities: cells }]);
  await sync(line(now + 2, { Quantity: 6 }));
  expect((await sync())[0]).not.toHaveProperty('VariantQuantities');
});
