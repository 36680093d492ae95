import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { exactly } from '#tests/support/calls.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { addPlaces } from '#tests/support/places-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper, shopApi, type Shopper } from '#tests/support/shop-api.ts';
import { addCoupons, blueMug, mug, orderFor, storedRows } from './order-fixtures.ts';

const { db } = await testDatabase();
const { ask } = await shopApi(db, { COD_DAILY_CAP: '3' });
beforeAll(async () => {
  await addPlaces(db);
  await fillCatalogue(db);
  await addCoupons(db);
});

const bagChoice = {
  productSelectedAttributes: [
    { ProductId: '4', ProductAttributeID: 1, PrimaryKeyValue: 1 },
    { ProductId: '4', ProductAttributeID: 2, PrimaryKeyValue: '1' },
  ],
};

let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(db);
});

/** Orders, and checks that the answer has the contract's keys. */
async function order(lines: readonly object[], more: object = {}, headers: Record<string, string> = {}, who = shopper) {
  const reply = await ask(postCustomerOrder, orderFor(who, lines, more), who, headers);
  exactly(postCustomerOrder.response).parse(reply.data);
  return reply;
}

/** A refusal is HTTP 200 with a row that says why, and nothing is stored of it. */
async function expectRefused(lines: readonly object[], sentence: string, more: object = {}) {
  const before = await storedRows(db);
  const reply = await order(lines, more);
  expect(reply.status).toBe(200);
  expect(reply.envelope.statusCode).toBe(409);
  expect(reply.data[0].ResponseMsg).toBe(sentence);
  expect(await storedRows(db)).toEqual(before);
  return reply.data[0];
}

describe('an order', () => {
  it('is answered by its id, number and total, and stored with address, items, history and mail', async () => {
    const { data, envelope } = await order([mug(2), blueMug(1)], { OrderNote: ' Call first. ', CouponCode: '' });
    expect(envelope.statusCode).toBe(200);
    expect(data).toEqual([
      { ResponseMsg: 'Order Placed Successfully', OrderId: expect.any(Number), OrderNumber: expect.stringMatching(/^AG\d{5,}$/u), OrderTotal: 51.08 },
    ]);
    const id = data[0].OrderId;
    expect(await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      customer_id: shopper.customerId, status_id: 1, payment_method_id: 6, note: 'Call first.', language_id: 1,
      subtotal_cents: 5108, shipping_cents: 0, discount_cents: 0, total_cents: 5108, coupon_id: null, coupon_code: null,
      first_name: 'Sokha', last_name: 'Chan', email: shopper.email, mobile: '+855 12 000 001', address: 'House 12, Street 178',
      city_name: '', state_name: '', country_name: 'Cambodia', postal_code: '',
    });
    const items = await db.selectFrom('order_item').selectAll().where('order_id', '=', id).orderBy('product_id').execute();
    expect(items).toMatchObject([
      {
        product_id: 1, name_en: 'Clay Mug', name_km: 'ពែងដី', picture: '/content/commonImages/mug-blue.webp', unit_cents: 1554,
        list_cents: 1554, quantity: 2, total_cents: 3108, discount_id: null, digital: false, status_id: 1, shipping_status_id: null,
        options: [
          { attributeId: 2, optionId: 1, en: ['Size', 'S'], km: ['Size', 'តូ'] },
          { attributeId: 3, optionId: 2, en: ['Print', 'Full colour'], km: ['បោះពុម្ព', 'Full colour'] },
          { attributeId: 1, optionId: 2, en: ['Color', 'Blue'], km: ['Color', 'Blue'] },
        ],
      },
      { product_id: 2, unit_cents: 2000, list_cents: 4000, quantity: 1, total_cents: 2000, discount_id: 1, options: [{ en: ['Color', 'Blue'] }] },
    ]);
    expect(await db.selectFrom('order_status_change').selectAll().where('order_id', '=', id).execute()).toMatchObject([
      { from_status: null, to_status: 1, changed_by: `customer ${shopper.customerId}`, changed_at: expect.any(Date) },
    ]);
    const mails = await db.selectFrom('outbox_mail').selectAll().where('recipient', '=', shopper.email).execute();
    expect(mails).toMatchObject([
      {
        kind: 'orderReceived', language_id: 1, sent_at: null,
        content: {
          orderId: id, number: data[0].OrderNumber, note: 'Call first.', couponCode: null, paymentMethodId: 6,
          totals: { subtotalCents: 5108, shippingCents: 0, discountCents: 0, totalCents: 5108 },
          items: [{ name: 'Clay Mug', quantity: 2, unitCents: 1554, totalCents: 3108 }, { name: 'Blue Mug' }],
        },
      },
    ]);
  });

  it('takes its units from the stock, and leaves uncounted stock alone', async () => {
    const stockOf = (id: number) => db.selectFrom('product').select('stock').where('id', '=', id).executeTakeFirst();
    const before = (await stockOf(1))?.stock ?? 0;
    await order([mug(2), blueMug(1)]);
    expect(await stockOf(1)).toEqual({ stock: before - 2 });
    expect(await stockOf(2)).toEqual({ stock: null });
  });

  it('is written in the language it is placed in, else in the customer’s own', async () => {
    await db.updateTable('customer').set({ language_id: 2 }).where('id', '=', shopper.customerId).execute();
    await order([mug(1)]);
    await order([mug(2)], { languageCode: 'en' });
    const mails = await db.selectFrom('outbox_mail').select(['language_id', 'content']).where('recipient', '=', shopper.email).orderBy('id').execute();
    expect(mails).toMatchObject([
      { language_id: 2, content: { items: [{ name: 'ពែងដី' }], address: { country: 'កម្ពុជា' } } },
      { language_id: 1, content: { items: [{ name: 'Clay Mug' }], address: { country: 'Cambodia' } } },
    ]);
  });

  it('costs what the shop says, whatever the browser sends', async () => {
    const forged = { ...mug(1), Price: 0.01, DiscountedPrice: 0.01, ItemSubTotal: 0, ShippingCharges: -500 };
    const { data } = await order([forged], { OrderTotal: 0.01, cartSubTotal: 0.01 });
    expect(data[0].OrderTotal).toBe(15.54);
  });

  it('of nothing but things for nothing may cost nothing', async () => {
    const { data } = await order([{ ProductId: 7, Quantity: 1 }], { ExpectedTotal: 0 });
    expect(data[0]).toMatchObject({ ResponseMsg: 'Order Placed Successfully', OrderTotal: 0 });
  });

  it('leaves out what nobody sells any more', async () => {
    const { data } = await order([mug(1), { ProductId: 5, Quantity: 1 }]);
    expect(data[0].OrderTotal).toBe(15.54);
  });
});

describe('an order is refused', () => {
  it('to a guest, and to a client that claims to be somebody else', async () => {
    const before = await storedRows(db);
    const other = await newShopper(db);
    const asGuest = await ask(postCustomerOrder, orderFor(shopper, [mug(1)]), null);
    expect(asGuest).toMatchObject({ status: 200, envelope: { statusCode: 401, isAuthorized: false } });
    const asOther = await ask(postCustomerOrder, orderFor(other, [mug(1)]), shopper);
    expect(asOther).toMatchObject({ status: 200, envelope: { statusCode: 403, isAuthorized: false } });
    expect(asOther.data[0].ResponseMsg).not.toBe('Order Placed Successfully');
    expect(await storedRows(db)).toEqual(before);
  });

  it.each(['5', '2', 2, '0', '77'])('for payment method %s, which is not there yet', async (PaymentMethod) => {
    const reply = await order([mug(1)], { PaymentMethod });
    expect(reply).toMatchObject({ status: 200, data: [], envelope: { statusCode: 501 } });
    expect(reply.envelope.errorMessage).toBe('This payment method cannot be used now. Please choose another one.');
  });

  it('when the cart is empty, or nothing in it is sold', async () => {
    await expectRefused([], 'Your cart is empty');
    await expectRefused([{ ProductId: 5, Quantity: 1 }], 'Your cart is empty');
  });

  it('when the cart cannot be read', async () => {
    const reply = await ask(postCustomerOrder, { ...orderFor(shopper, []), cartJsonData: '[{' }, shopper);
    expect(reply).toMatchObject({ status: 200, envelope: { statusCode: 400 }, data: [{ ResponseMsg: 'An error occured. Please try again!' }] });
  });

  it('when something is out of stock, or there are fewer left, with how many', async () => {
    await expectRefused([{ ProductId: 6, Quantity: 1 }], "Product is out of stock. Can't add it in the cart!");
    await db.updateTable('product').set({ stock: 3 }).where('id', '=', 1).execute();
    const row = await expectRefused([mug(4)], 'Only 3 left of Clay Mug. Please choose fewer.', { languageCode: 'ar' });
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
  ])('for a quantity out of its limits: %o', async (line, sentence) => {
    await expectRefused([line], sentence);
  });

  it('while a size, a colour or a required option is not chosen, in this order', async () => {
    const { productSelectedAttributes: all, ...bare } = mug(1);
    const without = (attribute: number) => all.filter(({ ProductAttributeID }) => ProductAttributeID !== attribute);
    await expectRefused([bare], 'Select size of product!');
    await expectRefused([{ ...bare, productSelectedAttributes: without(2) }], 'Select size of product!');
    await expectRefused([{ ...bare, productSelectedAttributes: without(1) }], 'Select color of product!');
    await expectRefused([{ ...bare, productSelectedAttributes: without(3) }], 'Please select Print variant!');
  });

  it('when another total was shown, with the new one', async () => {
    const row = await expectRefused([mug(1)], 'The price changed while you were shopping. The new total is $15.54. Please look again and confirm.', {
      ExpectedTotal: 15.53,
    });
    expect(row).toMatchObject({ MessageCode: 'priceChanged', OrderTotal: 15.54 });
    expect((await order([mug(1)], { ExpectedTotal: '15.54' })).data[0].OrderTotal).toBe(15.54);
  });

  it('past the number of cash orders a customer may place in a day, which other customers do not share', async () => {
    for (const quantity of [1, 2, 3]) await order([blueMug(quantity)]);
    await expectRefused([{ ProductId: 4, Quantity: 1, ...bagChoice }], 'You have reached the number of cash orders for one day. Please choose another payment method.');
    const yesterday = sql<Date>`now() - interval '24 hours 1 second'`;
    await db.updateTable('customer_order').set({ created_at: yesterday }).where('customer_id', '=', shopper.customerId).execute();
    expect((await order([{ ProductId: 4, Quantity: 1, ...bagChoice }])).data[0].ResponseMsg).toBe('Order Placed Successfully');
  });
});

describe('a coupon at the order', () => {
  it('is taken off, counted and remembered', async () => {
    const { data } = await order([mug(2)], { CouponCode: 'five', ExpectedTotal: 26.08 });
    expect(data[0].OrderTotal).toBe(26.08);
    const stored = await db.selectFrom('customer_order').selectAll().where('id', '=', data[0].OrderId).executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ discount_cents: 500, coupon_code: 'FIVE', subtotal_cents: 3108, total_cents: 2608 });
    const uses = await db.selectFrom('coupon_use').selectAll().where('order_id', '=', data[0].OrderId).execute();
    expect(uses).toMatchObject([{ customer_id: shopper.customerId, discount_id: stored.coupon_id }]);
    expect(await db.selectFrom('discount').select('used').where('coupon_code', '=', 'FIVE').executeTakeFirst()).toEqual({ used: 1 });
  });

  it.each(['NOSUCH', 'ENDED', 'LATER', 'USEDUP', 'OFF', 'x'.repeat(31)])('%s refuses the order rather than charge more than was shown', async (CouponCode) => {
    await expectRefused([mug(1)], 'Invalid coupon code!', { CouponCode });
  });

  it('refuses an order with a reduced line', async () => {
    await expectRefused([mug(1), blueMug(1)], 'A coupon cannot be used while the cart has discounted items.', { CouponCode: 'FIVE' });
  });

  it('works as often as one customer may use it, and again for another', async () => {
    expect((await order([mug(1)], { CouponCode: 'ONCE' })).data[0].ResponseMsg).toBe('Order Placed Successfully');
    await expectRefused([mug(2)], 'Invalid coupon code!', { CouponCode: 'ONCE' });
    const other = await newShopper(db);
    expect((await order([mug(1)], { CouponCode: 'ONCE' }, {}, other)).data[0].ResponseMsg).toBe('Order Placed Successfully');
  });
});

describe('one attempt is one order', () => {
  const key = (text: string) => ({ 'idempotency-key': text });
  const orders = async (who = shopper) => (await ask(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who)).data.length;

  it('under one key: the same answer, also when the stock is gone or the price has changed since', async () => {
    const first = await order([mug(1)], {}, key('attempt-0001'));
    await db.updateTable('product').set({ stock: 0, price_cents: 9999 }).where('id', '=', 1).execute();
    const again = await order([mug(1)], {}, key('attempt-0001'));
    await db.updateTable('product').set({ stock: 1000, price_cents: 1250 }).where('id', '=', 1).execute();
    expect(again).toEqual(first);
    expect(await orders()).toBe(1);
  });

  it('another key is another order; another body under the same key is refused', async () => {
    await order([mug(1)], {}, key('attempt-0002'));
    await order([mug(1)], {}, key('attempt-0003'));
    expect(await orders()).toBe(2);
    for (const [lines, more] of [[[mug(2)], {}], [[mug(1)], { OrderNote: 'x' }], [[mug(1)], { CouponCode: 'FIVE' }]] as const) {
      const reply = await order(lines, more, key('attempt-0003'));
      expect(reply).toMatchObject({ status: 200, envelope: { statusCode: 409 }, data: [{ ResponseMsg: 'An error occured. Please try again!' }] });
    }
    expect(await orders()).toBe(2);
  });

  it('a key belongs to its customer', async () => {
    const other = await newShopper(db);
    const mine = await order([mug(1)], {}, key('attempt-0004'));
    const theirs = await order([mug(1)], {}, key('attempt-0004'), other);
    expect(theirs.data[0].OrderId).not.toBe(mine.data[0].OrderId);
  });

  it('a refused attempt leaves its key free', async () => {
    await expectRefused([mug(6)], 'Can not add more than 5 for this product');
    expect((await order([mug(6)], {}, key('attempt-0005'))).envelope.statusCode).toBe(409);
    expect((await order([mug(1)], {}, key('attempt-0005'))).envelope.statusCode).toBe(200);
  });

  it('without a key: the same cart within 30 seconds is the same order, in whatever order its lines and options are', async () => {
    const bag = { ProductId: 4, Quantity: 1, ...bagChoice };
    const first = await order([mug(1), bag]);
    const shuffled = { ...mug(1), ProductId: 1, productSelectedAttributes: mug(1).productSelectedAttributes.toReversed() };
    expect(await order([bag, shuffled])).toEqual(first);
    expect((await order([mug(2), bag])).data[0].OrderId).not.toBe(first.data[0].OrderId);
    await sql`update order_key set created_at = created_at - interval '31 seconds' where customer_id = ${shopper.customerId}`.execute(db);
    expect((await order([mug(1), bag])).data[0].OrderId).not.toBe(first.data[0].OrderId);
    expect(await orders()).toBe(3);
  });
});
