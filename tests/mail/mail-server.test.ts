import { createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { failureOf } from '#server/adapters/mail/mail-failure.ts';
import { smtpTransport } from '#server/adapters/mail/smtp-transport.ts';
import { emailFailure } from '#rules/email-failure.ts';
import { contactShop, writeMessage } from '#shop/inquiries/inquiries.ts';
import { mailShop, welcomeTo } from './mail-shop.ts';
import { sampleMail } from './sample-mails.ts';

const { db, smtp, logged, startJob, row, until, queue, makeDue, tried, allSent, secondsToNext, received } =
  await mailShop();

describe('an email server', () => {
  it('an email that the server defers is sent after one minute, then after five, with the same Message-ID', async () => {
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
    const ids = (await received()).map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('an email whose recipient the server rejects permanently has three attempts, while other emails pass', async () => {
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
    expect(logged.join('')).toContain('an email failed for good');
  });

  it.each([
    ['refuses every client', 'connect', '554 5.3.2 no service', 'EPROTOCOL CONN 554 5.3.2'],
    ['refuses the sender', 'MAIL', '553 5.1.8 who are you', 'EENVELOPE MAIL FROM 553 5.1.8'],
    ['hangs up at once', 'connect', 'hang up', 'ECONNECTION CONN'],
    ['hangs up in the middle', 'RCPT', 'hang up', 'ECONNECTION CONN'],
  ] as const)('an email to a server that %s gets another attempt', async (_what, at, reaction, reason) => {
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

  it('an email to an unreachable server gets another attempt', async () => {
    await queue(sampleMail('welcome', 'en'));
    startJob({ transport: smtpTransport('smtp://127.0.0.1:1') });
    await tried(1);
    expect((await row()).last_error).toMatch(/^ESOCKET|^ECONN/u);
  });

  it('an email server that dies before its OK arrives gets the email again, with the same Message-ID', async () => {
    smtp.react((step) => (step === 'mail' ? 'hang up' : 'ok'));
    await queue(sampleMail('welcome', 'en'));
    startJob();
    await tried(1);
    smtp.react(() => 'ok');
    await makeDue();
    await allSent();
    const ids = (await received()).map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it.each(['connect', 'EHLO', 'RCPT', 'mail'] as const)(
    'an email server that stalls at %s hits the timeout, and no transaction waits for it',
    async (at) => {
      smtp.react((step) => (step === at ? 'stall' : 'ok'));
      await queue(sampleMail('welcome', 'en'));
      startJob({ deadline: 600 });
      await until(async () => (await row()).tries === 1 && smtp.connections() > 0);
      // The row isn't locked while the email server delays its answer.
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

it('the stored failure of an email contains no text of the server', () => {
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

describe('a test email', () => {
  const silent = createServer();
  const addresses: Readonly<Record<string, () => Promise<string>>> = {
    host: async () => 'smtp://no-such-host.invalid',
    closed: async () => 'smtp://127.0.0.1:1',
    tls: async () => smtp.url.replace('smtp:', 'smtps:'),
    timeout: async () => {
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      return `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`;
    },
  };

  it.each(Object.keys(addresses))(
    'a test email that fails at the server is not tried again, and its reason is known: %s',
    async (fault) => {
      const transport = smtpTransport(await addresses[fault]!());
      await queue(sampleMail('testMail', 'en'));
      startJob({ transport, deadline: 1500 });
      await until(async () => String((await row()).next_try_at) === 'Infinity');
      const { last_error, tries } = await row();
      expect([emailFailure(String(last_error)), tries]).toEqual([fault, 1]);
      silent.close();
    },
  );

  it('a test email that the server defers is tried again', async () => {
    smtp.react((step) => (step === 'mail' ? '451 4.7.1 later' : 'ok'));
    await queue(sampleMail('testMail', 'en'));
    startJob();
    await tried(1);
    expect(await secondsToNext()).toBeLessThanOrEqual(60);
  });
});

it('replies to one message are one conversation', async () => {
  await contactShop(db, {
    language: 'en',
    customerId: null,
    fullName: 'Dara',
    email: 'dara@example.com',
    phoneNumber: '',
    subject: 'Mugs',
    message: 'Do you have blue mugs?',
  });
  const { rows: found } = await sql<{ inquiryId: number; staffId: number }>`
    with person as (insert into staff (name, email, role_id) select 'Sokha', 'office@example.com', 1 returning id)
    select q.id as "inquiryId", person.id as "staffId" from inquiry q, person`.execute(db);
  let after = 0;
  for (const text of ['Yes.', 'And red ones.']) {
    const key = crypto.randomUUID();
    after = Number(await writeMessage(db, { ...found[0]!, key, kind: 'reply', text, after }));
    startJob();
    await allSent();
  }
  const [first, second] = (await received()).filter(({ headers }) =>
    headers['to']?.includes('dara@example.com'),
  );
  const root = first!.headers['references'];
  expect(root).toMatch(/^<inbox\.\d+\.kado@/u);
  expect(first!.headers['in-reply-to']).toBe(root);
  expect(second!.headers['in-reply-to']).toBe(first!.headers['message-id']);
  expect(second!.headers['references']).toBe(`${root} ${first!.headers['message-id']}`);
});
