import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runningShop } from '../../support/running-shop.ts';
import { stubServer } from '../../support/providers/stub-server.ts';
import { smtpStub, type SmtpReaction } from '../../support/smtp-stub.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { constantOrderLoad } from '../load/constant-order-load.ts';
import { until } from '../until.ts';

const mailServer = await smtpStub();
const telegram = await stubServer(() => ({ status: 200, body: { ok: true } }));
telegram.fault({ on: /./u, does: 'hang', times: Infinity });
const shop = await runningShop({
  SMTP_URL: mailServer.url,
  TELEGRAM_BOT_TOKEN: '12345678:abcdefghijklmnopqrst',
  TELEGRAM_CHAT_ID: '-100',
  TELEGRAM_BOT_ADDRESS: `http://127.0.0.1:${telegram.port}`,
});
const { db } = shop;

const seconds = sized(3, 20);
const recipients = () => mailServer.mails.flatMap((mail) => mail.recipients);
/** Places orders for a while, and returns how long the slowest one took. */
async function orderFor(duration: number) {
  const orders = await constantOrderLoad(db, () => shop.url, 100);
  await sleep(duration * 1000);
  await orders.stop();
  return orders;
}
const slowest = (orders: Awaited<ReturnType<typeof orderFor>>) =>
  Math.max(...orders.attempts.map(({ answer }) => answer.ms));

test.each<{ what: string; reaction: SmtpReaction; within: number }>([
  // A request that waits for the server at that moment times out after ten seconds.
  { what: 'doesn’t respond', reaction: 'stall', within: 15 },
  { what: 'hangs up', reaction: 'hang up', within: 5 },
  { what: 'is busy', reaction: '421 4.3.2 later', within: 5 },
])(
  'orders continue while the email server $what, and every email is sent once after it recovers',
  async ({ what, reaction, within }) => {
    const before = new Set(recipients());
    mailServer.react(() => reaction);
    const orders = await orderFor(seconds);
    expectEvery(`orders while it ${what}`, orders.attempts, ({ number }) => number !== null);
    inTime('slowest order', slowest(orders), 1500, ' ms');
    mailServer.react(() => 'ok');
    // New emails are sent at once. Failed ones wait for their next attempt, which this brings forward.
    const after = await orderFor(1);
    const isSent = (email: string) => recipients().includes(email) && !before.has(email);
    const newest = after.attempts.at(-1)!.buyer.email;
    const took = await until('the email of a later order', () => isSent(newest), 60);
    inTime('its first new mail after', took, within, ' s');
    const all = [...orders.attempts, ...after.attempts].map(({ buyer }) => buyer.email);
    await until(
      'every email',
      async () => {
        await moveForward();
        return all.every(isSent);
      },
      90,
    );
    const sent = recipients().filter((email) => all.includes(email));
    says(`${all.length} orders, ${sent.length} mails`);
    expectAll(
      'emails of orders, each once',
      new Set(sent).size === sent.length ? sent.length : 0,
      all.length,
    );
  },
);

test('a Telegram outage delays neither orders nor emails', async () => {
  await sql`insert into setting (name, value) values ('chatEvents', '["order", "payment", "stock"]')`.execute(
    db,
  );
  const orders = await orderFor(seconds);
  expectEvery('orders while Telegram is silent', orders.attempts, ({ number }) => number !== null);
  inTime('slowest order', slowest(orders), 1500, ' ms');
  const emails = orders.attempts.map(({ buyer }) => buyer.email);
  const took = await until('every email', () => emails.every((email) => recipients().includes(email)), 60);
  inTime('its last email after', took, 15, ' s');
  await until('the message to the chat', () => telegram.log.length > 0, 15);
  const { rows } = await sql<{ why: string | null }>`
    select last_error as why from outbox_mail where kind = 'staffChat' and sent_at is null`.execute(db);
  expectAll('notices that wait', rows.length, orders.attempts.length);
  expectEvery('of them, for Telegram alone', rows, ({ why }) => why === null || why.startsWith('telegram'));
  await sql`delete from setting where name = 'chatEvents'`.execute(db);
});

/** Makes emails due that failed once and wait for a retry. Those at their second attempt may be in progress. */
const moveForward = () =>
  sql`update outbox_mail set next_try_at = now()
    where sent_at is null and kind <> 'staffChat' and tries = 1 and last_error is not null and next_try_at > now() and next_try_at < 'infinity'`.execute(
    db,
  );

test('the log contains no error', () => {
  expect(shop.faults().slice(0, 3)).toEqual([]);
});
