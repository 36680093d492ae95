import { beforeEach, describe, expect, it } from 'vitest';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import {
  changeOrderStatus,
  confirmCalled,
  hiddenStatuses,
  sendOrder,
  type StatusId,
} from '#shop/orders/orders.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { blueMug, mug, sticker } from './order-fixtures.ts';

const shop = await payingShop();
const { db, query, request, pay, mails } = shop;

let shopper: Shopper;
let orderId = 0;
beforeEach(async () => {
  shopper = await newShopper(db);
  orderId = (await pay(shopper, [mug(2)], {})).data[0].OrderId;
});

async function progress(OrderId: number | null = orderId, who: Shopper | null = shopper, more: object = {}) {
  const { data } = await request(getOrderProgress, { OrderId, ...more }, who);
  strictSchema(getOrderProgress.response).parse(data);
  return data;
}
const steps = async () =>
  (await progress())[0].Steps.map(
    ({ Step, State, At }: { Step: string; State: string; At: string | null }) =>
      `${Step} ${State}${At === null ? '' : ' at'}`,
  );
/** Changes an order's status. Staff call a new customer before they start an order. */
async function change(to: StatusId, id = orderId) {
  await confirmCalled(db, { orderId: id, actor: 'staff srey' });
  return changeOrderStatus(db, { orderId: id, to, actor: 'staff srey' });
}

describe('order progress', () => {
  it('the progress of an order shows the status, the amount to pay, and that it can be canceled', async () => {
    expect(await progress()).toMatchObject([
      {
        OrderId: orderId,
        LatestStatusID: 1,
        FirstName: 'Sokha',
        Email: shopper.email,
        AddressLineOne: 'House 12, Street 178',
        Money: [{ Kind: 'due', Amount: 31.08, At: null }],
        ShippingDays: '2-4',
        MayCancel: true,
        GoesBack: 0,
        IsPickUp: false,
        CancelledByCustomer: false,
        Goods: [{ Quantity: 2 }],
      },
    ]);
    expect(await steps()).toEqual(['received done at', 'preparing next', 'sent next', 'delivered next']);
  });

  it('the progress of an order keeps the promised days, even if the product changes afterwards', async () => {
    await query`update product set shipping_days = '5-9' where id = 1`;
    expect(await progress()).toMatchObject([{ ShippingDays: '2-4' }]);
    await query`update product set shipping_days = '2-4' where id = 1`;
  });

  it('the progress of an order shows the day of placing in the shop’s time zone', async () => {
    await query`update customer_order set created_at = '2026-11-01T17:30:00Z' where id = ${orderId}`;
    expect(await progress()).toMatchObject([{ OrderDay: '2026-11-02' }]);
    await query`insert into setting (name, value) values ('timeZone', '"Europe/Berlin"')`;
    expect(await progress()).toMatchObject([{ OrderDay: '2026-11-01' }]);
    await query`delete from setting where name = 'timeZone'`;
  });

  it('order progress follows the steps of staff, each with its time', async () => {
    await change(2);
    expect(await steps()).toEqual(['received done at', 'preparing now at', 'sent next', 'delivered next']);
    expect(await sendOrder(db, { orderId, actor: 'staff srey' })).toBe('sent');
    expect(await steps()).toEqual(['received done at', 'preparing done at', 'sent now at', 'delivered next']);
    await change(3);
    expect(await steps()).toEqual([
      'received done at',
      'preparing done at',
      'sent done at',
      'delivered done at',
    ]);
    expect((await progress())[0]).toMatchObject({
      MayCancel: false,
      Money: [{ Kind: 'paid', Amount: 31.08 }],
    });
    expect(await mails(shopper)).toEqual(['orderReceived', 'orderInProgress', 'orderSent', 'orderCompleted']);
  });

  it('order progress is visible only to its customer, and only once the order is paid', async () => {
    const other = await newShopper(db);
    expect(await progress(orderId, other)).toEqual([]);
    expect((await request(getOrderProgress, { OrderId: orderId }, null)).envelope.statusCode).toBe(401);
    await pay(other, [mug(1)], card(token('3ds.hook-none')));
    expect(await progress((await shop.latest(other)).orderId, other)).toEqual([]);
    expect(await progress(null, other)).toEqual([]);
  });

  it('without an id, returns the newest active order', async () => {
    const { OrderId: second } = (await pay(shopper, [blueMug(1)], {})).data[0];
    expect((await progress(null))[0].OrderId).toBe(second);
    await change(hiddenStatuses.voided, second);
    expect((await progress(null))[0].OrderId).toBe(orderId);
    await change(2);
    expect((await progress(null))[0].OrderId).toBe(orderId);
    await change(3);
    expect(await progress(null)).toEqual([]);
  });

  it('the progress of an order shows when a card order was paid, and that an order of downloads is ready', async () => {
    await db.deleteFrom('discount_product').where('product_id', '=', 7).execute();
    const { OrderId } = (await pay(shopper, [sticker], card(token('approve.hook-none')))).data[0];
    const [row] = await progress(OrderId);
    expect(row.Steps.map(({ Step, State }: { Step: string; State: string }) => [Step, State])).toEqual([
      ['received', 'done'],
      ['ready', 'done'],
    ]);
    expect(row).toMatchObject({ Money: [{ Kind: 'paid' }], MayCancel: false, ShippingDays: '' });
    expect(Date.parse(row.Money[0].At)).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('shipping an order', () => {
  it('an order ships once when many try, and only while it is in preparation', async () => {
    const send = () => sendOrder(db, { orderId, actor: 'staff srey' });
    expect(await send()).toBe('no');
    await change(2);
    const sent = await Promise.all(Array.from({ length: 10 }, send));
    expect(sent.filter((each) => each === 'sent')).toHaveLength(1);
    expect((await mails(shopper)).filter((kind) => kind === 'orderSent')).toHaveLength(1);
    await change(3);
    expect(await send()).toBe('no');
  });
});

describe('order that was voided', () => {
  const list = async (more: object) => (await request(getCustomerOrderHistoryMaster, more, shopper)).data;
  const items = async (more: object) =>
    (await request(getCustomerOrderHistoryDetail, { OrderId: orderId, ...more }, shopper)).data;

  it('a voided order is shown on request only, and never to clients that do not know its status', async () => {
    await change(hiddenStatuses.voided);
    expect([await list({}), await items({})]).toEqual([[], []]);
    expect(await list({ WithCancelled: true })).toMatchObject([{ LatestStatusName: 'Canceled' }]);
    expect(await items({ WithCancelled: true })).toMatchObject([{ Quantity: 2 }]);
    expect(await steps()).toEqual(['received done at', 'cancelled done at']);
    expect((await progress())[0]).toMatchObject({ Money: [], CancelledByCustomer: false, MayCancel: false });
  });

  it('a voided order is not shown if it was never paid', async () => {
    const other = await newShopper(db);
    await pay(other, [mug(1)], card(token('decline.hook-none')));
    const { orderId: unpaid } = await shop.latest(other);
    const all = await request(getCustomerOrderHistoryMaster, { WithCancelled: true }, other);
    const products = await request(
      getCustomerOrderHistoryDetail,
      { OrderId: unpaid, WithCancelled: true },
      other,
    );
    expect([all.data, products.data, await progress(unpaid, other)]).toEqual([[], [], []]);
  });
});
