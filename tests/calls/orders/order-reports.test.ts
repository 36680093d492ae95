import { describe, expect, it } from 'vitest';
import { getInquiry } from '#contract/operations/office/inbox/get-inquiry.ts';
import { writeInquiryMessage } from '#contract/operations/office/inbox/write-inquiry-message.ts';
import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { listOrderReports } from '#contract/operations/office/orders/list-order-reports.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getOrderReports } from '#contract/operations/orders/get-order-reports.ts';
import { reportOrderProblem } from '#contract/operations/orders/report-order-problem.ts';
import { createSession, erase } from '#shop/accounts/accounts.ts';
import { dropSlips } from '#shop/housekeeping/housekeeping.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
);

/** Returns a delivered order of two mugs, and its line. */
async function delivered() {
  const OrderId = (await pay(shopper, [mug(2)], {})).data[0].OrderId as number;
  for (const to of [2, 3] as const)
    await changeOrderStatus(db, { orderId: OrderId, to, actor: 'staff srey' });
  const [item] = (await request(getCustomerOrderHistoryDetail, { OrderId }, shopper)).data;
  return { OrderId, OrderItemID: item.OrderItemID as number };
}
const report = (OrderId: number, OrderItemID: number, more: object = {}, who: Shopper = shopper) =>
  request(
    reportOrderProblem,
    {
      OrderId,
      Items: [{ OrderItemID, Quantity: 1 }],
      Reason: 'damaged',
      Message: 'The handle is off.',
      ...more,
    },
    who,
  );
const reportsOf = async (OrderId: number, who: Shopper = shopper) =>
  (await request(getOrderReports, { OrderId }, who)).data;
const numberOf = async (id: number) =>
  (await query`select number from customer_order where id = ${id}`)[0].number;
const photo = async (id: number, who: Shopper = shopper) =>
  (
    await server.inject({
      method: 'POST',
      url: `/api/v1/orders/report-photo/${id}`,
      headers: { 'content-type': 'image/jpeg', token: who.token, userid: String(who.customerId) },
      payload: jpeg,
    })
  ).json();

describe('a report about a delivered order', () => {
  it('a report about a delivered order is in the inbox with its order, pieces and reason, and on the order for both sides', async () => {
    const { OrderId, OrderItemID } = await delivered();
    const { data } = await report(OrderId, OrderItemID);
    expect(data).toMatchObject([{ ResponseMsg: 'Saved Successfully', ReportId: expect.any(Number) }]);
    const number = await numberOf(OrderId);
    const { reports } = (await office.request(listOrderReports, { number }, owner.cookie)).data;
    expect(reports).toMatchObject([{ number, reason: 'damaged', items: [{ quantity: 1 }], pictures: [] }]);
    const [{ inquiry }] = reports;
    const thread = (await office.request(getInquiry, { id: inquiry, language: 'en' }, owner.cookie)).data;
    expect(thread).toMatchObject({
      subject: `Order ${number}: Damaged`,
      report: { number },
      email: shopper.email,
    });
    const reply = {
      id: inquiry,
      key: crypto.randomUUID(),
      kind: 'reply',
      text: 'A new one is on its way.',
      after: 0,
    };
    expect((await office.request(writeInquiryMessage, reply, owner.cookie)).status).toBe(200);
    expect(await reportsOf(OrderId)).toMatchObject([
      {
        Reason: 'damaged',
        Items: [{ Quantity: 1 }],
        Answers: [{ Text: 'A new one is on its way.', IsOurs: true }],
      },
    ]);
  });

  it('a report about a delivered order is refused before delivery, for a stranger, for more pieces than ordered, and beyond five a day', async () => {
    const early = (await pay(shopper, [mug(1)], {})).data[0].OrderId;
    const { OrderId, OrderItemID } = await delivered();
    expect((await report(early, OrderItemID)).data[0].MessageCode).toBe('reportTooEarly');
    const stranger = await newShopper(db);
    expect((await report(OrderId, OrderItemID, {}, stranger)).envelope.statusCode).toBe(404);
    expect(await reportsOf(OrderId, stranger)).toEqual([]);
    const Items = [{ OrderItemID, Quantity: 3 }];
    expect((await report(OrderId, OrderItemID, { Items })).envelope.statusCode).toBe(400);
    for (let count = 0; count < 5; count += 1) await report(OrderId, OrderItemID);
    expect((await report(OrderId, OrderItemID)).envelope.statusCode).toBe(429);
  });

  it('a report about a delivered order has up to three pictures, which only its customer adds, and only they and staff with orders see until the customer is erased', async () => {
    const { OrderId, OrderItemID } = await delivered();
    const id = (await report(OrderId, OrderItemID)).data[0].ReportId;
    expect((await photo(id, await newShopper(db))).statusCode).toBe(404);
    for (let count = 0; count < 3; count += 1) expect((await photo(id)).statusCode).toBe(200);
    expect((await photo(id)).statusCode).toBe(409);
    const number = await numberOf(OrderId);
    const [{ pictures }] = (await office.request(listOrderReports, { number }, owner.cookie)).data.reports;
    expect(pictures).toHaveLength(3);
    const open = (cookie: string) =>
      server.inject({
        url: `/office/files/reports/${pictures[0]}`,
        headers: { ...officePageHeaders, cookie },
      });
    expect((await open(owner.cookie)).headers['content-type']).toBe('image/jpeg');
    expect((await open('')).statusCode).toBe(401);
    const { Pictures } = (await reportsOf(OrderId))[0];
    expect(Pictures).toHaveLength(3);
    const inBrowserOf = async ({ customerId }: Shopper) => {
      const { bindingValue } = await createSession(db, customerId, true);
      return server.inject({ url: Pictures[0], headers: { cookie: `kado=${bindingValue}` } });
    };
    expect((await inBrowserOf(shopper)).headers['content-type']).toBe('image/jpeg');
    expect((await inBrowserOf(await newShopper(db))).statusCode).toBe(404);
    expect((await server.inject({ url: Pictures[0] })).statusCode).toBe(404);
    const { json } = (
      await office.request(getPersonalData, { id: shopper.customerId, language: 'en' }, owner.cookie)
    ).data;
    expect(JSON.parse(json).messages.at(-1)).toMatchObject({
      text: expect.stringContaining('The handle is off.'),
      reason: 'damaged',
      pictures: 3,
    });
    expect(
      await erase(db, { whom: { customerId: shopper.customerId }, by: 'staff srey', isConfirmed: true }),
    ).toMatchObject({ found: { messages: expect.any(Number) } });
    expect(
      await query`select from contact_message where order_id = ${OrderId} or strpos(message, 'The handle is off.') > 0
        and customer_id = ${shopper.customerId}`,
    ).toEqual([]);
    expect((await open(owner.cookie)).statusCode).toBe(404);
    expect(await dropSlips(db, (file) => app.stores.private.remove(file))).toBeGreaterThanOrEqual(3);
  });
});
