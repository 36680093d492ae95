import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { doctorAdvice } from '#contract/labels/office/doctor-advice.ts';
import { doctorFindings } from '#contract/labels/office/doctor-findings.ts';
import { checkBackup } from '#contract/operations/office/backups/check-backup.ts';
import { getHealth } from '#contract/operations/office/health/get-health.ts';
import { listStuckMails } from '#contract/operations/office/health/list-stuck-mails.ts';
import { tryMailAgain } from '#contract/operations/office/health/try-mail-again.ts';
import { checksum } from '#database/backup/manifest.ts';
import { runHealthChecks } from '#server/health-checks/run-health-checks.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-health-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const shop = await testShop([], { KADO_DATA: folder });
const { app, db, query } = shop;
const { request, inside } = officeOf(shop);
const owner = await inside(1);
const health = async (again = false) => (await request(getHealth, { again }, owner.cookie)).data;

interface Found {
  state: string;
  code: string;
  advice: string | null;
}
const codes = (parts: { findings: Found[] }[]) => parts.flatMap(({ findings }) => findings);

describe('system health in the office', () => {
  it('system health shows the same as the command, in both languages', async () => {
    const { parts } = await health();
    const output = codes(parts);
    const atTerminal = codes(
      (await runHealthChecks(app.config, app.log, { db, secret: app.secret })) as { findings: Found[] }[],
    );
    expect(output.map(({ code }) => code)).toEqual(atTerminal.map(({ code }) => code));
    for (const { code, advice } of output) {
      expect(doctorFindings.khmer).toHaveProperty(code);
      expect([null, ...Object.keys(doctorAdvice.khmer)]).toContain(advice);
    }
  });

  it('system health runs its checks once for all requests within a minute', async () => {
    const { at } = await health(true);
    expect((await health()).at).toBe(at);
    expect((await health(true)).at).toBe(at);
  });

  it('system health requires permission for settings', async () => {
    expect((await request(getHealth, {}, (await inside(5)).cookie)).status).toBe(403);
  });
});

describe('emails in system health', () => {
  const put = async (kind: string, nextTryAt: string) =>
    (
      await query`insert into outbox_mail (kind, recipient, language_id, content, tries, last_error, next_try_at)
        values (${kind}, 'nary@example.com', 1, '{}'::jsonb, 4, '550 no such mailbox', ${nextTryAt}::timestamptz) returning id`
    )[0].id as number;
  const listed = async (who = owner) => (await request(listStuckMails, {}, who.cookie)).data.mails;

  it('failed emails show the reason, and can be retried once', async () => {
    const id = await put('welcome', 'infinity');
    const since = await auditedSince(db);
    expect(await listed()).toMatchObject([
      { id, to: 'nary@example.com', why: '550 no such mailbox', nextTryAt: null, maySend: true },
    ]);
    const presses = await Promise.all([1, 2].map(() => request(tryMailAgain, { mail: id }, owner.cookie)));
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await since()).toMatchObject([{ event: 'mail tried again', actor: `staff ${owner.id}` }]);
    const [row] =
      await query`select tries, next_try_at <= now() as "isDue" from outbox_mail where id = ${id}`;
    expect(row).toEqual({ tries: 0, isDue: true });
  });

  it('emails that wait for the payment of an order are not listed, and cannot be sent early', async () => {
    const [{ orderId }] = await query`
      with buyer as (
        insert into customer (email, first_name, last_name, password_hash)
        values ('later@example.com', 'Later', 'Pays', '') returning *)
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents,
        total_cents, first_name, last_name, email, mobile, address)
      select 'K-1', id, 1, 6, 100, 0, 100, first_name, last_name, email, '', 'x' from buyer returning id as "orderId"`;
    const [{ id }] = await query`
      insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at)
        values ('orderReceived', 'later@example.com', 1, '{}'::jsonb, ${orderId}, 'infinity') returning id`;
    expect((await listed()).map((mail: { id: number }) => mail.id)).not.toContain(id);
    expect((await request(tryMailAgain, { mail: id }, owner.cookie)).status).toBe(409);
    expect(
      (await runHealthChecks(app.config, app.log, { db, secret: app.secret })).flatMap(
        ({ findings }) => findings,
      ),
    ).toContainEqual(expect.objectContaining({ code: 'noMailGivenUp' }));
  });

  it('queued or outdated emails cannot be resent; addresses require permission to see customers', async () => {
    const waiting = await put('welcome', 'now');
    const code = await put('oneTimeCode', 'infinity');
    for (const id of [waiting, code])
      expect((await request(tryMailAgain, { mail: id }, owner.cookie)).status).toBe(409);
    const { id } = await db
      .insertInto('staff_role')
      .values({ name: 'Settings alone', permissions: ['settings.write'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    const others = await listed(await inside(id));
    expect(others.map(({ to }: { to: string | null }) => to)).toEqual(others.map(() => null));
  });
});

describe('a backup in system health', () => {
  it('a backup is listed in system health, and can be verified', async () => {
    expect((await request(checkBackup, {}, owner.cookie)).status).toBe(404);
    const place = path.join(folder, 'backups', 'kado-1');
    mkdirSync(path.join(place, 'tables'), { recursive: true });
    const file = path.join(place, 'tables/a.copy');
    writeFileSync(file, 'one\ttwo\n');
    const table = {
      name: 'a',
      columns: ['b', 'c'],
      rows: 1,
      path: 'tables/a.copy',
      ...(await checksum(file)),
    };
    const manifest = {
      format: 1,
      takenAt: '2026-11-24T03:10:00Z',
      postgres: '18',
      migrations: [],
      tables: [table],
      sequences: [],
      files: [],
    };
    writeFileSync(path.join(place, 'manifest.json'), JSON.stringify(manifest));
    expect((await health()).backup).toMatchObject({ name: 'kado-1', bytes: 8, rows: 1, checked: null });
    expect((await request(checkBackup, {}, owner.cookie)).data).toEqual({ state: 'whole' });
    writeFileSync(file, 'one\ttwq\n');
    expect((await request(checkBackup, {}, owner.cookie)).data).toEqual({ state: 'damaged' });
    expect((await health()).backup).toMatchObject({ checked: { isWhole: false } });
  });
});
