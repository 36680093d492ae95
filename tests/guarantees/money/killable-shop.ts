import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { until } from '../until.ts';
import { databaseOf } from '../../support/shop-database.ts';
import { databaseProcesses } from '../../support/shop-process.ts';
import { type ShopServer, startShop } from '../../support/shop-server.ts';
import { testPayments } from '../../support/test-payments.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

/**
 * Starts a shop with its own database, in which any process can be killed and restarted. Call it at the
 * top of a guarantee test.
 */
export async function killableShop(env: Record<string, string> = {}) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kado-killed-'));
  const payments = await testPayments();
  const start = () => startShop({ dataFolder, env: { PAYMENT_TEST_URL: payments.address, ...env } });
  let shop: ShopServer = await start();
  const ended: string[] = [];
  const opened: Database[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.destroy()));
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const isReady = async () =>
    (await fetch(`${shop.url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null))?.ok ===
    true;

  return {
    dataFolder,
    payments,
    shop: () => shop,
    /** Everything that the shop has printed, over all restarts. */
    output: () => [...ended, shop.output()].join('\n'),
    /** Opens a connection of our own, because killing the database ended the earlier ones. */
    async open(): Promise<Database> {
      const log = { info: () => undefined, warn: () => undefined, error: console.error };
      const connection = databaseOf(shop);
      const db = await openDatabase({ connection, log, size: 4, connectionWait: timeoutMs * 2 });
      opened.push(db);
      return db;
    },
    /** Starts the shop again in its folder after it has died. */
    async restart(): Promise<void> {
      await shop.stop();
      ended.push(shop.output());
      shop = await start();
    },
    /** Kills the database, and waits until the shop is connected again. */
    async killDatabase(): Promise<void> {
      const processes = databaseProcesses(dataFolder);
      killAll(processes);
      const isBack = () => databaseProcesses(dataFolder).some((pid) => !processes.includes(pid));
      await until('ready again', async () => isBack() && (await isReady()), 60);
    },
    isReady,
  };
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process exited with its parent.
    }
  }
}
