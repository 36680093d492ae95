import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { mug } from '../orders/order-fixtures.ts';
import { depositShop } from './deposit-shop.ts';

const { shop, staff, shopper, order, summary, restOf, ask } = await depositShop();
const { query, pay, reconcile, books } = shop;
const one = 1554;

/** Returns the input of a refund of mugs of an order, or of an amount. */
async function draft(number: string, of: { pieces?: number; cents?: number }) {
  const { refundable } = (await staff(getRefundable, { number })).data;
  const [line] = (await staff(getOrder, { number })).data.lines;
  const lines = [{ id: line.id, cell: 0, quantity: of.pieces, isRestocked: false }];
  const part = of.pieces === undefined ? { kind: 'amount', cents: of.cents } : { kind: 'lines', lines };
  return { number, of: part, leftCents: refundable.leftCents };
}
async function refund(number: string, of: { pieces?: number; cents?: number }) {
  const input = { ...(await draft(number, of)), reason: 'dropped', key: randomUUID().replaceAll('-', '') };
  const { status, data } = await staff(refundOrder, input);
  return { status, cents: data.cents, offCents: data.offCents };
}
const mailOf = async () =>
  (
    await query`select content from outbox_mail where recipient = ${shopper.email} and kind = 'paymentRefunded' order by id desc`
  ).map(({ content }) => content);

describe('pieces that are dropped before the balance is paid', () => {
  it('dropped pieces lower the balance first, and only the excess is refunded', async () => {
    const before = await books();
    const { OrderId, number } = await order('card', { Deposit: true }, 4);
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    await ask(number);
    expect((await staff(planRefund, await draft(number, { pieces: 1 }))).data).toMatchObject({
      cents: 0,
      offCents: one,
    });
    expect(await refund(number, { pieces: 1 })).toEqual({ status: 200, cents: 0, offCents: one });
    expect(await restOf(OrderId)).toMatchObject({ cents: one, due: 'now' });
    expect(await summary(OrderId)).toMatchObject({
      status: 'balanceDue',
      receivedCents: 2 * one,
      refundedCents: 0,
      refundingCents: 0,
      loweredCents: one,
      dueCents: one,
    });
    const [mail] = await mailOf();
    expect(mail).toMatchObject({
      amountCents: 0,
      offCents: one,
      notes: [{ key: 'noteBalanceDue', amount: { cents: one } }],
    });
    expect(await refund(number, { pieces: 2 })).toEqual({ status: 200, cents: one, offCents: one });
    expect(await restOf(OrderId)).toBeUndefined();
    await reconcile();
    expect(await summary(OrderId)).toMatchObject({ receivedCents: 2 * one, refundedCents: one, dueCents: 0 });
    expect((await books()) - before).toBe(one);
  });

  it('a refund beyond the amount paid lowers the balance by the excess', async () => {
    const { OrderId, number } = await order('khqr', { Deposit: true }, 2);
    expect(await refund(number, { cents: one + 500 })).toEqual({ status: 200, cents: one, offCents: 500 });
    expect(await restOf(OrderId)).toMatchObject({ cents: one - 500 });
    expect((await refund(number, { cents: one })).status).toBe(409);
  });

  it('dropped pieces lower the cash that a courier collects, and what counts as received', async () => {
    const reply = await pay(shopper, [mug(2)], { PaymentMethod: '6' }, { 'idempotency-key': randomUUID() });
    expect(reply.data[0].MessageCode).toBe('depositNeeded');
    await query`delete from setting where name = 'depositPercent'`;
    const [{ OrderId, OrderNumber: number }] = (
      await pay(shopper, [mug(2)], { PaymentMethod: '6' }, { 'idempotency-key': randomUUID() })
    ).data;
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    expect(await refund(number, { pieces: 1 })).toEqual({ status: 200, cents: 0, offCents: one });
    expect(await summary(OrderId)).toMatchObject({ status: 'onDelivery', dueCents: one, collectCents: one });
    await staff(takeOrderStep, { number, step: 'complete', from: 'inProgress' });
    expect(await summary(OrderId)).toMatchObject({
      status: 'paidOnDelivery',
      receivedCents: one,
      loweredCents: one,
    });
    expect((await staff(getRefundable, { number })).data.refundable).toMatchObject({
      amountCents: one,
      leftCents: one,
    });
  });

  it('dropped pieces lower what is due on account', async () => {
    await query`update customer set terms_days = 30, credit_limit_cents = 100000 where id = ${shopper.customerId}`;
    const [{ OrderId, OrderNumber: number }] = (
      await pay(shopper, [mug(2)], { PaymentMethod: '11' }, { 'idempotency-key': randomUUID() })
    ).data;
    expect(await refund(number, { pieces: 1 })).toEqual({ status: 200, cents: 0, offCents: one });
    expect(await restOf(OrderId)).toMatchObject({ cents: one, due: 'day' });
    expect(await summary(OrderId)).toMatchObject({ status: 'onAccount', laterCents: one });
  });
});
