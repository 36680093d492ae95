import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrder } from '#contract/operations/office/orders/change-order.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { planOrderChange } from '#contract/operations/office/orders/plan-order-change.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { changeProducts } from '#shop/catalogue/catalogue.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop();
const { app, db, query, pay, request } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
await query`update product set stock = 5000, order_maximum = 500 where id = 1`;
await changeProducts(db, { by: 'system' }, [
  { id: 1, fields: { priceSteps: [{ from: 50, cents: 900 }], orderMinimum: 1 } },
]);

let number: string;
let line: number;

/** An order of 100 mugs whose price was agreed by a proof at $9.00 a piece, print included. */
beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
  await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
  const [placed] = (await pay(shopper, [mug(100)], card(token('approve.hook-none')))).data;
  const { OrderId: orderId, OrderNumber } = placed;
  number = OrderNumber;
  const [item] = await query`select id from order_item where order_id = ${orderId}`;
  line = Number(item!.id);
  await agree(orderId, 900);
});

async function agree(orderId: number, unitCents: number): Promise<void> {
  const draft = { number, line, places: [], note: 'New price', unitCents, upload: null };
  const { id } = (await office.request(makeProof, draft, owner.cookie)).data;
  expect((await office.request(sendProof, { number, id }, owner.cookie)).status).toBe(200);
  const Code = jobPath(app.secret, 'en', (await jobOrder(db, { orderId }))!)
    .split('/')
    .at(-1);
  const [{ Proofs }] = (await request(getJob, { Code })).data;
  const { Total } = Proofs.find(({ ProofId }: { ProofId: string }) => ProofId === id);
  const act = { Code, Act: 'approve', ProofId: id, Name: 'Maly Sok', Total };
  expect((await request(takeJobAct, act)).envelope.statusCode).toBe(200);
}

const edit = (quantity: number, more: object = {}) => ({
  number,
  stay: [{ line, quantity, ...more }],
  add: [],
  address: null,
  deliveryWayId: null,
});
const plan = async (quantity: number, more: object = {}) =>
  (await office.request(planOrderChange, edit(quantity, more), owner.cookie)).data;
async function change(quantity: number, more: object = {}): Promise<object[]> {
  const { version, sums } = await plan(quantity, more);
  const wish = { ...edit(quantity, more), version, totalCents: sums.totalCents };
  expect((await office.request(changeOrder, wish, owner.cookie)).status).toBe(200);
  const { changes } = (await office.request(listOrderChanges, { number }, owner.cookie)).data;
  return changes.at(-1).what;
}
const unitCents = async () =>
  (await query`select unit_cents from order_item where id = ${line}`)[0]!['unit_cents'];
// The price of one mug with its print, below the step of 50.
const single = 1554;

describe('the price of a line that was agreed by a proof', () => {
  it('an edit asks about an agreed price, with both prices, only when the quantity changes', async () => {
    expect(await unitCents()).toBe(900);
    expect((await plan(10)).lines).toMatchObject([
      { unitCents: 900, totalCents: 9000, agreed: { cents: 900, byQuantityCents: single } },
    ]);
    expect((await plan(10, { isByQuantity: true })).lines).toMatchObject([
      { unitCents: single, totalCents: 10 * single, agreed: { cents: 900, byQuantityCents: single } },
    ]);
    const same = await plan(100, { isByQuantity: true });
    expect(same.lines[0]).toMatchObject({ unitCents: 900 });
    expect(same.lines[0]).not.toHaveProperty('agreed');
    expect(same.faults).toMatchObject([{ code: 'unchanged' }]);
  });

  it('an agreed price stays if staff choose so; the history names it, and the next edit asks again', async () => {
    expect(await change(10)).toMatchObject([
      { kind: 'quantity', from: 100, to: 10 },
      { kind: 'agreed', cents: 900 },
    ]);
    expect(await unitCents()).toBe(900);
    expect((await plan(60)).lines[0].agreed).toMatchObject({ cents: 900 });
  });

  it('an agreed price gives way to that of the quantity; the history names it, and the next edit doesn’t ask', async () => {
    expect(await change(10, { isByQuantity: true })).toMatchObject([
      { kind: 'quantity', from: 100, to: 10 },
      { kind: 'price', from: 900, to: single },
    ]);
    expect(await unitCents()).toBe(single);
    const { lines } = await plan(20);
    expect(lines[0].unitCents).toBe(single);
    expect(lines[0]).not.toHaveProperty('agreed');
  });

  it('of several agreed prices, the last one counts, shown beside the price before the first', async () => {
    const [order] = await query`select order_id from order_item where id = ${line}`;
    await agree(Number(order!['order_id']), 950);
    expect((await plan(10)).lines[0].agreed).toEqual({ cents: 950, byQuantityCents: single });
  });
});
