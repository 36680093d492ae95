import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { releaseOrder } from '#contract/operations/office/orders/release-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { card, eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);

let orderId: number;
let number: string;
let itemId: number;

beforeEach(async () => {
  await query`update attribute_option set asks_for = 'artwork' where id = 2 and attribute_id = 3`;
  const { OrderId, OrderNumber } = (await pay(shopper, [mug(2)], {})).data[0];
  [orderId, number] = [OrderId, OrderNumber];
  [{ id: itemId }] = (await query`select id from order_item where order_id = ${orderId}`) as [{ id: number }];
});

const approve = () => query`
  insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, state, made_by, sent_at, answered_at, answered_by)
  select id, 1, print_hash_of(id), 1, 100, 'a', 'approved', 'staff 1', now(), now(), 'link' from order_item where id = ${itemId}`;
const prepare = () =>
  office.request(takeOrderStep, { number, step: 'prepare', from: 'active' }, owner.cookie);
const seen = async () => (await office.request(getOrder, { number }, owner.cookie)).data;
const statusOf = async () =>
  (await query`select status_id from customer_order where id = ${orderId}`)[0].status_id;

describe('work on a printed order', () => {
  it('work on a printed order doesn’t begin before its proof is approved, and staff see what is missing', async () => {
    const { status, data } = await prepare();
    expect([status, data]).toEqual([409, { state: 'active', missing: ['artwork', 'proof'] }]);
    expect(await seen()).toMatchObject({ state: 'active', missing: ['artwork', 'proof'], waivers: [] });
    const { jobs } = (await office.request(listJobs, {}, owner.cookie)).data;
    expect(jobs.find((job: { number: string }) => job.number === number).missing).toEqual([
      'artwork',
      'proof',
    ]);
    await approve();
    expect((await seen()).missing).toEqual([]);
    expect((await prepare()).data).toEqual({ state: 'inProgress' });
  });

  it('work on a printed order is refused by the database to every writer', async () => {
    for (const to of [2, 3])
      await expect(
        query`update customer_order set status_id = ${to} where id = ${orderId}`,
      ).rejects.toMatchObject({
        code: 'KD002',
      });
    expect(await changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' })).toMatchObject({
      isChanged: false,
      why: 'missing',
      missing: ['artwork', 'proof'],
    });
    expect(await statusOf()).toBe(1);
  });

  it('work on a printed order waits again when what is printed changes after the approval, but not when the quantity does', async () => {
    await approve();
    await query`update order_item set quantity = 1, total_cents = unit_cents, shipping_cents = 0 where id = ${itemId}`;
    expect((await seen()).missing).toEqual([]);
    await query`with d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
      u as (update order_item set design_id = d.id from d where order_item.id = ${itemId})
      insert into design_place (design_id, attribute_id, text) select id, 3, 'Lotus' from d`;
    expect((await seen()).missing).toEqual(['proof']);
    expect((await prepare()).status).toBe(409);
  });

  it('work on a printed order doesn’t wait for an item that is refunded, nor without anything to print', async () => {
    const seenOf = async (wanted: string) =>
      (await office.request(getOrder, { number: wanted }, owner.cookie)).data.missing;
    const paid = (await pay(shopper, [mug(2)], card(token('approve.hook-none')))).data[0];
    expect(await seenOf(paid.OrderNumber)).toEqual(['artwork', 'proof']);
    await query`with r as (
        insert into refund (payment_id, amount_cents, reason, asked_by)
        select id, 100, '', 'staff 1' from payment where order_id = ${paid.OrderId} returning id)
      insert into refund_line (refund_id, order_item_id, quantity)
      select r.id, i.id, 2 from r, order_item i where i.order_id = ${paid.OrderId}`;
    expect(await seenOf(paid.OrderNumber)).toEqual([]);
    await query`update attribute_option set asks_for = 'none' where id = 2 and attribute_id = 3`;
    expect(await seenOf((await pay(shopper, [mug(1)], {})).data[0].OrderNumber)).toEqual([]);
  });

  it('work on a printed order begins without an approval only with its own permission and a reason, which is recorded', async () => {
    const since = await auditedSince(db);
    const sales = await office.inside(2);
    const release = (cookie: string, reason = 'The customer approved on the phone') =>
      office.request(releaseOrder, { number, reason }, cookie);
    expect((await release(sales.cookie)).status).toBe(403);
    expect((await release(owner.cookie, ' ')).status).toBe(400);
    expect((await release(owner.cookie)).data).toEqual({ missing: ['artwork', 'proof'] });
    expect((await release(owner.cookie)).data).toEqual({ missing: [] });
    expect(await seen()).toMatchObject({
      missing: [],
      waivers: ['artwork', 'proof'].map((what) => ({
        what,
        reason: 'The customer approved on the phone',
        by: 'staff 1',
      })),
    });
    expect((await prepare()).status).toBe(200);
    expect(await since()).toContainEqual({
      event: 'order released',
      actor: 'staff 1',
      detail: { order: orderId, missing: 'proof' },
    });
  });
});

describe('an answered proof', () => {
  it('an answered proof keeps its hash, time, sum and number', async () => {
    await approve();
    for (const change of [
      "print_hash = sha256('x')",
      "answered_at = 'epoch'",
      'total_cents = 1',
      "state = 'sent'",
    ])
      await expect(
        sql`update proof set ${sql.raw(change)} where item_id = ${itemId}`.execute(db),
      ).rejects.toThrow('can’t change');
    await query`update proof set answer_name = '', state = 'replaced' where item_id = ${itemId}`;
  });
});
