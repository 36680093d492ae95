import { beforeEach, expect, it } from 'vitest';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { webhookEventNames, type WebhookEventName } from '#contract/webhooks/event-names.ts';
import { webhookEvents } from '#contract/webhooks/webhook-events.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { cancelOrder } from '#shop/payments/payments.ts';
import { newSecret } from '#shop/webhooks/webhooks.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug } from '../orders/order-fixtures.ts';
import { depositShop } from '../payments/deposit-shop.ts';
import { addEndpoint } from './webhook-receiver.ts';

const { shop, staff, shopper, order, ask, begin, complete } = await depositShop();
const { db, query, app, pay, reconcile } = shop;
const seen = new Set<string>();

beforeEach(async () => {
  await query`delete from webhook_endpoint`;
  await addEndpoint(db, app.secret, { url: 'https://erp.example/hooks', secret: newSecret() });
});

interface Queued {
  event: WebhookEventName;
  subject: string;
  data: Record<string, unknown>;
}

/** Returns the events that work causes, oldest first. Each is as described. */
async function eventsOf(work: () => Promise<unknown>): Promise<Queued[]> {
  await query`delete from webhook_delivery`;
  await work();
  const rows = (await query`select event, subject, data from webhook_delivery order by id`) as Queued[];
  for (const { event, data } of rows) {
    seen.add(event);
    webhookEvents[event].data.strict().parse(data);
  }
  return rows;
}
const namesOf = (events: readonly Queued[], subject = 'order') =>
  events.filter((each) => each.subject.startsWith(subject)).map(({ event }) => event);

const cashOrder = async () => (await pay(shopper, [mug(1)], { PaymentMethod: '6' })).data[0];

it('an order on delivery is placed, begun, shipped and paid', async () => {
  let placed: { OrderId: number; OrderNumber: string };
  const first = await eventsOf(async () => (placed = await cashOrder()));
  expect(namesOf(first)).toEqual(['order.placed']);
  expect(namesOf(first, 'product')).toContain('product.stock_changed');
  const { OrderId: id, OrderNumber: number } = placed!;
  expect(first.find(({ event }) => event === 'order.placed')).toMatchObject({
    subject: `order ${id}`,
    data: { id, number, totalCents: 1554, status: 'active', customerId: shopper.customerId },
  });
  const begun = await eventsOf(() => staff(takeOrderStep, { number, step: 'prepare', from: 'active' }));
  expect(begun.map(({ data }) => [data['from'], data['status']])).toEqual([['active', 'inProgress']]);
  const sent = await eventsOf(
    () => query`
    insert into parcel (order_id, number, sent_at) values (${id}, 1, now())`,
  );
  expect(sent).toMatchObject([{ event: 'order.shipped', data: { parcelNumber: 1, isComplete: true } }]);
  const done = await eventsOf(() => staff(takeOrderStep, { number, step: 'complete', from: 'inProgress' }));
  expect(namesOf(done)).toEqual(['order.delivered', 'order.status_changed', 'order.paid']);
  const returned = await eventsOf(() => query`update customer_order set status_id = 5 where id = ${id}`);
  expect(namesOf(returned)).toEqual(['order.status_changed', 'order.refunded']);
});

it('a deposit, its balance and a refund have their amounts', async () => {
  let placed: { OrderId: number; number: string };
  const first = await eventsOf(async () => (placed = await order('card')));
  expect(namesOf(first)).toEqual(['order.placed', 'order.status_changed', 'order.deposit_paid']);
  expect(first.find(({ event }) => event === 'order.deposit_paid')?.data).toMatchObject({
    depositCents: 1554,
    balanceCents: 1554,
  });
  const { OrderId, number } = placed!;
  await ask(number);
  const paid = await eventsOf(async () => complete(await begin(OrderId, 'card')));
  expect(namesOf(paid)).toEqual(['order.paid']);
  const canceled = await eventsOf(async () => {
    await cancelOrder(db, { customerId: shopper.customerId, orderId: OrderId });
    await reconcile();
  });
  expect(namesOf(canceled).slice(0, 2)).toEqual(['order.status_changed', 'order.canceled']);
  const refunds = canceled.filter(({ event }) => event === 'order.refunded');
  expect(refunds.reduce((sum, { data }) => sum + Number(data['amountCents']), 0)).toBe(3108);
});

it('an order whose balance is due at the door is reported as paid once, when the balance is paid', async () => {
  const { OrderId, number } = await order('card');
  await query`update order_rest set due = 'delivery' where order_id = ${OrderId}`;
  await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
  const done = await eventsOf(() => staff(takeOrderStep, { number, step: 'complete', from: 'inProgress' }));
  expect(namesOf(done)).toEqual(['order.status_changed']);
  const paid = await eventsOf(async () => complete(await begin(OrderId, 'card')));
  expect(namesOf(paid)).toEqual(['order.paid']);
});

it('an order on account is reported as paid only when its balance is, without a paid deposit', async () => {
  const placed = await cashOrder();
  const all = await eventsOf(() =>
    query`
    with made as (update customer_order set status_id = 90, payment_method_id = 10, deposit_cents = 0, due_on = '2030-01-01'
        where id = ${placed.OrderId} returning id),
      owed as (insert into order_rest (order_id, amount_cents, due, due_on, asked_by)
        select id, 1554, 'day', '2030-01-01', 'system' from made)
    select from made`.then(() => query`update customer_order set status_id = 1 where id = ${placed.OrderId}`),
  );
  expect(namesOf(all)).toEqual(['order.status_changed', 'order.status_changed']);
});

it('a sent and an answered proof say which item they are about', async () => {
  const { OrderId } = await cashOrder();
  const [{ id: item }] = await query`select id from order_item where order_id = ${OrderId}`;
  for (const [number, state] of [
    [1, 'changes'],
    [2, 'approved'],
  ] as const) {
    const events = await eventsOf(async () => {
      await query`update proof set state = 'replaced' where item_id = ${item} and state <> 'replaced'`;
      const [{ id }] = await query`
        insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, state, made_by, sent_at)
        values (${item}, ${number}, sha256('x'), 1, 1554, '', 'sent', 'staff 1', now()) returning id`;
      await query`update proof set state = ${state}, answered_at = now(), answered_by = 'link' where id = ${id}::uuid`;
    });
    const event = state === 'changes' ? 'proof.changes_requested' : 'proof.approved';
    const data = { itemId: item, number };
    expect(events).toMatchObject([
      { event: 'proof.sent', subject: `order ${OrderId}`, data },
      { event, subject: `order ${OrderId}`, data },
    ]);
  }
});

it('a delivered shipment says whether it was the last one', async () => {
  const { OrderId } = await cashOrder();
  await query`insert into parcel (order_id, number, sent_at) values (${OrderId}, 1, now())`;
  const isDelivered = (at: string | null) => () =>
    query`update parcel set delivered_at = ${at}::timestamptz where order_id = ${OrderId}`;
  expect(await eventsOf(isDelivered('2026-11-30T02:15:00Z'))).toMatchObject([
    {
      event: 'order.delivered',
      subject: `order ${OrderId}`,
      data: { parcelNumber: 1, isComplete: true, deliveredAt: '2026-11-30T02:15:00.000Z' },
    },
  ]);
  expect(await eventsOf(isDelivered(null))).toEqual([]);
});

it('a failed and a disputed payment say their order and amount', async () => {
  const { OrderId, OrderNumber } = await cashOrder();
  const [{ id }] = await query`
    insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, state, expires_at)
    values (${OrderId}, ${shopper.customerId}, 5, 'test', 1554, 'USD', 'submitted', now()) returning id`;
  const data = { id, orderId: OrderId, orderNumber: OrderNumber, amountCents: 1554, currency: 'USD' };
  const failed = await eventsOf(() => query`update payment set state = 'declined' where id = ${id}`);
  expect(failed).toMatchObject([{ event: 'payment.failed', subject: `order ${OrderId}`, data }]);
  const disputed = await eventsOf(() => query`update payment set disputed_at = now() where id = ${id}`);
  expect(disputed).toMatchObject([{ event: 'payment.disputed', data }]);
  expect(await eventsOf(() => query`update payment set looks = looks + 1 where id = ${id}`)).toEqual([]);
});

it('products, stock, customers and reviews cause one event for each transaction', async () => {
  const made = await eventsOf(async () => {
    await query`insert into product (id, sku, category_id, price_cents, stock) select 7001, 'HOOK-1', category_id, 500, 3 from product where id = 1`;
  });
  expect(namesOf(made, 'product')).toEqual(['product.created']);
  const changed = await eventsOf(() =>
    db.transaction().execute(async (trx) => {
      for (const price_cents of [600, 700])
        await trx
          .updateTable('product')
          .set(({ eb }) => ({ price_cents, version: eb('version', '+', 1) }))
          .where('sku', '=', 'HOOK-1')
          .execute();
    }),
  );
  expect(changed).toMatchObject([{ event: 'product.changed', data: { priceCents: 700 } }]);
  const out = await eventsOf(() => query`update product set stock = 0 where sku = 'HOOK-1'`);
  expect(namesOf(out, 'product').toSorted()).toEqual(['product.out_of_stock', 'product.stock_changed']);
  const other = await eventsOf(async () => {
    const { customerId } = await newShopper(db);
    await query`update customer set first_name = 'Bopha' where id = ${customerId}`;
  });
  expect(namesOf(other, 'customer')).toEqual(['customer.created', 'customer.changed']);
  const reviewed = await eventsOf(
    () => query`
    insert into review (product_id, rating, title, body, reviewer_name) values (1, 5, 'Good', 'Very', 'Dara')`,
  );
  expect(reviewed).toMatchObject([
    { event: 'review.added', data: { productId: 1, rating: 5, state: 'shown' } },
  ]);
});

it('an erasure causes an event, and no stored text names the person', async () => {
  const person = await newShopper(db);
  await query`update customer set first_name = 'Kosal-Unique' where id = ${person.customerId}`;
  await query`
    insert into webhook_delivery (endpoint_id, address, event_id, event, subject, data, response)
    values (1, '', gen_random_uuid(), 'customer.changed', ${`customer ${person.customerId}`}, '{}', 'thanks, Kosal-Unique')`;
  await erase(db, { whom: { email: person.email }, by: 'system', isConfirmed: true });
  const rows =
    await query`select event, response, data::text as data from webhook_delivery where subject = ${`customer ${person.customerId}`}`;
  expect(rows.map(({ event }) => event)).toContain('customer.erased');
  expect(JSON.stringify(rows)).not.toContain('Kosal-Unique');
  seen.add('customer.erased');
});

it('every event of the description was caused above', () => {
  expect([...seen].toSorted()).toEqual([...webhookEventNames].toSorted());
});

it('no event is queued without an endpoint that is on, has a secret and wants it', async () => {
  const change = () => query`update product set stock = stock + 1 where id = 1`;
  await query`update webhook_endpoint set events = '{order.paid}'`;
  expect(await eventsOf(change)).toEqual([]);
  await query`update webhook_endpoint set events = '{product.stock_changed}', is_on = false`;
  expect(await eventsOf(change)).toEqual([]);
  await query`update webhook_endpoint set is_on = true, secret = null`;
  expect(await eventsOf(change)).toEqual([]);
});
