import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { listOrderMails } from '#contract/operations/office/orders/list-order-mails.ts';
import { listOrderNotes } from '#contract/operations/office/orders/list-order-notes.ts';
import { listOrderSlips } from '#contract/operations/office/orders/list-order-slips.ts';
import { sendMailAgain } from '#contract/operations/office/orders/send-mail-again.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { writeOrderNote } from '#contract/operations/office/orders/write-order-note.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf, officePageHeaders } from '#tests/support/office-api.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { app, db, query, pay, server } = shop;
const { request, inside } = officeOf(shop);
const [owner, workshop, sales, editor] = [await inside(1), await inside(3), await inside(2), await inside(4)];

async function order() {
  const shopper = await newShopper(db);
  const number = (await pay(shopper, [mug(2)], {})).data[0].OrderNumber as string;
  return { number, shopper };
}
const notesOf = async (number: string, who = owner) =>
  (await request(listOrderNotes, { number }, who.cookie)).data;
const write = (number: string, text: string, who = owner, key: string = randomUUID()) =>
  request(writeOrderNote, { number, key, text }, who.cookie);
const mentionsOf = async (who: typeof owner) => (await request(getToday, {}, who.cookie)).data.mentions;
const mailsOf = async (number: string, who = owner) =>
  (await request(listOrderMails, { number }, who.cookie)).data.mails;

describe('notes about an order', () => {
  it('notes are for colleagues, and appear on Today for mentioned staff until they open the order', async () => {
    const { number } = await order();
    const since = await auditedSince(db);
    expect((await write(number, '  Two passes, @Staff 2 please. ')).status).toBe(200);
    expect(await since()).toMatchObject([{ event: 'note written', detail: { named: [workshop.id] } }]);
    expect(await mentionsOf(workshop)).toMatchObject([{ number, by: 'Staff 1' }]);
    expect(await mentionsOf(sales)).toEqual([]);
    const { notes, colleagues } = await notesOf(number, sales);
    expect(notes).toMatchObject([
      { text: 'Two passes, @Staff 2 please.', by: { name: 'Staff 1' }, mentions: [{ id: workshop.id }] },
    ]);
    const ids = colleagues.map(({ id }: { id: number }) => id);
    expect(ids).toContain(owner.id);
    expect(ids).not.toContain(sales.id);
    expect(ids).not.toContain(editor.id);
    expect(await mentionsOf(workshop)).toHaveLength(1);
    await notesOf(number, workshop);
    expect(await mentionsOf(workshop)).toEqual([]);
  });

  it('notes are saved once per idempotency key, and not under the key of another staff member', async () => {
    const [{ number }, key] = [await order(), randomUUID()];
    const first = await write(number, 'once', owner, key);
    expect((await write(number, 'once', owner, key)).data).toEqual(first.data);
    expect((await write(number, 'mine', sales, key)).status).toBe(409);
    expect((await notesOf(number)).notes).toHaveLength(1);
  });

  it('notes require permission to see orders, and an existing order', async () => {
    const { number } = await order();
    expect((await write(number, 'hello', editor)).status).toBe(403);
    expect((await write('AG0', 'hello')).status).toBe(404);
    expect((await write(number, '   ')).status).toBe(400);
    expect((await request(listOrderNotes, { number }, editor.cookie)).status).toBe(403);
  });
});

describe('emails about an order', () => {
  it('emails are all listed, with recipients only for staff who may see customers', async () => {
    const [{ number, shopper }, other] = [await order(), await order()];
    expect(await mailsOf(number)).toMatchObject([
      { kind: 'orderReceived', to: shopper.email, standing: 'waiting', mayRepeat: false },
    ]);
    expect(JSON.stringify(await mailsOf(number, workshop))).not.toContain('@');
    expect((await mailsOf(other.number))[0].to).toBe(other.shopper.email);
  });

  it('emails can be sent again unchanged; a double click resends an email only once', async () => {
    const { number, shopper } = await order();
    const [{ id }] = await mailsOf(number);
    const again = (who = sales) => request(sendMailAgain, { number, mail: id }, who.cookie);
    expect((await again()).status).toBe(409);
    await query`update outbox_mail set sent_at = now(), created_at = now() - interval '2 minutes' where id = ${id}`;
    expect((await again(workshop)).status).toBe(403);
    const since = await auditedSince(db);
    const replies = await Promise.all([again(), again()]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await since()).toMatchObject([{ event: 'mail sent again', detail: { kind: 'orderReceived' } }]);
    const rows = await query`select content from outbox_mail where recipient = ${shopper.email} order by id`;
    expect(rows).toHaveLength(2);
    expect(rows[1].content).toEqual(rows[0].content);
  });

  it('emails never count as sent when only saved on the server, and can be sent again', async () => {
    const { number } = await order();
    const [{ id }] = await mailsOf(number);
    await query`update outbox_mail set sent_at = now(), is_saved = true, created_at = now() - interval '2 minutes'
      where id = ${id}`;
    expect(await mailsOf(number)).toMatchObject([{ standing: 'saved', mayRepeat: true }]);
    expect((await request(sendMailAgain, { number, mail: id }, sales.cookie)).status).toBe(200);
  });

  it('emails of another order cannot be sent through this one', async () => {
    const [one, other] = [await order(), await order()];
    const [{ id }] = await mailsOf(other.number);
    const reply = await request(sendMailAgain, { number: one.number, mail: id }, sales.cookie);
    expect(reply.status).toBe(404);
  });
});

describe('a shipment', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = (url: string, who = workshop, headers: object = officePageHeaders) =>
    server.inject({
      method: 'GET',
      url: `/office/files/${url}`,
      headers: { cookie: who.cookie, ...headers },
    });
  const give = (number: string, payload: Buffer, who = workshop, type = 'image/png') =>
    server.inject({
      method: 'POST',
      url: `/office/files/receipts/${number}`,
      headers: { 'content-type': type, cookie: who.cookie, ...officePageHeaders },
      payload,
    });
  const begun = async () => {
    const { number, shopper } = await order();
    await request(confirmOrder, { number }, owner.cookie);
    await request(takeOrderStep, { number, step: 'prepare', from: 'active' }, workshop.cookie);
    return { number, shopper };
  };

  it('a shipment has a tracking number, a carrier and a receipt, which the customer gets', async () => {
    const { number, shopper } = await begun();
    expect((await give(number, png)).statusCode).toBe(200);
    expect((await give(number, png)).statusCode).toBe(200);
    const sent = { number, parcel: 'VET-10042', carrier: 'VET Express' };
    expect((await request(sendOrder, sent, workshop.cookie)).status).toBe(200);
    const { parcel, id } = (await request(getOrder, { number }, workshop.cookie)).data;
    expect(parcel).toEqual({ number: 'VET-10042', carrier: 'VET Express', hasReceipt: true });
    const [mail] = await query`
      select content from outbox_mail where recipient = ${shopper.email} and kind = 'orderSent'`;
    expect(mail.content).toMatchObject({
      parcel: { number: 'VET-10042', carrier: 'VET Express' },
      receiptOf: id,
    });
    const [progress] = (await shop.request(getOrderProgress, { OrderId: id }, shopper)).data;
    const path = `/parcels/${number}`;
    expect(progress.Parcel).toEqual({ Number: 'VET-10042', Carrier: 'VET Express', ReceiptPath: path });
    const link = jobPath(app.secret, 'en', (await jobOrder(shop.db, { number }))!);
    const picture = await server.inject({ url: `${link}/receipt` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const url of [path, `/parcels/${id}-${'0'.repeat(32)}`]) {
      const moved = await server.inject({ url });
      expect((await server.inject({ url: moved.headers.location! })).statusCode).toBe(404);
    }
  });

  it('a receipt is a picture, accepted while In Progress or shipped, from staff who prepare orders', async () => {
    const [{ number }, early] = [await begun(), await order()];
    expect((await give(early.number, png)).statusCode).toBe(409);
    expect((await give(number, Buffer.from('no picture'))).statusCode).toBe(400);
    expect((await give(number, png, editor)).statusCode).toBe(403);
    expect((await file(`receipts/${number}`)).statusCode).toBe(404);
    await give(number, png);
    expect((await file(`receipts/${number}`)).headers['content-type']).toBe('image/jpeg');
    expect((await file(`receipts/${number}`, editor)).statusCode).toBe(403);
    expect((await file(`receipts/${number}`, workshop, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
  });
});

it('payment slips of an order are shown to staff who may see payments, with an audit log entry each time', async () => {
  const { number } = await order();
  const paymentSlipsOf = (who = sales) => request(listOrderSlips, { number }, who.cookie);
  expect((await paymentSlipsOf()).data).toEqual({ slips: [] });
  const [{ payment }] = await query`
    insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, expires_at)
    select id, customer_id, 9, 'transfer', 100, 'USD', now() from customer_order where number = ${number}
    returning id as payment`;
  await app.stores.private.add('slips/one.jpg', Buffer.from('slip'));
  await query`insert into transfer_slip (payment_id, file, bytes) values (${payment}, 'slips/one.jpg', 4)`;
  const [{ id }] = (await paymentSlipsOf()).data.slips;
  const since = await auditedSince(db);
  const get = (who: typeof sales) =>
    server.inject({
      method: 'GET',
      url: `/office/files/slips/${id}`,
      headers: { cookie: who.cookie, ...officePageHeaders },
    });
  expect((await get(sales)).body).toBe('slip');
  expect(await since()).toMatchObject([{ event: 'slip seen', actor: `staff ${sales.id}` }]);
  expect((await get(workshop)).statusCode).toBe(403);
  expect((await paymentSlipsOf(workshop)).status).toBe(403);
});
