import { beforeAll, describe, expect, it } from 'vitest';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop, products } from '#tests/support/test-shop.ts';
import { blueMug, mug, orderFor } from './order-fixtures.ts';

const { db, request } = await testShop(products);

let owner: Shopper;
let other: Shopper;
let empty: Shopper;
let first: number;
let second: number;
beforeAll(async () => {
  [owner, other, empty] = [await newShopper(db), await newShopper(db), await newShopper(db)];
  const order = async (who: Shopper, lines: object[], more: object = {}) =>
    (await request(postCustomerOrder, orderFor(who, lines, more), who)).data[0].OrderId;
  first = await order(owner, [mug(2)], { CouponCode: 'FIVE', OrderNote: 'leave it at the gate' });
  second = await order(owner, [mug(1), blueMug(3)]);
  await order(other, [mug(1)]);
});

const master = (who: Shopper | null, parameters: object = {}, headers = {}) =>
  request(getCustomerOrderHistoryMaster, { recordValueJson: '[]', ...parameters }, who, headers);
const detail = (who: Shopper | null, OrderId: unknown, parameters: object = {}) =>
  request(getCustomerOrderHistoryDetail, { OrderId, ...parameters }, who);

describe('order list', () => {
  it('the order list is split into pages by a page size, and has all orders without one', async () => {
    const ids = async (parameters: object) =>
      (await master(owner, parameters)).data.map((each: { OrderId: number }) => each.OrderId);
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ PageNo: 1, PageSize: 1 })).toEqual([second]);
    expect(await ids({ PageNo: 2, PageSize: 1 })).toEqual([first]);
    expect(await ids({ PageNo: 3, PageSize: 1 })).toEqual([]);
    expect(await ids({ PageNo: 1, PageSize: 500 })).toEqual([second, first]);
    expect(await ids({ PageNo: 2 })).toEqual([second, first]);
  });

  it('the order list contains only the caller’s own orders with their totals, newest first', async () => {
    const { data } = await master(owner, { UserId: owner.customerId });
    expect(data).toMatchObject([
      {
        OrderId: second,
        OrderNumber: expect.stringMatching(/^AG\d{5,}$/u),
        LatestStatusName: 'Active',
        LatestStatusID: 1,
        TotalItems: 2,
        OrderTotal: 75.54,
        DiscountTotal: 0,
        CouponCode: '',
      },
      {
        OrderId: first,
        TotalItems: 1,
        OrderSubTotal: 31.08,
        ShippingTotal: 0,
        DiscountTotal: 5,
        CouponCode: 'FIVE',
        OrderTotal: 26.08,
        PaymentMethodId: 6,
        OrderNote: 'leave it at the gate',
      },
    ]);
    expect(data[0].OrderDateUTC).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
    expect(Math.abs(Date.parse(data[0].OrderDateUTC) - Date.now())).toBeLessThan(60_000);
  });

  it('the order list shows the address of each order, also after the customer has moved', async () => {
    await db
      .updateTable('customer')
      .set({ address: 'elsewhere' })
      .where('id', '=', owner.customerId)
      .execute();
    const [, { ShippingAddress }] = (await master(owner)).data;
    expect(ShippingAddress).toEqual({
      FirstName: 'Sokha',
      LastName: 'Chan',
      MobileNo: '+855 12 000 001',
      AddressLineOne: 'House 12, Street 178',
      CityName: '',
      StateName: '',
      CountryName: 'Cambodia',
      PostalCode: '',
    });
  });

  it('the order list names places in the language of the page, whichever they were stored in', async () => {
    const country = await db
      .selectFrom('country')
      .select('id')
      .where('code', '=', 'KH')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('country_text')
      .values({ country_id: country.id, language_id: 2, name: 'កម្ពុជា' })
      .onConflict((known) => known.doNothing())
      .execute();
    const place = async (languageCode: string) =>
      (await master(owner, { languageCode })).data[1].ShippingAddress;
    await db
      .updateTable('customer_order')
      .set({ country_name: 'Cambodia', city_name: 'A town of no list' })
      .execute();
    expect((await place('ar')).CountryName).toBe('កម្ពុជា');
    expect((await place('en')).CountryName).toBe('Cambodia');
    await db.updateTable('customer_order').set({ country_name: 'កម្ពុជា' }).execute();
    expect((await place('ar')).CountryName).toBe('កម្ពុជា');
    expect((await place('en')).CountryName).toBe('Cambodia');
    expect((await place('ar')).CityName).toBe('A town of no list');
  });

  it('the order list is the same without UserId, and with UserId as text', async () => {
    const whole = (await master(owner)).data;
    expect(whole).toHaveLength(2);
    expect((await master(owner, { UserId: String(owner.customerId) })).data).toEqual(whole);
    expect((await master(owner, { UserId: '' })).data).toEqual(whole);
  });

  it('the order list names the status in the requested language, with the text of staff if they wrote one', async () => {
    const khmer = sharedLabels.khmer.statusActive;
    expect((await master(owner, { languageCode: 'ar' })).data[0].LatestStatusName).toBe(khmer);
    await db
      .insertInto('localized_label')
      .values({ entity_id: 101, label_key: 'statusActive', language_id: 2, text: 'បានទទួល' })
      .execute();
    expect((await master(owner, { languageCode: 'ar' })).data[0].LatestStatusName).toBe('បានទទួល');
    expect((await master(owner)).data[0].LatestStatusName).toBe('Active');
  });

  it('the order list of a customer without orders is empty', async () => {
    expect(await master(empty)).toMatchObject({ status: 200, data: [], envelope: { statusCode: 200 } });
  });
});

describe('order items', () => {
  it('the items of an order are returned as ordered', async () => {
    const { data } = await detail(owner, String(second));
    expect(data).toMatchObject([
      {
        ProductId: 1,
        ProductName: 'Clay Mug',
        DefaultImageUrl: '/content/commonImages/mug-blue.webp',
        Price: 15.54,
        Quantity: 1,
        OrderItemTotal: 15.54,
        IsDigitalProduct: false,
        LatestStatusID: 1,
        ShippingStatusID: null,
        ColorName: 'Blue',
        SizeShortName: 'S',
        SelectedOptions: [
          { AttributeDisplayName: 'Size', PrimaryKeyDisplayValue: 'S' },
          { AttributeDisplayName: 'Print', PrimaryKeyDisplayValue: 'Full colour' },
          { AttributeDisplayName: 'Color', PrimaryKeyDisplayValue: 'Blue' },
        ],
      },
      {
        ProductId: 2,
        Price: 20,
        OriginalPrice: 40,
        Quantity: 3,
        OrderItemTotal: 60,
        ColorName: 'Blue',
        SizeShortName: '',
      },
    ]);
    expect(data[0]).not.toHaveProperty('OriginalPrice');
  });

  it('items do not change when the product changes', async () => {
    const before = (await detail(owner, second)).data;
    await db.updateTable('product').set({ price_cents: 1 }).where('id', '=', 1).execute();
    await db.updateTable('product_text').set({ name: 'Other' }).where('product_id', '=', 1).execute();
    expect((await detail(owner, second)).data).toEqual(before);
  });

  it('the items of an order are in the requested language', async () => {
    expect((await detail(owner, second, { languageCode: 'ar' })).data[0]).toMatchObject({
      ProductName: 'ពែងដី',
      SizeShortName: 'តូ',
    });
  });
});

describe('caller of the order list', () => {
  it('an invalid order id is rejected', async () => {
    for (const OrderId of ['1 or 1=1', -1, 1.5, null, {}, '99999999999', '\u0000']) {
      expect(await detail(owner, OrderId)).toMatchObject({
        status: 200,
        data: [],
        envelope: { statusCode: 400 },
      });
    }
  });
});
