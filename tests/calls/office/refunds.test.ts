import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { changeSettings } from '#shop/content/content.ts';
import { processRefunds } from '#shop/payments/payments.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, payments, pay, mails, latest, stockOf } = shop;
const { request, inside } = officeOf(shop);
const [owner, books, sales] = [await inside(1), await inside(5), await inside(2)];
/** The total of two white mugs. */
const whole = 3108;

let shopper: Shopper;
let number = '';
beforeEach(async () => {
  shopper = await newShopper(db);
  number = (await pay(shopper, [mug(2)], card(token('approve.hook-none')))).data[0].OrderNumber as string;
});

const newKey = () => randomBytes(16).toString('hex');
const refundable = async () => (await request(getRefundable, { number }, books.cookie)).data.refundable;
const lineId = async (): Promise<number> => (await refundable()).lines[0].id;
const all = { kind: 'whole', isRestocked: false };
const amount = (cents: number) => ({ kind: 'amount', cents });
const lines = async (quantity: number, isRestocked = false) => ({
  kind: 'lines',
  lines: [{ id: await lineId(), quantity, isRestocked }],
});
const refund = (of: object, { leftCents = whole, key = newKey(), who = books } = {}) =>
  request(refundOrder, { number, of, leftCents, reason: 'arrived broken', key }, who.cookie);
/** Runs the shop's refund job. */
const job = () => processRefunds(db, payments.methods, { only: null, limit: 100 });
const begin = () => request(takeOrderStep, { number, step: 'prepare', from: 'active' }, owner.cookie);

describe('a refund', () => {
  it('a full refund follows its preview: status Refunded, items in stock once, customer notified', async () => {
    const stock = await stockOf(1);
    const { data: plan } = await request(planRefund, { number, of: all, leftCents: whole }, books.cookie);
    expect(plan).toMatchObject({ cents: whole, isWhole: true, mail: { to: shopper.email } });
    expect(plan.mail.text).toContain('$31.08');
    expect((await refundable()).leftCents).toBe(whole);
    expect(await refund(all)).toMatchObject({ status: 200, data: { cents: whole } });
    expect(await refundable()).toMatchObject({
      leftCents: 0,
      refunds: [{ state: 'underWay', cents: whole }],
    });
    await job();
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: whole, order: 5 });
    expect(await stockOf(1)).toBe(stock + 2);
    expect((await mails(shopper)).at(-1)).toBe('paymentRefunded');
    expect(await shop.books()).toBe(shop.witness());
    const { money } = (await request(getOrder, { number }, owner.cookie)).data;
    expect(money.refunds).toMatchObject([
      { by: `staff ${books.id}`, reason: 'arrived broken', state: 'done' },
    ]);
  });

  it('a partial refund and then the balance never exceed the payment', async () => {
    expect((await refund(amount(1000))).status).toBe(200);
    expect(await refund(amount(whole), { leftCents: whole - 1000 })).toMatchObject({ status: 409 });
    expect((await refund(all, { leftCents: whole - 1000 })).data).toMatchObject({ cents: whole - 1000 });
    expect((await refund(amount(1), { leftCents: 0 })).status).toBe(409);
    await job();
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: whole });
  });

  it('refunds by unit add up to the total of the items, each optionally returned to stock', async () => {
    const stock = await stockOf(1);
    const { data: first } = await request(
      planRefund,
      { number, of: await lines(1), leftCents: whole },
      books.cookie,
    );
    expect(first).toMatchObject({
      cents: whole / 2,
      linesCents: whole / 2,
      lines: [{ id: await lineId(), cents: whole / 2 }],
      couponCents: 0,
      isWhole: false,
    });
    const { text } = first.mail;
    expect(text).toContain('We have refunded $15.54');
    expect(text).toMatch(/1 × .*: \$15\.54\n/u);
    expect(text).toContain('The refund goes to the card you paid with.');
    expect((await refund(await lines(1, true))).status).toBe(200);
    expect(await stockOf(1)).toBe(stock + 1);
    expect(await refundable()).toMatchObject({ lines: [{ quantity: 2, refunded: 1, restocked: 1 }] });
    const leftCents = whole / 2;
    expect((await refund(await lines(2), { leftCents })).status).toBe(409);
    expect((await refund(await lines(1), { leftCents })).status).toBe(200);
    await job();
    const sent =
      await query`select content from outbox_mail where kind = 'paymentRefunded' order by id desc limit 2`;
    // Each amount is refunded as it was shown.
    for (const { content } of sent)
      expect(content).toMatchObject({
        number,
        lines: [{ quantity: 1, cents: whole / 2 }],
        paymentMethodId: 5,
      });
    // After a full refund, the status change restocks the remaining items.
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', order: 5 });
    expect(await stockOf(1)).toBe(stock + 2);
  });

  it('a refund deducts the share of a coupon', async () => {
    await query`update customer_order set discount_cents = 501, total_cents = total_cents - 501
      where number = ${number}`;
    const { data } = await request(
      planRefund,
      { number, of: await lines(1), leftCents: whole },
      books.cookie,
    );
    expect(data).toMatchObject({ linesCents: 1554, lines: [{ cents: 1554 }], couponCents: 251, cents: 1303 });
  });

  it('a refund of an order being prepared returns its items to stock or not', async () => {
    const stock = await stockOf(1);
    await begin();
    expect((await refund({ ...all, isRestocked: true })).status).toBe(200);
    expect(await stockOf(1)).toBe(stock + 2);
    await job();
    expect([await stockOf(1), (await latest(shopper)).order]).toEqual([stock + 2, 5]);
  });

  it('a refund is made once per idempotency key, however often it is sent', async () => {
    const key = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => refund(amount(700), { key })));
    expect(new Set(replies.map(({ data }) => data.refundId)).size).toBe(1);
    expect(await refundable()).toMatchObject({ leftCents: whole - 700 });
  });

  it('a refund by two staff members at the same time is made once, and the other is refused', async () => {
    const replies = await Promise.all([
      refund(amount(700), { who: owner }),
      refund(await lines(1), { who: books }),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await refundable()).refunds).toHaveLength(1);
  });

  it('a refund requires permission, and recent two-step verification above a configured amount', async () => {
    expect((await refund(all, { who: sales })).status).toBe(403);
    await query`update staff_session set second_factor_at = now() - interval '11 minutes' where staff_id = ${books.id}`;
    await changeSettings(db, { refundAskAboveCents: 1000 }, 'system');
    expect((await refundable()).askAboveCents).toBe(1000);
    expect(await refund(amount(1001))).toMatchObject({
      status: 403,
      error: 'Please verify it’s you again.',
    });
    expect((await refund(amount(1000))).status).toBe(200);
    await query`update staff_session set second_factor_at = now() where staff_id = ${books.id}`;
    expect((await refund(amount(1001), { leftCents: whole - 1000 })).status).toBe(200);
    await changeSettings(db, { refundAskAboveCents: null }, 'system');
  });

  it('a refund is refused for cash that wasn’t received yet, for lines of another order, or without lines', async () => {
    const of = await lines(1);
    number = (await pay(await newShopper(db), [mug(1)], card(token('approve.hook-none')))).data[0]
      .OrderNumber;
    expect((await refund(of, { leftCents: 1554 })).status).toBe(409);
    number = (await pay(await newShopper(db), [mug(1)], {})).data[0].OrderNumber;
    expect(await refundable()).toMatchObject({ amountCents: 0, leftCents: 0 });
    expect((await refund(all)).status).toBe(409);
    number = 'AG0';
    expect((await refund(all)).status).toBe(404);
  });
});
