import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { requestArtwork } from '#contract/operations/office/orders/ask-artwork.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { sendPrintText } from '#contract/operations/orders/send-print-text.ts';
import { changeOrderStatus, releaseWork } from '#shop/orders/orders.ts';
import { writeNotices } from '#server/mail/chat/write-notices.ts';
import { mailTextsOnce } from '#server/mail/mail-texts.ts';
import { withLinks } from '#server/mail/mailed-links.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const shop = await payingShop('', { COD_CONFIRM_HOURS: '0' });
const { app, db, query, request, pay } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);

let orderId: number;
let number: string;
let place: Record<string, number>;
beforeEach(async () => {
  await query`update attribute_option set asks_for = 'text' where id = 2 and attribute_id = 3`;
  orderId = (await pay(shopper, [mug(1)], {})).data[0].OrderId as number;
  [{ number }] = (await query`select number from customer_order where id = ${orderId}`) as [
    { number: string },
  ];
  const [print] = (await request(getOrderPrints, { OrderId: orderId }, shopper)).data;
  place = { OrderItemID: print.OrderItemID, ProductAttributeID: print.ProductAttributeID };
});
afterAll(() => query`update attribute_option set asks_for = 'none' where id = 2 and attribute_id = 3`);

const sendText = (Text: string) => request(sendPrintText, { ...place, Text }, shopper);
const reminders = () =>
  query`select round(extract(epoch from next_try_at - now()) / 86400)::int as days, sent_at from outbox_mail
    where kind = 'artworkAsked' and held_for_order = ${orderId} order by id`;
const days = async () => (await reminders()).map((row) => row['days']);
async function written(kind: string) {
  const [row] =
    await query`select content from outbox_mail where kind = ${kind} and content ->> 'number' = ${number}`;
  const mail = { kind, to: 'a@example.com', language: 'en', content: row!['content'] } as Mail;
  const texts = await mailTextsOnce(db, app.config)('en');
  return writeMail(await withLinks(db, mail, app.secret), texts).text;
}
const ask = () => office.request(requestArtwork, { number }, owner.cookie);

describe('an order that lacks what we print', () => {
  it('an order that lacks what we print says so in its confirmation, with the link to where it is sent, until it is there', async () => {
    expect(await written('orderReceived')).toMatch(/Please send what we print\n+Clay Mug: Print/u);
    expect(await written('orderReceived')).toMatch(/Send logo or text: \S+\/en\/job\/\S+#j-prints/u);
    await sendText('Lotus');
    expect(await written('orderReceived')).not.toContain('Send logo or text');
  });

  it('an order that lacks what we print reminds its customer after 2 and 5 days, once each', async () => {
    expect(await days()).toEqual([2, 5]);
    await query`update outbox_mail set sent_at = now() where kind = 'artworkAsked' and held_for_order = ${orderId}
      and next_try_at < now() + interval '3 days'`;
    await query`update customer_order set version = version + 1 where id = ${orderId}`;
    expect((await reminders()).map((row) => row['sent_at'] !== null)).toEqual([true, false]);
  });

  it('staff are notified in their chat once everything to print has arrived, but not of another text', async () => {
    await query`insert into setting (name, value) values ('chatEvents', '["message"]')`;
    await sendText('Lotus');
    await sendText('Rose');
    await query`delete from setting where name = 'chatEvents'`;
    const queued = await query`select id from outbox_mail where kind = 'staffChat' order by id`;
    const ids = queued.map(({ id }) => id as number);
    expect(await writeNotices(db, ids, 'https://shop.test')).toEqual([
      {
        text: `Order ${number}: the artwork has arrived`,
        url: `https://shop.test/office/en/orders/${number}`,
        detail: '',
      },
    ]);
  });

  it('artwork reminders stop once the text is sent, and begin again if it is withdrawn', async () => {
    await sendText('Lotus');
    expect(await days()).toEqual([]);
    await sendText('');
    expect(await days()).toEqual([2, 5]);
  });

  it('artwork reminders stop once a proof was sent', async () => {
    await query`insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, made_by, state, sent_at)
      values (${place['OrderItemID']}, 1, sha256(''), 1, 100, 'x', 'staff 1', 'draft', null)`;
    expect(await days()).toEqual([2, 5]);
    await query`update proof set state = 'sent', sent_at = now() where item_id = ${place['OrderItemID']}`;
    expect(await days()).toEqual([]);
  });

  it('artwork reminders stop once the order is canceled', async () => {
    expect((await request(cancelOrder, { OrderId: orderId }, shopper)).envelope.statusCode).toBe(200);
    expect(await days()).toEqual([]);
  });

  it('artwork reminders stop once work has begun without it, and no reminder is released early', async () => {
    await releaseWork(db, { orderId, reason: 'a test', actor: 'staff 1' });
    await changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });
    expect(
      await query`select from outbox_mail where kind = 'artworkAsked' and content ->> 'number' = ${number}`,
    ).toEqual([]);
  });

  it('missing artwork is requested by staff, not twice in a minute, and only while it is missing', async () => {
    const inOffice = (await office.request(getOrder, { number }, owner.cookie)).data;
    expect(inOffice.lines[0].prints[0].isMissing).toBe(true);
    expect((await ask()).status).toBe(200);
    expect(await written('artworkAsked')).toContain('#j-prints');
    expect((await ask()).status).toBe(409);
    await sendText('Lotus');
    await query`update outbox_mail set created_at = now() - interval '2 minutes' where kind = 'artworkAsked'`;
    expect((await ask()).status).toBe(409);
  });
});
