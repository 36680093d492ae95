import { beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, type Visitor } from '../support/running-shop.ts';
import { demoShop } from './demo-shop.ts';
import { dearestOptions } from './dearest-options.ts';
import { storedCart } from './tables/other-tables.ts';

const shop = await demoShop();
const { lineOf } = await dearestOptions(shop.db);
let maly: Visitor;
beforeAll(async () => {
  maly = await shop.logIn(...demoLogins.maly);
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
});
