import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { Database } from '#database/schema.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { readSource } from '../../mail/read-source.ts';
import { caller } from '../../support/running-shop.ts';
import { telegramStub } from '../../support/providers/telegram-stub.ts';
import { newShopper } from '../../support/shop-api.ts';
import { smtpStub } from '../../support/smtp-stub.ts';
import { killableShop } from '../money/killable-shop.ts';
import { whiteMug } from '../shop-pair.ts';
import { until } from '../until.ts';

const smtp = await smtpStub();
const telegram = await telegramStub();
const shop = await killableShop({ SMTP_URL: smtp.url, COD_CONFIRM_HOURS: '0', ...telegram.env });

interface Placed {
  OrderId: number;
  OrderNumber: string;
  OrderTotal: number;
}

async function order(db: Database): Promise<{ email: string; placed: Placed; telegramUrl: string }> {
  const { customerId, token, email } = await newShopper(db);
  await sql`update customer set confirmed_at = now() where id = ${customerId}`.execute(db);
  const request = caller(shop.shop().url);
  const { data } = await request(postCustomerOrder.path, orderFor({ customerId }, [whiteMug(1)]), {
    as: { UserID: customerId, token },
  });
  expect(data[0]?.ResponseMsg).toBe('Order Placed Successfully');
  const placed = data[0] as Placed;
  const asked = { OrderId: placed.OrderId, Code: '', languageCode: 'en' };
  const job = await request(getJob.path, asked, { as: { UserID: customerId, token } });
  return { email, placed, telegramUrl: job.data[0]?.TelegramUrl as string };
}

test('an order email survives a kill, describes the order as placed, and is sent once', async () => {
  const db = await shop.open();
  smtp.react((step) => (step === 'DATA' ? 'stall' : 'ok'));
  // One process dies while sending an email, the other before any process has claimed its email.
  const sending = await order(db);
  await until('its email is being sent', () => smtp.connections() > 0, 30);
  const acknowledged = await order(db);
  process.kill(shop.shop().pid, 'SIGKILL');
  await shop.restart();
  const now = await shop.open();
  const { rows: names } = await sql<{ name: string }>`
    select name from product_text where product_id = 1 and language_id = 1`.execute(now);
  await sql`update product_text set name = 'Another thing' where product_id = 1`.execute(now);
  await sql`update product set price_cents = price_cents * 7 where id = 1`.execute(now);
  await sql`update customer set first_name = 'Somebody' where email = any(${[sending.email, acknowledged.email]}::text[])`.execute(
    now,
  );
  smtp.react(() => 'ok');
  // Emails that the dead process had claimed become due when its lease ends. This makes them due at once.
  const moveForward = () =>
    sql`update outbox_mail set next_try_at = now() where sent_at is null and tries <= 1`.execute(now);
  const isFinal = async () => {
    await moveForward();
    const { rows } = await sql`
      select 1 from outbox_mail where kind = 'orderReceived' and sent_at is null`.execute(now);
    return rows.length === 0;
  };
  await until('all emails are sent', isFinal, 60);
  for (const { email, placed } of [sending, acknowledged]) {
    const mails = smtp.mails.filter(({ recipients }) => recipients.includes(email));
    expect(mails).toHaveLength(1);
    const { text } = await readSource(mails[0]!.source);
    expect(text).toContain(placed.OrderNumber);
    expect(text).toContain(names[0]?.name);
    expect(text).toContain(placed.OrderTotal.toFixed(2));
    expect(text).not.toMatch(/Another thing|Somebody/u);
  }
});

test('a message to a chat survives a kill while it is sent, and arrives once', async () => {
  const db = await shop.open();
  // Another process waits a minute before it reads what people write; this ends the wait of one that was killed.
  const readOn = (by: Database) => sql`update telegram_bot set held_until = now()`.execute(by);
  await readOn(db);
  const { placed, telegramUrl } = await order(db);
  telegram.write(77, `/start ${telegramUrl.split('start=')[1]}`);
  await until('the chat follows the order', () => telegram.sentTo(77).length === 1, 60);
  telegram.fault({ on: /sendMessage/u, does: 'hang', times: 1 });
  const change = { orderId: placed.OrderId, to: 2, actor: 'system' } as const;
  expect(await changeOrderStatus(db, change)).toMatchObject({ isChanged: true });
  const isSending = () =>
    telegram.log.some(({ output, requests }) => !output && /sendMessage/u.test(requests.path));
  await until('the message is being sent', isSending, 60);
  process.kill(shop.shop().pid, 'SIGKILL');
  await shop.restart();
  const now = await shop.open();
  const isFinal = async () => {
    await sql`update outbox_mail set next_try_at = now() where sent_at is null and tries <= 1`.execute(now);
    const { rows } =
      await sql`select from outbox_mail where recipient like 'telegram:%' and sent_at is null`.execute(now);
    return rows.length === 0;
  };
  await until('the message is sent', isFinal, 60);
  await readOn(now);
  telegram.write(77, '/stop');
  await until('the chat has ended', () => telegram.sentTo(77).length === 3, 120);
  const about = telegram.sentTo(77).map(({ html }) => html);
  expect(about[1]).toContain(placed.OrderNumber);
  expect(about[2]).toMatch(/^You won’t get more messages/u);
});
