import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fillLabel } from '#contract/labels/label-set.ts';
import { mailLabels } from '#contract/labels/mail/mail.ts';
import { openDatabase } from '#database/connect.ts';
import { smtpTransport } from '#server/adapters/mail/smtp-transport.ts';
import { claimMails } from '#shop/mail/mail.ts';
import { mailShop, welcomeTo } from './mail-shop.ts';
import { sampleMail } from './sample-mails.ts';

const {
  db,
  url,
  smtp,
  log,
  startJob,
  rows,
  row,
  until,
  queue,
  makeDue,
  tried,
  allSent,
  secondsToNext,
  received,
} = await mailShop();

describe('an email in the outbox', () => {
  it('an email in the outbox is sent once, as text and HTML, with the required headers, and marked as sent', async () => {
    await queue(sampleMail('orderReceived', 'ar'));
    startJob();
    await allSent();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.recipients).toEqual(['sokha@example.com']);
    const [mail] = await received();
    const { headers, text, html } = mail!;
    const { created_at, id } = await row();
    expect(headers).toMatchObject({
      from: 'Angkor Gifts <shop@shop.example>',
      to: 'sokha@example.com',
      'reply-to': 'hello@shop.example',
      subject: fillLabel(mailLabels.khmer.orderSubject, { number: 'AG10007' }),
      'message-id': `<${id}.${created_at.getTime()}.kado@shop.example>`,
      date: created_at.toUTCString().replace('GMT', '+0000'),
      'auto-submitted': 'auto-generated',
    });
    expect(headers['content-type']).toMatch(/^multipart\/alternative/u);
    expect(text).toContain('ស្រោមខ្នើយសូត្រ');
    expect(html).toContain('<html lang="km" dir="rtl">');
    expect(await row()).toMatchObject({ tries: 1, last_error: null, is_saved: false });
  });

  it('an email to the shop goes to the configured address, with replies to the sender of the message', async () => {
    await queue(sampleMail('contactReceived', 'en'));
    startJob();
    await allSent();
    expect(smtp.mails[0]?.recipients).toEqual(['hello@shop.example']);
    const { headers } = (await received())[0]!;
    expect(headers).toMatchObject({
      'reply-to': 'sokha@example.com',
      subject: 'New message: Mugs with our logo',
    });
  });

  it('an email to the shop uses the language of its staff', async () => {
    await db.insertInto('setting').values({ name: 'language', value: '"km"' }).execute();
    await queue(sampleMail('contactReceived', 'en'));
    await queue(sampleMail('orderReceived', 'en'));
    startJob();
    await allSent();
    const subjects = (await received()).map(({ headers }) => headers['subject'] ?? '');
    expect(subjects.toSorted()).toEqual(
      [
        fillLabel(mailLabels.khmer.contactSubject, { subject: 'Mugs with our logo' }),
        fillLabel(mailLabels.texts.orderSubject, { number: 'AG10007' }),
      ].toSorted(),
    );
  });

  it('an email has the shop’s name and address as sender while no sender is configured', async () => {
    await db
      .updateTable('setting')
      .set({ value: '"Ros & Sons, \\"Market\\""' })
      .where('name', '=', 'siteTitle')
      .execute();
    await queue(sampleMail('welcome', 'en'));
    startJob({
      config: {
        publicUrl: 'https://market.example',
        officeUrl: 'https://market.example',
        mailFrom: undefined,
      },
    });
    await allSent();
    const [mail] = await received();
    expect(mail!.headers['from']).toBe(String.raw`"Ros & Sons, \"Market\"" <shop@market.example>`);
  });

  it('an email to the shop waits until the shop has an address', async () => {
    await db.deleteFrom('setting').where('name', '=', 'email').execute();
    await queue(sampleMail('contactReceived', 'en'));
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({ last_error: 'the shop has no email address', sent_at: null });
  });

  it('an email with one-click unsubscribe has its headers', async () => {
    await queue(sampleMail('newsletterConfirmation', 'en'));
    startJob();
    await allSent();
    expect((await received())[0]?.headers).toMatchObject({
      'list-unsubscribe': '<https://shop.example/newsletter/unsubscribe/abc123>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  it('an email in the outbox cannot be redirected by user input in an email address or subject', async () => {
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
    const reached = smtp.mails.flatMap(({ recipients }) => recipients);
    for (const other of ['a', 'b', 'c', 'e']) expect(reached).not.toContain(`${other}@example.com`);
  });

  it('an email of an unknown kind waits for a version that can write it', async () => {
    await queue(welcomeTo('a@example.com'));
    await db.updateTable('outbox_mail').set({ kind: 'constructor' }).execute();
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({ last_error: 'could not be rendered', sent_at: null });
  });
});

describe('several email workers', () => {
  it('several email workers send each email once', async () => {
    const pools = await Promise.all(
      [1, 2].map(() => openDatabase({ connection: { connectionString: url }, log })),
    );
    const addresses = Array.from({ length: 60 }, (_, at) => `shopper${at}@example.com`);
    await Promise.all(addresses.map((to) => queue(welcomeTo(to))));
    const stops = pools.map((pool) => startJob({ db: pool }));
    await allSent();
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all(pools.map((pool) => pool.destroy()));
    const reached = smtp.mails.flatMap(({ recipients }) => recipients);
    expect(reached.toSorted()).toEqual(addresses.toSorted());
    expect((await rows()).every(({ tries }) => tries === 1)).toBe(true);
  });

  it('email workers take over the emails of a dead worker when its lease ends, not before', async () => {
    await queue(welcomeTo('a@example.com'));
    expect(await claimMails(db, { limit: 5, leaseSeconds: 60 })).toHaveLength(1);
    expect(await claimMails(db, { limit: 5, leaseSeconds: 60 })).toEqual([]);
    await makeDue();
    startJob();
    await allSent();
    expect(await row()).toMatchObject({ tries: 2 });
  });
});

it('a stopped worker aborts hanging sends, and those emails are due again without a counted attempt', async () => {
  smtp.react((step) => (step === 'DATA' ? 'stall' : 'ok'));
  await queue(welcomeTo('a@example.com'));
  const stop = startJob({ grace: 200 });
  await until(async () => (await row()).tries === 1 && smtp.connections() > 0);
  await stop();
  expect(await row()).toMatchObject({ tries: 0, sent_at: null, last_error: null });
  expect(await secondsToNext()).toBeLessThanOrEqual(0);
});

it('a stopped worker finishes a send that is nearly done', async () => {
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
  it('encrypted with another secret is not sent, while other codes are', async () => {
    await queue(sampleMail('oneTimeCode', 'en'));
    startJob({ secret: randomBytes(32) });
    await tried(1);
    expect((await row()).last_error).toBe('could not be rendered');
    expect(smtp.mails).toEqual([]);
  });

  it('a one-time code leaves the outbox once it is sent', async () => {
    await queue(sampleMail('oneTimeCode', 'en'));
    expect((await row()).content).toMatchObject({ minutes: 10 });
    expect(JSON.stringify(await row())).not.toContain('40718263');
    startJob();
    await allSent();
    expect((await row()).content).toEqual({});
    expect((await received())[0]?.text).toContain('40718263');
  });

  it('a one-time code that has expired is deleted without being sent', async () => {
    await queue(sampleMail('oneTimeCode', 'en'));
    await sql`update outbox_mail set created_at = now() - interval '11 minutes'`.execute(db);
    startJob();
    await tried(1);
    expect(await row()).toMatchObject({
      content: {},
      last_error: 'expired before it was sent',
      sent_at: null,
    });
    expect(String((await row()).next_try_at)).toBe('Infinity');
    expect(smtp.mails).toEqual([]);
  });
});
