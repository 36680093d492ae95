import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import type { AppContext } from '#server/context/context.ts';
import { mailFolder } from '#server/process/folders.ts';
import { serveMailbox } from '#server/http/mailbox.ts';
import { startMailJob } from '#server/mail/mail-job.ts';
import { mailTransport } from '#server/adapters/mail/mail-transport.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { sampleMail, sampleMails, sealed, secret } from './sample-mails.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const { db } = await testDatabase();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'kado-mailbox-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const configOf = (env: Record<string, string> = {}) => readConfig({ KADO_DATA: dataFolder, ...env });
const folder = mailFolder(configOf());

async function shop(env: Record<string, string> = {}) {
  const server = Fastify({ trustProxy: true });
  serveMailbox(server, { config: configOf(env) } as AppContext);
  await server.ready();
  return (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.inject({ url, remoteAddress, headers: { host: 'localhost:8080', ...headers } });
}
const get = await shop();
/** One email of each kind in Khmer, then one in English. */
const count = sampleMails('ar').length + 1;
const nameOf = (kind: string) => readdirSync(folder).find((name) => name.includes(kind)) ?? '';

beforeAll(async () => {
  await db
    .insertInto('setting')
    .values({ name: 'email', value: JSON.stringify('hello@shop.example') })
    .execute();
  for (const mail of sampleMails('ar')) await queueMail(db, sealed(mail));
  await queueMail(db, { ...sampleMail('contactReceived', 'en') });
  const stop = startMailJob({
    db,
    log: pino({ level: 'silent' }),
    config: configOf(),
    secret,
    transport: mailTransport(configOf()),
    pollEvery: 20,
  });
  await vi.waitFor(async () => {
    const open = await db.selectFrom('outbox_mail').select('id').where('sent_at', 'is', null).execute();
    if (open.length > 0) throw new Error('not yet');
  }, timeoutMs);
  await stop();
});

describe('without an email server', () => {
  it('every email becomes a file named by time, kind and id, readable only by its owner', () => {
    const names = readdirSync(folder);
    expect(names).toHaveLength(count);
    for (const name of names) {
      expect(name).toMatch(/^\d{8}T\d{6}Z-[A-Za-z]+-\d+\.eml$/u);
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });

  it('every email is recorded as saved, not sent', async () => {
    const { n } = await db
      .selectFrom('outbox_mail')
      .select((row) => row.fn.countAll<string>().as('n'))
      .where('is_saved', '=', true)
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(count);
  });

  it('an email that cannot be written to disk stays in the outbox', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'kado-mailbox-'));
    const config = configOf({ KADO_DATA: other });
    const transport = mailTransport(config);
    rmSync(path.join(other, 'mail'), { recursive: true });
    writeFileSync(path.join(other, 'mail'), 'no folder');
    await queueMail(db, sampleMail('welcome', 'en'));
    const stop = startMailJob({
      db,
      log: pino({ level: 'silent' }),
      config,
      secret,
      transport,
      pollEvery: 20,
    });
    await vi.waitFor(async () => {
      const row = await db
        .selectFrom('outbox_mail')
        .selectAll()
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ sent_at: null, last_error: 'ENOTDIR' });
    }, timeoutMs);
    await stop();
    rmSync(other, { recursive: true });
  });
});

describe('/mailbox on the local machine', () => {
  it.each([
    ['localhost:8080', '127.0.0.1'],
    ['127.0.0.1', '127.8.0.1'],
    ['[::1]:80', '::1'],
    ['LOCALHOST', '::ffff:127.0.0.1'],
  ])(
    'the mailbox lists the emails, newest first, without indexing or caching, as %s from %s',
    async (host, from) => {
      const answer = await get('/mailbox', { host }, from);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      expect(answer.headers['content-security-policy']).not.toContain('script-src');
      const links = [...answer.body.matchAll(/href="\/mailbox\/([^"]+)"/gu)].map(([, name]) => name);
      const ids = links.map((name) => Number(/(\d+)\.eml$/u.exec(name ?? '')?.[1]));
      expect(ids).toEqual(Array.from({ length: count }, (_, at) => count - at));
      expect(answer.body).toContain('សូមស្វាគមន៍មកកាន់');
    },
  );

  it('the mailbox shows headers, text, and the HTML in a sandboxed frame', async () => {
    const name = nameOf('orderReceived');
    const page = await get(`/mailbox/${name}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<td>sokha@example.com</td>');
    expect(page.body).toContain('ការបញ្ជាទិញ AG10007 ថ្ងៃទី 18-11-2026');
    expect(page.body).toMatch(new RegExp(`<iframe sandbox="[^"]*" src="/mailbox/${name}/html"`, 'u'));
    expect(page.body).not.toMatch(/sandbox="[^"]*allow-(?:scripts|same-origin|top)/u);
    const mail = await get(`/mailbox/${name}/html`);
    expect(mail.headers['content-security-policy']).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'/u,
    );
    // Pictures use the shop's URL, whichever name the mailbox is opened by.
    expect(mail.headers['content-security-policy']).toMatch(/; img-src http[^ ;]* data:;/u);
    expect(mail.headers['content-security-policy']).not.toMatch(
      /allow-scripts|allow-same-origin|script-src/u,
    );
    expect(mail.body).toContain('<html lang="km" dir="rtl">');
    expect(mail.body).toContain('ស្រោមខ្នើយសូត្រ');
  });

  it('the mailbox escapes user input', async () => {
    const name = nameOf(`contactReceived-${count}`);
    const { body } = await get(`/mailbox/${name}`);
    expect(body).not.toContain('<script>');
    expect(body).toContain('&#60;script&#62;');
  });

  it.each([
    'nothing.eml',
    '..%2F..%2Fsecret',
    '..%2Fsecret.eml',
    '%2Fetc%2Fpasswd',
    'a%00.eml',
    `${'x'.repeat(90)}.eml`,
  ])('/mailbox has no email named %s', async (name) => {
    writeFileSync(path.join(dataFolder, 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
    for (const address of [`/mailbox/${name}`, `/mailbox/${name}/html`]) {
      const answer = await get(address);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('secret\r');
    }
  });

  it('the mailbox tolerates a file in the folder that is not an email', async () => {
    const file = path.join(folder, '00000000T000000Z-broken-1.eml');
    writeFileSync(file, Buffer.from([0, 255, 61, 63, 10]));
    chmodSync(file, 0o600);
    expect((await get('/mailbox')).statusCode).toBe(200);
    expect((await get('/mailbox/00000000T000000Z-broken-1.eml')).statusCode).toBe(200);
    rmSync(file);
  });
});

describe('/mailbox answers 404', () => {
  const paths = () => ['/mailbox', `/mailbox/${nameOf('welcome')}`, `/mailbox/${nameOf('welcome')}/html`];

  it.each(['192.168.1.7', '10.0.0.1', '203.0.113.9', '::ffff:10.0.0.1', '2001:db8::1', 'fe80::1'])(
    '/mailbox answers 404 for %s',
    async (from) => {
      for (const url of paths()) expect((await get(url, {}, from)).statusCode).toBe(404);
    },
  );

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
    ['cf-connecting-ip', '127.0.0.1'],
  ])('/mailbox answers 404 when forwarded with %s', async (name, value) => {
    for (const url of paths()) expect((await get(url, { [name]: value })).statusCode).toBe(404);
  });

  it.each([
    'shop.example',
    'localhost.shop.example',
    '127.0.0.1.shop.example',
    '192.168.1.7:8080',
    'localhost:8080@x',
  ])('/mailbox answers 404 for the host name "%s"', async (host) => {
    for (const url of paths()) expect((await get(url, { host })).statusCode).toBe(404);
  });

  it.each([
    { KADO_MODE: 'production', PUBLIC_URL: 'https://shop.example' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
  ])('/mailbox answers 404 with %o', async (env) => {
    const closed = await shop(env);
    for (const url of paths()) expect((await closed(url)).statusCode).toBe(404);
  });
});
