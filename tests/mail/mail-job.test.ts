import pino from 'pino';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { startMailJob, type MailJobOptions } from '#server/mail/mail-job.ts';
import { failureOf } from '#server/outside/mail/mail-failure.ts';
import { smtpTransport } from '#server/outside/mail/smtp-transport.ts';
import { claimMails, type Mail, queueMail } from '#shop/mail/mail.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { smtpStub } from '#tests/support/smtp-stub.ts';
import { readSource } from './read-source.ts';
import { sampleMail } from './sample-mails.ts';

const { db, url } = await testDatabase();
const smtp = await smtpStub();

const config = { publicUrl: 'https://shop.example', mailFrom: 'Angkor Gifts <shop@shop.example>' };
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const jobs: (() => Promise<void>)[] = [];

function startJob(more: Partial<MailJobOptions> = {}): () => Promise<void> {
  const stop = startMailJob({ db, log, config, transport: smtpTransport(smtp.url), pollEvery: 20, ...more });
  jobs.push(stop);
  return stop;
}
const rows = () => db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
const row = async () => (await rows())[0]!;
const queue = (mail: Mail) => queueMail(db, mail);
const welcomeTo = (to: string): Mail => ({ kind: 'welcome', to, language: 'en', content: {} });
const makeDue = () =>
  sql`update outbox_mail set next_try_at = now(), last_error = null where sent_at is null`.execute(db);
/** Waits until what is asked for holds. */
const until = (holds: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 8000, interval: 20 });
const tried = (times: number) =>
  until(async () => (await row()).tries === times && (await row()).last_error !== null);
const allSent = () => until(async () => (await rows()).every(({ sent_at }) => sent_at !== null));
const secondsToNext = async () => {
  const { rows: found } = await sql<{ wait: number }>`
    select extract(epoch from next_try_at - now())::float8 as wait from outbox_mail`.execute(db);
  return found[0]!.wait;
};

beforeEach(async () => {
  await sql`truncate outbox_mail restart identity`
    .execute(db)
    .catch(() => db.deleteFrom('outbox_mail').execute());
  await db.deleteFrom('setting').execute();
  await db
    .insertInto('setting')
    .values([
      { name: 'siteTitle', value: JSON.stringify('Angkor Gifts') },
      { name: 'email', value: JSON.stringify('hello@shop.example') },
      { name: 'phone', value: JSON.stringify('+855 12 345 678') },
    ])
    .execute();
  smtp.mails.length = 0;
  smtp.react(() => 'ok');
});

afterEach(async () => {
  await Promise.all(jobs.splice(0).map((stop) => stop()));
  const lines = logged.splice(0).join('');
  // Nobody's address, no code, no words of anybody.
  expect(lines).not.toMatch(/@example|sokha|40718263/iu);
});

describe('a mail in the outbox', () => {
  it('is sent once, in both forms, with what mail programs need, and settled', async () => {
    await queue(sampleMail('orderReceived', 'ar'));
    startJob();
    await allSent();
    expect(smtp.mails).toHaveLength(1);
    const [{ recipients, source }] = smtp.mails as [(typeof smtp.mails)[0]];
    expect(recipients).toEqual(['sokha@example.com']);
    const { headers, text, html } = await readSource(source);
    const { created_at, id } = await row();
    expect(headers).toMatchObject({
      from: 'Angkor Gifts <shop@shop.example>',
      to: 'sokha@example.com',
      'reply-to': 'hello@shop.example',
      subject: 'Order AG10007',
      'message-id': `<${id}.${created_at.getTime()}.kado@shop.example>`,
      date: created_at.toUTCString().replace('GMT', '+0000'),
      'auto-submitted': 'auto-generated',
    });
    expect(headers['content-type']).toMatch(/^multipart\/alternative/u);
    expect(text).toContain('ស្រោមខ្នើយសូត្រ');
    expect(html).toContain('<html lang="km" dir="rtl">');
    expect(await row()).toMatchObject({ tries: 1, last_error: null });
  });

  it('to the shop goes to the address in its settings, and an answer to whoever wrote', async () => {
    await queue(sampleMail('contactReceived', 'en'));
    startJob();
    await allSent();
    expect(smtp.mails[0]?.recipients).toEqual(['hello@shop.example']);
    const { headers } = await readSource(smtp.mails[0]!.source);
    expect(headers).toMatchObject({
      'reply-to': 'sokha@example.com',
      subject: 'New message: Mugs with our logo',
    });
  });

  it('to the shop waits while the shop has no address', async () => {
    await db.deleteFrom('setting').where('name', '=', 'email').execute();
    await queue(sampleMail('contactReceived', 'en'));
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({ last_error: 'the shop has no e-mail address', sent_at: null });
  });

  it('with a one-click end has the headers for it', async () => {
    await queue(sampleMail('newsletterConfirmation', 'en'));
    startJob();
    await allSent();
    expect((await readSource(smtp.mails[0]!.source)).headers).toMatchObject({
      'list-unsubscribe': '<https://shop.example/newsletter/unsubscribe/abc123>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('cannot be turned to others by what somebody typed as an address or a subject', async () => {
    await queue(welcomeTo('a@example.com, b@example.com'));
    const contact = sampleMail('contactReceived', 'en');
    Object.assign(contact.content, {
      subject: 'Mugs\r\nBcc: c@example.com',
      email: 'd@example.com>\r\nBcc: <e@example.com',
    });
    await queue(contact);
    startJob();
    await until(async () => (await rows()).every(({ tries }) => tries > 0));
    await until(async () => (await rows()).every(({ sent_at, last_error }) => sent_at ?? last_error));
    for (const { recipients, source } of smtp.mails) {
      expect(recipients).toHaveLength(1);
      expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc/imu);
    }
    const received = smtp.mails.flatMap(({ recipients }) => recipients);
    for (const other of ['a', 'b', 'c', 'e']) expect(received).not.toContain(`${other}@example.com`);
  });

  it('of a kind this version cannot write waits for one that can', async () => {
    await queue(welcomeTo('a@example.com'));
    await db.updateTable('outbox_mail').set({ kind: 'constructor' }).execute();
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({ last_error: 'could not be written', sent_at: null });
  });
});

describe('a mail server that', () => {
  it('says later is asked again after a minute, then after five, with the same Message-ID', async () => {
    smtp.react((step) => (step === 'mail' ? '451 4.7.1 sokha@example.com is greylisted' : 'ok'));
    await queue(sampleMail('passwordChanged', 'en'));
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({ last_error: 'EMESSAGE DATA 451 4.7.1', sent_at: null });
    expect(await secondsToNext()).toBeGreaterThan(55);
    expect(await secondsToNext()).toBeLessThanOrEqual(60);
    await makeDue();
    await tried(2);
    expect(await secondsToNext()).toBeGreaterThan(290);
    smtp.react(() => 'ok');
    await makeDue();
    await allSent();
    const ids = await Promise.all(
      smtp.mails.map(async ({ source }) => (await readSource(source)).headers['message-id']),
    );
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('refuses a recipient for good is asked three times, while other mails pass', async () => {
    smtp.react((step, to) =>
      step === 'RCPT' && to.startsWith('nobody') ? `550 5.1.1 <${to}> unknown` : 'ok',
    );
    await queue(welcomeTo('nobody@example.com'));
    await queue(welcomeTo('sokha@example.com'));
    startJob();
    for (const tries of [1, 2, 3]) {
      await tried(tries);
      await until(async () => (await row()).last_error === 'EENVELOPE RCPT TO 550 5.1.1');
      if (tries < 3) await makeDue();
    }
    await until(async () => String((await row()).next_try_at) === 'Infinity');
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['sokha@example.com']]);
    expect(logged.join('')).toContain('mail given up');
  });

  it.each([
    ['refuses whoever comes', 'connect', '554 5.3.2 no service', 'EPROTOCOL CONN 554 5.3.2'],
    ['refuses the sender', 'MAIL', '553 5.1.8 who are you', 'EENVELOPE MAIL FROM 553 5.1.8'],
    ['hangs up at once', 'connect', 'hang up', 'ECONNECTION CONN'],
    ['hangs up in the middle', 'RCPT', 'hang up', 'ECONNECTION CONN'],
  ] as const)('%s is tried again', async (_what, at, reaction, reason) => {
    smtp.react((step) => (step === at ? reaction : 'ok'));
    await queue(sampleMail('welcome', 'en'));
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({ last_error: reason, sent_at: null });
    smtp.react(() => 'ok');
    await makeDue();
    await allSent();
    expect(smtp.mails).toHaveLength(1);
  });

  it('is not there is tried again', async () => {
    await queue(sampleMail('welcome', 'en'));
    startJob({ transport: smtpTransport('smtp://127.0.0.1:1') });
    await tried(1);
    expect((await row()).last_error).toMatch(/^ESOCKET|^ECONN/u);
  });

  it('dies before its OK arrives gets the mail again, under the same Message-ID', async () => {
    smtp.react((step) => (step === 'mail' ? 'hang up' : 'ok'));
    await queue(sampleMail('welcome', 'en'));
    startJob();
    await tried(1);
    smtp.react(() => 'ok');
    await makeDue();
    await allSent();
    const ids = await Promise.all(
      smtp.mails.map(async ({ source }) => (await readSource(source)).headers['message-id']),
    );
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it.each(['connect', 'EHLO', 'RCPT', 'mail'] as const)(
    'stalls at %s is left in time, and no transaction waits for it',
    async (at) => {
      smtp.react((step) => (step === at ? 'stall' : 'ok'));
      await queue(sampleMail('welcome', 'en'));
      startJob({ deadline: 600 });
      await until(async () => (await row()).tries === 1 && smtp.connections() > 0);
      // The row is free while the server keeps us waiting.
      await sql`update outbox_mail set kind = kind`.execute(db);
      const { rows: open } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
        db,
      );
      expect(open).toEqual([]);
      await tried(1);
      expect(await row()).toMatchObject({ last_error: 'took too long', sent_at: null });
      await until(async () => smtp.connections() === 0);
    },
  );
});

describe('several processes', () => {
  it('send each mail once', async () => {
    const pools = await Promise.all(
      [1, 2].map(() => openDatabase({ connection: { connectionString: url }, log })),
    );
    const addresses = Array.from({ length: 60 }, (_, at) => `shopper${at}@example.com`);
    await Promise.all(addresses.map((to) => queue(welcomeTo(to))));
    const stops = pools.map((pool) => startJob({ db: pool }));
    await allSent();
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all(pools.map((pool) => pool.destroy()));
    const received = smtp.mails.flatMap(({ recipients }) => recipients);
    expect(received.toSorted()).toEqual(addresses.toSorted());
    expect((await rows()).every(({ tries }) => tries === 1)).toBe(true);
  });

  it('take over what a dead one had claimed, when its lease ends and not before', async () => {
    await queue(welcomeTo('a@example.com'));
    expect(await claimMails(db, { limit: 5, leaseSeconds: 1 })).toHaveLength(1);
    expect(await claimMails(db, { limit: 5, leaseSeconds: 1 })).toEqual([]);
    const started = performance.now();
    startJob();
    await allSent();
    expect(performance.now() - started).toBeGreaterThan(800);
    expect(await row()).toMatchObject({ tries: 2 });
  });
});

it('a job that is stopped breaks off what hangs, and the mail is due again at once as if it had not been tried', async () => {
  smtp.react((step) => (step === 'DATA' ? 'stall' : 'ok'));
  await queue(welcomeTo('a@example.com'));
  const stop = startJob({ grace: 200 });
  await until(async () => (await row()).tries === 1 && smtp.connections() > 0);
  const started = performance.now();
  await stop();
  expect(performance.now() - started).toBeLessThan(1500);
  expect(await row()).toMatchObject({ tries: 0, sent_at: null, last_error: null });
  expect(await secondsToNext()).toBeLessThanOrEqual(0);
});

it('a job that is stopped finishes what is nearly done', async () => {
  let go = false;
  const transport = smtpTransport(smtp.url);
  const slow = {
    send: async (...all: Parameters<typeof transport.send>) => {
      await transport.send(...all);
      go = true;
      await new Promise((done) => setTimeout(done, 300));
    },
  };
  await queue(welcomeTo('a@example.com'));
  const stop = startJob({ transport: slow });
  await until(async () => go);
  await stop();
  expect((await row()).sent_at).not.toBeNull();
});

describe('a one-time code', () => {
  it('stays in the outbox no longer than until it is sent', async () => {
    await queue(sampleMail('oneTimeCode', 'en'));
    expect((await row()).content).toMatchObject({ code: '40718263' });
    startJob();
    await allSent();
    expect((await row()).content).toEqual({});
    expect((await readSource(smtp.mails[0]!.source)).text).toContain('40718263');
  });

  it('that has ended is not sent any more, and forgotten', async () => {
    await queue(sampleMail('oneTimeCode', 'en'));
    await sql`update outbox_mail set created_at = now() - interval '11 minutes'`.execute(db);
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({ content: {}, last_error: 'too late', sent_at: null });
    expect(String((await row()).next_try_at)).toBe('Infinity');
    expect(smtp.mails).toEqual([]);
  });
});

it('what is remembered of a failure has no words of the server in it', () => {
  const error = Object.assign(new Error('550 5.1.1 <sokha@example.com> unknown'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 <sokha@example.com> unknown',
  });
  expect(failureOf(error)).toEqual({ reason: 'EENVELOPE RCPT TO 550 5.1.1', isRefused: true });
  expect(failureOf(new TypeError('sokha@example.com'))).toEqual({ reason: 'TypeError', isRefused: false });
  expect(failureOf(undefined)).toEqual({ reason: 'unknown', isRefused: false });
});
