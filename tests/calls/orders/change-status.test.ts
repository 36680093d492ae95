import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { changeOrderStatus, hiddenStatuses, type StatusChange, type StatusId } from '#shop/orders/orders.ts';
import { decideTransition } from '#shop/orders/status-transitions.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { db, query, pay, stockOf, mails } = shop;
const { active, inProgress, completed, returned, refunded } = orderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;
const statuses: StatusId[] = [active, inProgress, completed, returned, refunded, awaitingPayment, voided];

let shopper: Shopper;
let orderId = 0;
let stock = 0;
/** Places an order of 2 mugs on delivery, or by a card whose challenge is still open. */
async function order(method: object = {}, more: object = {}) {
  shopper = await newShopper(db);
  stock = await stockOf(1);
  await pay(shopper, [mug(2)], { ...method, ...more });
  const rows = await query`select id from customer_order order by id desc limit 1`;
  orderId = rows[0]!.id;
}
const byCard = card('');
const orderByCard = (more: object = {}) => order({ ...byCard, paymentToken: token('3ds.hook-none') }, more);

const change = (to: StatusId, more: Partial<StatusChange> = {}) =>
  changeOrderStatus(db, { orderId, to, actor: 'staff srey', ...more });
/** Sets the status without its side effects. */
const set = (status: StatusId) =>
  query`update customer_order set status_id = ${status} where id = ${orderId}`;
async function changes() {
  const rows = await query`
    select from_status as "from", to_status as "to", changed_by as by, changed_at <= now() as "isTimed"
    from order_status_change where order_id = ${orderId} and from_status is not null order by id`;
  return rows;
}
async function standing() {
  const rows = await query`
    select o.status_id as status, array_agg(i.status_id::int order by i.id) as items,
      array_agg(i.shipping_status_id::int order by i.id) as shipped
    from customer_order o join order_item i on i.order_id = o.id where o.id = ${orderId} group by o.id`;
  return rows[0]!;
}

describe.each([
  ['on delivery', true, order],
  ['by card', false, orderByCard],
] as const)('status changes of an order paid %s', (_method, isOnDelivery, make) => {
  it('only the documented transitions between all statuses are allowed', async () => {
    await make();
    for (const from of statuses) {
      for (const to of statuses) {
        await set(from);
        const before = (await changes()).length;
        const decided = decideTransition(
          { statusId: from, isOnDelivery, isDownload: false, isUnconfirmed: false, isPartlySent: false },
          to,
        );
        const expected =
          typeof decided === 'string'
            ? { isChanged: false, why: decided, statusId: from }
            : { isChanged: true, from, to };
        expect(await change(to)).toMatchObject(expected);
        expect([(await standing()).status, (await changes()).length - before]).toEqual(
          typeof decided === 'string' ? [from, 0] : [to, 1],
        );
      }
    }
  });
});

describe('status changes of an order on delivery', () => {
  beforeEach(() => order());

  it('staff prepare, complete and return an order: items, shipment, history, audit log and emails follow', async () => {
    const since = await auditedSince(db);
    expect(await change(inProgress)).toEqual({ isChanged: true, from: 1, to: 2 });
    expect(await standing()).toEqual({ status: 2, items: [2], shipped: [2] });
    await change(completed);
    expect(await standing()).toEqual({ status: 3, items: [3], shipped: [3] });
    await change(returned);
    expect(await standing()).toEqual({ status: 4, items: [4], shipped: [4] });
    await change(refunded);
    expect(await standing()).toEqual({ status: 5, items: [5], shipped: [4] });
    const by = 'staff srey';
    expect(await changes()).toEqual([
      { from: 1, to: 2, by, isTimed: true },
      { from: 2, to: 3, by, isTimed: true },
      { from: 3, to: 4, by, isTimed: true },
      { from: 4, to: 5, by, isTimed: true },
    ]);
    expect((await since()).map(({ event, actor, detail }) => ({ event, actor, detail }))).toEqual(
      [1, 2, 3, 4].map((from) => ({
        event: 'order changed',
        actor: by,
        detail: { order: orderId, from, to: from + 1 },
      })),
    );
    expect(await mails(shopper)).toEqual([
      'orderReceived',
      'orderInProgress',
      'orderCompleted',
      'orderReturned',
    ]);
    expect(await stockOf(1)).toBe(stock - 2);
  });

  it('cancelling releases stock and coupon, and hides the order', async () => {
    await order({}, { CouponCode: 'FIVE' });
    const used = async () => (await query`select used from discount where coupon_code = 'FIVE'`)[0]!.used;
    const before = await used();
    expect(await change(voided)).toMatchObject({ isChanged: true, from: 1, to: 91 });
    expect(await stockOf(1)).toBe(stock);
    expect(await used()).toBe(before - 1);
    expect(await standing()).toEqual({ status: 91, items: [91], shipped: [null] });
    expect(await shop.orders(shopper)).toEqual([]);
    expect(await mails(shopper)).toEqual(['orderReceived', 'orderCancelled']);
  });

  it('an order in preparation is restocked only if staff have the items', async () => {
    await change(inProgress);
    await change(voided);
    expect(await stockOf(1)).toBe(stock - 2);
    await set(inProgress);
    await change(voided, { isRestocked: true });
    expect(await stockOf(1)).toBe(stock);
    // An order whose items were restocked is not restocked again.
    await set(completed);
    await change(returned, { isRestocked: true });
    expect(await stockOf(1)).toBe(stock);
  });

  it('a status change invalidates only the products whose displayed stock changed', async () => {
    await query`update product set stock = 5 where id = 1`;
    expect(await noticesDuring(shop.url, () => change(voided))).toEqual(['product 1']);
    await query`update product set stock = 1000 where id = 1`;
  });

  it('an order on delivery cannot be refunded before it was paid', async () => {
    const no = { isChanged: false, why: 'on-delivery' };
    expect(await change(refunded)).toEqual({ ...no, statusId: 1 });
    await change(inProgress);
    expect(await change(refunded)).toEqual({ ...no, statusId: 2 });
  });

  it('an order of an erased customer changes its status without an email', async () => {
    await query`update customer_order set email = '' where id = ${orderId}`;
    const count = async () => (await query`select 1 from outbox_mail`).length;
    const before = await count();
    expect(await change(inProgress)).toMatchObject({ isChanged: true });
    expect(await count()).toBe(before);
  });

  it('a status change sends emails in the language of the order', async () => {
    await order({}, { languageCode: 'ar' });
    await change(inProgress);
    const rows = await query`
      select kind, language_id as language, content - 'number' as content from outbox_mail
      where recipient = ${shopper.email} order by id desc limit 1`;
    expect(rows).toEqual([
      { kind: 'orderInProgress', language: 2, content: { hasGoods: true, hasFiles: false } },
    ]);
  });
});

describe('downloads', () => {
  const digital = (where: string) =>
    query`update order_item set digital = true where order_id = ${orderId} and ${sql.raw(where)}`;

  it('downloads are completed as soon as they are paid, and so is an order of downloads only', async () => {
    await orderByCard();
    await digital('true');
    expect(await change(active)).toMatchObject({ isChanged: true, from: 90, to: 3 });
    expect(await standing()).toEqual({ status: 3, items: [3], shipped: [null] });
  });

  it('paid downloads stay completed while other items of the order are prepared', async () => {
    await orderByCard();
    await query`
      insert into order_item (order_id, product_id, name_en, unit_cents, list_cents, quantity, total_cents, digital)
      values (${orderId}, 5, 'Pattern', 100, 100, 1, 100, true)`;
    await change(active);
    expect(await standing()).toEqual({ status: 1, items: [1, 3], shipped: [null, null] });
    await change(inProgress);
    expect(await standing()).toEqual({ status: 2, items: [2, 3], shipped: [2, null] });
    await change(completed);
    expect(await standing()).toEqual({ status: 3, items: [3, 3], shipped: [3, null] });
  });

  it('downloads of an order on delivery are completed with the order, and the email links to them', async () => {
    await order();
    await digital('true');
    await change(inProgress);
    expect(await standing()).toMatchObject({ items: [2] });
    await change(completed);
    expect(await standing()).toMatchObject({ items: [3] });
    const rows = await query`
      select content - 'number' as content from outbox_mail where kind = 'orderCompleted'
      and recipient = ${shopper.email}`;
    expect(rows).toEqual([{ content: { hasGoods: false, hasFiles: true } }]);
  });

  it('downloads of an order awaiting payment cannot be completed', async () => {
    await orderByCard();
    expect(await change(completed)).toMatchObject({ isChanged: false, why: 'not-allowed', statusId: 90 });
  });
});

describe('20 simultaneous changes: exactly one changes the order, and the others get its status', () => {
  const twenty = (work: (at: number) => ReturnType<typeof change>) =>
    Promise.all(Array.from({ length: 20 }, (_, at) => work(at)));
  const as = (at: number) => ({ actor: `staff s${at}` as const });
  const won = (outcomes: Awaited<ReturnType<typeof twenty>>) =>
    outcomes.filter(({ isChanged }) => isChanged).length;

  it.each([
    ['placed', null, active, { from: awaitingPayment, to: 1 }, 2],
    ['canceled', null, voided, { from: awaitingPayment, to: 91 }, 0],
    ['refunded', active, refunded, { from: 1, to: 5 }, 0],
  ] as const)('twenty simultaneous changes make an order %s once', async (_what, before, to, made, held) => {
    await orderByCard();
    if (before) await change(before);
    expect(won(await twenty((at) => change(to, as(at))))).toBe(1);
    expect((await changes()).slice(before ? 1 : 0)).toMatchObject([{ ...made, isTimed: true }]);
    expect(await stockOf(1)).toBe(stock - held);
  });

  it('an order is either placed or canceled, never both', async () => {
    await orderByCard();
    expect(
      won(await twenty((at) => change(at % 2 ? active : voided, { ...as(at), from: awaitingPayment }))),
    ).toBe(1);
    const made = await changes();
    expect(made).toHaveLength(1);
    expect(await standing()).toMatchObject({ status: made[0]!.to });
    expect(await stockOf(1)).toBe(made[0]!.to === 1 ? stock - 2 : stock);
  });

  it('two staff members who both saw an order active either prepare or cancel it', async () => {
    await order();
    const outcomes = await twenty((at) => change(at % 2 ? inProgress : voided, { ...as(at), from: active }));
    expect(won(outcomes)).toBe(1);
    const { status } = await standing();
    const lost = outcomes.filter(({ isChanged }) => !isChanged);
    expect(lost).toEqual(lost.map(() => ({ isChanged: false, why: 'meanwhile', statusId: status })));
    expect(await stockOf(1)).toBe(status === voided ? stock : stock - 2);
  });
});

describe('order that was voided before its payment arrived', () => {
  beforeEach(async () => {
    await orderByCard({ CouponCode: 'FIVE' });
    await change(voided);
  });

  it('an order that was voided before its payment arrived takes stock and coupon again when it is placed', async () => {
    expect(await stockOf(1)).toBe(stock);
    expect(await change(active)).toEqual({ isChanged: true, from: 91, to: 1 });
    expect(await stockOf(1)).toBe(stock - 2);
    expect(await query`select 1 from coupon_use where order_id = ${orderId}`).toHaveLength(1);
  });

  it('an order voided before its payment arrived stays void and takes no stock if others have its items', async () => {
    await query`update product set stock = 1 where id = 1`;
    expect(await change(active)).toEqual({ isChanged: false, why: 'gone', statusId: voided });
    expect(await stockOf(1)).toBe(1);
    expect(await query`select 1 from coupon_use where order_id = ${orderId}`).toEqual([]);
    await query`update product set stock = 1000 where id = 1`;
  });
});

it('an order that does not exist is reported as unknown', async () => {
  expect(await changeOrderStatus(db, { orderId: 999_999, to: 2, actor: 'staff srey' })).toEqual({
    isChanged: false,
    why: 'unknown',
    statusId: null,
  });
});
