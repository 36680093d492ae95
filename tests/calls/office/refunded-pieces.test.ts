import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { packLine } from '#contract/operations/office/workshop/pack-line.ts';
import { salesOf } from '#shop/orders/orders.ts';
import { processRefunds } from '#shop/payments/payments.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { bag, mug } from '../orders/order-fixtures.ts';
import { card, payingShop } from '../payments/paying.ts';

const shop = await payingShop();
const { db, pay, payments, query, server } = shop;
const { request, inside } = officeOf(shop);
const owner = await inside(1);
const office = async (...[call, input]: [Parameters<typeof request>[0], object]) =>
  (await request(call, input, owner.cookie)).data;

const order = async (lines: object[]): Promise<string> =>
  (await pay(await newShopper(db), lines, card(token('approve.hook-none')))).data[0].OrderNumber;
/** Refunds this quantity of each line. */
async function refund(number: string, pieces: number[]): Promise<void> {
  const { refundable } = await office(getRefundable, { number });
  const lines = pieces.flatMap((quantity, at) =>
    quantity > 0 ? [{ id: refundable.lines[at].id, quantity, isRestocked: true }] : [],
  );
  const key = randomBytes(16).toString('hex');
  const of = { kind: 'lines', lines };
  await office(refundOrder, { number, of, leftCents: refundable.leftCents, reason: 'out of stock', key });
}
const jobOf = async (number: string) =>
  (await office(listJobs, {})).jobs.find((job: { number: string }) => job.number === number);
const slipOf = async (number: string): Promise<string> => {
  const url = `/office/papers/packing-slips?orders=${number}`;
  const { rawPayload } = await server.inject({
    url,
    headers: { cookie: owner.cookie, ...officePageHeaders },
  });
  return (await pdfPageCount(rawPayload)).join(' ');
};

describe('units refunded before they are prepared', () => {
  it('refunded units are not prepared or packed, in the workshop, the packing slip and the terminal', async () => {
    const number = await order([mug(2), bag]);
    const before = await salesOf(db, 1, 30);
    await refund(number, [1, 0]);
    const { lines } = await office(getOrder, { number });
    expect(lines).toMatchObject([
      { quantity: 2, toPrepare: 1 },
      { quantity: 1, toPrepare: 1 },
    ]);
    const job = await jobOf(number);
    expect(job).toMatchObject({ lines: 2 });
    expect(job.first.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1]);
    expect(await slipOf(number)).toMatch(/Mug[^\d]*\b1\b/u);
    expect(await slipOf(number)).not.toMatch(/\b2\b/u);
    expect(await salesOf(db, 1, 30)).toEqual({ toSend: before.toSend - 1, ordered: before.ordered - 1 });
    await processRefunds(db, payments.methods, { only: null, limit: 100 });
    expect(await jobOf(number)).toMatchObject({ lines: 2 });
  });

  it('refunded units remove their line, and then their order, from the workshop', async () => {
    const number = await order([mug(2), bag]);
    await refund(number, [2, 0]);
    expect(await jobOf(number)).toMatchObject({ lines: 1, first: [{ quantity: 1 }] });
    await refund(number, [0, 1]);
    expect(await jobOf(number)).toBeUndefined();
    expect((await office(listOrders, { stage: 'toPrepare', find: number })).orders).toEqual([]);
  });

  it('units have to be prepared after all when their refund failed', async () => {
    const number = await order([mug(2)]);
    await refund(number, [1]);
    await query`update refund set state = 'failed', settled_at = now(), next_try_at = null where state = 'created'`;
    expect((await office(getOrder, { number })).lines).toMatchObject([{ toPrepare: 2 }]);
  });

  it('refunded units clear the packed checkbox of their line', async () => {
    const number = await order([mug(2)]);
    await office(takeOrderStep, { number, step: 'prepare', from: 'active' });
    const [{ id: line }] = (await office(getOrder, { number })).lines;
    await office(packLine, { number, line, isPacked: true });
    expect(await jobOf(number)).toMatchObject({ packed: 1 });
    await refund(number, [1]);
    expect(await jobOf(number)).toMatchObject({ packed: 0, first: [{ quantity: 1 }] });
  });
});
