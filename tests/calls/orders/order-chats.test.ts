import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { endOrderChats } from '#contract/operations/office/orders/end-order-chats.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { listOrderMails } from '#contract/operations/office/orders/list-order-mails.ts';
import { makeProof } from '#contract/operations/office/orders/make-proof.ts';
import { sendProof } from '#contract/operations/office/orders/send-proof.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { chatTransport } from '#server/mail/chat/chat-transport.ts';
import { startMailJob } from '#server/mail/mail-job.ts';
import { startUpdatesJob } from '#server/order-chats/updates-job.ts';
import { erase } from '#shop/accounts/accounts.ts';
import { endLinks, jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { callbackOf, followLink } from '#shop/order-chats/order-chats.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { signLink } from '#shop/signed-link.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { telegramStub } from '#tests/support/providers/telegram-stub.ts';
import { token } from '#tests/support/test-payments.ts';
import { card, eachTestsBuyer, payingShop } from '../payments/paying.ts';
import { mug } from './order-fixtures.ts';

const telegram = await telegramStub();
const shop = await payingShop('', { COD_CONFIRM_HOURS: '0', ...telegram.env });
const { app, db, query, request, pay, server } = shop;
const { shopper } = eachTestsBuyer(shop);
const office = officeOf(shop);
const owner = await office.inside(1);
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const stops: (() => Promise<void>)[] = [];
const waits = { poll: 0, empty: 20, idle: 50, failed: 50 };
const listen = () => stops.push(startUpdatesJob({ ...app, log }, waits));
const deliver = () =>
  stops.push(
    startMailJob({
      db,
      log,
      secret: app.secret,
      config: app.config,
      isChat: true,
      pollEvery: 20,
      transport: chatTransport({ db, bot: app.config.staffChat, files: app.stores.private }),
    }),
  );

let orderId: number;
let number: string;
let chat = 7000;

beforeEach(async () => {
  await db.deleteFrom('rate_window').execute();
  await db.deleteFrom('outbox_mail').execute();
  await db.deleteFrom('order_chat').execute();
  await query`delete from setting where name = 'approveBy'`;
  telegram.heal();
  telegram.refuse(null);
  telegram.blocked.clear();
  telegram.messages.length = 0;
  telegram.calls.length = 0;
  chat += 10;
  await order();
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  if (/abcdefghij|Maly|@example/u.test(lines.splice(0).join('')))
    throw new Error('the log contains personal data or the token');
});

async function order(more: object = card(token('approve.hook-none'))) {
  ({ OrderId: orderId, OrderNumber: number } = (await pay(shopper, [mug(2)], more)).data[0]);
}
const codeOf = async (id = orderId) =>
  jobPath(app.secret, 'en', (await jobOrder(db, { orderId: id }))!)
    .split('/')
    .at(-1)!;
const job = async () => (await request(getJob, { Code: await codeOf() })).data[0];
/** The token of a link to follow an order. */
const start = async (id = orderId) =>
  followLink(app.secret, 'angkor_gifts_bot', (await jobOrder(db, { orderId: id }))!).split('start=')[1]!;
const said = (to = chat) => telegram.sentTo(to).map(({ html }) => html);
const answered = (to = chat, count = 1) =>
  expect
    .poll(async () => {
      // On a busy machine, a message to the stub may take too long.
      await query`update outbox_mail set next_try_at = now() where recipient like 'telegram:%' and sent_at is null
        and last_error = 'telegram answered nothing'`;
      return said(to);
    })
    .toHaveLength(count);
const follows = () =>
  query`select chat, order_id as "orderId" from order_chat where order_id = ${orderId} order by id`;
async function follow(to = chat) {
  if (stops.length === 0) listen();
  telegram.write(to, `/start ${await start()}`);
  await answered(to);
  telegram.messages.length = 0;
}
/** Makes and sends a proof. Returns its id. */
async function proofSent(more: object = {}): Promise<string> {
  const [{ id: line }] = await query`select id from order_item where order_id = ${orderId} order by id`;
  const draft = { number, line, places: [], note: '', unitCents: null, upload: null, ...more };
  const { id } = (await office.request(makeProof, draft, owner.cookie)).data;
  expect((await office.request(sendProof, { number, id }, owner.cookie)).status).toBe(200);
  return id;
}
const proof = async (id: string) =>
  (await query`select state, answered_by as by, answer_name as name, answer from proof where id = ${id}`)[0];

describe('following an order', () => {
  it('following an order is offered on its page by the bot’s name, which one process learns, and only with a bot', async () => {
    await query`delete from telegram_bot`;
    expect((await job()).TelegramUrl).toBe('');
    listen();
    await expect
      .poll(async () => (await job()).TelegramUrl)
      .toMatch(/^https:\/\/t\.me\/angkor_gifts_bot\?start=[\w-]{20,64}$/u);
    const inAccount = await request(getJob, { OrderId: orderId, Code: '' }, shopper);
    expect(inAccount.data[0].TelegramUrl).toContain('https://t.me/angkor_gifts_bot?start=');
    const page = (await server.inject({ url: `/en/job/${await codeOf()}` })).body;
    expect(page).toContain('Follow in Telegram');
    expect(page).toContain('never shows your address or phone number');
    expect(page).not.toContain('<script');
    const { staffChat } = app.config;
    app.config.staffChat = null;
    expect((await job()).TelegramUrl).toBe('');
    expect((await server.inject({ url: `/en/job/${await codeOf()}` })).body).not.toContain('Telegram');
    app.config.staffChat = staffChat;
    await query`update customer_order set status_id = 3 where id = ${orderId}`;
    expect((await job()).TelegramUrl).toBe('');
  });

  it('an order chat begins when the bot is started from the page, and the bot says what it shows in the order’s language', async () => {
    const since = await auditedSince(db);
    listen();
    await query`update customer_order set language_id = 2 where id = ${orderId}`;
    telegram.write(chat, `/start ${await start()}`);
    await answered();
    expect(said()[0]).toContain(`អ្នកតាមដានការបញ្ជាទិញ ${number}`);
    expect(said()[0]).toContain('/stop');
    expect(said()[0]).toContain(`/ar/job/${await codeOf()}`);
    expect(await follows()).toEqual([{ chat: String(chat), orderId }]);
    expect(await since()).toEqual([
      { event: 'order followed', actor: `customer ${shopper.customerId}`, detail: { order: orderId } },
    ]);
    telegram.write(chat, `/start ${await start()}`);
    await answered(chat, 2);
    expect(await follows()).toHaveLength(1);
  });

  it('an order chat needs a link that the shop signed, that isn’t older than a day, and that no other chat used', async () => {
    listen();
    const used = await start();
    telegram.write(chat, `/start ${used}`);
    await answered();
    telegram.messages.length = 0;
    const now = Math.floor(Date.now() / 60_000);
    const [, version, until, n, signature] = used.split('-');
    const wrong = [
      used,
      `${orderId + 1}-${version}-${until}-${n}-${signature}`,
      `${orderId}-${version}-${until}-${Number(n) + 1}-${signature}`,
      signLink(app.secret, 'telegram chat', [orderId, 1, now - 1, 1]),
      signLink(app.secret, 'telegram chat', [orderId, 2, now + 60, 1]),
      signLink(app.secret, 'job', [orderId, 1, now + 60, 1]),
      '../../1',
      '%00',
    ];
    for (const each of wrong) telegram.write(chat + 1, `/start ${each}`);
    await answered(chat + 1, wrong.length);
    for (const text of said(chat + 1)) expect(text).toMatch(/^This link has expired/u);
    expect(await follows()).toEqual([{ chat: String(chat), orderId }]);
    telegram.write(chat + 1, '/start');
    await answered(chat + 1, wrong.length + 1);
    expect(said(chat + 1).at(-1)).toMatch(/^To follow an order here/u);
  });

  it('following an order is possible for at most five chats of an order', async () => {
    await query`insert into order_chat (order_id, chat, token)
      select ${orderId}, 'x' || n, n::text from generate_series(1, 5) n`;
    listen();
    telegram.write(chat, `/start ${await start()}`);
    await answered();
    expect(said()).toEqual(['This order already has the maximum number of chats.']);
  });

  it.each([
    ['/stop', () => telegram.write(chat, '/stop')],
    ['blocking the bot', () => telegram.block(chat)],
    ['ending the links to the page', () => endLinks(db, orderId, 'staff 1')],
    [
      'an erasure',
      async () => {
        await query`update customer_order set status_id = 3 where customer_id = ${shopper.customerId}`;
        await erase(db, { whom: { email: shopper.email }, by: 'staff srey', isConfirmed: true });
      },
    ],
    ['staff', () => office.request(endOrderChats, { number }, owner.cookie)],
  ])('%s ends the chat of an order at once, and its queued messages', async (_how, end) => {
    await follow();
    await changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });
    expect(await query`select from outbox_mail where recipient like 'telegram:%'`).toHaveLength(1);
    await end();
    await expect.poll(follows).toEqual([]);
    expect(await query`select from outbox_mail where recipient like 'telegram:%'`).toEqual([]);
  });

  it('following an order is seen by staff, who can end it, and is in the copy of personal data', async () => {
    await follow();
    const seen = async () => (await office.request(getOrder, { number }, owner.cookie)).data.chats;
    expect(await seen()).toHaveLength(1);
    const copy = await office.request(
      getPersonalData,
      { id: shopper.customerId, language: 'en' },
      owner.cookie,
    );
    expect(JSON.stringify(copy.data)).toContain(String(chat));
    const since = await auditedSince(db);
    expect((await office.request(endOrderChats, { number }, owner.cookie)).status).toBe(200);
    expect(await since()).toEqual([
      { event: 'order chats ended', actor: 'staff 1', detail: { order: orderId } },
    ]);
    expect(await seen()).toEqual([]);
    expect((await office.request(endOrderChats, { number: 'none' }, owner.cookie)).status).toBe(404);
  });
});

describe('messages', () => {
  it('messages about an order are those of its emails, once for each chat, without what a person typed', async () => {
    await follow();
    await follow(chat + 1);
    deliver();
    const bad = '<b>"&\'</a><script>';
    await query`update customer_order set first_name = ${bad} where id = ${orderId}`;
    await query`update order_item set name_en = ${bad} where order_id = ${orderId}`;
    await changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });
    await answered();
    await answered(chat + 1);
    expect(said()).toEqual(said(chat + 1));
    const [text] = said();
    expect(text).toMatch(new RegExp(`^<b>.*${number}`, 'u'));
    expect(text).toContain(`/en/job/${await codeOf()}">`);
    expect(text).not.toMatch(/<script|Sokha|House 12/u);
    await expect
      .poll(async () => query`select recipient from outbox_mail where sent_at is null`)
      .toEqual([{ recipient: shopper.email }, { recipient: shopper.email }]);
    const { mails } = (await office.request(listOrderMails, { number }, owner.cookie)).data;
    expect(mails.map(({ to }: { to: string }) => to)).toEqual([
      shopper.email,
      shopper.email,
      'Telegram',
      'Telegram',
    ]);
  });

  it('the chat messages of an order are queued when its payment arrives', async () => {
    await query`insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at)
      values ('orderReceived', ${shopper.email}, 1, ${JSON.stringify({ number })}::jsonb, ${orderId}, 'infinity')`;
    await follow();
    const queued = () => query`select kind from outbox_mail where recipient like 'telegram:%'`;
    expect(await queued()).toEqual([]);
    // As storing the status of a paid order does.
    await query`update outbox_mail set next_try_at = now(), held_for_order = null where held_for_order = ${orderId}`;
    expect(await queued()).toEqual([{ kind: 'orderReceived' }]);
  });

  it('a chat message is retried after the time that Telegram asks for', async () => {
    await follow();
    await changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });
    telegram.refuse({ status: 429, body: { ok: false, error_code: 429, parameters: { retry_after: 33 } } });
    deliver();
    const row = async () =>
      (
        await query`select last_error as why, extract(epoch from next_try_at - now())::float8 as wait from outbox_mail
          where recipient like 'telegram:%'`
      )[0];
    await expect.poll(async () => (await row()).why).toMatch(/429/u);
    expect((await row()).wait).toBeGreaterThan(25);
    expect((await row()).wait).toBeLessThan(34);
    expect(
      await query`select from outbox_mail where recipient = ${shopper.email} and last_error is not null`,
    ).toEqual([]);
  });

  it('messages to a person who blocked the bot end the chat', async () => {
    await follow();
    telegram.blocked.add(String(chat));
    await changeOrderStatus(db, { orderId, to: 2, actor: 'staff 1' });
    deliver();
    await expect.poll(follows).toEqual([]);
    expect(await query`select from outbox_mail where recipient like 'telegram:%'`).toEqual([]);
  });
});

describe('a proof in a chat', () => {
  it('a proof in a chat comes as a picture with two buttons, and is approved under the person’s name', async () => {
    await follow();
    deliver();
    const id = await proofSent();
    await answered();
    const [message] = telegram.sentTo(chat);
    expect(message).toMatchObject({ method: 'sendPhoto', hasPhoto: true });
    expect(message!.html).toContain(`/en/job/${await codeOf()}/proofs/`);
    expect(message!.buttons.map(({ text }) => text)).toEqual(['Approve', 'Ask for changes']);
    const since = await auditedSince(db);
    telegram.press(chat, message!.buttons[0]!.callback_data);
    // The chat also gets the email about the approval and the next step.
    await answered(chat, 3);
    expect(said().slice(1).toSorted()).toEqual([
      expect.stringContaining('With us: Approved. We print.'),
      expect.stringContaining('You’ve approved proof 1'),
    ]);
    expect(await proof(id)).toEqual({ state: 'approved', by: 'telegram', name: 'Maly Sok', answer: '' });
    expect(await since()).toMatchObject([
      {
        event: 'proof approved',
        actor: `customer ${shopper.customerId}`,
        detail: { by: 'telegram', proof: 1 },
      },
    ]);
    telegram.press(chat, message!.buttons[0]!.callback_data);
    telegram.press(chat, message!.buttons[1]!.callback_data);
    await answered(chat, 5);
    expect(said().slice(3)).toEqual([
      expect.stringMatching(/^Approved\. Printing starts now\./u),
      expect.stringMatching(/^Approved\. Printing starts now\./u),
    ]);
    expect(await since()).toHaveLength(1);
  });

  it('a proof in a chat is changed by the next text in the chat, which becomes its comment', async () => {
    await follow();
    const id = await proofSent();
    telegram.write(chat, 'Hello?');
    telegram.press(chat, callbackOf('changes', id));
    await answered(chat, 2);
    expect(said()[0]).toMatch(/^We don’t read messages/u);
    expect(said()[1]).toMatch(/^What should we change on proof 1/u);
    telegram.write(chat, undefined);
    telegram.write(chat, 'x'.repeat(2001));
    telegram.write(chat, ' Make it <b>blue</b>\nplease ');
    await answered(chat, 5);
    expect(said().slice(2)).toEqual([
      expect.stringMatching(/^Please write what to change/u),
      expect.stringMatching(/^Please write what to change/u),
      expect.stringMatching(/^Thank you. We’ll change proof 1/u),
    ]);
    expect(await proof(id)).toEqual({
      state: 'changes',
      by: 'telegram',
      name: 'Maly Sok',
      answer: 'Make it <b>blue</b>\nplease',
    });
    telegram.write(chat, 'And red');
    await answered(chat, 6);
    expect((await proof(id)).answer).not.toContain('red');
  });

  it.each([
    [
      'a shop that asks for a code',
      async () => query`insert into setting (name, value) values ('approveBy', '"code"')`,
      {},
    ],
    ['a new price', async () => undefined, { unitCents: 2000 }],
  ])('a proof in a chat is approved on the page for %s', async (_what, prepare, more) => {
    await prepare();
    await follow();
    deliver();
    const id = await proofSent(more);
    await answered();
    const [message] = telegram.sentTo(chat);
    expect(message!.buttons.map(({ text }) => text)).toEqual(['Ask for changes']);
    const [{ cents }] = await query`select total_cents as cents from proof where id = ${id}`;
    telegram.press(chat, callbackOf('approve', id, cents));
    await answered(chat, 2);
    expect(said()[1]).toMatch(/^Please approve this proof on the page/u);
    expect((await proof(id)).state).toBe('sent');
  });

  it('a proof in a chat that was replaced, or seen with another total, isn’t approved', async () => {
    await follow();
    const first = await proofSent();
    const [{ cents }] = await query`select total_cents as cents from customer_order where id = ${orderId}`;
    const second = await proofSent({ note: 'Bluer' });
    telegram.press(chat, callbackOf('approve', first, cents));
    telegram.press(chat, callbackOf('approve', second, cents + 1));
    await answered(chat, 2);
    expect(said()).toEqual([
      expect.stringMatching(/^This proof has been replaced\./u),
      expect.stringMatching(/^Please approve this proof on the page of your order/u),
    ]);
    expect([(await proof(first)).state, (await proof(second)).state]).toEqual(['replaced', 'sent']);
  });

  it('a proof in a chat of an order that the chat doesn’t follow can’t be answered', async () => {
    await follow();
    const id = await proofSent();
    const [{ cents }] = await query`select total_cents as cents from customer_order where id = ${orderId}`;
    for (const data of [
      callbackOf('approve', id, cents),
      callbackOf('changes', id),
      'x',
      callbackOf('changes', randomUUID()),
    ])
      telegram.press(chat + 1, data);
    telegram.write(chat + 1, 'Make it blue');
    await answered(chat + 1, 5);
    expect((await proof(id)).state).toBe('sent');
    await endLinks(db, orderId, 'staff 1');
    telegram.press(chat, callbackOf('approve', id, cents));
    await answered();
    expect(said()[0]).toMatch(/^You don’t follow this order/u);
    expect((await proof(id)).state).toBe('sent');
  });

  it('a proof approved at the same time by a button and on the page is approved once', async () => {
    await follow();
    const id = await proofSent();
    const { Total } = (await job()).Proofs[0];
    const since = await auditedSince(db);
    telegram.press(chat, callbackOf('approve', id, Math.round(Total * 100)));
    const page = await request(takeJobAct, {
      Code: await codeOf(),
      Act: 'approve',
      ProofId: id,
      Name: 'Maly Sok',
      Total,
    });
    expect(page.envelope.statusCode).toBe(200);
    await answered();
    expect(said()[0]).toMatch(/approved/u);
    expect((await proof(id)).state).toBe('approved');
    expect(await since()).toHaveLength(1);
  });
});

describe('reading what people write', () => {
  it('what people write is read in one of several processes, and each update is answered once', async () => {
    listen();
    listen();
    listen();
    for (let n = 0; n < 20; n += 1) telegram.write(chat + n, '/start');
    await expect.poll(telegram.waiting).toBe(0);
    for (let n = 0; n < 20; n += 1) expect(said(chat + n)).toHaveLength(1);
  });

  it('reading what people write to the bot is continued by another process when one stops', async () => {
    listen();
    telegram.write(chat, '/start');
    await answered();
    listen();
    await stops.shift()!();
    telegram.write(chat, '/start');
    await answered(chat, 2);
    expect(said()[1]).toBe(said()[0]);
  });

  it('the bot survives an answer of nonsense, an outage, a wrong token and updates of an unknown shape', async () => {
    telegram.fault({ on: /getUpdates/u, does: 'garbage' });
    telegram.fault({ on: /getUpdates/u, does: '500' });
    telegram.fault({ on: /getUpdates/u, does: 'reset' });
    telegram.sendRaw({ message: { chat: 'x' } });
    telegram.sendRaw({ poll: {} });
    telegram.writeInGroup(-100, '/start');
    telegram.write(chat, '/start');
    telegram.refuse({ status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } });
    listen();
    await expect.poll(() => lines.join('')).toContain('telegram answered 401: unauthorized');
    telegram.refuse(null);
    await answered();
    expect(telegram.messages).toHaveLength(1);
    await expect.poll(telegram.waiting).toBe(0);
  });

  const down = { status: 500, body: { ok: false, error_code: 500, description: 'Internal Server Error' } };
  const sends = () => telegram.log.filter(({ requests: { path } }) => path.endsWith('/sendMessage')).length;

  it('the bot sends an answer again that Telegram didn’t take, once and with the same words', async () => {
    await follow();
    const id = await proofSent();
    const [{ cents }] = await query`select total_cents as cents from customer_order where id = ${orderId}`;
    const before = sends();
    telegram.refuse(down, 'sendMessage');
    telegram.press(chat, callbackOf('approve', id, cents));
    await expect.poll(sends).toBeGreaterThan(before + 1);
    expect((await proof(id)).state).toBe('approved');
    telegram.refuse(null);
    await answered();
    await expect.poll(telegram.waiting).toBe(0);
    expect(said()).toEqual([expect.stringContaining('You’ve approved proof 1')]);
  });

  it('the bot answers after the process was stopped before it could', async () => {
    await follow();
    const id = await proofSent();
    telegram.press(chat, callbackOf('changes', id));
    await answered();
    telegram.refuse(down, 'sendMessage');
    telegram.write(chat, 'Make it blue');
    await expect.poll(async () => (await proof(id)).state).toBe('changes');
    await stops.shift()!();
    telegram.refuse(null);
    listen();
    await answered(chat, 2);
    expect(said()[1]).toMatch(/^We’ve received your changes\./u);
    expect((await proof(id)).answer).toBe('Make it blue');
  });

  it('the bot gives up an answer that Telegram refuses for good, or again and again', async () => {
    listen();
    for (const status of [400, 500]) {
      telegram.refuse({ status, body: { ok: false, error_code: status } }, 'sendMessage');
      telegram.write(chat, '/start');
      await expect.poll(telegram.waiting, { timeout: 10_000 }).toBe(0);
    }
    telegram.refuse(null);
    telegram.write(chat, '/start');
    await answered();
  });

  it('the bot answers at most 60 messages of a chat per hour, but always obeys /stop', async () => {
    await follow();
    for (let n = 0; n < 70; n += 1) telegram.write(chat, 'spam');
    telegram.write(chat, '/stop');
    await expect.poll(telegram.waiting).toBe(0);
    expect(said().length).toBeLessThanOrEqual(60);
    expect(await follows()).toEqual([]);
  });
});
