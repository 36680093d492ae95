import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { brokenOrders } from '../stored.ts';
import { databaseOf } from '../../support/shop-database.ts';
import { startShop } from '../../support/shop-server.ts';
import { expectAll, says, sized, inTime } from '../gate.ts';
import { runCommand } from '../load/command.ts';
import { constantOrderLoad } from '../load/constant-order-load.ts';
import { until } from '../until.ts';

const log = { info: () => undefined, warn: () => undefined, error: console.error };
const folder = mkdtempSync(path.join(tmpdir(), 'kado-full-'));
const mounted: string[] = [];

/** Mounts a disk of this many MB. Returns false when the user isn't allowed to mount. */
function disk(name: string, megabytes: number): boolean {
  const where = path.join(folder, name);
  mkdirSync(where);
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', where]);
  if (made.status === 0) mounted.push(where);
  return made.status === 0;
}
afterAll(() => {
  for (const where of mounted) spawnSync('umount', ['-l', where]);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Fills the disk to the last page.
 * @returns a function that frees the space
 */
async function fill(where: string): Promise<() => void> {
  const file = path.join(where, 'filler');
  const { bavail, bsize } = await statfs(where);
  spawnSync('fallocate', ['-l', String(Math.max(bavail * bsize - 2 ** 20, 1)), file]);
  for (const size of [2 ** 16, 2 ** 12]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch {
      // The disk is full, as intended.
    }
  }
  return () => rmSync(file, { force: true });
}

const canMount = process.getuid?.() === 0 && disk('data', 700);
if (!canMount) says('skipped: only root may mount a small disk');

describe.skipIf(!canMount)('with a full disk', async () => {
  if (!canMount) return;
  const dataFolder = path.join(folder, 'data', 'kado');
  const shop = await startShop({ dataFolder });
  afterAll(() => shop.stop());

  test('orders are refused with a message, acknowledged ones remain, and selling resumes once there is space', async () => {
    const db = await openDatabase({ connection: databaseOf(shop), log, size: 4 });
    const orders = await constantOrderLoad(db, () => shop.url, 20);
    await sleep(1500);
    const freeSpace = await fill(dataFolder);
    await sleep(sized(5000, 20_000));
    const page = await fetch(`${shop.url}/en/`);
    const alive = await fetch(`${shop.url}/healthz`);
    expectAll('cached page and health check', [page, alive].filter(({ ok }) => ok).length, 2);
    const ready = await fetch(`${shop.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', why: 'disk' }]);
    await orders.stop();
    const refused = orders.attempts.filter(({ answer }) => answer.status === 503 && answer.mayRetry).length;
    const other = orders.attempts.filter(
      ({ number, answer }) => number === null && !(answer.status === 503 && answer.mayRetry),
    );
    freeSpace();
    const acknowledgedSoFar = () => orders.attempts.filter(({ number }) => number !== null).length;
    const before = acknowledgedSoFar();
    const back = await until('an order', async () => {
      await orders.finish(0.2);
      return acknowledgedSoFar() > before;
    });
    await orders.finish(60);
    says(
      `${orders.attempts.length} orders tried, ${refused} asked to retry, others ${JSON.stringify(other.map(({ answer }) => `${answer.status} ${answer.text.slice(0, 80)}`).slice(0, 3))}`,
    );
    inTime('selling again after', back, 5, ' s');
    expectAll('orders refused politely', refused, refused + other.length);
    const again = await openDatabase({ connection: databaseOf(shop), log, size: 2 });
    await db.destroy();
    const { found, acknowledged, twice } = await orders.stored(again);
    expectAll('acknowledged orders that are stored', found, acknowledged);
    expectAll('orders acknowledged in the end', acknowledged, orders.attempts.length);
    expect(twice).toBe(0);
    expect(await brokenOrders(again)).toEqual([]);
    await again.destroy();
  });

  test('no incomplete backup gets a final name, and the health check reports the full disk', async () => {
    disk('small', 1);
    const where = path.join(folder, 'small', 'backup');
    const failed = await runCommand('backup', [where], { KADO_DATA: dataFolder });
    const doctor = await runCommand('doctor', [], { KADO_DATA: dataFolder });
    expectAll('a backup without room that fails', failed.code === 0 ? 0 : 1, 1);
    expect(failed.output).toMatch(/ENOSPC|no space/iu);
    expect(doctor.output).toContain('GB free on');
    expect(doctor.code).toBe(1);
  });
});
