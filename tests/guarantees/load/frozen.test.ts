import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { processesOf } from '#database/embedded/processes.ts';
import { afterwards } from '../../support/afterwards.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { startShop } from '../../support/shop-server.ts';
import { spawnShop } from '../../support/spawned-shop.ts';
import { ask, type Question } from '../asking.ts';
import { expectAll, says, sized } from '../gate.ts';
import { until, waitForOk } from '../until.ts';
import { browsing } from './requests.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const call = browsing[1] as Question;
const forged: Question = { path: '/api/v1/payments/webhooks/test', body: '{}' };
const ready: Question = { path: '/readyz', body: '' };
const product = (ProductId: number): Question => ({
  path: call.path,
  body: JSON.stringify({ requestParameters: { ProductId } }),
});
const requests = sized(1500, 5000);

/** Starts a shop whose log goes to `stdout`; its banner is on standard error. */
async function shopLoggingTo(stdout: number | 'pipe') {
  const { url, ownerUrl } = await demoDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-frozen-'));
  const env = { ...process.env, PORT: '0', PUBLIC_URL: '', KADO_DATA: folder, NODE_ENV: 'production' };
  const shop = spawnShop(
    { ...env, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, LOG_LEVEL: 'debug', LIMIT_BROWSE: '1000000' },
    { stdio: ['ignore', stdout, 'pipe'] },
  );
  afterwards(() => rmSync(folder, { recursive: true, force: true }), {
    pids: [shop.child.pid ?? 0],
    folders: [folder],
  });
  if (stdout === 'pipe') shop.child.stdout?.pause();
  await shop.opened();
  return shop;
}

/**
 * Checks the shop's answers to a client that fills its log, and to other clients during and after that.
 * @returns how the shop exited
 */
async function filled(shop: Awaited<ReturnType<typeof shopLoggingTo>>): Promise<string | number | null> {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const statuses: number[] = [];
      for (let n = 0; n < requests / 20; n += 1) statuses.push((await ask(shop.url, forged)).status);
      return statuses;
    }),
  );
  expectAll(
    'webhooks refused',
    answers.flat().filter((status) => status === 400 || status === 503).length,
    requests,
  );
  expectAll(
    'others served',
    [await ask(shop.url, call), await ask(shop.url, ready)].filter(({ status }) => status === 200).length,
    2,
  );
  shop.child.kill('SIGTERM');
  const how = await Promise.race([shop.ended, sleep(20_000, 'not at all')]);
  shop.child.kill('SIGKILL');
  return how;
}

test('a full log disk affects no request and no shutdown', async () => {
  const full = openSync('/dev/full', 'w');
  const shop = await shopLoggingTo(full);
  closeSync(full);
  expect(await filled(shop)).toBe(0);
});

test('an unread log pipe affects no request and no shutdown', async () => {
  const how = await filled(await shopLoggingTo('pipe'));
  says(`ended by ${how}`);
  expect(how).not.toBe('not at all');
});

test('a database frozen behind its socket counts as unavailable, without a 500', async () => {
  const shop = await startShop();
  afterwards(() => shop.stop('SIGINT'), { pids: [shop.pid], folders: [shop.dataFolder] });
  const stopped = processesOf(path.join(shop.dataFolder, 'postgres', 'data'));
  expect(stopped.length).toBeGreaterThan(0);
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  const seen: Record<string, number> = {};
  try {
    // A log line that can't be written stays queued at the socket, which takes a few hundred and then returns
    // EAGAIN.
    const over = Date.now() + sized(25_000, 40_000);
    await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        for (let n = 0; Date.now() < over; n += 1) {
          const { status } = await ask(shop.url, product(at * 1000 + n));
          seen[status] = (seen[status] ?? 0) + 1;
        }
      }),
    );
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  says(`answers by status: ${JSON.stringify(seen)}`);
  expect(Object.keys(seen)).not.toContain('500');
  expect(seen['503']).toBeGreaterThan(0);
  await waitForOk(`${shop.url}/readyz`);
});

test('the watchdog ends a process with a hung thread, but not a busy one', async () => {
  const script = `
    const { startWatchdog } = await import('#server/process/watchdog.ts');
    startWatchdog(4);
    const busy = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
    await new Promise((resolve) => setTimeout(resolve, 1500));
    busy(1500);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    console.log('frozen from here');
    busy(60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: root });
  let output = '';
  const hear = (text: Buffer) => void (output += String(text));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  const [, signal] = await Promise.race([once(child, 'close'), sleep(40_000, [0, 'not at all'])]);
  child.kill('SIGKILL');
  expect(output).toContain('frozen from here');
  expect(signal).toBe('SIGKILL');
  await until('the reason', () => output.includes('was frozen'), 1);
});
