import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { afterwards } from '../../support/afterwards.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { timeoutMs } from '../../support/slowness.ts';
import { spawnShop } from '../../support/spawned-shop.ts';
import { ask } from '../asking.ts';
import { says } from '../gate.ts';
import { databaseProxy } from './database-proxy.ts';
import { checkouts, placed } from './requests.ts';

/** How long the shop runs its jobs, in milliseconds. */
const jobsMs = 60_000;
const maxTries = 60;

const periodMs = 100;

/** Lets a process run only for a part of each period. Returns a function that ends this. */
function holdBack(pid: number, share: number): () => void {
  const over = new AbortController();
  if (share === 1) over.abort();
  void (async () => {
    while (!over.signal.aborted) {
      process.kill(pid, 'SIGSTOP');
      await sleep(periodMs * (1 - share));
      process.kill(pid, 'SIGCONT');
      await sleep(periodMs * share);
    }
  })().catch(() => undefined);
  return () => over.abort();
}

test.each([
  { what: 'a database that answers 500 ms late', lateMs: 500, share: 1 },
  { what: 'a tenth of a processor', lateMs: 0, share: 0.1 },
])(
  'a shop opens, works and takes an order with $what, without an error in its log',
  async ({ lateMs, share }) => {
    const { db, url: databaseUrl, ownerUrl } = await demoDatabase();
    const proxy = await databaseProxy(databaseUrl, lateMs);
    const folder = mkdtempSync(path.join(tmpdir(), 'kado-late-'));
    const shop = spawnShop({
      ...process.env,
      PORT: '0',
      PUBLIC_URL: '',
      KADO_DATA: folder,
      KADO_MODE: 'demo',
      NODE_ENV: 'production',
      DATABASE_URL: proxy.through(databaseUrl),
      DATABASE_OWNER_URL: proxy.through(ownerUrl),
      DATABASE_PATIENCE: '1',
    });
    const letGo = holdBack(shop.child.pid ?? 0, share);
    afterwards(() => {
      letGo();
      shop.child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    const since = performance.now();
    await shop.opened((4 * timeoutMs) / share);
    says(`open after ${Math.round((performance.now() - since) / 1000)} s with ${what(lateMs, share)}`);

    const { orders } = await checkouts(db, 1);
    const [order] = orders;
    if (!order) throw new Error('no order');
    let tries = 0;
    let answer = await ask(shop.url, order);
    for (; answer.status === 503 && tries < maxTries; tries += 1) {
      await sleep(500);
      answer = await ask(shop.url, order);
    }
    says(`the order was answered after ${tries} times "try again"`);
    expect(answer.text).toContain(placed);
    await sleep(jobsMs);
    expect(shop.child.exitCode).toBeNull();
    expect(shop.output().match(/^.*"level":50.*$/gmu) ?? []).toEqual([]);
  },
);

const what = (lateMs: number, share: number) => `${lateMs} ms, ${share} of a processor`;
