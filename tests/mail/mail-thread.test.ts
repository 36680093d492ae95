import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import type { Connection } from '#database/connect.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { startMailThread } from '#server/mail/mail-thread.ts';
import { readConfig } from '#server/settings/config.ts';
import { databaseProxy } from '../guarantees/load/database-proxy.ts';
import { mailShop, welcomeTo } from './mail-shop.ts';
import { sampleMail, secret } from './sample-mails.ts';

const { db, url, smtp, log, logged, row, until, queue, allSent, received } = await mailShop();
const proxy = await databaseProxy(url);
const folder = mkdtempSync(path.join(tmpdir(), 'kado-mail-thread-'));
const metrics = new Metrics();
const running: (() => Promise<void>)[] = [];

function start(connection: Connection, smtpUrl = smtp.url, idleMs = 60_000): () => Promise<void> {
  const config = readConfig({ SMTP_URL: smtpUrl, KADO_DATA: folder, LOG_LEVEL: 'silent' });
  const { stop } = startMailThread({ db, config, secret, log, metrics }, connection, {
    pollEvery: 100,
    idleMs,
  });
  running.push(stop);
  return stop;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

it('a worker thread sends queued emails, including encrypted codes, and counts them', async () => {
  await queue(sampleMail('orderReceived', 'ar'));
  await queue(sampleMail('oneTimeCode', 'en'));
  start({ connectionString: url });
  await allSent();
  const texts = (await received()).map(({ text }) => text);
  expect(texts.some((text) => text.includes('ស្រោមខ្នើយសូត្រ'))).toBe(true);
  expect(texts.some((text) => text.includes('40718263'))).toBe(true);
  expect(smtp.mails).toHaveLength(2);
  await until(async () => (await metrics.registry.metrics()).includes('kado_mails_total{outcome="sent"} 2'));
});

it('without an email server the worker thread writes files', async () => {
  await queue(welcomeTo('a@example.com'));
  start({ connectionString: url }, '');
  await allSent();
  expect(readdirSync(path.join(folder, 'mail')).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
});

it('a crashed worker thread is replaced, and the error is logged', async () => {
  proxy.become('gone');
  await queue(welcomeTo('a@example.com'));
  start({ connectionString: proxy.through(url) });
  await until(async () => logged.join('').includes('the email worker thread stopped'));
  expect((await row()).tries).toBe(0);
  proxy.become('pass');
  await allSent();
  expect(smtp.mails).toHaveLength(1);
});

it('a stopped worker thread releases hanging emails, due again without a counted attempt', async () => {
  smtp.react((step) => (step === 'DATA' ? 'stall' : 'ok'));
  await queue(welcomeTo('a@example.com'));
  const stop = start({ connectionString: url });
  await until(async () => (await row()).tries === 1 && smtp.connections() > 0);
  await stop();
  expect(await row()).toMatchObject({ tries: 0, sent_at: null, last_error: null });
});

it('the worker thread runs only while emails are due, and for a while after them', async () => {
  const openConnections = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'kado mails'`.execute(db);
    return rows[0]?.count;
  };
  start({ connectionString: url }, smtp.url, 300);
  for (let turn = 0; turn < 2; turn++) {
    expect(await openConnections()).toBe(0);
    await queue(welcomeTo('a@example.com'));
    await allSent();
    await until(async () => (await openConnections()) === 0);
  }
  expect(smtp.mails).toHaveLength(2);
});
