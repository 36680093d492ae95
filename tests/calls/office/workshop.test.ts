import { describe, expect, it } from 'vitest';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { packLine } from '#contract/operations/office/workshop/pack-line.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, pay, query } = shop;
const { request, inside } = officeOf(shop);
const [sales, workshop, editor] = [await inside(2), await inside(3), await inside(4)];

async function held() {
  const shopper = await newShopper(db);
  return (await pay(shopper, [mug(2)], {})).data[0].OrderNumber as string;
}
/** Places a new customer's order, confirmed by a call. */
async function order() {
  const number = await held();
  await request(confirmOrder, { number }, sales.cookie);
  return number;
}
const begin = (number: string) =>
  request(takeOrderStep, { number, step: 'prepare', from: 'active' }, workshop.cookie);
const jobs = async () => (await request(listJobs, {}, workshop.cookie)).data.jobs;
const jobOf = async (number: string) =>
  (await jobs()).find((job: { number: string }) => job.number === number);
const lineOf = async (number: string) =>
  (await request(getOrder, { number }, workshop.cookie)).data.lines[0] as { id: number; isPacked: boolean };
const tick = (number: string, line: number, isPacked = true) =>
  request(packLine, { number, line, isPacked }, workshop.cookie);

describe('workshop', () => {
  it('the workshop lists the orders to prepare by promised day, with items and destination', async () => {
    const [first, second] = [await order(), await order()];
    const status = async () => {
      const numbers = (await jobs()).map(({ number }: { number: string }) => number);
      return numbers.indexOf(first) - numbers.indexOf(second);
    };
    expect(await status()).toBeLessThan(0);
    await query`update customer_order set promised_on = promised_on - 1 where number = ${second}`;
    expect(await status()).toBeGreaterThan(0);
    const { promisedOn } = (await request(getOrder, { number: first }, workshop.cookie)).data;
    expect((await jobOf(first)).promisedOn).toBe(promisedOn);
    expect(await jobOf(first)).toMatchObject({ isBegun: false, lines: 1, packed: 0, isWrapped: false });
    expect((await jobOf(first)).first).toMatchObject([{ quantity: 2, picture: expect.any(String) }]);
    expect(JSON.stringify(await jobOf(first))).not.toMatch(/cents|@/iu);
  });

  it('an item of an order in preparation is marked as packed, and unmarked, with one audit log entry each', async () => {
    const number = await order();
    const { id } = await lineOf(number);
    expect(await tick(number, id)).toMatchObject({ status: 409, error: expect.any(String) });
    await begin(number);
    const audited = await auditedSince(db);
    expect((await tick(number, id)).status).toBe(200);
    expect((await tick(number, id)).status).toBe(200);
    expect(await jobOf(number)).toMatchObject({ isBegun: true, packed: 1 });
    expect(await lineOf(number)).toMatchObject({ isPacked: true });
    await tick(number, id, false);
    expect(await jobOf(number)).toMatchObject({ packed: 0 });
    const ticks = (await audited()).filter(({ event }) => event === 'order packed');
    expect(ticks.map(({ detail }) => detail)).toMatchObject([{ packed: true }, { packed: false }]);
  });

  it('items of shipped orders, of another order, or without permission can’t be marked', async () => {
    const [number, other] = [await order(), await order()];
    const { id } = await lineOf(number);
    await begin(number);
    await begin(other);
    expect((await tick(other, id)).status).toBe(404);
    expect((await tick('AG999999', id)).status).toBe(404);
    expect((await request(packLine, { number, line: id, isPacked: true }, editor.cookie)).status).toBe(403);
    await tick(number, id);
    await request(sendOrder, { number }, workshop.cookie);
    expect((await tick(number, id, false)).status).toBe(409);
    expect(await jobOf(number)).toBeUndefined();
  });

  it('the workshop lists neither downloads nor unconfirmed orders', async () => {
    const [waiting, files] = [await held(), await order()];
    await query`update order_item set digital = true where order_id = (select id from customer_order where number = ${files})`;
    expect(await jobOf(waiting)).toBeUndefined();
    expect(await jobOf(files)).toBeUndefined();
  });
});
