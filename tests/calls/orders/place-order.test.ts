import { describe, expect, it } from 'vitest';
import { changeSettings } from '#shop/content/content.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { blueMug, mug } from './order-fixtures.ts';
import { orderingShop } from './ordering.ts';

const { db, order } = await orderingShop();

const shopper = eachTestsShopper(db);

describe('placing an order', () => {
  it('placing an order returns id, number and total, and stores address, items, history and email', async () => {
    await db.updateTable('product').set({ shipping_days: '2-4' }).execute();
    const { data, envelope } = await order(shopper, [mug(2), blueMug(1)], {
      OrderNote: ' Call first. ',
      CouponCode: '',
    });
    expect(envelope.statusCode).toBe(200);
    expect(data).toEqual([
      {
        ResponseMsg: 'Order Placed Successfully',
        OrderId: expect.any(Number),
        OrderNumber: expect.stringMatching(/^AG\d{5,}$/u),
        OrderTotal: 51.08,
        ConfirmUntil: expect.stringMatching(/Z$/u),
      },
    ]);
    const id = data[0].OrderId;
    expect(
      await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst(),
    ).toMatchObject({
      customer_id: shopper.customerId,
      status_id: 1,
      payment_method_id: 6,
      note: 'Call first.',
      language_id: 1,
      subtotal_cents: 5108,
      shipping_cents: 0,
      discount_cents: 0,
      total_cents: 5108,
      coupon_id: null,
      coupon_code: null,
      first_name: 'Sokha',
      last_name: 'Chan',
      email: shopper.email,
      mobile: '+855 12 000 001',
      address: 'House 12, Street 178',
      city_name: '',
      state_name: '',
      country_name: 'Cambodia',
      postal_code: '',
    });
    const items = await db
      .selectFrom('order_item')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('product_id')
      .execute();
    expect(items).toMatchObject([
      {
        product_id: 1,
        name_en: 'Clay Mug',
        name_km: 'ពែងដី',
        picture: '/content/commonImages/mug-blue.webp',
        unit_cents: 1554,
        list_cents: 1554,
        quantity: 2,
        total_cents: 3108,
        discount_id: null,
        digital: false,
        status_id: 1,
        shipping_status_id: null,
        options: [
          { attributeId: 2, optionId: 1, en: ['Size', 'S'], km: ['Size', 'តូ'] },
          { attributeId: 3, optionId: 2, en: ['Print', 'Full colour'], km: ['បោះពុម្ព', 'Full colour'] },
          { attributeId: 1, optionId: 2, en: ['Color', 'Blue'], km: ['Color', 'Blue'] },
        ],
      },
      {
        product_id: 2,
        unit_cents: 2000,
        list_cents: 4000,
        quantity: 1,
        total_cents: 2000,
        discount_id: 1,
        options: [{ en: ['Color', 'Blue'] }],
      },
    ]);
    expect(
      await db.selectFrom('order_status_change').selectAll().where('order_id', '=', id).execute(),
    ).toMatchObject([
      {
        from_status: null,
        to_status: 1,
        changed_by: `customer ${shopper.customerId}`,
        changed_at: expect.any(Date),
      },
    ]);
    const mails = await db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('recipient', '=', shopper.email)
      .execute();
    expect(mails).toMatchObject([
      {
        kind: 'orderReceived',
        language_id: 1,
        sent_at: null,
        content: {
          orderId: id,
          number: data[0].OrderNumber,
          note: 'Call first.',
          couponCode: null,
          paymentMethodId: 6,
          totals: { subtotalCents: 5108, shippingCents: 0, discountCents: 0, totalCents: 5108 },
          items: [
            {
              name: 'Clay Mug',
              quantity: 2,
              unitCents: 1554,
              totalCents: 3108,
              // The second option has a surcharge.
              options: [
                { name: 'Size', value: 'S' },
                { name: 'Print', value: 'Full colour', addsCents: 154 },
                { name: 'Color', value: 'Blue' },
              ],
            },
            { name: 'Blue Mug' },
          ],
        },
      },
    ]);
  });

  it.each([
    ['the payment method as a number', { PaymentMethod: 6 }],
    ['the customer id in the other field, as text', { UserID: undefined, UserId: 'own' }],
    [
      'only the fields that are read',
      { paymentToken: undefined, payPalOrderConfirmJson: undefined, recordValueJson: undefined },
    ],
  ])('an order with %s is accepted', async (_, more) => {
    const own = 'UserId' in more ? { UserId: String(shopper.customerId) } : {};
    const { data } = await order(shopper, [mug('1')], { ...more, ...own });
    expect(data[0]).toMatchObject({ ResponseMsg: 'Order Placed Successfully', OrderTotal: 15.54 });
  });

  it('placing an order takes the ordered units from the stock, and leaves untracked stock unchanged', async () => {
    const stockOf = (id: number) =>
      db.selectFrom('product').select('stock').where('id', '=', id).executeTakeFirst();
    const before = (await stockOf(1))?.stock ?? 0;
    await order(shopper, [mug(2), blueMug(1)]);
    expect(await stockOf(1)).toEqual({ stock: before - 2 });
    expect(await stockOf(2)).toEqual({ stock: null });
  });

  it('an order has the language of the request, or else the customer’s own', async () => {
    await db.updateTable('customer').set({ language_id: 2 }).where('id', '=', shopper.customerId).execute();
    await order(shopper, [mug(1)]);
    await order(shopper, [mug(2)], { languageCode: 'en' });
    const mails = await db
      .selectFrom('outbox_mail')
      .select(['language_id', 'content'])
      .where('recipient', '=', shopper.email)
      .orderBy('id')
      .execute();
    expect(mails).toMatchObject([
      { language_id: 2, content: { items: [{ name: 'ពែងដី' }], address: { country: 'កម្ពុជា' } } },
      { language_id: 1, content: { items: [{ name: 'Clay Mug' }], address: { country: 'Cambodia' } } },
    ]);
  });

  it('an order is charged at the shop’s prices, whatever the browser sends', async () => {
    const forged = { ...mug(1), Price: 0.01, DiscountedPrice: 0.01, ItemSubTotal: 0, ShippingCharges: -500 };
    const { data } = await order(shopper, [forged], { OrderTotal: 0.01, cartSubTotal: 0.01 });
    expect(data[0].OrderTotal).toBe(15.54);
  });

  it('an order of free items only may cost nothing', async () => {
    const { data } = await order(shopper, [{ ProductId: 7, Quantity: 1 }], { ExpectedTotal: 0 });
    expect(data[0]).toMatchObject({ ResponseMsg: 'Order Placed Successfully', OrderTotal: 0 });
  });

  it('an order omits products that are no longer sold', async () => {
    const { data } = await order(shopper, [mug(1), { ProductId: 5, Quantity: 1 }]);
    expect(data[0].OrderTotal).toBe(15.54);
  });

  it('new orders have numbers with the shop’s prefix, and earlier orders keep theirs', async () => {
    const numberOf = async (mugs: number) => (await order(shopper, [blueMug(mugs)])).data[0].OrderNumber;
    const before = await numberOf(1);
    await changeSettings(db, { orderPrefix: 'MEKONG' }, 'system');
    const after = await numberOf(2);
    await changeSettings(db, { orderPrefix: null }, 'system');
    expect([before, after]).toEqual([
      expect.stringMatching(/^AG\d{5,}$/u),
      expect.stringMatching(/^MEKONG\d{5,}$/u),
    ]);
    const numbers = await db.selectFrom('customer_order').select('number').execute();
    expect(numbers.map(({ number }) => number)).toEqual(expect.arrayContaining([before, after]));
    for (const wrong of ['', 'ag', 'A1', 'LONGNAME', 'A G'])
      await expect(changeSettings(db, { orderPrefix: wrong }, 'system')).rejects.toThrow(/orderPrefix/u);
  });
});
