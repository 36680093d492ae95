import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { newShopper, eachTestsShopper } from '#tests/support/shop-api.ts';
import { bag, blueMug, mug, orderFor } from './order-fixtures.ts';
import { no, orderingShop } from './ordering.ts';

const { db, request, order, refused } = await orderingShop({ COD_DAILY_CAP: '3' });

const shopper = eachTestsShopper(db);

describe('refused orders', () => {
  it.each(['5', '2', 2, '0', '77'])(
    'an order is refused with payment method %s, which doesn’t exist yet',
    async (PaymentMethod) => {
      const reply = await order(shopper, [mug(1)], { PaymentMethod });
      expect(reply).toMatchObject({ status: 200, data: [], envelope: { statusCode: 501 } });
      expect(reply.envelope.errorMessage).toBe(
        'This payment method isn’t available right now. Please choose another one.',
      );
    },
  );

  it('an empty cart, and one without sold products, can’t be ordered', async () => {
    expect(await refused(shopper, [])).toMatchObject(no('Your cart is empty'));
    expect(await refused(shopper, [{ ProductId: 5, Quantity: 1 }])).toMatchObject(no('Your cart is empty'));
  });

  it('an order of an unreadable cart is refused', async () => {
    const reply = await request(postCustomerOrder, { ...orderFor(shopper, []), cartJsonData: '[{' }, shopper);
    expect(reply).toMatchObject({
      status: 200,
      envelope: { statusCode: 400 },
      data: [{ ResponseMsg: 'An error occured. Please try again!' }],
    });
  });

  it('items that are out of stock or short are refused, with the remaining quantity', async () => {
    expect(await refused(shopper, [{ ProductId: 6, Quantity: 1 }])).toMatchObject(
      no("Product is out of stock. Can't add it in the cart!"),
    );
    await db.updateTable('product').set({ stock: 3 }).where('id', '=', 1).execute();
    const row = await refused(shopper, [mug(4)], {
      languageCode: 'ar',
    });
    expect(row).toMatchObject(no('Only 3 of Clay Mug left. Please reduce the quantity.'));
    expect(row).toMatchObject({ MessageCode: 'stockShort', MessageValues: { n: 3, name: 'ពែងដី' } });
    await db.updateTable('product').set({ stock: 1000 }).where('id', '=', 1).execute();
  });

  it.each([
    [mug(6), 'Can not add more than 5 for this product'],
    [blueMug(11), 'Can not add more than 10 for this product'],
    [blueMug(0), 'Quantity should be from 1 to 10'],
    [blueMug(-1), 'Quantity should be from 1 to 10'],
    [blueMug(1.5), 'Quantity should be from 1 to 10'],
    [blueMug('1e3'), 'Quantity should be from 1 to 10'],
  ])('an order with a quantity outside the limits is refused: %o', async (line, sentence) => {
    expect(await refused(shopper, [line])).toMatchObject(no(sentence));
  });

  it('an order is refused for a missing size, color or required option, in this order', async () => {
    const { productSelectedAttributes: all, ...bare } = mug(1);
    const without = (attribute: number) =>
      all.filter(({ ProductAttributeID }) => ProductAttributeID !== attribute);
    expect(await refused(shopper, [bare])).toMatchObject(no('Select size of product!'));
    expect(await refused(shopper, [{ ...bare, productSelectedAttributes: without(2) }])).toMatchObject(
      no('Select size of product!'),
    );
    expect(await refused(shopper, [{ ...bare, productSelectedAttributes: without(1) }])).toMatchObject(
      no('Select color of product!'),
    );
    expect(await refused(shopper, [{ ...bare, productSelectedAttributes: without(3) }])).toMatchObject(
      no('Please select Print variant!'),
    );
  });

  it('an order is refused if another total was shown, and the new one is returned', async () => {
    const row = await refused(shopper, [mug(1)], {
      ExpectedTotal: 15.53,
    });
    expect(row).toMatchObject(
      no('Prices changed while you were shopping. The new total is $15.54. Please review and confirm.'),
    );
    expect(row).toMatchObject({ MessageCode: 'priceChanged', OrderTotal: 15.54 });
    expect((await order(shopper, [mug(1)], { ExpectedTotal: '15.54' })).data[0].OrderTotal).toBe(15.54);
  });

  it('orders above the daily limit of cash orders per customer are refused, without affecting other customers', async () => {
    for (const quantity of [1, 2, 3]) await order(shopper, [blueMug(quantity)]);
    expect(await refused(shopper, [bag])).toMatchObject(
      no('You’ve reached today’s limit for cash orders. Please choose another payment method.'),
    );
    const yesterday = sql<Date>`now() - interval '24 hours 1 second'`;
    await db
      .updateTable('customer_order')
      .set({ created_at: yesterday })
      .where('customer_id', '=', shopper.customerId)
      .execute();
    expect((await order(shopper, [bag])).data[0].ResponseMsg).toBe('Order Placed Successfully');
  });
});

describe('coupon of an order', () => {
  it('an order deducts, counts and stores its coupon', async () => {
    const { data } = await order(shopper, [mug(2)], { CouponCode: 'five', ExpectedTotal: 26.08 });
    expect(data[0].OrderTotal).toBe(26.08);
    const stored = await db
      .selectFrom('customer_order')
      .selectAll()
      .where('id', '=', data[0].OrderId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      discount_cents: 500,
      coupon_code: 'FIVE',
      subtotal_cents: 3108,
      total_cents: 2608,
    });
    const uses = await db
      .selectFrom('coupon_use')
      .selectAll()
      .where('order_id', '=', data[0].OrderId)
      .execute();
    expect(uses).toMatchObject([{ customer_id: shopper.customerId, discount_id: stored.coupon_id }]);
    expect(
      await db.selectFrom('discount').select('used').where('coupon_code', '=', 'FIVE').executeTakeFirst(),
    ).toEqual({ used: 1 });
  });

  it.each(['NOSUCH', 'ENDED', 'LATER', 'USEDUP', 'OFF', 'x'.repeat(31)])(
    'the coupon %s refuses the order instead of charging more than was shown',
    async (CouponCode) => {
      expect(await refused(shopper, [mug(1)], { CouponCode })).toMatchObject(no('Invalid coupon code!'));
    },
  );

  it('a coupon is refused for an order with a discounted line', async () => {
    expect(await refused(shopper, [mug(1), blueMug(1)], { CouponCode: 'FIVE' })).toMatchObject(
      no('Coupons can’t be combined with discounted items.'),
    );
  });

  it('a coupon is accepted as often as one customer may use it, and again for another', async () => {
    expect((await order(shopper, [mug(1)], { CouponCode: 'ONCE' })).data[0].ResponseMsg).toBe(
      'Order Placed Successfully',
    );
    expect(await refused(shopper, [mug(2)], { CouponCode: 'ONCE' })).toMatchObject(
      no('Invalid coupon code!'),
    );
    const other = await newShopper(db);
    expect((await order(other, [mug(1)], { CouponCode: 'ONCE' })).data[0].ResponseMsg).toBe(
      'Order Placed Successfully',
    );
  });
});
