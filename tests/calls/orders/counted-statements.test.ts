import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { statementName } from '#database/named.ts';
import { jobOf, jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { orderForStaff, orderToChange, storyOfOrder, unitsToSend } from '#shop/orders/orders.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { anotherPool } from '#tests/support/postgres.ts';
import { newShopper, shopApi, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { bag, blueMug, mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, pay, payments, url } = shop;
const office = officeOf(shop);
const owner = await office.inside(1);
await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;

let statements: string[] = [];
// Limits are counted in the database only now and then.
const onQuery = ({ sql: text }: { sql: string }) =>
  void (text.includes('rate_window') || statements.push(text));
const other = await shopApi(await anotherPool(url, { onQuery }), {}, payments.methods);
other.app.secret = app.secret;

let buyer: Shopper;
beforeEach(async () => {
  buyer = await newShopper(db);
});

/** Does work again, once everything that is kept in memory is there. Returns its statements. */
async function expectStatements(max: number, work: () => Promise<object>): Promise<string[]> {
  await work();
  statements = [];
  const { statusCode, status = statusCode } = (await work()) as { statusCode?: number; status?: number };
  expect(status).toBe(200);
  expect(statements.length, statements.join('\n---\n')).toBeLessThanOrEqual(max);
  return statements;
}
const payment = { provider: null, offered: [] };
const isUnnamed = (text: string) => statementName(text) === undefined;
const isUnnamedRead = (text: string) => isUnnamed(text) && text.trimStart().startsWith('select');

/** Places an order. Returns it with the page behind its link. */
async function order(lines: object[], more: object) {
  const { OrderId: id, OrderNumber: number } = (await pay(buyer, lines, more)).data[0];
  const page = jobPath(app.secret, 'en', (await jobOrder(db, { orderId: id }))!);
  return { id, number, url: page, Code: page.split('/').at(-1)! };
}
it('the page of a plain order takes at most 11 statements', async () => {
  const { url: page } = await order([mug(2)], {});
  await expectStatements(11, () => other.server.inject({ url: page }));
});

/** Places a printed order whose proof is sent. */
async function proofed() {
  const placed = await order([mug(2)], card(token('approve.hook-none')));
  const { number, id } = placed;
  const [{ id: line }] = await query`select id from order_item where order_id = ${id}`;
  const draft = { number, line, places: [], note: '', unitCents: null, upload: null };
  const { data } = await office.request(makeProof, draft, owner.cookie);
  await office.request(sendProof, { number, id: data.id }, owner.cookie);
  return { ...placed, proof: data.id as string };
}

it('the page of a printed order takes at most 13 statements, and a call with an open proof too', async () => {
  const { url: page } = await order([mug(2)], card(token('approve.hook-none')));
  await expectStatements(13, () => other.server.inject({ url: page }));
  const { Code } = await proofed();
  const seen = await expectStatements(13, () => other.request(getJob, { Code }));
  expect(seen.filter(isUnnamed)).toEqual([]);
});

it('a printed order in the office takes at most 17 statements, and only writing is planned at each run', async () => {
  const { number } = await proofed();
  const inOffice = officeOf({ ...other, db });
  const seen = await expectStatements(17, () => inOffice.request(getOrder, { number }, owner.cookie));
  expect(seen.filter(isUnnamedRead)).toEqual([]);
});

it('approving a proof takes at most 23 statements, and only writing is planned at each run', async () => {
  const approves = async () => {
    const { Code, proof: ProofId } = await proofed();
    const [{ Proofs: proofs }] = (await other.request(getJob, { Code })).data;
    statements = [];
    const answer = { Code, Act: 'approve', ProofId, Name: 'Maly Sok', Total: proofs[0].Total };
    return (await other.request(takeJobAct, answer)).envelope;
  };
  const seen = await expectStatements(23, approves);
  expect(seen.filter(isUnnamedRead)).toEqual([]);
});

it('the orders of a customer take at most 5 statements, and one of them 3', async () => {
  const { id: OrderId } = await order([mug(2)], {});
  await expectStatements(5, () => other.request(getCustomerOrderHistoryMaster, {}, buyer));
  await expectStatements(3, () => other.request(getCustomerOrderHistoryDetail, { OrderId }, buyer));
});

it('the statements of an order’s page and story are planned once per connection, not at each run', async () => {
  const { id, number } = await order([mug(2)], {});
  const plannedEachTime = await db.connection().execute(async (one) => {
    for (let run = 0; run < 8; run += 1) {
      await jobOf(one, id, { kind: 'staff' }, { language: 'en', payingBy: async () => payment });
      await storyOfOrder(one, id);
      await orderForStaff(one, number);
      await orderToChange(one, id);
      await unitsToSend(one, id);
    }
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where custom_plans > 5 and generic_plans = 0`.execute(one);
    return rows.map(({ name }) => name);
  });
  expect(plannedEachTime).toEqual([]);
});

it('a cart of three products takes one statement, and a product in memory two', async () => {
  const cart = { cartJsonData: JSON.stringify([mug(1), blueMug(1), bag]) };
  await expectStatements(1, () => other.request(getCustomerCartItems, cart));
  await expectStatements(2, () => other.request(getProductDetail, { ProductId: 1 }));
});
