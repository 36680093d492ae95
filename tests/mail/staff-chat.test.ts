import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getChannels } from '#contract/operations/office/settings/get-channels.ts';
import { sendTestChat } from '#contract/operations/office/settings/send-test-chat.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { pendingWork } from '#database/doctor-queries.ts';
import { startChatJob } from '#server/mail/chat/chat-job.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { changeSettings } from '#shop/content/content.ts';
import { claimMails, failingMails } from '#shop/mail/mail.ts';
import { lateNotices } from '#shop/staff-chat/staff-chat.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { type StubResponse, stubServer } from '#tests/support/providers/stub-server.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../calls/orders/order-fixtures.ts';
import { card, payingShop } from '../calls/payments/paying.ts';

const shop = await payingShop();
const { app, db, query, request, pay } = shop;
const { request: office, inside } = officeOf(shop);
const owner = await inside(1);
const accepted: StubResponse = { status: 200, body: { ok: true, result: {} } };
let response = accepted;
const telegram = await stubServer(() => response);
const staffChat = {
  url: `http://127.0.0.1:${telegram.port}`,
  token: '12345678:abcdefghijklmnopqrst',
  chatId: '-100',
};
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
let stop = async () => undefined as void;
const start = (bot: typeof staffChat | null = staffChat) => {
  const config = { officeUrl: 'https://office.example', staffChat: bot };
  stop = startChatJob({ db, log, config, pollEvery: 20 });
};
const bodies = () =>
  telegram.log.map(({ requests: { body } }) => JSON.parse(body) as { chat_id: string; text: string });
const notices = () => query`
  select content, sent_at as "sentAt", is_saved as "isSaved", last_error as why, tries, next_try_at = 'infinity' as "hasFailed",
    extract(epoch from next_try_at - now())::float8 as wait
  from outbox_mail where kind = 'staffChat' order by id`;
const makeDue = () =>
  query`update outbox_mail set next_try_at = now() where kind = 'staffChat' and sent_at is null and next_try_at < 'infinity'`;
const write = (text = 'How many\nmugs?', name = 'Bopha Keo') =>
  request(contactUs, {
    FullName: name,
    Email: 'bopha@example.com',
    PhoneNumber: '',
    Subject: 'Mugs',
    Message: text,
  });

beforeEach(async () => {
  await db.deleteFrom('outbox_mail').execute();
  await db.deleteFrom('rate_window').execute();
  await db.deleteFrom('contact_message').execute();
  telegram.log.length = 0;
  telegram.heal();
  response = accepted;
  app.config.staffChat = null;
  await changeSettings(db, { chatEvents: ['order', 'payment', 'message', 'sample', 'stock'] }, 'system');
});
afterEach(async () => {
  await stop();
  if (/abcdefghij|bopha/iu.test(lines.splice(0).join('')))
    throw new Error('the log contains personal data or the token');
});

describe('events for staff', () => {
  it('events for staff are queued once each, and only those that are switched on', async () => {
    await changeSettings(db, { chatEvents: null }, 'system');
    await write();
    expect(await notices()).toEqual([]);
    await changeSettings(db, { chatEvents: ['order', 'stock'] }, 'system');
    const shopper = await newShopper(db);
    await query`update product set stock = 7 where id = 1`;
    await pay(shopper, [mug(2)], card(token('approve')));
    await pay(shopper, [mug(2)], card(token('decline')));
    await pay(shopper, [mug(1)], { PaymentMethod: '6' });
    await write();
    // The second order takes the stock from 5 to 4, which crosses no limit.
    expect((await notices()).map(({ content }) => content.event as string).toSorted()).toEqual([
      'order',
      'order',
      'stock',
    ]);
    await query`update product set stock = 1000 where id = 1`;
  });

  it('events for staff are sent in one message, with links to the office', async () => {
    const shopper = await newShopper(db);
    const reply = await pay(shopper, [mug(2)], card(token('approve')));
    await write('<b>How</b> many\nmugs?');
    start();
    await expect.poll(bodies).toHaveLength(1);
    const number = reply.data[0].OrderNumber as string;
    const [{ chat_id, text } = { chat_id: '', text: '' }] = bodies();
    expect(chat_id).toBe('-100');
    const link = (path: string, name: string) =>
      `<b><a href="https://office.example/office/en${path}">${name}</a></b>\n`;
    expect(text).toContain(`${link(`/orders/${number}`, `New order ${number}, paid`)}$31.08`);
    expect(text).not.toContain('Payment received');
    expect(text).toContain('Message from Bopha Keo</a></b>\n&#60;b&#62;How&#60;/b&#62; many mugs?');
    await expect.poll(async () => (await notices()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it('events for staff of a flood become one summary, and at most 1,000 wait', async () => {
    await query`insert into contact_message (full_name, email, subject, message)
      select 'B', 'b@example.com', 'S', 'M' from generate_series(1, 1010)`;
    expect(await notices()).toHaveLength(1000);
    start();
    await expect.poll(bodies).toHaveLength(1);
    expect(bodies()[0]?.text).toMatch(/^<b><a href="[^"]+\/inbox">Messages: 1000<\/a><\/b>$/u);
  });

  it('messages to a chat beyond five in a minute wait for the next one', async () => {
    start();
    for (let sent = 1; sent <= 5; sent += 1) {
      await write();
      await expect.poll(bodies).toHaveLength(sent);
      await expect.poll(async () => (await notices()).every(({ sentAt }) => sentAt !== null)).toBe(true);
    }
    await write();
    await write();
    await query`update outbox_mail set sent_at = sent_at - interval '50 seconds' where sent_at is not null`;
    expect(bodies()).toHaveLength(5);
    await query`update outbox_mail set sent_at = sent_at - interval '1 minute' where sent_at is not null`;
    await expect.poll(bodies).toHaveLength(6);
    expect(bodies()[5]?.text.match(/Message from/gu)).toHaveLength(2);
  });

  it('events for staff of erased customers contain no text any more', async () => {
    await write('my secret question');
    await erase(db, { whom: { email: 'bopha@example.com' }, by: 'staff srey', isConfirmed: true });
    start();
    await expect.poll(async () => (await notices()).every(({ sentAt }) => sentAt !== null)).toBe(true);
    expect(telegram.log).toEqual([]);
    expect(JSON.stringify(await notices())).not.toMatch(/secret|bopha/iu);
  });
});

describe('a failing Telegram', () => {
  const tried = () => expect.poll(async () => (await notices())[0]?.why).toMatch(/^telegram answered/u);

  it.each([
    ['resets connections', 'reset', 'telegram answered nothing'],
    ['answers nonsense', 'garbage', 'telegram answered 200'],
    ['fails', '500', 'telegram answered 500'],
  ] as const)(
    'Telegram that %s is tried again later, and the message is sent once',
    async (_what, does, why) => {
      telegram.fault({ on: /sendMessage/u, does });
      await write();
      start();
      await tried();
      const [{ why: reason, wait }] = await notices();
      expect(reason).toBe(why);
      expect(wait).toBeGreaterThan(50);
      // Later notices join the message that waits.
      await write('Second');
      await makeDue();
      await expect.poll(bodies).toHaveLength(2);
      expect(bodies()[1]?.text.match(/Message from/gu)).toHaveLength(2);
    },
  );

  it('Telegram that asks to wait is not asked before, and the attempt isn’t counted', async () => {
    response = { status: 429, body: { ok: false, error_code: 429, parameters: { retry_after: 33 } } };
    await write();
    start();
    await tried();
    const [{ tries, wait }] = await notices();
    expect(tries).toBe(0);
    expect(wait).toBeGreaterThan(25);
    expect(wait).toBeLessThan(34);
    expect(telegram.log).toHaveLength(1);
  });

  it('a message that Telegram refuses three times doesn’t hold up later ones', async () => {
    response = {
      status: 400,
      body: { ok: false, error_code: 400, description: 'Bad Request: chat not found of Bopha' },
    };
    await write();
    start();
    for (const tries of [1, 2, 3]) {
      await expect.poll(async () => (await notices())[0]).toMatchObject({ tries, why: expect.any(String) });
      await expect.poll(async () => (await notices())[0]?.wait > 70).toBe(tries > 1);
      if (tries < 3) await makeDue();
    }
    expect(await notices()).toMatchObject([
      { hasFailed: true, why: 'telegram answered 400: chat not found' },
    ]);
    response = accepted;
    await write('Second');
    await expect.poll(bodies).toHaveLength(4);
  });

  it('a silent Telegram delays no email, and counts as no email in the checks', async () => {
    telegram.fault({ on: /sendMessage/u, does: 'hang', times: 9 });
    await write();
    start();
    await expect.poll(bodies).toHaveLength(1);
    const mails = await claimMails(db, { limit: 100, leaseSeconds: 1 });
    expect(mails.map(({ mail }) => mail.kind)).toEqual(['contactReceived']);
    await query`update outbox_mail set created_at = now() - interval '1 hour', last_error = 'x', next_try_at = now() + interval '1 hour'
      where kind = 'staffChat'`;
    await query`delete from outbox_mail where kind <> 'staffChat'`;
    expect(await failingMails(db)).toMatchObject({ count: 0 });
    expect(await pendingWork(db)).toMatchObject({ mailsDue: 0, oldestMailMinutes: 0 });
    expect(await lateNotices(db)).toBe(1);
  });
});

describe('the office', () => {
  const channels = async (who = owner) => (await office(getChannels, {}, who.cookie)).data;

  it('the office shows what would be sent to the chat while no bot is set up', async () => {
    await write('<i>hello</i>');
    start(null);
    await expect.poll(async () => (await channels()).messages[0]?.state).toBe('saved');
    expect(await channels()).toMatchObject({
      hasBot: false,
      lastTest: null,
      messages: [{ state: 'saved', lines: [{ text: 'Message from Bopha Keo', detail: '<i>hello</i>' }] }],
      feeds: [
        { language: 'en', url: 'http://localhost:8080/feeds/products.en.xml' },
        { language: 'ar', url: 'http://localhost:8080/feeds/products.km.xml' },
      ],
    });
    expect(telegram.log).toEqual([]);
  });

  it('the office sends a test message even when no events are chosen, and shows why it failed', async () => {
    await changeSettings(db, { chatEvents: null, language: 'km' }, 'system');
    response = { status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } };
    expect((await office(sendTestChat, {}, owner.cookie)).status).toBe(200);
    start();
    await expect
      .poll(async () => (await channels()).lastTest)
      .toMatchObject({ state: 'waiting', why: 'telegram answered 401: unauthorized' });
    response = accepted;
    await makeDue();
    await expect.poll(async () => (await channels()).lastTest).toMatchObject({ state: 'sent', why: '' });
    expect(bodies().at(-1)?.text).toContain('សារសាកល្បងពីហាង');
    await query`delete from setting where name = 'language'`;
    expect((await office(sendTestChat, {}, (await inside(2)).cookie)).status).toBe(403);
  });
});
