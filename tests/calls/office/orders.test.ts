import { describe, expect, it } from 'vitest';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { countWaitingOrders } from '#contract/operations/office/orders/count-waiting-orders.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay, mails } = shop;
const { request, inside } = officeOf(shop);
const [owner, workshop, sales] = [await inside(1), await inside(3), await inside(2)];

async function order(payment: object = {}) {
  const shopper = await newShopper(db);
  const number = (await pay(shopper, [mug(2)], payment)).data[0].OrderNumber as string;
  return { number, shopper };
}
/** Places a new customer's order on delivery, confirmed by a call. */
async function confirmed() {
  const { number, shopper } = await order();
  await request(confirmOrder, { number }, owner.cookie);
  return { number, shopper };
}
const look = async (number: string, who = owner) => (await request(getOrder, { number }, who.cookie)).data;
const step = (number: string, name: string, from: string, who = owner) =>
  request(takeOrderStep, { number, step: name, from }, who.cookie);
const listed = async (filter: object, who = owner) => (await request(listOrders, filter, who.cookie)).data;
const numbersOf = async (filter: object) =>
  (await listed(filter)).orders.map((each: { number: string }) => each.number);

describe('the list of orders', () => {
  it('the list of orders is paged from the newest, with the total and the quantity of all matches', async () => {
    const placed = [await order(), await order(card(token('approve.hook-none'))), await order()];
    const [first, second, third] = placed.map(({ number }) => number).toReversed();
    const page = await listed({ limit: 2 });
    expect(page.orders.map((each: { number: string }) => each.number)).toEqual([first, second]);
    expect(page).toMatchObject({ hasMore: true, found: { orders: 3, items: 6 } });
    expect(page.orders[1]).toMatchObject({
      items: 2,
      payment: 'paid',
      state: 'active',
      customer: { firstName: 'Sokha', lastName: 'Chan' },
    });
    const cents = page.orders[0].totalCents as number;
    expect(page.found.totalCents).toBe(3 * cents);
    const next = await listed({ limit: 2, before: page.orders[1].id });
    expect(next).toMatchObject({ orders: [{ number: third, payment: null }], hasMore: false, found: null });
  });

  it('the order list finds orders by number, name in either order, address, and phone in any format', async () => {
    const { number, shopper } = await order();
    await query`update customer_order set first_name = 'Bopha', last_name = 'Meas', mobile = '+855 97 555 1234',
      second_mobile = '011 777 888' where number = ${number}`;
    const payments = [
      number.toLowerCase(),
      'bopha me',
      'Meas Bopha',
      shopper.email,
      '097 555 12',
      '០៩៧៥៥៥១២៣៤',
      '00855975551234',
      '011 777 8',
    ];
    for (const find of payments) expect(await numbersOf({ find }), find).toEqual([number]);
    expect(await numbersOf({ find: '100%' })).toEqual([]);
    expect(await numbersOf({ find: 'nobody' })).toEqual([]);
  });

  it('the list of orders can be filtered by status, payment method and day', async () => {
    const { number } = await confirmed();
    await step(number, 'prepare', 'active');
    expect(await numbersOf({ states: ['inProgress'] })).toEqual([number]);
    expect(await numbersOf({ waysToPay: [5] })).not.toContain(number);
    await query`update customer_order set created_at = now() - interval '40 days' where number = ${number}`;
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    expect(await numbersOf({ since: day(42), until: day(38) })).toEqual([number]);
    expect(await numbersOf({ since: day(38) })).not.toContain(number);
  });

  it('orders are sorted by promised date or total across pages, with orders without a date last', async () => {
    const placed: string[] = [];
    for (const [quantity, days] of [
      [3, '2-6'],
      [1, '1'],
      [2, ''],
      [4, '3'],
    ] as const) {
      await query`update product set shipping_days = ${days}`;
      placed.push((await pay(await newShopper(db), [mug(quantity)], {})).data[0].OrderNumber);
    }
    await query`update product set shipping_days = '2-4'`;
    const [long = '', next = '', none = '', soon = ''] = placed;
    await query`update customer_order set last_name = 'Promised' where number = any(${placed})`;
    const all = async (wish: object) => {
      const found: string[] = [];
      for (let before: number | null = null; ;) {
        const page = await listed({ ...wish, find: 'Promised', limit: 2, before });
        found.push(...page.orders.map((each: { number: string }) => each.number));
        if (!page.hasMore) return found;
        before = page.orders.at(-1).id as number;
      }
    };
    expect(await all({ sort: 'promised', isAscending: true })).toEqual([next, soon, long, none]);
    expect(await all({ sort: 'promised' })).toEqual([long, soon, next, none]);
    expect(await all({ sort: 'total' })).toEqual([soon, long, none, next]);
    expect(await all({ isAscending: true })).toEqual(placed);
    expect((await request(listOrders, { sort: 'total' }, workshop.cookie)).status).toBe(403);

    // The day of one that waits for its customer moves, and isn't the stored one any more.
    await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
    await query`insert into order_waiver (order_id, what, reason, by)
      select id, 'proof', 'By phone', 'staff 1' from customer_order where number in (${next}, ${soon})`;
    await query`update customer_order set promised_on = promised_on - 60, promised_from = shop_day(created_at) - 60 where number = ${long}`;
    expect(await all({ sort: 'promised', isAscending: true })).toEqual([next, soon, long, none]);
    expect(await all({ sort: 'promised' })).toEqual([long, soon, next, none]);
    await query`update attribute_option set asks_for = 'none' where id = 2 and attribute_id = 3`;
  });

  it('orders are exported for staff who may see customers, without formulas, and logged in the audit log', async () => {
    const { number } = await order();
    await query`update customer_order set first_name = '=1+1', last_name = 'ច័ន្ទ' where number = ${number}`;
    const since = await auditedSince(db);
    const csv = async (language: string) =>
      (await request(exportOrders, { find: number, language }, owner.cookie)).data.csv as string;
    const [english, khmer] = [await csv('en'), await csv('ar')];
    expect(english).toMatch(/^\uFEFFOrder,Placed,Promised delivery,Customer,/u);
    expect(english).toContain(`${number},`);
    expect(english).toContain(",'=1+1 ច័ន្ទ,");
    expect(english).toMatch(/,Call to confirm,\r?\n/u);
    expect(english).toMatch(/,Status,Shipments\r?\n/u);
    expect(khmer).toContain(',ច័ន្ទ =1+1,');
    expect(khmer).toContain('បានបញ្ជាទិញ');
    expect((await since()).map(({ event, detail }) => [event, detail])).toEqual([
      ['orders exported', { rows: 1 }],
      ['orders exported', { rows: 1 }],
    ]);
    for (const who of [workshop, sales])
      expect((await request(exportOrders, { language: 'en' }, who.cookie)).status).toBe(403);
  });

  it('the list of orders shows no amounts to staff who may not see them', async () => {
    const { orders, found } = await listed({}, workshop);
    expect(new Set(orders.map((each: { totalCents: unknown }) => each.totalCents))).toEqual(new Set([null]));
    expect(found.totalCents).toBeNull();
  });
});

describe('an order in the office', () => {
  it('an order shows everything, and each access is in the audit log', async () => {
    const { number, shopper } = await order(card(token('approve.hook-none')));
    const since = await auditedSince(db);
    expect(await look(number)).toMatchObject({
      number,
      state: 'active',
      steps: ['prepare'],
      account: { email: shopper.email, orders: 1, isKnown: false },
      lines: [{ quantity: 2, name: { en: expect.any(String) }, unitCents: 1554 }],
      sums: { totalCents: expect.any(Number) },
      money: { state: 'paid', refundedCents: 0 },
      history: [{ from: null }, { to: 'active' }],
    });
    expect(await since()).toMatchObject([{ event: 'order seen', actor: `staff ${owner.id}` }]);
  });

  it('an order shows the workshop what the shipment needs, without payments and account', async () => {
    const { number } = await order(card(token('approve.hook-none')));
    await query`update customer_order set second_mobile = '097 555 1234', recipient = 'Meas Bopha',
      recipient_mobile = '011 222 333' where number = ${number}`;
    const seen = await look(number, workshop);
    expect(seen.delivery).toMatchObject({ recipient: 'Meas Bopha', recipientPhone: '011 222 333' });
    expect(seen).toMatchObject({ totalCents: null, sums: null, money: null, account: null });
    expect(seen.delivery).toMatchObject({
      firstName: 'Sokha',
      lastName: 'Chan',
      phone: expect.stringMatching(/\d/u),
      secondPhone: '097 555 1234',
    });
    expect(JSON.stringify(seen)).not.toMatch(/1554|@/u);
  });

  it('an order that does not exist is not found', async () => {
    expect((await request(getOrder, { number: 'AG0' }, owner.cookie)).status).toBe(404);
  });
});

describe('changing the status of an order', () => {
  it('the status changes step by step, with its emails, in the name of the staff member', async () => {
    const { number, shopper } = await confirmed();
    expect((await step(number, 'prepare', 'active', workshop)).data).toEqual({ state: 'inProgress' });
    expect((await request(sendOrder, { number }, workshop.cookie)).status).toBe(200);
    expect((await request(sendOrder, { number }, workshop.cookie)).status).toBe(409);
    expect((await step(number, 'complete', 'inProgress', workshop)).data).toEqual({ state: 'completed' });
    const { history, sentAt } = await look(number);
    expect(history.at(-1)).toMatchObject({ to: 'completed', by: `staff ${workshop.id}`, name: 'Staff 2' });
    expect(sentAt).not.toBeNull();
    const after = ['orderReceived', 'orderInProgress', 'orderSent', 'orderCompleted'];
    expect(await mails(shopper)).toEqual(after);
  });

  it('a status change happens once when two staff members do it at the same time', async () => {
    const { number } = await confirmed();
    const replies = await Promise.all([owner, sales].map((who) => step(number, 'prepare', 'active', who)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(replies.find(({ status }) => status === 409)?.data).toEqual({ state: 'inProgress' });
  });

  it('a transition that is not allowed is rejected', async () => {
    const { number } = await order();
    expect(await step(number, 'return', 'active')).toMatchObject({ status: 409, data: { state: 'active' } });
  });

  it('a new customer’s order is confirmed after a call; a second confirmation changes nothing', async () => {
    const { number } = await order();
    await query`insert into order_hold (order_id, customer_id, ends_at, held_cents, placed_from)
      select id, customer_id, now() + interval '1 hour', 100, '' from customer_order where number = ${number}
      on conflict (order_id) do update set ends_at = excluded.ends_at`;
    expect((await request(confirmOrder, { number }, sales.cookie)).status).toBe(200);
    expect((await look(number)).confirmBy).toBeNull();
    expect((await request(confirmOrder, { number }, sales.cookie)).status).toBe(200);
  });

  it('a status change is refused for a new customer’s order before a call, which the table shows', async () => {
    const { number } = await order();
    const row = async () => (await listed({ find: number })).orders[0];
    expect(await row()).toMatchObject({ state: 'active', confirmBy: expect.any(String) });
    expect((await look(number, workshop)).steps).toEqual(['cancel']);
    expect(await step(number, 'prepare', 'active', workshop)).toMatchObject({
      status: 409,
      error: expect.stringContaining('call to confirm'),
    });
    await request(confirmOrder, { number }, sales.cookie);
    expect(await row()).toMatchObject({ confirmBy: null });
    expect((await look(number, workshop)).steps).toContain('prepare');
    expect((await step(number, 'prepare', 'active', workshop)).status).toBe(200);
  });
});

describe('pending orders', () => {
  const stageOf = async (stage: string): Promise<number> => {
    const { waiting } = (await request(countWaitingOrders, {}, owner.cookie)).data;
    return waiting.find((each: { stage: string }) => each.stage === stage)?.orders ?? 0;
  };

  it('pending orders are counted by stage, as in the list', async () => {
    const { number } = await order(card(token('approve.hook-none')));
    const before = { toPrepare: await stageOf('toPrepare'), toSend: await stageOf('toSend') };
    expect(await numbersOf({ stage: 'toPrepare' })).toContain(number);
    await step(number, 'prepare', 'active');
    expect(await stageOf('toPrepare')).toBe(before.toPrepare - 1);
    expect(await stageOf('toSend')).toBe(before.toSend + 1);
    expect(await numbersOf({ stage: 'toSend' })).toContain(number);
    await request(sendOrder, { number }, owner.cookie);
    expect(await stageOf('toSend')).toBe(before.toSend);
    expect(await numbersOf({ stage: 'onTheWay' })).toContain(number);
    expect((await listed({ stage: 'toSend' })).found.orders).toBe(before.toSend);
  });

  it('pending orders separate new customers’ unconfirmed orders from those awaiting a transfer', async () => {
    const { number } = await order();
    const before = await stageOf('toConfirm');
    expect(await numbersOf({ stage: 'toConfirm' })).toContain(number);
    expect(await numbersOf({ stage: 'toPrepare' })).not.toContain(number);
    await request(confirmOrder, { number }, sales.cookie);
    expect(await stageOf('toConfirm')).toBe(before - 1);
    expect(await numbersOf({ stage: 'toPrepare' })).toContain(number);
    await query`update customer_order set status_id = 90, payment_method_id = 9 where number = ${number}`;
    expect(await numbersOf({ stage: 'awaitingTransfer' })).toEqual([number]);
  });
});
