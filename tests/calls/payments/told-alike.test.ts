import { describe, expect, it, test } from 'vitest';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { refuseSlips } from '#contract/operations/office/money/refuse-slips.ts';
import { exportOrders } from '#contract/operations/office/orders/export-orders.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { centsOf } from '#rules/money.ts';
import { paymentSummaryOf } from '#shop/orders/orders.ts';
import { type Bought, shopOfAllKinds } from './all-kinds.ts';
import { dense, sentences } from './money-sentences.ts';

const shop = await shopOfAllKinds();
const { db, office, kinds, byCard, byCode, byTransfer, withSlip, cancelled, part, changed } = shop;
const { seen, progressOf, lastMail, invoiceOf, total } = shop;

describe('the customer’s page, the email, the invoice and the office agree about an order', () => {
  test.each(kinds)(
    '$name: $status',
    async ({
      make,
      status,
      dueCents = 0,
      refundDueCents = 0,
      mail,
      isToldInMail: isNotifiedByEmail = false,
    }) => {
      const bought = await make();
      const { number } = bought;
      const label = paymentStatusLabels.texts[status];
      const { Payment } = await progressOf(bought);
      expect(Payment).toMatchObject({ Status: status, Due: dueCents / 100, RefundDue: refundDueCents / 100 });
      const order = await office(getOrder, { number });
      expect(order).toMatchObject({ paymentStatus: status, dueCents, summary: { dueCents, refundDueCents } });
      expect([
        order.summary.receivedCents,
        order.summary.refundedCents,
        order.summary.refundingCents,
      ]).toEqual([Payment.Received, Payment.Refunded, Payment.Refunding].map(centsOf));
      const states = [
        'active',
        'inProgress',
        'completed',
        'returned',
        'refunded',
        'voided',
        'awaitingPayment',
      ];
      const wish = { states, find: number };
      expect((await office(listOrders, wish)).orders).toMatchObject([
        { number, paymentStatus: status, dueCents },
      ]);
      expect((await office(exportOrders, { ...wish, language: 'en' })).csv).toContain(label);
      const invoice = dense(await invoiceOf(bought));
      for (const output of [label, ...sentences(Payment)]) expect(invoice).toContain(dense(output));
      const mailed = dense(await lastMail(bought));
      for (const output of [mail, ...(isNotifiedByEmail ? sentences(Payment) : [])])
        expect(mailed).toContain(dense(output));
      expect(mailed).not.toContain(dense('nothing to pay'));
    },
  );

  it('an expired KHQR order has no amount due and is hidden from its customer', async () => {
    const bought = await byCode(false);
    expect(await progressOf(bought)).toBeUndefined();
    expect((await office(getOrder, { number: bought.number })).paymentStatus).toBe('nothingToPay');
    expect(dense(await invoiceOf(bought))).toContain(dense('Nothing to pay'));
  });
});

describe('transfer of an order its customer canceled after sending the payment slip', () => {
  const waits = async ({ number }: Bought) =>
    (await office(listPendingPayments, { find: number })).transfers.map(
      ({ standing: status }: { standing: string }) => status,
    );

  it('the transfer of a canceled order stays on the payments page, and is refunded if it arrived, without restoring the order', async () => {
    const bought = await cancelled(await withSlip(await byTransfer()));
    expect(await waits(bought)).toEqual(['ended']);
    const money = seen(bought, total);
    expect(await office(planTransfer, money)).toMatchObject({ effect: 'give-back', goesBackCents: total });
    await office(confirmTransfer, { ...money, effect: 'give-back' });
    expect((await progressOf(bought)).Payment).toMatchObject({ Status: 'refunding', Refunding: 31.08 });
    expect(dense(await lastMail(bought))).toContain(dense('You canceled order'));
    expect(await waits(bought)).toEqual([]);
  });

  it('a transfer leaves the payments page once staff reject its slip', async () => {
    const bought = await cancelled(await withSlip(await byTransfer()));
    await office(refuseSlips, { number: bought.number });
    expect(await waits(bought)).toEqual([]);
    expect((await progressOf(bought)).Payment).toMatchObject({ Status: 'nothingToPay', Notes: [] });
  });

  it('the cancel dialog says that the transfer is refunded', async () => {
    const bought = await part(await byTransfer());
    expect(await progressOf(bought)).toMatchObject({ MayCancel: true, GoesBack: 10 });
  });
});

describe('order with a balance due', () => {
  it('an order with a balance due is found by its stage, is listed among the payments and on Today, and is shown in the workshop', async () => {
    const { number } = await changed(await byCard(), 4);
    const of = (rows: { number: string }[]) => rows.map((each) => each.number);
    expect(of((await office(listOrders, { stage: 'balanceDue' })).orders)).toContain(number);
    const { balances, groups } = await office(listPendingPayments, { find: number });
    expect(balances).toMatchObject([{ number, cents: 3108 }]);
    const { waiting } = await office(getToday, {});
    expect(waiting.find(({ what }: { what: string }) => what === 'balanceDue').count).toBe(
      groups.balances.count,
    );
    const { jobs } = await office(listJobs, {});
    expect(jobs.find((job: { number: string }) => job.number === number)).toMatchObject({
      isBalanceDue: true,
    });
  });
});

describe('payments of all these orders on Today', () => {
  it('received, refunded and outstanding are separate totals that match the payment summaries', async () => {
    const before = (await office(getToday, {})).takings.money;
    const made = [];
    for (const { make } of kinds) made.push(await make());
    const sums = await Promise.all(made.map(({ id }) => paymentSummaryOf(db, id)));
    const sum = (of: 'receivedCents' | 'refundedCents' | 'dueCents') =>
      sums.reduce((all, each) => all + each[of], 0);
    const { money } = (await office(getToday, {})).takings;
    expect(money.today.receivedCents - before.today.receivedCents).toBe(sum('receivedCents'));
    expect(money.today.refundedCents - before.today.refundedCents).toBe(sum('refundedCents'));
    const waiting = (at: typeof money) => at.outstandingCents + at.unconfirmedCents;
    expect(waiting(money) - waiting(before)).toBe(sum('dueCents'));
    expect(money.unconfirmedCents - before.unconfirmedCents).toBe(total);
    expect(money.days.at(-1)).toMatchObject({ receivedCents: expect.any(Number) });
  });
});
