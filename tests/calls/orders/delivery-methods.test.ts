import { beforeEach, describe, expect, it } from 'vitest';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { bestFacilitiesLabels } from '#contract/labels/storefront/best-facilities.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { setDeliveryMethods, undoLastOf } from '#tests/support/delivery-methods.ts';
import { payingShop } from '../payments/paying.ts';
import { mug, orderFor, sticker } from './order-fixtures.ts';

const shop = await payingShop();
const { db, query, request, pay } = shop;
const office = officeOf(shop);
const [owner, workshop] = [await office.inside(1), await office.inside(3)];

await query`update product set shipping_free = false, shipping_cents = 0`;

/** Ids of places in the fixture. */
const [kampot, trat] = [1, 2];
/** The price of one mug. */
const mugTotal = 15.54;
const branch = {
  name: { en: 'To a branch', km: 'ទៅសាខា' },
  company: 'J&T',
  kind: 'branch' as const,
  provinces: [kampot],
  priceCents: 150,
  daysFrom: 1,
  daysTo: 2,
};
const door = { ...branch, name: { en: 'To the door', km: 'ដល់ផ្ទះ' }, kind: 'door' as const, priceCents: 300 };

const livesIn = (who: Shopper, province: number | null) =>
  query`update customer set state_province_id = ${province} where id = ${who.customerId}`;
const priced = async (who: Shopper | null, more: object = {}) =>
  (await request(getCustomerCartItems, { cartJsonData: JSON.stringify([mug(1)]), ...more }, who)).data;
const ordersOf = async (who: Shopper, more: object = {}) =>
  (await request(getCustomerOrderHistoryMaster, { UserId: who.customerId, ...more }, who)).data;
const refusal = async (more: object = {}, lines: object[] = [mug(1)]) => {
  const { envelope, data } = await pay(shopper, lines, more);
  return [envelope.statusCode, data[0].MessageCode];
};

let shopper: Shopper;
let attempts = 0;
beforeEach(async () => {
  shopper = await newShopper(db);
  await livesIn(shopper, kampot);
  await setDeliveryMethods(db);
});

it('an order that is picked up is ready, and then picked up by someone', async () => {
  await setDeliveryMethods(db, { ...branch, kind: 'shop', company: '', priceCents: 0 });
  const number = (await pay(shopper, [mug(1)], {})).data[0].OrderNumber as string;
  const [{ id }] = await query`select id from customer_order where number = ${number}`;
  const step = (name: string, from: string, more: object = {}) =>
    office.request(takeOrderStep, { number, step: name, from, ...more }, workshop.cookie);
  const progress = async () =>
    (await request(getOrderProgress, { UserId: shopper.customerId, OrderId: Number(id) }, shopper)).data[0];
  await office.request(confirmOrder, { number }, owner.cookie);
  expect((await step('prepare', 'active')).data).toEqual({ state: 'inProgress' });
  expect((await office.request(sendOrder, { number }, workshop.cookie)).status).toBe(200);
  expect(await progress()).toMatchObject({ IsPickUp: true });
  const { orders } = (await office.request(listOrders, { find: number }, workshop.cookie)).data;
  expect(orders).toMatchObject([{ number, isPickUp: true }]);
  const note = 'Picked up by Sok Dara';
  // Without its note, the step isn't taken either.
  const unknown = { staffId: 2_000_000, text: note };
  await expect(
    changeOrderStatus(db, { orderId: Number(id), to: 3, actor: 'staff 1', note: unknown }),
  ).rejects.toThrow('order_note');
  expect((await step('complete', 'inProgress', { note })).data).toEqual({ state: 'completed' });
  const notes = await query`select text from order_note where order_id = ${id}`;
  expect(notes).toEqual([{ text: note }]);
  const mails =
    await query`select kind, content->'isPickUp' as pick, content->'dueCents' as due from outbox_mail
    where recipient = ${shopper.email} and kind in ('orderReceived', 'orderInProgress', 'orderSent', 'orderCompleted') order by id`;
  expect(mails).toEqual([
    { kind: 'orderReceived', pick: true, due: null },
    { kind: 'orderInProgress', pick: true, due: null },
    { kind: 'orderSent', pick: true, due: 1554 },
    { kind: 'orderCompleted', pick: true, due: null },
  ]);
});

describe('free delivery as told by the shop', () => {
  const isFree = async () => (await request(getShopSettings, {})).data.FreeDelivery;

  it.each([
    [true, []],
    [true, [{ ...door, active: false }]],
    [true, [{ ...door, priceCents: 0 }]],
    [false, [{ ...branch, priceCents: 0 }, door]],
  ])('free delivery is %s with the methods %j', async (free, ways) => {
    await setDeliveryMethods(db, ...ways);
    expect(await isFree()).toBe(free);
    shop.app.changes.announce('texts');
    for (const [lang, labels] of [
      ['en', bestFacilitiesLabels.texts],
      ['ar', bestFacilitiesLabels.khmer],
    ] as const) {
      const { body } = await shop.server.inject({ url: `/${lang}` });
      expect(body.includes(labels.lbl_facility_freeshipp)).toBe(free);
      expect(body.includes(labels.charged)).toBe(!free);
    }
  });

  it('free delivery ends while a product on sale has its own charge, and its change outdates the home page', async () => {
    const edit = (shippingCents: number, shippingFree = false) =>
      changeProducts(db, { by: 'staff maly' }, [{ id: 1, fields: { shippingCents, shippingFree } }]);
    const notices = await noticesDuring(shop.url, () => edit(200));
    expect(notices).toContain('texts');
    expect(await isFree()).toBe(false);
    await edit(200, true);
    expect(await isFree()).toBe(true);
    await edit(0);
  });
});

describe('shop without active delivery methods', () => {
  it.each([[[]], [[{ ...door, active: false }]]])(
    'a shop without active delivery methods uses the delivery times of the products with the methods %j',
    async (methods) => {
      await setDeliveryMethods(db, ...methods);
      const cart = await priced(shopper);
      expect(cart).toMatchObject({ shippingSubTotal: 0, orderTotal: mugTotal });
      expect(Object.keys(cart).join(' ')).not.toContain('Delivery');
      await pay(shopper, [mug(1)], { DeliveryWayId: 5, ExpectedTotal: mugTotal });
      const [order] = await ordersOf(shopper);
      expect(order).toMatchObject({ OrderTotal: mugTotal, ShippingTotal: 0 });
      expect(order).not.toHaveProperty('Delivery');
    },
  );
});

describe('shop with delivery methods', () => {
  it('a cart lists the methods of its customer’s province, and its totals include the cheapest', async () => {
    const [doorId, branchId] = await setDeliveryMethods(db, door, branch, {
      ...branch,
      provinces: [trat],
      priceCents: 1,
    });
    const cart = await priced(shopper, { languageCode: 'ar' });
    expect(cart).toMatchObject({ DeliveryWayId: branchId, shippingSubTotal: 1.5, orderTotal: 17.04 });
    expect(cart.DeliveryWays).toEqual([
      expect.objectContaining({ DeliveryWayId: doorId, Name: 'ដល់ផ្ទះ', Kind: 'door', Price: 3 }),
      {
        DeliveryWayId: branchId,
        Name: 'ទៅសាខា',
        CompanyName: 'J&T',
        Kind: 'branch',
        Price: 1.5,
        ShippingDays: cart.ShippingDays,
      },
    ]);
    const guests = await priced(null);
    expect(guests).toMatchObject({ orderTotal: mugTotal, ShippingLater: true });
    expect(cart).not.toHaveProperty('ShippingLater');
    expect(guests).not.toHaveProperty('DeliveryWays');
    // Only a visitor's own choice of a province counts.
    const visitors = await priced(null, { StateProvinceId: kampot, languageCode: 'ar' });
    expect(visitors).toEqual(cart);
    expect(await priced(null, { StateProvinceId: -999 })).toEqual(guests);
    expect(await priced(shopper, { StateProvinceId: trat, languageCode: 'ar' })).toEqual(cart);
    expect(await priced(null, { StateProvinceId: 2_000_000_000 })).toMatchObject({ DeliveryWays: [] });
  });

  it('an old client without a choice orders with the cheapest method', async () => {
    await setDeliveryMethods(db, door, branch);
    const { data } = await pay(shopper, [mug(1)], {});
    expect(data[0].OrderTotal).toBe(17.04);
    expect(await ordersOf(shopper)).toMatchObject([
      { OrderTotal: 17.04, ShippingTotal: 1.5, Delivery: { Name: 'To a branch', Price: 1.5 } },
    ]);
  });

  it('the chosen delivery method is charged at the shop’s price, never above what was shown', async () => {
    const [doorId] = await setDeliveryMethods(db, door, branch);
    const chosen = { DeliveryWayId: doorId };
    expect(await refusal({ ...chosen, ExpectedTotal: 17.04 })).toEqual([409, 'priceChanged']);
    const { data } = await pay(shopper, [mug(1)], { ...chosen, ExpectedTotal: 18.54 });
    expect(data[0].OrderTotal).toBe(18.54);
  });

  it('deleted, inactive and other provinces’ delivery methods are refused, and places without delivery', async () => {
    const [here, there, off] = await setDeliveryMethods(
      db,
      branch,
      { ...branch, provinces: [trat] },
      { ...branch, active: false },
    );
    for (const DeliveryMethodId of [there, off, 99_999])
      expect(await refusal({ DeliveryWayId: DeliveryMethodId })).toEqual([409, 'deliveryGone']);
    for (const province of [trat, null]) {
      await livesIn(shopper, province);
      await setDeliveryMethods(db, branch);
      expect(await refusal({ DeliveryWayId: here })).toEqual([409, 'deliveryNotHere']);
      expect(await priced(shopper)).toMatchObject({ DeliveryWays: [], orderTotal: mugTotal });
    }
    expect(await ordersOf(shopper)).toEqual([]);
    await setDeliveryMethods(db, { ...branch, provinces: null });
    expect(await refusal()).toEqual([200, undefined]);
  });

  it('an order of downloads only has no delivery method', async () => {
    await setDeliveryMethods(db, { ...branch, provinces: [trat] });
    expect(await refusal({}, [sticker])).toEqual([200, undefined]);
    expect((await ordersOf(shopper))[0]).not.toHaveProperty('Delivery');
  });

  it('items with free delivery on their page are delivered free', async () => {
    await setDeliveryMethods(db, branch);
    await query`update product set shipping_free = true where id = 1`;
    const cart = await priced(shopper);
    const { data } = await pay(shopper, [mug(1)], { ExpectedTotal: mugTotal });
    await query`update product set shipping_free = false where id = 1`;
    expect(cart).toMatchObject({ shippingSubTotal: 0, DeliveryWays: [{ Price: 0 }] });
    expect(data[0].OrderTotal).toBe(mugTotal);
  });

  it('a coupon does not apply to delivery', async () => {
    await setDeliveryMethods(db, branch);
    const { data } = await pay(shopper, [mug(1)], { CouponCode: 'FIVE' });
    expect(data[0].OrderTotal).toBe(12.04);
  });

  it('changing the delivery method is refused (409) under the same key, and a new order without one', async () => {
    const [one, other] = await setDeliveryMethods(db, branch, door);
    const key = { 'idempotency-key': `ways-${(attempts += 1)}-0001` };
    const first = await pay(shopper, [mug(1)], { DeliveryWayId: one }, key);
    expect(await pay(shopper, [mug(1)], { DeliveryWayId: one }, key)).toEqual(first);
    expect((await pay(shopper, [mug(1)], { DeliveryWayId: other }, key)).envelope.statusCode).toBe(409);
    for (const DeliveryMethodId of [one, one, other])
      await pay(shopper, [mug(1)], { DeliveryWayId: DeliveryMethodId });
    expect(await ordersOf(shopper)).toHaveLength(3);
  });

  it('a payment includes the delivery price', async () => {
    const [doorId] = await setDeliveryMethods(db, door);
    const wish = orderFor(shopper, [mug(1)], { PaymentMethod: '5', DeliveryWayId: doorId });
    const key = { 'idempotency-key': 'ways-card-0001' };
    expect((await request(beginPayment, wish, shopper, key)).data[0].OrderTotal).toBe(18.54);
    const [{ amount_cents }] =
      await query`select p.amount_cents from payment p where p.customer_id = ${shopper.customerId}`;
    expect(amount_cents).toBe(1854);
  });

  it('an order stores its method in both languages, for customer, email and staff', async () => {
    const [id] = await setDeliveryMethods(db, branch);
    const number = (await pay(shopper, [mug(1)], {})).data[0].OrderNumber as string;
    await setDeliveryMethods(db, { ...door, priceCents: 900 });
    expect((await ordersOf(shopper, { languageCode: 'ar' }))[0].Delivery).toMatchObject({
      DeliveryWayId: id,
      Name: 'ទៅសាខា',
      CompanyName: 'J&T',
      Price: 1.5,
    });
    const [{ content }] =
      await query`select content from outbox_mail where kind = 'orderReceived' and recipient = ${shopper.email}`;
    expect(content).toMatchObject({ delivery: ['To a branch', 'J&T'], totals: { shippingCents: 150 } });
    const seen = async (who: typeof owner) => (await office.request(getOrder, { number }, who.cookie)).data;
    const method = { name: branch.name, company: 'J&T', kind: 'branch' };
    expect((await seen(owner)).deliveryWay).toMatchObject({ ...method, priceCents: 150 });
    expect((await seen(workshop)).deliveryWay).toMatchObject({ ...method, priceCents: null });
  });
});

describe('delivery methods edited by staff', () => {
  it('undo restores a deleted delivery method with its id', async () => {
    const [id] = await setDeliveryMethods(db, branch);
    await setDeliveryMethods(db);
    await undoLastOf(db, id!);
    expect((await priced(shopper)).DeliveryWays).toMatchObject([{ DeliveryWayId: id, CompanyName: 'J&T' }]);
  });

  it.each([
    [{ priceCents: -1 }, 'priceCents'],
    [{ priceCents: 1.5 }, 'priceCents'],
    [{ daysFrom: 3, daysTo: 2 }, 'daysTo'],
    [{ provinces: [] }, 'provinces'],
    [{ provinces: [kampot, 1e12] }, 'provinces'],
    [{ kind: 'ship' as never }, 'kind'],
    [{ name: { en: 'Only English', km: '' } }, 'name'],
  ])('a delivery method with %j is rejected', async (wrong, field) => {
    await expect(setDeliveryMethods(db, { ...branch, ...wrong })).rejects.toThrow(`"field":"${field}"`);
  });
});
