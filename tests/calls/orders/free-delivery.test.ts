import { beforeEach, describe, expect, it } from 'vitest';
import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { quotePhoneOrder } from '#contract/operations/office/phone-orders/quote-phone-order.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { getCouponCodeDiscount } from '#contract/operations/orders/get-coupon-code-discount.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setDeliveryMethods } from '#tests/support/delivery-methods.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { errorsOf } from '../office/discount-shop.ts';
import { blueMug, mug, orderFor } from './order-fixtures.ts';

const shop = await testShop(products);
const { db, query, request } = shop;
const office = officeOf(shop);
const owner = await office.inside(1);
await query`update product set shipping_free = false, shipping_cents = 0, stock = null`;
await query`select nextval(pg_get_serial_sequence('discount', 'id')) from generate_series(1, 1000)`;

const [kampot, trat] = [1, 2];
const method = (en: string, priceCents: number) => ({
  name: { en, km: en },
  company: '',
  kind: 'door' as const,
  provinces: [kampot],
  priceCents,
  daysFrom: 1,
  daysTo: 2,
});

let shopper: Shopper;
let [bus, door] = [0, 0];
const livesIn = (province: number) =>
  query`update customer set state_province_id = ${province} where id = ${shopper.customerId}`;
beforeEach(async () => {
  await query`update discount set active = false where kind = 'delivery'`;
  await setDeliveryMethods(db, method('Bus', 150), method('Door', 2000));
  const methods = await query`select id from delivery_way order by price_cents`;
  [bus, door] = methods.map(({ id }) => Number(id)) as [number, number];
  shopper = await newShopper(db);
  await livesIn(kampot);
});

const save = (fields: object) =>
  office.request(
    changeRecord,
    { kind: 'discount', id: null, version: null, fields: { kind: 'delivery', ...fields } },
    owner.cookie,
  );
let codes = 0;
/** Saves a coupon, or a discount without a code. */
async function freeDelivery(fields: object = {}) {
  const couponCode = `SHIP${codes++}`;
  const reply = await save({ name: 'Free', couponCode, ...fields });
  expect(errorsOf(reply)).toEqual([]);
  const { data } = reply;
  return { code: couponCode, id: Number(data.id) };
}
const check = async (CouponCode: string, lines: object[] = [mug(1)], more: object = {}) =>
  (
    await request(
      getCouponCodeDiscount,
      { CouponCode, cartJsonData: JSON.stringify(lines), ...more },
      shopper,
    )
  ).data;
const cart = async (lines: object[] = [mug(1)], who: Shopper | null = shopper, more: object = {}) =>
  (await request(getCustomerCartItems, { cartJsonData: JSON.stringify(lines), ...more }, who)).data;
const place = async (lines: object[], more: object = {}) =>
  (await request(postCustomerOrder, orderFor(shopper, lines, more), shopper)).data[0];
const stored = async (number: string) =>
  (
    await query`select subtotal_cents, shipping_cents, discount_cents, total_cents, coupon_code, delivery from customer_order
      where number = ${number}`
  )[0];
const officeSums = async (number: string) =>
  (await office.request(getOrder, { number }, owner.cookie)).data.sums;
const usesOf = async (id: number) => {
  const { results, uses } = (await office.request(listDiscountUses, { id }, owner.cookie)).data;
  return [results, uses?.map(({ offCents }: { offCents: number }) => offCents)];
};

describe('a coupon for free delivery', () => {
  it('a coupon for free delivery takes off only the charge of the selected delivery method', async () => {
    const { code, id } = await freeDelivery();
    expect(await check(code)).toEqual({
      DiscountValueAfterCouponAppliedWithQuantity: 1.5,
      DiscountValueAfterCouponApplied: 1.5,
      DiscountId: id,
      FreeDelivery: true,
    });
    // More than the item costs.
    expect(await check(code, [mug(1)], { DeliveryWayId: door })).toMatchObject({
      DiscountValueAfterCouponApplied: 20,
    });
    const wish = { CouponCode: code, DeliveryWayId: door, ExpectedTotal: 15.54 };
    const { OrderNumber: number, OrderTotal } = await place([mug(1)], wish);
    expect(OrderTotal).toBe(15.54);
    expect(await stored(number)).toMatchObject({
      subtotal_cents: 1554,
      shipping_cents: 0,
      discount_cents: 0,
      total_cents: 1554,
      coupon_code: code,
      delivery: { methodId: door, priceCents: 0, fullCents: 2000, discountId: id },
    });
    expect(await officeSums(number)).toMatchObject({ shippingCents: 0, discountCents: 0, coupon: code });
    const [history] = (await request(getCustomerOrderHistoryMaster, {}, shopper)).data;
    expect(history).toMatchObject({
      OrderTotal: 15.54,
      ShippingTotal: 0,
      DiscountTotal: 0,
      CouponCode: code,
    });
    expect(await usesOf(id)).toEqual([{ orders: 1, offCents: 2000, revenueCents: 1554 }, [2000]]);
    expect(await query`select used from discount where id = ${id}`).toEqual([{ used: 1 }]);
    const [mail] = await mailsTo(db, shopper.email);
    expect(mail?.content).toMatchObject({ couponCode: code, totals: { shippingCents: 0, discountCents: 0 } });
    const url = `/office/papers/invoices?orders=${number}`;
    const reply = await shop.server.inject({ url, headers: { cookie: owner.cookie, ...officePageHeaders } });
    expect((await pdfPageCount(reply.rawPayload)).join(' ')).toContain(`Coupon ${code}`);
  });

  it('a coupon for free delivery has the same effect on a phone order', async () => {
    const { code } = await freeDelivery();
    const lines = [{ productId: 1, quantity: 1, options: mugOptions }];
    const wish = { customerId: shopper.customerId, coupon: code, lines, language: 'en', aloudIn: 'en' };
    const { data } = await office.request(quotePhoneOrder, wish, owner.cookie);
    expect(data.couponProblem).toBeNull();
    expect(data.sums).toMatchObject({ shippingCents: 0, discountCents: 0, totalCents: 1554 });
  });

  it.each<[string, object, object, object[]]>([
    ['couponMinimum', { minCents: 1555 }, {}, [mug(1)]],
    ['couponNotWithDiscount', {}, {}, [mug(1), blueMug(1)]],
    ['couponOtherDelivery', { provinces: [trat] }, {}, [mug(1)]],
  ])('a coupon for free delivery is refused with %s for %j', async (message, fields, more, lines) => {
    const { code } = await freeDelivery(fields);
    expect(await check(code, lines, more)).toMatchObject({ MessageCode: message });
  });

  it('a coupon for free delivery is refused for a delivery method that it is not for, in the check and in an order', async () => {
    const { code } = await freeDelivery({ deliveryMethodIds: [bus] });
    expect(await check(code)).toMatchObject({ FreeDelivery: true });
    const other = { DeliveryWayId: door };
    expect(await check(code, [mug(1)], other)).toMatchObject({ MessageCode: 'couponOtherDelivery' });
    expect(await place([mug(1)], { CouponCode: code, ...other })).toMatchObject({
      MessageCode: 'couponOtherDelivery',
    });
  });

  it('a coupon for free delivery is refused for an order without a delivery charge', async () => {
    await query`update delivery_way set price_cents = 0 where id = ${bus}`;
    const { code } = await freeDelivery();
    expect(await check(code)).toMatchObject({ MessageCode: 'couponNoDelivery' });
  });

  it('a coupon for free delivery asks a visitor for the address first', async () => {
    const { code } = await freeDelivery();
    const { data } = await request(getCouponCodeDiscount, {
      CouponCode: code,
      cartJsonData: JSON.stringify([mug(1)]),
    });
    expect(data).toMatchObject({ MessageCode: 'couponNeedsAddress' });
  });

  it('a coupon for free delivery is lost when staff reduce the order below its minimum, and the delivery costs its old price again', async () => {
    const { code, id } = await freeDelivery({ minCents: 3000 });
    const { OrderNumber: number } = await place([mug(2)], { CouponCode: code });
    await query`update delivery_way set price_cents = 999 where id = ${bus}`;
    const reduce = async (quantity: number) => {
      const { lines } = (await office.request(getOrder, { number }, owner.cookie)).data;
      const stay = lines.map((line: { id: number }) => ({ line: line.id, quantity }));
      const edit = { number, stay, add: [], address: null, deliveryWayId: null };
      const { version, sums } = (await office.request(planOrderChange, edit, owner.cookie)).data;
      await office.request(changeOrder, { ...edit, version, totalCents: sums.totalCents }, owner.cookie);
      return stored(number);
    };
    expect(await reduce(3)).toMatchObject({ shipping_cents: 0, total_cents: 4662, coupon_code: code });
    expect(await reduce(1)).toMatchObject({ shipping_cents: 150, total_cents: 1704, coupon_code: null });
    expect(await query`select used from discount where id = ${id}`).toEqual([{ used: 0 }]);
  });
});

describe('free delivery without a code', () => {
  it('free delivery without a code applies from its minimum, to its methods, in the cart and the order', async () => {
    const { id } = await freeDelivery({ couponCode: null, minCents: 3000, deliveryMethodIds: [bus] });
    expect(await cart()).toMatchObject({ shippingSubTotal: 1.5, orderTotal: 17.04 });
    const two = await cart([mug(2)]);
    expect(two).toMatchObject({ shippingSubTotal: 0, orderTotal: 31.08, DeliveryPrice: 0 });
    expect(two.DeliveryWays.map(({ Price }: { Price: number }) => Price)).toEqual([0, 20]);
    const { OrderNumber: number } = await place([mug(2)], { ExpectedTotal: 31.08 });
    expect(await stored(number)).toMatchObject({ shipping_cents: 0, coupon_code: null });
    const byDoor = await place([mug(3)], { DeliveryWayId: door });
    expect(byDoor.OrderTotal).toBe(66.62);
    expect(await usesOf(id)).toEqual([{ orders: 1, offCents: 150, revenueCents: 3108 }, [150]]);
    const [removed] = await query`select version from discount where id = ${id}`;
    const gone = await office.request(
      changeRecord,
      { kind: 'discount', id, version: Number(removed!.version), fields: {}, remove: true },
      owner.cookie,
    );
    expect(JSON.stringify(gone.data)).toContain('usedByOrders');
  });

  it('free delivery without a code applies in its provinces, also for a visitor who chose one', async () => {
    await setDeliveryMethods(db, { ...method('Bus', 150), provinces: null });
    await freeDelivery({ couponCode: null, provinces: [kampot] });
    expect((await cart([mug(1)], null, { StateProvinceId: kampot })).shippingSubTotal).toBe(0);
    expect((await cart([mug(1)], null, { StateProvinceId: trat })).shippingSubTotal).toBe(1.5);
    expect((await cart()).shippingSubTotal).toBe(0);
    await livesIn(trat);
    expect((await cart()).shippingSubTotal).toBe(1.5);
  });

  it('free delivery also applies with discounted items and beside a coupon for the items', async () => {
    await freeDelivery({ couponCode: null });
    expect((await cart([blueMug(1)])).shippingSubTotal).toBe(0);
    const { OrderTotal } = await place([mug(1)], { CouponCode: 'FIVE' });
    expect(OrderTotal).toBe(10.54);
  });

  it('free delivery without a code does not apply before its start, after its end or while it is inactive', async () => {
    for (const fields of [
      { active: false },
      { startsAt: '2150-01-01T00:00:00Z' },
      { endsAt: '2020-01-01T00:00:00Z' },
    ]) {
      await freeDelivery({ couponCode: null, ...fields });
      expect((await cart()).shippingSubTotal, JSON.stringify(fields)).toBe(1.5);
    }
  });

  it('free delivery stays with an order that staff edit after it ended', async () => {
    const { id } = await freeDelivery({ couponCode: null });
    const { OrderNumber: number } = await place([mug(1)]);
    await query`update discount set active = false where id = ${id}`;
    const { lines } = (await office.request(getOrder, { number }, owner.cookie)).data;
    const stay = lines.map((line: { id: number }) => ({ line: line.id, quantity: 2 }));
    const edit = { number, stay, add: [], address: null, deliveryWayId: null };
    const { sums } = (await office.request(planOrderChange, edit, owner.cookie)).data;
    expect(sums).toMatchObject({ shippingCents: 0, totalCents: 3108 });
  });
});

describe('the description of free delivery', () => {
  it('a free-delivery discount has no percentage or amount, and only methods and provinces that exist', async () => {
    const wrong = await save({
      name: 'x',
      couponCode: 'WRONG',
      percent: 100,
      deliveryMethodIds: [99_999],
      provinces: [99_999],
    });
    expect(wrong.status).toBe(400);
    expect(errorsOf(wrong)).toEqual([
      'percent freeDelivery',
      'deliveryMethodIds unknown',
      'provinces unknown',
    ]);
  });

  it('a free-delivery discount is what staff saved', async () => {
    const { id } = await freeDelivery({ minCents: 500, deliveryMethodIds: [door, bus], provinces: [kampot] });
    const { records, fields } = (
      await office.request(getRecords, { kind: 'discount', ids: [id] }, owner.cookie)
    ).data;
    expect(records[0].fields).toMatchObject({
      kind: 'delivery',
      minCents: 500,
      deliveryMethodIds: [bus, door],
      provinces: [kampot],
    });
    expect(fields.deliveryMethodIds.options).toEqual([
      { value: bus, en: 'Bus', km: 'Bus' },
      { value: door, en: 'Door', km: 'Door' },
    ]);
  });
});

const mugOptions = [
  { attributeId: 2, optionId: 1 },
  { attributeId: 3, optionId: 2 },
  { attributeId: 1, optionId: 2 },
];
