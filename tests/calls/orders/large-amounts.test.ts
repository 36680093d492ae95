import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { insertRefund } from '#shop/payments/refunds/refund-queries.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop, placed } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop();
const { db, request, pay, payments } = shop;
const bag = (Quantity: number) => ({
  ProductId: 4,
  Quantity,
  productSelectedAttributes: [
    { ProductId: '4', ProductAttributeID: 1, PrimaryKeyValue: 1 },
    { ProductId: '4', ProductAttributeID: 2, PrimaryKeyValue: '1' },
  ],
});
const dollars = (amount: number) => amount * 100;
const millions = (count: number) => dollars(count * 1_000_000);

let shopper: Shopper;
beforeAll(async () => {
  await db.deleteFrom('discount_product').where('product_id', '=', 4).execute();
  await db.updateTable('product').set({ stock: null, order_maximum: 1_000_000 }).execute();
});
beforeEach(async () => {
  shopper = await newShopper(db);
  await priced(millions(7));
});
const priced = (cents: number, more: object = {}) =>
  db
    .updateTable('product')
    .set({ price_cents: cents, pay_cents: cents, shipping_cents: 0, ...more })
    .where('id', '=', 4)
    .execute();
const order = async (lines: readonly object[], more: object = card(token('approve'))) => {
  const { status, envelope, data } = await pay(shopper, lines, more);
  return { status, statusCode: envelope.statusCode, row: data?.[0] };
};
const tooLarge = {
  status: 200,
  statusCode: 409,
  row: {
    MessageCode: 'orderTooLarge',
    MessageValues: { total: '$20,000,000.00' },
    ResponseMsg: 'The maximum order total is $20,000,000.00. Please reduce your order.',
  },
};

describe('large order', () => {
  it('an order of twenty million dollars is placed with exact totals', async () => {
    await priced(millions(10));
    const { row } = await order([bag(2)]);
    expect(row).toMatchObject({ ...placed.data[0], OrderTotal: 20_000_000 });
  });

  it.each([
    ['goods', 3, {}],
    ['shipping', 2, { shipping_cents: millions(9) }],
    ['the items of one line', 1_000_000, {}],
  ])(
    'an order that is too large because of %s is rejected before anything is stored or charged',
    async (_by, count, more) => {
      await priced(millions(7), more);
      const before = payments.ledger().length;
      expect(await order([bag(count)])).toMatchObject(tooLarge);
      expect(await order([bag(count)], { PaymentMethod: '6' })).toMatchObject(tooLarge);
      expect(payments.ledger().length).toBe(before);
      const { rows } =
        await sql`select from customer_order where customer_id = ${shopper.customerId}`.execute(db);
      expect(rows).toEqual([]);
    },
  );

  it('an order of many small lines whose total is too large is refused', async () => {
    expect(await order([bag(2), mug(1_000_000)])).toMatchObject(tooLarge);
  });
});

describe('large cart', () => {
  it('a cart and a coupon are priced however expensive and many the items are', async () => {
    await priced(millions(10));
    const lines = JSON.stringify([bag(1_000_000), mug(1_000_000)]);
    const { status, envelope } = await request(getCustomerCartItems, { cartJsonData: lines }, shopper);
    expect({ status, statusCode: envelope.statusCode }).toEqual({ status: 200, statusCode: 200 });
    await sql`update discount set amount_cents = ${millions(10)}, kind = 'products', percent = null
      where coupon_code = 'MUGS'`.execute(db);
    const only = JSON.stringify([mug(1_000_000)]);
    const coupon = await request(getCouponCodeDiscount, { CouponCode: 'MUGS', cartJsonData: only }, shopper);
    expect(coupon.status).toBe(200);
  });
});

it('a refund larger than its column is refused', async () => {
  await priced(millions(1));
  await order([bag(1)]);
  const { id } = await shop.latest(shopper);
  const wish = { reason: 'too much', by: 'staff tester' } as const;
  expect(await insertRefund(db, id, { ...wish, cents: 9_999_999_999 })).toBeNull();
});
