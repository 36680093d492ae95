import { describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { changeOrderDetails } from '#contract/operations/orders/change-order-details.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { planOrderDetails } from '#contract/operations/orders/plan-order-details.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, request, pay, reconcile } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
await query`insert into payment_method (id, picture, position, shown_as, provider) values
  (9, '/bank.svg', 3, 'transfer', 'transfer') on conflict (id) do update set shown_as = excluded.shown_as, provider = excluded.provider`;
await fillBankNames(db, bankAccount);
const elsewhere = { state: 51, city: 51 };
await query`insert into state_province (id, country_id) select 51, country_id from state_province where id = 1`;
await query`insert into state_province_text (state_province_id, language_id, name) values (51, 1, 'Kampong Thom')`;
await query`insert into city (id, state_province_id) values (51, 51)`;
await query`insert into city_text (city_id, language_id, name) values (51, 1, 'Stoung')`;
await query`update product set shipping_free = false where id = 1`;
// Delivery to province 1 costs $2, to the other one $5.
await query`delete from delivery_way`;
const [near] =
  await query`insert into delivery_way (name_en, name_km, company, kind, price_cents, days_from, days_to, province_ids, position, active)
  values ('Near', 'ជិត', '', 'door', 200, 1, 2, '{1}', 1, true) returning id`;
const [far] =
  await query`insert into delivery_way (name_en, name_km, company, kind, price_cents, days_from, days_to, province_ids, position, active)
  values ('Far', 'ឆ្ងាយ', '', 'door', 500, 3, 5, array[${elsewhere.state}::int], 2, true) returning id`;
const [home] = await query`select id as city from city where state_province_id = 1 order by id limit 1`;

async function order(more: object = {}): Promise<number> {
  await query`update customer set state_province_id = 1, city_id = ${home.city} where id = ${shopper.customerId}`;
  return (await pay(shopper, [mug(2)], { DeliveryWayId: near.id, ...more })).data[0].OrderId;
}
const plan = async (OrderId: number, Details: object | null = null, who: Shopper = shopper) =>
  request(planOrderDetails, { OrderId, ...(Details && { Details }) }, who);
/** Returns the details of an order as the form sends them, with some changed. */
async function detailsOf(OrderId: number, changes: object = {}) {
  const [row] = (await plan(OrderId)).data;
  const { FirstName, LastName, MobileNo, SecondMobileNo, RecipientName, RecipientMobileNo } = row;
  const { AddressLineOne, PostalCode, OrderNote, Company, StateProvinceID, CityID } = row;
  return {
    FirstName,
    LastName,
    MobileNo,
    SecondMobileNo,
    RecipientName,
    RecipientMobileNo,
    AddressLineOne,
    PostalCode,
    OrderNote,
    Company,
    DeliveryWayId: null,
    StateProvinceId: StateProvinceID,
    CityId: CityID,
    ...changes,
  };
}
async function change(OrderId: number, changes: object, more: object = {}, who: Shopper = shopper) {
  const Details = await detailsOf(OrderId, changes);
  const [{ Version, OrderTotal, DeliveryWayId }] = (await plan(OrderId, Details)).data;
  const shownPlan = { OrderId, Version, OrderTotal, Details: { ...Details, DeliveryWayId } };
  return request(changeOrderDetails, { ...shownPlan, ...more }, who);
}
const codeOf = ({ data }: { data: { MessageCode?: string }[] }) => data[0]?.MessageCode;
const shown = async (OrderId: number) =>
  (
    await request(getCustomerOrderHistoryMaster, { UserId: shopper.customerId, WithCancelled: true }, shopper)
  ).data.find((each: { OrderId: number }) => each.OrderId === OrderId);
const numberOf = async (id: number) =>
  (await query`select number from customer_order where id = ${id}`)[0].number as string;
const prepare = (orderId: number) => changeOrderStatus(db, { orderId, to: 2, actor: 'staff srey' });
const moved = () => ({ StateProvinceId: elsewhere.state, CityId: elsewhere.city, AddressLineOne: 'Villa 3' });

describe('the address of an order, changed by its customer', () => {
  it('an address changed by its customer changes the delivery price and day, which the plan shows before anything is saved', async () => {
    const OrderId = await order();
    const [now] = (await plan(OrderId)).data;
    expect(now).toMatchObject({
      StateProvinceID: 1,
      CityID: home.city,
      DeliveryWayId: near.id,
      IsChanged: false,
    });
    const Details = await detailsOf(OrderId, moved());
    const [planned] = (await plan(OrderId, Details)).data;
    expect(planned).toMatchObject({
      DeliveryWayId: far.id,
      ShippingDays: '3-5',
      OrderTotal: now.OrderTotal + 3,
      Money: { How: 'new-total', Amount: now.OrderTotal + 3 },
      IsChanged: true,
    });
    expect((await shown(OrderId)).OrderTotal).toBe(now.OrderTotal);
    expect((await change(OrderId, moved())).envelope.statusCode).toBe(200);
    expect(await shown(OrderId)).toMatchObject({
      OrderTotal: now.OrderTotal + 3,
      ShippingAddress: { AddressLineOne: 'Villa 3' },
    });
  });

  it('a changed address is in the history and the audit log under the customer, and the customer gets the new order by email', async () => {
    const OrderId = await order();
    const since = await auditedSince(db);
    await change(OrderId, { OrderNote: 'Ring twice', RecipientName: 'Dara' });
    const actor = `customer ${shopper.customerId}`;
    expect(await since()).toMatchObject([
      { event: 'order contents changed', actor, detail: { fields: ['address', 'note'] } },
    ]);
    const number = await numberOf(OrderId);
    const { changes } = (await office.request(listOrderChanges, { number }, owner.cookie)).data;
    expect(changes).toMatchObject([{ by: actor, what: [{ kind: 'address' }, { kind: 'note' }] }]);
    expect((await office.request(getOrder, { number }, owner.cookie)).data).toMatchObject({
      note: 'Ring twice',
      delivery: { recipient: 'Dara' },
    });
    expect(await shop.mails(shopper)).toContain('orderAltered');
  });

  it('a changed address is refused once preparation has started, even between plan and save', async () => {
    const OrderId = await order();
    const Details = await detailsOf(OrderId, moved());
    const [{ Version, OrderTotal }] = (await plan(OrderId, Details)).data;
    await prepare(OrderId);
    const late = await request(changeOrderDetails, { OrderId, Version, OrderTotal, Details }, shopper);
    expect(codeOf(late)).toBe('changeTooLate');
    expect(codeOf(await plan(OrderId, Details))).toBe('changeTooLate');
    expect((await request(getOrderProgress, { OrderId }, shopper)).data[0].MayChange).toBe(false);
  });

  it('a changed address is refused with another total than shown, or after another change', async () => {
    const OrderId = await order();
    expect(codeOf(await change(OrderId, moved(), { OrderTotal: 1 }))).toBe('changeReview');
    expect(codeOf(await change(OrderId, moved(), { OrderTotal: null }))).toBe('changeReview');
    expect(codeOf(await change(OrderId, moved(), { Version: 99 }))).toBe('changeReview');
  });

  it('a changed address is refused for another customer’s order, an unknown place, and when nothing differs', async () => {
    const OrderId = await order();
    const stranger = await newShopper(db);
    expect((await plan(OrderId, null, stranger)).envelope.statusCode).toBe(404);
    expect((await change(OrderId, moved(), {}, stranger)).envelope.statusCode).toBe(404);
    const nowhere = await detailsOf(OrderId, { StateProvinceId: 9999, CityId: 9999 });
    expect(codeOf(await plan(OrderId, nowhere))).toBe('changePlace');
    expect(codeOf(await change(OrderId, {}))).toBe('changeNothing');
    expect((await plan(OrderId, await detailsOf(OrderId, { AddressLineOne: '' }))).envelope.statusCode).toBe(
      400,
    );
  });
});

describe('the payment of an order whose customer changes the address', () => {
  const byCard = () => card(token('approve.hook-none'));

  it('the payment after a changed address is refunded or becomes due by the difference in delivery', async () => {
    const OrderId = await order(byCard());
    await change(OrderId, moved());
    const [{ Payment }] = (await request(getOrderProgress, { OrderId }, shopper)).data;
    expect(Payment).toMatchObject({ Status: 'balanceDue', Due: 3 });
    await change(OrderId, { StateProvinceId: 1, CityId: home.city, AddressLineOne: 'House 1' });
    await reconcile();
    const [{ Payment: back }] = (await request(getOrderProgress, { OrderId }, shopper)).data;
    expect(back).toMatchObject({ Due: 0 });
  });

  it('the payment after a changed address is a transfer of the new total, if one is awaited, also after a payment slip was sent', async () => {
    const OrderId = await order({ PaymentMethod: 9 });
    const before = (await shown(OrderId)).OrderTotal;
    await query`insert into transfer_slip (payment_id, file, bytes) select id, ${`slips/${OrderId}.jpg`}, 4 from payment where order_id = ${OrderId}`;
    expect((await change(OrderId, moved())).envelope.statusCode).toBe(200);
    const [payment] =
      await query`select amount_cents as cents, state from payment where order_id = ${OrderId}`;
    expect(payment).toEqual({ cents: Math.round((before + 3) * 100), state: 'pending' });
    const held =
      await query`select kind, content from outbox_mail where held_for_order = ${OrderId} order by kind`;
    expect(held).toMatchObject([
      { kind: 'orderReceived', content: { address: { address: 'Villa 3' } } },
      { kind: 'transferReminder', content: { amountCents: Math.round((before + 3) * 100) } },
    ]);
  });
});

describe('moving the items of an order to the cart', () => {
  it('moving the items of an order to the cart never cancels an order that is paid, or has a payment slip', async () => {
    const paid = await order(card(token('approve.hook-none')));
    expect(codeOf(await request(cancelOrder, { OrderId: paid, OnlyUnpaid: true }, shopper))).toBe(
      'cancelPaid',
    );
    const unpaid = await order();
    expect(
      (await request(cancelOrder, { OrderId: unpaid, OnlyUnpaid: true }, shopper)).envelope.statusCode,
    ).toBe(200);
  });
});
