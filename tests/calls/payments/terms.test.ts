import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCustomerDetails } from '#contract/operations/office/customers/get-customer-details.ts';
import { changeRecords } from '#contract/operations/office/records/change-records.ts';
import { confirmOrderBalance } from '#contract/operations/office/orders/confirm-order-balance.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { itemsOf, orderForStaff, orderToChange, possibleSteps } from '#shop/orders/orders.ts';
import { cancelOrder, changeOrder, remindOfAccounts } from '#shop/payments/payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { depositShop, total } from './deposit-shop.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';

const { shop, codeOf, owner, workshop, staff, shopper, complete, summary, restOf, ask, begin } =
  await depositShop();
const { db, query, request, reconcile, books, mails } = shop;

const onAccount = { PaymentMethod: '11', Deposit: null };

/** Sets the terms of the shopper, as staff do. */
const agree = (days: number | null, limit: number | null) =>
  query`update customer set terms_days = ${days}, credit_limit_cents = ${limit} where id = ${shopper.customerId}`;

beforeEach(() => agree(30, 10_000));

const post = (pieces = 2, more: object = onAccount) =>
  request(postCustomerOrder, orderFor(shopper, [mug(pieces)], more), shopper, {
    'idempotency-key': randomUUID(),
  });

async function place(pieces = 2): Promise<{ OrderId: number; number: string; DueOn: string }> {
  const [{ OrderId, OrderNumber, DueOn }] = (await post(pieces)).data;
  return { OrderId, number: OrderNumber, DueOn };
}

/** Moves the day by which an order is to be paid. */
const due = (orderId: number, days: number) =>
  query`with o as (update customer_order set due_on = (now() at time zone 'Asia/Phnom_Penh')::date + ${days}::int where id = ${orderId} returning id, due_on)
    update order_rest r set due_on = o.due_on from o where r.order_id = o.id and r.due = 'day'`;

describe('an order on account', () => {
  it('an order on account asks for nothing now, and its goods are made and leave', async () => {
    const cart = await request(
      getCustomerCartItems,
      { cartJsonData: JSON.stringify([mug(2)]), languageCode: 'en' },
      shopper,
    );
    expect(cart.data.OnAccount).toMatchObject({
      PaymentMethodId: 11,
      Name: 'On account',
      Days: 30,
      Left: 100,
    });
    const { OrderId, number, DueOn } = await place();
    expect(DueOn).toBe(cart.data.OnAccount.DueOn);
    expect(await summary(OrderId)).toMatchObject({
      status: 'onAccount',
      receivedCents: 0,
      dueCents: 0,
      laterCents: total,
      dueOn: DueOn,
    });
    expect(await mails(shopper)).toContain('orderReceived');
    expect(await itemsOf(db, shopper.customerId, OrderId)).toMatchObject([{ toPrepare: 2 }]);
    // Staff can't ask for it before its day.
    expect((await ask(number)).status).toBe(409);
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    expect((await staff(sendOrder, { number }, workshop)).status).toBe(200);
    expect((await staff(takeOrderStep, { number, step: 'complete', from: 'inProgress' })).status).toBe(200);
    expect(await summary(OrderId)).toMatchObject({ status: 'onAccount', laterCents: total });
  });

  it.each(['card', 'wallet', 'khqr'] as const)(
    'an order on account is paid by %s on its page whenever the customer likes',
    async (method) => {
      const before = await books();
      const { OrderId } = await place();
      const job = (await request(getJob, { OrderId, languageCode: 'en' }, shopper)).data[0];
      expect(job).toMatchObject({ Payment: { Amount: 31.08, IsBalance: true }, Order: { DueLater: 31.08 } });
      expect(job.Order.DueOn).toMatch(/^\d{4}-\d\d-\d\d$/u);
      await complete(await begin(OrderId, method));
      await reconcile();
      expect(await summary(OrderId)).toMatchObject({ status: 'paid', receivedCents: total, dueOn: null });
      expect((await books()) - before).toBe(total);
    },
  );

  it('an order on account shows behind its link what is open and by when, and its payment behind a button, until it is due', async () => {
    const { OrderId } = await place();
    const page = async () => (await shop.server.inject({ url: `/en/job/${await codeOf(OrderId)}` })).body;
    const early = await page();
    expect(early).toMatch(/<h3>On account<\/h3><p[^>]*>Due by /u);
    expect(early).toMatch(
      /<details class="j-early"><summary class="btn ghost">Pay for this order<[^]*\/pay\?method=5/u,
    );
    expect(early).not.toContain('btn act');
    await due(OrderId, -1);
    await remindOfAccounts(db, 10);
    const late = await page();
    expect(late).not.toContain('j-early');
    expect(late).toContain('btn act');
  });

  it('an order on account is paid in parts that staff see, and what is left stays due on its day', async () => {
    const { OrderId, number } = await place();
    const { id, cents } = await restOf(OrderId);
    await staff(confirmOrderBalance, { number, balance: id, cents, received: 1000, reference: '' });
    expect(await restOf(OrderId)).toMatchObject({ cents: total - 1000, due: 'day' });
    expect(await summary(OrderId)).toMatchObject({ status: 'onAccount', receivedCents: 1000 });
  });

  it('an order on account is refused to customers without terms', async () => {
    await agree(null, null);
    expect((await post()).data[0]).toMatchObject({ MessageCode: 'paymentUnavailable' });
    const cart = await request(
      getCustomerCartItems,
      { cartJsonData: JSON.stringify([mug(2)]), languageCode: 'en' },
      shopper,
    );
    expect(cart.data).not.toHaveProperty('OnAccount');
  });

  it('orders of older clients stay as they are', async () => {
    const { data } = await post(1, { PaymentMethod: '6' });
    expect(data[0]).not.toHaveProperty('DueNow');
    expect(data[0]).not.toHaveProperty('DueOn');
    expect(await summary(data[0].OrderId)).toMatchObject({ status: 'onDelivery', dueOn: null });
  });
});

describe('the credit limit', () => {
  it('the credit limit is never exceeded, and a refusal says how much is left', async () => {
    await place(4);
    const { data } = await post(4);
    expect(data[0]).toMatchObject({ MessageCode: 'creditLimit', MessageValues: { left: '$37.84' } });
    expect((await post(2)).data[0].ResponseMsg).toBe('Order Placed Successfully');
  });

  it('the credit limit counts two orders at the same moment one after the other', async () => {
    const replies = await Promise.all([post(4), post(4)]);
    const codes = replies.map(({ data }) => data[0].MessageCode ?? 'placed');
    expect(new Set(codes)).toEqual(new Set(['creditLimit', 'placed']));
  });

  it('the credit limit also holds for edits, while an order is placed at the same moment', async () => {
    const { OrderId } = await place(2);
    const order = (await orderToChange(db, OrderId))!;
    const stay = [{ itemId: order.lines[0]!.itemId, quantity: 4 }];
    const wish = { orderId: OrderId, stay, add: [], address: null, deliveryWayId: null };
    const edit = () => changeOrder(db, { wish, version: order.version, shownCents: null, actor: 'staff 1' });
    const [edited, placed] = await Promise.all([edit(), post(4)]);
    const isEdited = edited.state === 'changed';
    expect(isEdited).not.toBe(placed.data[0].MessageCode === undefined);
    const [{ open }] =
      await query`select sum(r.amount_cents)::int as open from order_rest r join customer_order o on o.id = r.order_id
      where o.customer_id = ${shopper.customerId} and r.state = 'open'`;
    expect(open).toBeLessThanOrEqual(10_000);
  });

  it('the credit limit is named when an edit beyond it is planned, before staff save it', async () => {
    const { OrderId, number } = await place(2);
    const line = (await orderToChange(db, OrderId))!.lines[0]!.itemId;
    const plan = async (quantity: number) => {
      const wish = { number, stay: [{ line, quantity }], add: [], address: null, deliveryWayId: null };
      return (await staff(planOrderChange, wish)).data.faults;
    };
    await agree(30, 7000);
    expect(await plan(4)).toEqual([]);
    expect(await plan(5)).toEqual([{ code: 'credit', productId: null, n: null }]);
    await agree(null, null);
    expect(await plan(3)).toMatchObject([{ code: 'credit' }]);
    expect(await plan(1)).toEqual([]);
  });

  it('the credit limit is on the page of the customer, with the amount that they owe', async () => {
    const page = async () =>
      (await staff(getCustomerDetails, { id: shopper.customerId, language: 'en' })).data;
    expect(await page()).toMatchObject({ account: { openCents: 0, leftCents: 10_000 } });
    await place(2);
    expect(await page()).toMatchObject({ account: { openCents: total, leftCents: 10_000 - total } });
    const { OrderId } = await place(2);
    await due(OrderId, -1);
    expect(await page()).toMatchObject({ account: { openCents: 2 * total, overdueCents: total } });
    await agree(null, null);
    expect(await page()).toMatchObject({ account: null });
  });

  it('the credit limit is free again once an order is paid or canceled', async () => {
    await agree(30, 7000);
    const { OrderId } = await place(4);
    expect((await post(2)).data[0].MessageCode).toBe('creditLimit');
    expect(await cancelOrder(db, { orderId: OrderId, customerId: shopper.customerId })).toEqual({
      isCancelled: true,
    });
    expect(await summary(OrderId)).toMatchObject({ status: 'nothingToPay', laterCents: 0 });
    expect((await post(4)).data[0].ResponseMsg).toBe('Order Placed Successfully');
  });

  it('the credit limit that staff lower or end leaves earlier orders as they are', async () => {
    const { OrderId, number, DueOn } = await place(4);
    await agree(null, null);
    expect(await summary(OrderId)).toMatchObject({
      status: 'onAccount',
      laterCents: 2 * total,
      dueOn: DueOn,
    });
    const { id, cents } = await restOf(OrderId);
    const seen = { number, balance: id, cents, received: 1000, reference: '' };
    expect((await staff(confirmOrderBalance, seen)).status).toBe(200);
    expect(await restOf(OrderId)).toMatchObject({ cents: 2 * total - 1000 });
  });
});

describe('reminders of an order on account', () => {
  const reminders = async () => (await mails(shopper)).filter((kind) => kind === 'accountDue').length;

  it('reminders of an order on account are sent on its day and a week later, once each', async () => {
    const { OrderId } = await place();
    await remindOfAccounts(db, 10);
    expect(await reminders()).toBe(0);
    await due(OrderId, -1);
    await Promise.all([remindOfAccounts(db, 10), remindOfAccounts(db, 10)]);
    expect(await reminders()).toBe(1);
    expect(await summary(OrderId)).toMatchObject({ status: 'balanceDue', dueCents: total });
    await due(OrderId, -8);
    await remindOfAccounts(db, 10);
    await remindOfAccounts(db, 10);
    expect(await reminders()).toBe(2);
  });

  it('reminders of an order on account are not sent once it is paid', async () => {
    const { OrderId, number } = await place();
    const { id, cents } = await restOf(OrderId);
    await staff(confirmOrderBalance, { number, balance: id, cents, received: cents, reference: '' });
    await due(OrderId, -1);
    await remindOfAccounts(db, 10);
    expect(await reminders()).toBe(0);
  });
});

describe('an overdue order', () => {
  it('an order on account is overdue from the day after, and its page says by when it was to be paid', async () => {
    const { OrderId } = await place();
    const job = async () => (await request(getJob, { OrderId, languageCode: 'en' }, shopper)).data[0];
    const notes = async () => (await job()).Progress.Payment.Notes.map(({ Key }: { Key: string }) => Key);
    await due(OrderId, 0);
    expect((await job()).Order).not.toHaveProperty('Overdue');
    expect(await notes()).toEqual(['noteDueBy']);
    await due(OrderId, -1);
    expect((await job()).Order).toMatchObject({ Overdue: true });
    expect(await notes()).toEqual(['noteOverdue']);
    await remindOfAccounts(db, 10);
    expect((await job()).Order).toMatchObject({ Overdue: true });
    expect(await summary(OrderId)).toMatchObject({ isOverdue: true });
  });

  it('an overdue order is in the list and on Today, and holds its goods', async () => {
    const { OrderId, number } = await place();
    await due(OrderId, -1);
    await remindOfAccounts(db, 10);
    const { orders } = (await staff(listOrders, { stage: 'overdue' })).data;
    expect(orders.map((each: { number: string }) => each.number)).toContain(number);
    expect(orders[0].dueOn).toMatch(/^\d{4}/u);
    const { waiting } = (await staff(getToday, {})).data;
    expect(waiting).toContainEqual(expect.objectContaining({ what: 'overdue' }));
    expect(waiting.filter(({ what }: { what: string }) => what === 'balanceDue')).toEqual([]);
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    expect((await staff(sendOrder, { number }, workshop)).status).toBe(409);
  });
});

describe('an unpaid order on account', () => {
  it('an unpaid order on account is canceled by staff without a refund', async () => {
    const { OrderId, number } = await place();
    expect(possibleSteps((await orderForStaff(db, number))!)).toEqual(['prepare', 'cancel']);
    expect((await staff(takeOrderStep, { number, step: 'cancel', from: 'active' })).status).toBe(200);
    expect(await summary(OrderId)).toMatchObject({ status: 'nothingToPay', laterCents: 0 });
    expect(await mails(shopper)).toContain('orderCancelled');
  });
});

describe('the terms of a customer', () => {
  const save = (fields: object, who = owner) =>
    staff(changeRecords, { kind: 'customer', changes: [{ id: String(shopper.customerId), fields }] }, who);

  it('setting credit terms needs both permissions, and days with a limit', async () => {
    expect((await save({ termsDays: 14, creditLimitCents: 5000 })).data.outcomes).toMatchObject([
      { state: 'changed' },
    ]);
    expect((await save({ creditLimitCents: null })).data.outcomes).toMatchObject([
      { state: 'refused', faults: [{ field: 'creditLimitCents', code: 'missing' }] },
    ]);
    expect((await save({ termsDays: 7 }, workshop)).status).not.toBe(200);
    const [row] =
      await query`select terms_days as days, credit_limit_cents as cents from customer where id = ${shopper.customerId}`;
    expect(row).toEqual({ days: 14, cents: 5000 });
  });
});
