import { beforeEach, describe, expect, it } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { mailOrderConfirmation } from '#contract/operations/orders/mail-order-confirmation.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import type { Mail } from '#shop/mail/mail.ts';
import {
  changeOrderStatus,
  confirmCalled,
  confirmCashOrder,
  expireUnconfirmedOrders,
  orderForStaff,
  orderToConfirm,
  planStep,
  possibleSteps,
} from '#shop/orders/orders.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { anotherPool } from '#tests/support/postgres.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { orderFor } from './order-fixtures.ts';
import { bags, deliver, fillShelves, knownShopper, mug, newcomersShop } from './newcomers.ts';

const { db, query, url, app, request, server, orderFrom } = await newcomersShop();
/** A pool like that of another process. */
const other = await anotherPool(url);

let buyer: Shopper;
let orderId: number;
let orderNumber: string;
beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
  await fillShelves(db);
  await query`update discount set used = 0 where coupon_code = 'FIVE'`;
  buyer = await newShopper(db);
  await place(buyer);
});
async function place(who: Shopper, more: object = {}): Promise<void> {
  const { OrderId, OrderNumber } = await orderFrom('198.51.100.7', who, [bags(2), mug(1)], {
    CouponCode: 'FIVE',
    ...more,
  });
  [orderId, orderNumber] = [OrderId!, OrderNumber!];
}

const status = async () => {
  const [row] = await query`
    select o.status_id as status, array(select distinct status_id from order_item where order_id = o.id) as items,
      (select stock from product where id = 4) as bags, (select stock from product where id = 1) as mugs,
      (select used from discount where coupon_code = 'FIVE') as coupon
    from customer_order o where o.id = ${orderId}`;
  return row as typeof stands;
};
const stands = { status: 1, items: [1], bags: 148, mugs: 3999, coupon: 1 };
const isVoid = { status: 91, items: [91], bags: 150, mugs: 4000, coupon: 0 };
/** Returns the link in the email as queued. */
async function linkOf(who: Shopper, language = 'en'): Promise<string> {
  const { kind, content } = (await mailsTo(db, who.email)).findLast((mail) => mail.kind.startsWith('order'))!;
  const mail = { kind, content, to: who.email, language } as unknown as Mail;
  return ((await withLinks(db, mail, app.secret)).content as { jobPath: string }).jobPath;
}
const visit = async (method: 'GET' | 'POST', address?: string) => {
  const page = address ?? (await linkOf(buyer));
  if (method === 'GET') return server.inject({ method, url: page });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await server.inject({ method, url: page, headers, payload: 'Act=confirm' });
  return posted.statusCode === 303 ? server.inject({ url: posted.headers.location! }) : posted;
};
const hoursLater = (hours: number) =>
  query`update order_hold set ends_at = ends_at - make_interval(hours => ${hours}) where order_id = ${orderId}`;
const history = async (who: Shopper) => {
  const { data } = await request(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who);
  return strictSchema(getCustomerOrderHistoryMaster.response).parse(data) as {
    OrderId: number;
    ConfirmUntil?: string;
    LatestStatusName: string;
  }[];
};

describe('new customer’s order on delivery', () => {
  it('the response contains the confirmation deadline, also when the order is sent again', async () => {
    const who = await newShopper(db);
    const wish = orderFor(who, [mug(1)]);
    const answers = [
      await request(postCustomerOrder, wish, who),
      await request(postCustomerOrder, wish, who),
    ];
    const [first] = strictSchema(postCustomerOrder.response).parse(answers[0]!.data) as {
      ConfirmUntil: string;
    }[];
    expect(Math.abs(Date.parse(first!.ConfirmUntil) - Date.now() - 48 * 3_600_000)).toBeLessThan(60_000);
    expect(answers[1]!.data).toEqual(answers[0]!.data);
  });
});

describe('email about a new customer’s order on delivery', () => {
  it('the email about a new customer’s order contains the confirmation deadline in 48 hours, and stores no link', async () => {
    const [mail] = await mailsTo(db, buyer.email);
    const content = mail!.content as { confirmBy: string; placedAt: string };
    expect(Date.parse(content.confirmBy) - Date.parse(content.placedAt)).toBe(48 * 3_600_000);
    expect(JSON.stringify(content)).not.toContain('/job/');
    expect(await linkOf(buyer)).toMatch(new RegExp(`^/en/job/1-${orderId}-1-[\\da-f]{32}$`, 'u'));
  });

  it('returning customers and other payment methods require no confirmation', async () => {
    const known = await knownShopper(db);
    await place(known);
    const [mail] = await mailsTo(db, known.email);
    expect(mail!.content).not.toHaveProperty('confirmBy');
    expect((await history(known))[0]).not.toHaveProperty('ConfirmUntil');
    expect((await visit('GET', await linkPathOf())).body).toContain('With us');
  });
});
const linkPathOf = async () => {
  const mail = {
    kind: 'orderToConfirm',
    content: { orderId, number: orderNumber },
    to: '',
    language: 'en',
  } as unknown as Mail;
  return ((await withLinks(db, mail, app.secret)).content as { jobPath: string }).jobPath;
};

describe('confirmation link in the email', () => {
  it('opening the confirmation link changes nothing, because mail scanners follow links', async () => {
    const page = await visit('GET');
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(page.body).toMatch(
      /name="Act" value="confirm"\/><button type="submit" class="btn act"><span>Confirm order</u,
    );
    expect(page.body).toContain('$410.54');
    expect(page.body).not.toMatch(/House 12|example\.com/u);
    expect((await history(buyer))[0]).toMatchObject({ OrderId: orderId, LatestStatusName: 'Active' });
    expect((await history(buyer))[0]!.ConfirmUntil).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
  });

  it('the button of the page confirms the order without a login, once', async () => {
    const since = await auditedSince(db);
    const [first, second, third] = [await visit('POST'), await visit('POST'), await visit('GET')];
    // Pressed twice, it answers the second time as the first.
    for (const { statusCode, body } of [first, second]) {
      expect(statusCode).toBe(first.statusCode);
      expect(body).toContain('Thank you. Your order is confirmed.');
    }
    for (const { body } of [first, second, third]) expect(body).not.toContain('value="confirm"');
    expect(await since()).toEqual([
      { event: 'order confirmed', actor: `customer ${buyer.customerId}`, detail: { order: orderId } },
    ]);
    expect((await history(buyer))[0]).not.toHaveProperty('ConfirmUntil');
    await hoursLater(49);
    expect(await expireUnconfirmedOrders(db, 10)).toMatchObject({ looked: 0 });
    expect(await status()).toEqual(stands);
  });

  it('the confirmation page is in the language of the order', async () => {
    const reader = await newShopper(db);
    await place(reader, { languageCode: 'ar' });
    const page = await visit('GET', await linkOf(reader, 'ar'));
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
  });

  it('a confirmation link the shop did not create is 404 and confirms no order', async () => {
    const right = await linkOf(buyer);
    const id = right.split('/').at(-1)!.split('-')[1];
    const { signLink } = await import('#shop/signed-link.ts');
    for (const wrong of [
      right.replace(/.$/u, (last) => (last === '0' ? '1' : '0')),
      `/en/job/${signLink(app.secret, 'unsubscribe', [1, Number(id), 1])}`,
      `/en/job/${id}`,
    ]) {
      const page = await visit('POST', wrong);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('This link doesn’t work any more');
    }
    expect((await history(buyer))[0]).toHaveProperty('ConfirmUntil');
  });

  it('the page says that it is too late once the order is void', async () => {
    const link = await linkOf(buyer);
    await hoursLater(48);
    await expireUnconfirmedOrders(db, 10);
    for (const method of ['GET', 'POST'] as const) {
      const { body } = await visit(method, link);
      expect(body).toContain('Canceled');
      expect(body).not.toContain('value="confirm"');
    }
    expect(await status()).toEqual(isVoid);
  });
});

describe('unconfirmed order', () => {
  it('an unconfirmed order becomes void at its deadline, releases stock and coupon, and notifies its customer', async () => {
    await query`update order_hold set ends_at = now() + interval '1 minute' where order_id = ${orderId}`;
    expect(await expireUnconfirmedOrders(db, 10)).toEqual({ looked: 0, ended: 0 });
    await hoursLater(1);
    const since = await auditedSince(db);
    expect(await expireUnconfirmedOrders(db, 10)).toMatchObject({ looked: 1, ended: 1 });
    expect(await expireUnconfirmedOrders(db, 10)).toMatchObject({ looked: 0, ended: 0 });
    expect(await status()).toEqual(isVoid);
    expect(await since()).toEqual([
      { event: 'order changed', actor: 'system', detail: { order: orderId, from: 1, to: 91 } },
      { event: 'order not confirmed', actor: 'system', detail: { order: orderId } },
    ]);
    expect((await mailsTo(db, buyer.email)).map(({ kind }) => kind)).toEqual([
      'orderReceived',
      'orderNotConfirmed',
    ]);
    expect(await history(buyer)).toEqual([]);
    const changes = await query`
      select from_status, to_status, changed_by from order_status_change where order_id = ${orderId} order by id`;
    expect(changes).toEqual([
      { from_status: null, to_status: 1, changed_by: `customer ${buyer.customerId}` },
      { from_status: 1, to_status: 91, changed_by: 'system' },
    ]);
  });

  it('an unconfirmed order becomes void once, however many processes check at the same time', async () => {
    await hoursLater(48);
    const rounds = await Promise.all([db, other, db, other].map((each) => expireUnconfirmedOrders(each, 10)));
    expect(rounds.reduce((sum, { ended }) => sum + ended, 0)).toBe(1);
    expect(await status()).toEqual(isVoid);
    expect((await mailsTo(db, buyer.email)).filter(({ kind }) => kind === 'orderNotConfirmed')).toHaveLength(
      1,
    );
  });

  it.each(Array.from({ length: 4 }, (_, at) => at))(
    'an order confirmed at its deadline is either active or void, never both (%i)',
    async () => {
      await hoursLater(48);
      const [output] = await Promise.all([
        confirmCashOrder(other, { orderId, actor: 'staff srey' }),
        expireUnconfirmedOrders(db, 10),
      ]);
      await expireUnconfirmedOrders(db, 10);
      expect(await status()).toEqual(output === 'confirmed' ? stands : isVoid);
    },
  );

  it('an order stays if staff confirm or accept it, or its customer got another order delivered by then', async () => {
    const [first, second] = [orderId, (await place(buyer), orderId)];
    await place(buyer);
    await query`update order_hold set ends_at = now() - interval '1 minute'`;
    expect(await confirmCashOrder(db, { orderId: first, actor: 'staff srey' })).toBe('confirmed');
    await query`update customer_order set status_id = 2 where id = ${second}`;
    await deliver(db, buyer);
    expect(await expireUnconfirmedOrders(db, 10)).toMatchObject({ looked: 0 });
    expect(await confirmCashOrder(db, { orderId: 2_000_000_000, actor: 'staff srey' })).toBeNull();
  });
});

describe('confirmation by staff', () => {
  const confirm = (id: number) => confirmCalled(db, { orderId: id, actor: 'staff srey' });

  it('staff confirm an order once', async () => {
    expect((await history(buyer))[0]).toHaveProperty('ConfirmUntil');
    const since = await auditedSince(db);
    expect(await confirm(orderId)).toMatchObject({ standing: 'confirmed' });
    expect(await since()).toEqual([
      { event: 'order confirmed', actor: 'staff srey', detail: { order: orderId } },
    ]);
    expect(await confirm(orderId)).toMatchObject({ others: [] });
    expect(await since()).toHaveLength(1);
  });

  it('a confirmation by staff confirms all waiting orders of this customer, and no others', async () => {
    const [first, second] = [{ orderId, orderNumber }, (await place(buyer), { orderId, orderNumber })];
    await place(await newShopper(db));
    const since = await auditedSince(db);
    expect(await confirm(first.orderId)).toMatchObject({ others: [second.orderNumber] });
    const confirmed = { event: 'order confirmed', actor: 'staff srey' };
    expect(await since()).toEqual([
      { ...confirmed, detail: { order: first.orderId } },
      { ...confirmed, detail: { order: second.orderId } },
    ]);
    expect(await orderToConfirm(db, orderId)).toMatchObject({ standing: 'waiting' });
  });

  it('an unconfirmed order can’t be prepared by any caller', async () => {
    const order = (await orderForStaff(db, orderNumber))!;
    expect([planStep(order, 'prepare'), possibleSteps(order)]).toEqual(['unconfirmed', ['cancel']]);
    const prepare = { orderId, to: orderStatuses.inProgress, actor: 'staff srey' } as const;
    expect(await changeOrderStatus(db, prepare)).toEqual({
      isChanged: false,
      why: 'unconfirmed',
      statusId: orderStatuses.active,
    });
    await confirm(orderId);
    expect(await changeOrderStatus(db, prepare)).toMatchObject({ isChanged: true });
  });
});

describe('repeated confirmation email', () => {
  const mailAgain = async (who: Shopper) => {
    const { envelope, data } = await request(mailOrderConfirmation, { OrderId: orderId }, who);
    return { statusCode: envelope.statusCode, ...data[0] };
  };

  it('the same confirmation link is sent again up to three times a day', async () => {
    const link = await linkOf(buyer);
    for (let time = 1; time <= 3; time += 1)
      expect(await mailAgain(buyer)).toEqual({ statusCode: 200, ResponseMsg: 'Sent Successfully' });
    expect(await mailAgain(buyer)).toMatchObject({ statusCode: 429, MessageCode: 'confirmMailTooOften' });
    const mails = await mailsTo(db, buyer.email);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'orderReceived',
      'orderToConfirm',
      'orderToConfirm',
      'orderToConfirm',
    ]);
    expect(await linkOf(buyer)).toBe(link);
  });

  it('the confirmation link is sent again only to its customer, and only while the order is unconfirmed', async () => {
    expect(await mailAgain(await newShopper(db))).toMatchObject({
      statusCode: 404,
      MessageCode: 'nothingToConfirm',
    });
    expect((await visit('GET')).body).toContain('value="confirm"');
    await visit('POST');
    expect(await mailAgain(buyer)).toMatchObject({ statusCode: 404, MessageCode: 'nothingToConfirm' });
  });
});
