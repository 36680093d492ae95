import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, runningShop, type Visitor } from '../support/running-shop.ts';
import { dearestOptions } from './dearest-options.ts';
import { storedCart } from './tables/other-tables.ts';

const shop = await runningShop();
const { lineOf } = await dearestOptions(shop.db);
let maly: Visitor;
let dara: Visitor;
beforeAll(async () => {
  [maly, dara] = await Promise.all([shop.logIn(...demoLogins.maly), shop.logIn(...demoLogins.dara)]);
});

const cartPath = 'common/get-customer-cart-items/cart-data';
const orderPath = 'common/post-order/post-customer-order';
const priced = async (cartJsonData: string) =>
  (await shop.ask(cartPath, { cartJsonData, recordValueJson: '[]' })).data;
const cents = (dollars: number) => Math.round(dollars * 100);

/** As existing clients send it: no amount, no key. */
const wire = (visitor: Visitor, cartJsonData: string, more: object = {}) => ({
  UserID: visitor.UserID,
  OrderNote: '',
  cartJsonData,
  CouponCode: '',
  PaymentMethod: '6',
  paymentToken: '',
  payPalOrderConfirmJson: '{}',
  recordValueJson: '[]',
  ...more,
});

describe('POST_CUSTOMER_ORDER', () => {
  it.each([
    ['as existing clients send it', orderPath, {}],
    ['under its name', 'dynamic/dataoperation/POST_CUSTOMER_ORDER', {}],
    [
      'the payment method a number, the user a text',
      orderPath,
      { PaymentMethod: 6, UserID: undefined, UserId: 'own' },
    ],
    [
      'without what is never read',
      orderPath,
      { paymentToken: undefined, payPalOrderConfirmJson: undefined, recordValueJson: undefined },
    ],
  ])('%s: placed at the prices of the shop, and in the history with its sums', async (how, path, more) => {
    const note = `Please ring twice: ${how}`;
    const cart = storedCart(lineOf(1, 3), lineOf(27, '1'));
    const { productsData, orderTotal } = await priced(cart);
    const body = wire(maly, cart, {
      ...more,
      CouponCode: 'WELCOME5',
      OrderNote: note,
      ...('UserId' in more && { UserId: String(maly.UserID) }),
    });
    const { status, envelope, data } = await shop.ask(path, body, {
      as: maly,
      headers: { 'idempotency-key': `form-${how.length}-${path.length}` },
    });
    const total = Math.round((orderTotal - 5) * 100) / 100;
    expect({ status, statusCode: envelope.statusCode }).toEqual({ status: 200, statusCode: 200 });
    expect(data).toEqual([
      {
        ResponseMsg: 'Order Placed Successfully',
        OrderId: expect.any(Number),
        OrderNumber: expect.stringMatching(/\S/u),
        OrderTotal: total,
      },
    ]);

    const { data: orders } = await shop.ask(
      'dynamic/dataoperation/get-customer-order-history-master',
      { UserId: maly.UserID },
      { as: maly },
    );
    expect(orders[0]).toMatchObject({
      OrderId: data[0].OrderId,
      OrderNumber: data[0].OrderNumber,
      LatestStatusName: 'Active',
      TotalItems: 2,
      OrderTotal: total,
    });
    expect(Math.abs(Date.parse(orders[0].OrderDateUTC) - Date.now())).toBeLessThan(60_000);
    const { data: items } = await shop.ask(
      'dynamic/dataoperation/get-customer-order-history-detail',
      { OrderId: data[0].OrderId },
      { as: maly },
    );
    expect(
      items.map((item: { ProductId: number; Price: number; Quantity: number; OrderItemTotal: number }) => [
        item.ProductId,
        item.Price,
        item.Quantity,
        item.OrderItemTotal,
      ]),
    ).toEqual(
      productsData.map(
        (line: { ProductId: number; Price: number; Quantity: number; ItemSubTotal: number }) => [
          line.ProductId,
          line.Price,
          line.Quantity,
          line.ItemSubTotal,
        ],
      ),
    );
    const stored = await shop.db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', data[0].OrderId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      customer_id: maly.UserID,
      payment_method_id: 6,
      note,
      coupon_code: 'WELCOME5',
      discount_cents: 500,
      total_cents: cents(total),
    });
  });

  const refusals: [string, object, number, string | null][] = [
    ['an empty cart', { cartJsonData: '[]' }, 409, 'Your cart is empty'],
    ['a cart that is none', { cartJsonData: '{' }, 400, 'An error occured. Please try again!'],
    ['a card without a token', { PaymentMethod: '5' }, 409, 'An error occured. Please try again!'],
    ['a wallet that took nothing', { PaymentMethod: '2' }, 409, 'An error occured. Please try again!'],
    ['a coupon that takes nothing off', { CouponCode: 'LASTYEAR20' }, 409, 'Invalid coupon code!'],
    [
      'more than there may be of one product',
      { cartJsonData: storedCart(lineOf(1, 11)) },
      409,
      'Can not add more than 10 for this product',
    ],
    [
      'nothing of a product',
      { cartJsonData: storedCart(lineOf(1, 0)) },
      409,
      'Quantity should be from 1 to 10',
    ],
    ['no colour', { cartJsonData: storedCart(['1', { 3: '1' }]) }, 409, 'Select color of product!'],
    ['no size', { cartJsonData: storedCart(['24', {}]) }, 409, 'Select size of product!'],
    ['another total than was shown', { ExpectedTotal: 1 }, 409, expect.stringMatching(/^The price changed/u)],
    [
      'somebody out of stock',
      { cartJsonData: storedCart(lineOf(2)) },
      409,
      "Product is out of stock. Can't add it in the cart!",
    ],
  ];
  it.each(refusals)(
    'refuses %s, in a row that says why, and stores nothing',
    async (_what, more, statusCode, sentence) => {
      const count = async () => (await shop.db.selectFrom('customer_order').select('id').execute()).length;
      const before = await count();
      const { status, envelope, data } = await shop.ask(
        orderPath,
        wire(dara, storedCart(lineOf(7, 2)), more),
        { as: dara },
      );
      expect({ status, statusCode: envelope.statusCode }).toEqual({ status: 200, statusCode });
      expect(data[0]?.ResponseMsg ?? null).toEqual(sentence);
      expect(await count()).toBe(before);
    },
  );

  it('of an order it must see the customer’s own: history without an id, none of another', async () => {
    const master = 'dynamic/dataoperation/get-customer-order-history-master';
    const [own, claimed] = await Promise.all(
      [{}, { UserId: dara.UserID }].map((body) => shop.ask(master, body, { as: dara })),
    );
    expect(own!.data).toEqual(claimed!.data);
    const { rows } = await sql<{
      id: number;
    }>`select id from customer_order where customer_id = ${dara.UserID} order by created_at desc, id desc`.execute(
      shop.db,
    );
    expect(own!.data.map(({ OrderId }: { OrderId: number }) => OrderId)).toEqual(rows.map(({ id }) => id));
  });
});

it('nothing of all this reached the log as an error', () => {
  expect(shop.faults()).toEqual([]);
});
