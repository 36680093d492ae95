import pino from 'pino';
import { sql } from 'kysely';
import { afterEach, beforeEach, vi } from 'vitest';
import { startMailJob, type MailJobOptions } from '#server/mail/mail-job.ts';
import { smtpTransport } from '#server/adapters/mail/smtp-transport.ts';
import { type Mail, queueMail } from '#shop/mail/mail.ts';
import { sealed, secret } from './sample-mails.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { smtpStub } from '#tests/support/smtp-stub.ts';
import type { StoredMail } from '#server/adapters/mail/stored-mails.ts';
import { readSource } from './read-source.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const config = {
  publicUrl: 'https://shop.example',
  officeUrl: 'https://shop.example',
  mailFrom: 'Angkor Gifts <shop@shop.example>',
};

/**
 * Starts an outbox and an email server; the test starts as many jobs between them as it needs. Call it at the top of
 * the file. Before each test the outbox is empty and the server accepts emails. After each test the jobs end, and the
 * log must not contain personal data.
 */
export async function mailShop() {
  const { db, url } = await testDatabase();
  const smtp = await smtpStub();
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const jobs: (() => Promise<void>)[] = [];

  function startJob(more: Partial<MailJobOptions> = {}): () => Promise<void> {
    const stop = startMailJob({
      db,
      log,
      config,
      secret,
      transport: smtpTransport(smtp.url),
      pollEvery: 20,
      ...more,
    });
    jobs.push(stop);
    return stop;
  }
  const rows = () => db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
  const row = async () => (await rows())[0]!;
  /** Waits until a condition holds. */
  const until = (holds: () => Promise<boolean>) =>
    vi.waitFor(
      async () => {
        if (!(await holds())) throw new Error('not yet');
      },
      { timeout: timeoutMs, interval: 20 },
    );

  beforeEach(async () => {
    await db.deleteFrom('outbox_mail').execute();
    await db.deleteFrom('setting').execute();
    const setting = (name: string, value: string) => ({ name, value: JSON.stringify(value) });
    await db
      .insertInto('setting')
      .values([
        setting('siteTitle', 'Angkor Gifts'),
        setting('email', 'hello@shop.example'),
        setting('phone', '+855 12 345 678'),
      ])
      .execute();
    smtp.mails.length = 0;
    smtp.react(() => 'ok');
  });

  afterEach(async () => {
    await Promise.all(jobs.splice(0).map((stop) => stop()));
    const lines = logged.splice(0).join('');
    if (/@example|sokha|40718263/iu.test(lines)) throw new Error(`the log contains personal data:\n${lines}`);
  });

  return {
    db,
    url,
    smtp,
    log,
    logged,
    startJob,
    rows,
    row,
    until,
    queue: (mail: Mail) => queueMail(db, sealed(mail)),
    makeDue: () =>
      sql`update outbox_mail set next_try_at = now(), last_error = null where sent_at is null`.execute(db),
    /** Waits until the first email has failed this many times. */
    tried: (times: number) =>
      until(async () => {
        const { tries, last_error } = await row();
        return tries === times && last_error !== null;
      }),
    allSent: () => until(async () => (await rows()).every(({ sent_at }) => sent_at !== null)),
    /** Returns the seconds until the first email is due. */
    async secondsToNext(): Promise<number> {
      const { rows: found } = await sql<{ wait: number }>`
        select extract(epoch from next_try_at - now())::float8 as wait from outbox_mail order by id`.execute(
        db,
      );
      return found[0]!.wait;
    },
    /** Returns the emails that the server received, parsed. */
    received: (): Promise<StoredMail[]> => Promise.all(smtp.mails.map(({ source }) => readSource(source))),
  };
}

export const welcomeTo = (to: string): Mail => ({ kind: 'welcome', to, language: 'en', content: {} });
