import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getReport } from '#contract/operations/office/reports/get-report.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { paymentMethods, processRefunds } from '#shop/payments/payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { depositShop, total } from '../payments/deposit-shop.ts';

const { shop, shopper, staff, order, summary } = await depositShop();
const { db, query, pay, payments, reconcile } = shop;

/** What the payments screen lists, what Today counts and what the report adds up. */
async function owed() {
  const { owed: listed, groups } = (await staff(listPendingPayments, {})).data;
  const { waiting } = (await staff(getToday, {})).data;
  const { rows } = (
    await staff(getReport, { report: 'paymentsByProvider', language: 'en', period: 'thisYear' })
  ).data;
  return {
    listed: listed.map(({ number, cents }: { number: string; cents: number }) => [number, cents]),
    group: [groups.owed.count, groups.owed.cents],
    today: waiting.find(({ what }: { what: string }) => what === 'refundDue')?.count ?? 0,
    report: rows.reduce(
      (sum: number, { values }: { values: { toRefundCents: number } }) => sum + values.toRefundCents,
      0,
    ),
  };
}
const nothing = { listed: [], group: [0, 0], today: 0, report: 0 };
const step = async (number: string, name: string, from: string) =>
  expect((await staff(takeOrderStep, { number, step: name, from })).status).toBe(200);
const returned = async (number: string) => {
  await step(number, 'prepare', 'active');
  await step(number, 'complete', 'inProgress');
  await step(number, 'return', 'completed');
};
const refund = (number: string, of: object, leftCents: number) =>
  staff(refundOrder, { number, of, leftCents, reason: 'broken', key: randomUUID().replaceAll('-', '') });

it('refunds of returned orders are due on the payments screen, Today and in the report until they are requested', async () => {
  expect(await owed()).toEqual(nothing);
  const { number } = await order('card', {});
  await returned(number);
  const due = { listed: [[number, total]], group: [1, total], today: 1, report: total };
  expect(await owed()).toEqual(due);
  await refund(number, { kind: 'amount', cents: 100 }, total);
  expect(await owed()).toMatchObject({ listed: [[number, total - 100]], today: 1 });
  await refund(number, { kind: 'whole', isRestocked: false }, total - 100);
  expect(await owed()).toMatchObject({ listed: [], today: 0 });
  await reconcile();
  expect(await owed()).toEqual(nothing);

  await query`delete from setting where name = 'depositPercent'`;
  const [{ OrderNumber: cash }] = (
    await pay(shopper, [mug(2)], { PaymentMethod: '6' }, { 'idempotency-key': randomUUID() })
  ).data;
  await returned(cash);
  expect(await owed()).toEqual({ ...due, listed: [[cash, total]] });
  await step(cash, 'refunded', 'returned');
  expect(await owed()).toEqual(nothing);
});

it('refunds that failed are due until they are requested again, of each payment of an order', async () => {
  const { OrderId, number } = await order('card', {});
  await refund(number, { kind: 'amount', cents: 500 }, total);
  const refuse = async () => ({ state: 'failed', reason: 'refused' }) as const;
  const methods = paymentMethods([{ ...payments.provider, refund: refuse, findRefund: refuse }]);
  await query`update refund set next_try_at = now() where next_try_at is not null`;
  await processRefunds(db, methods, { only: null, limit: 100 });
  expect(await owed()).toEqual({ listed: [[number, 500]], group: [1, 500], today: 1, report: 500 });
  // A refund of two payments is one request.
  const [{ id }] = await query`select id from payment where order_id = ${OrderId}`;
  await query`insert into refund (payment_id, amount_cents, reason, asked_by, state, created_at, settled_at)
    select ${id}, cents, 'x', 'staff 1', state, now(), now() from (values (200, 'failed'), (300, 'done')) r (cents, state)`;
  expect((await summary(OrderId)).refundDueCents).toBe(200);
  await refund(number, { kind: 'amount', cents: 200 }, total - 300);
  expect(await owed()).toMatchObject({ listed: [], today: 0 });
});
