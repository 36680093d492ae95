import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkBackup } from '#contract/operations/office/backups/check-backup.ts';
import { getBackups } from '#contract/operations/office/backups/get-backups.ts';
import { createBackup } from '#contract/operations/office/backups/make-backup.ts';
import { getSetupGuide } from '#contract/operations/office/settings/get-first-day.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kado-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const shop = await testShop(['places'], { KADO_DATA: folder });
const { app, db, query } = shop;
// Sets the environment of a shop on its own server.
Object.assign(app.config, { databaseUrl: shop.url, databaseOwnerUrl: shop.ownerUrl });
const { request, inside } = officeOf(shop);
const owner = await inside(1);

const found = async () => (await request(getBackups, {}, owner.cookie)).data;
const make = (cookie = owner.cookie) => request(createBackup, {}, cookie);
/** Waits until no backup is running. */
async function ended() {
  let now = await found();
  while (now.run.state === 'running') now = await found();
  return now;
}

it('a backup requires permission for settings and recent two-step verification', async () => {
  for (const role of [2, 3, 4, 5]) {
    const { cookie } = await inside(role);
    for (const operation of [createBackup, getBackups, checkBackup])
      expect((await request(operation, {}, cookie)).status).toBe(403);
  }
  const other = await inside(1);
  await query`update staff_session set second_factor_at = now() - interval '11 minutes' where staff_id = ${other.id}`;
  const { status, error } = await make(other.cookie);
  expect([status, error]).toEqual([403, 'Please verify it’s you again.']);
  expect(await found()).toMatchObject({ backups: [], run: null });
});

it('a backup is made once for repeated clicks, reveals no path, and is complete', async () => {
  const since = await auditedSince(db);
  const presses = await Promise.all([make(), make(), make()]);
  expect(presses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const { backups, run } = await ended();
  expect(run).toMatchObject({ state: 'made' });
  expect([run.done, run.all > 50]).toEqual([run.all, true]);
  const [one] = backups;
  const [{ n }] = await query`select count(*)::int as n from state_province`;
  expect(one.rows).toBeGreaterThan(n);
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([one.name]);
  expect(await since()).toMatchObject([
    { event: 'backup asked', actor: `staff ${owner.id}`, detail: { name: one.name } },
    { event: 'backup made', actor: `staff ${owner.id}`, detail: { name: one.name, rows: one.rows } },
  ]);
  for (const secret of [folder, shop.url, shop.ownerUrl])
    expect(JSON.stringify(await found())).not.toContain(secret);
  expect((await request(checkBackup, { name: one.name }, owner.cookie)).data).toEqual({ state: 'whole' });
  const { steps } = (await request(getSetupGuide, { language: 'en' }, owner.cookie)).data;
  expect(steps.at(-1)).toMatchObject({ step: 'backups', isDone: true });
});

it('a backup is verified by its name alone, and a corrupted one is reported', async () => {
  const { name } = (await found()).backups[0];
  for (const strange of ['..', `../backups/${name}`, `${name}/tables`, 'kado-of-nobody'])
    expect((await request(checkBackup, { name: strange }, owner.cookie)).status).toBe(404);
  writeFileSync(path.join(folder, 'backups', name, 'tables', 'staff.copy'), 'nobody');
  expect((await request(checkBackup, { name }, owner.cookie)).data).toEqual({ state: 'damaged' });
  expect((await found()).backups[0].checked).toMatchObject({ isWhole: false });
});

it('a failed backup is reported and leaves no files', async () => {
  app.config.databaseOwnerUrl = shop.ownerUrl.replace(/\/[^/]*$/u, '/not-there');
  expect((await make()).status).toBe(200);
  const { run, backups } = await ended();
  expect([run.state, backups.length]).toEqual(['failed', 1]);
  expect(readdirSync(path.join(folder, 'backups')).filter((name) => name.endsWith('.partial'))).toEqual([]);
  app.config.databaseOwnerUrl = shop.ownerUrl;
});

it('the office makes no more than twelve backups per hour', async () => {
  while (await consumeRateLimit(db, rateLimitKey('backups', 'office'), 12, rateWindows.hour));
  const { status, error } = await make();
  expect([status, error]).toEqual([429, 'You can make up to 12 backups an hour. Try again later.']);
});
