import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { recordManualRefund } from '#contract/operations/office/money/note-sent-back.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { changeSettings } from '#shop/content/content.ts';
import { moneyFlow } from '#shop/orders/money-flow-queries.ts';
import { orderFacts } from '#shop/orders/money/summary-queries.ts';
import { processRefunds } from '#shop/payments/payments.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { sql } from 'kysely';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay, mails, payments, stockOf } = shop;
const { request, inside } = officeOf(shop);
const [owner, sales] = [await inside(1), await inside(2)];
/** The total of two mugs. */
const whole = 3108;
await changeSettings(db, { vatOn: true, vatRate: 1000, vatNumber: 'L001-100012345' }, 'system');

let shopper: Shopper;
let number = '';
const step = async (name: string, from: string) =>
  expect((await request(takeOrderStep, { number, step: name, from }, owner.cookie)).status).toBe(200);
beforeEach(async () => {
  shopper = await newShopper(db);
  number = (await pay(shopper, [mug(2)], {})).data[0].OrderNumber as string;
  await query`update order_hold set confirmed_at = now()`;
  await step('prepare', 'active');
});
const complete = () => step('complete', 'inProgress');

const refundable = async () => (await request(getRefundable, { number }, owner.cookie)).data.refundable;
const amount = (cents: number) => ({ kind: 'amount', cents });
const oneMug = async (isRestocked = false) => ({
  kind: 'lines',
  lines: [{ id: (await refundable()).lines[0].id, quantity: 1, isRestocked }],
});
const refund = (of: object, leftCents = whole, who = owner) => {
  const key = randomBytes(16).toString('hex');
  return request(refundOrder, { number, of, leftCents, reason: 'arrived broken', key }, who.cookie);
};
const pending = async () => (await request(listPendingPayments, { find: number }, owner.cookie)).data.back;
const record = (id: number, reference = '') =>
  request(recordManualRefund, { what: 'refund', id, reference }, owner.cookie);
/** Records every refund of the order that waits for staff. */
const recordAll = async () => {
  for (const { id } of await pending()) expect((await record(id)).status).toBe(200);
};
const summary = async () => (await request(getOrder, { number }, owner.cookie)).data.summary;
const today = async () => (await moneyFlow(db)).today;
const spent = async () => {
  const { rows } = await sql<{ cents: number }>`select spent_cents::int as cents
    from ${orderFacts([shopper.customerId])}`.execute(db);
  return rows[0]?.cents;
};
const documents = () => query`
  select d.kind, d.gross_cents as gross from tax_document d join customer_order o on o.id = d.order_id
  where o.number = ${number} order by d.id`;

describe('a refund of a cash order', () => {
  it('a cash order refunds no money until it is delivered, because none has been received', async () => {
    expect(await refundable()).toMatchObject({ amountCents: 0, leftCents: 0, openCents: whole });
    expect((await refund(amount(500))).status).toBe(409);
    await complete();
    expect(await refundable()).toMatchObject({ amountCents: whole, leftCents: whole, isByHand: true });
  });

  it('a cash refund of one of two items is in the credit note, takings, customer, stock and email', async () => {
    await complete();
    const [stock, before] = [await stockOf(1), await today()];
    const of = await oneMug(true);
    const plan = (await request(planRefund, { number, of, leftCents: whole }, owner.cookie)).data;
    expect(plan).toMatchObject({ cents: 1554, isWhole: false });
    expect(plan.mail.text).toContain('We have refunded $15.54');
    expect(await query`select from payment where customer_id = ${shopper.customerId}`).toEqual([]);
    expect((await refund(of)).status).toBe(200);
    await processRefunds(db, payments.methods, { only: null, limit: 100 });
    expect(await stockOf(1)).toBe(stock + 1);
    expect(await pending()).toMatchObject([{ number, amount: 1554, isCash: true }]);
    expect(await summary()).toMatchObject({ receivedCents: whole, refundingCents: 1554, refundedCents: 0 });
    expect(await documents()).toHaveLength(1);
    await recordAll();
    expect(await pending()).toEqual([]);
    expect(await summary()).toMatchObject({ receivedCents: whole, refundingCents: 0, refundedCents: 1554 });
    expect(await refundable()).toMatchObject({ leftCents: 1554, lines: [{ refunded: 1, restocked: 1 }] });
    expect(await documents()).toMatchObject([
      { kind: 'invoice', gross: whole },
      { kind: 'creditNote', gross: 1554 },
    ]);
    const after = await today();
    expect(after.receivedCents).toBe(before.receivedCents);
    expect(after.refundedCents).toBe(before.refundedCents + 1554);
    expect(await spent()).toBe(whole - 1554);
    expect((await mails(shopper)).at(-1)).toBe('paymentRefunded');
  });

  it('cash refunds in parts add up to the whole, and the order is then Refunded and counted once', async () => {
    await complete();
    const before = await today();
    expect((await refund(amount(1000))).status).toBe(200);
    expect((await refund(amount(whole), whole - 1000)).status).toBe(409);
    expect((await refund({ kind: 'whole', isRestocked: false }, whole - 1000)).status).toBe(200);
    expect((await refund(amount(1), 0)).status).toBe(409);
    await recordAll();
    expect(await summary()).toMatchObject({ refundedCents: whole, refundDueCents: 0 });
    const [{ status }] = await query`select status_id as status from customer_order where number = ${number}`;
    expect(status).toBe(5);
    expect((await today()).refundedCents).toBe(before.refundedCents + whole);
    expect((await documents()).map(({ gross }) => gross)).toEqual([whole, 1000, whole - 1000]);
    expect(await spent()).toBe(0);
  });

  it('two at the same time are made once, and the other is refused', async () => {
    await complete();
    const replies = await Promise.all([refund(amount(700)), refund(await oneMug())]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await refundable()).refunds).toHaveLength(1);
    expect(await query`select from payment where customer_id = ${shopper.customerId}`).toHaveLength(1);
  });

  it('after a return, the step Refunded refunds the rest and settles the refunds that waited', async () => {
    await complete();
    const before = await today();
    expect((await refund(amount(600))).status).toBe(200);
    await recordAll();
    await step('return', 'completed');
    expect(await summary()).toMatchObject({ refundDueCents: whole - 600 });
    expect((await refund(amount(400), whole - 600)).status).toBe(200);
    await step('refunded', 'returned');
    expect(await pending()).toEqual([]);
    expect(await summary()).toMatchObject({ refundedCents: whole, refundingCents: 0, refundDueCents: 0 });
    expect((await refundable()).leftCents).toBe(0);
    expect((await refund(amount(1), 0)).status).toBe(409);
    expect((await today()).refundedCents).toBe(before.refundedCents + whole);
    expect((await documents()).map(({ gross }) => gross)).toEqual([whole, 600, 400, whole - 1000]);
    expect(await spent()).toBe(0);
  });

  it('a refund of a cash order can be recorded without a transfer, but a reference belongs to one refund only', async () => {
    await complete();
    await refund(amount(100));
    await refund(amount(100), whole - 100);
    const [first, second] = await pending();
    expect((await record(first.id, 'FT 99 1')).status).toBe(200);
    expect((await record(second.id, 'FT 99 1')).status).toBe(409);
    expect((await record(second.id)).status).toBe(200);
  });

  it('a cash refund requires permission', async () => {
    await complete();
    expect((await refund(amount(100), whole, sales)).status).toBe(403);
  });
});
