import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readPostmaster } from '#database/embedded/postmaster-file.ts';
import {
  databaseProcesses,
  filledFolder,
  type ShopProcess,
  startShop,
  temporaryFolder,
} from '../support/shop-process.ts';
import { timeoutMs } from '#tests/support/slowness.ts';

const postmasterFile = ({ dataFolder }: ShopProcess) =>
  path.join(dataFolder, 'postgres', 'data', 'postmaster.pid');
const postmaster = (shop: ShopProcess) => readPostmaster(path.dirname(postmasterFile(shop)))?.pid ?? 0;

async function ready({ url }: ShopProcess): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

async function until(what: () => boolean | Promise<boolean>, milliseconds = timeoutMs): Promise<void> {
  for (const end = Date.now() + milliseconds; !(await what()); await sleep(50)) {
    if (Date.now() > end) throw new Error('it did not happen');
  }
}

const opened = async (dataFolder: string) => {
  const shop = await startShop({ KADO_DATA: dataFolder });
  await shop.opened();
  return shop;
};

test('after kill -9 of the shop or its database, both recover by themselves', async () => {
  const dataFolder = await filledFolder();
  const processes = () => databaseProcesses(dataFolder);
  const shop = await opened(dataFolder);

  // Kills one of the database's processes, then its server. The running shop starts the server again.
  const child = processes().find((pid) => pid !== postmaster(shop)) ?? 0;
  process.kill(child, 'SIGKILL');
  await until(() => !processes().includes(child));
  await until(() => ready(shop));
  const server = postmaster(shop);
  process.kill(server, 'SIGKILL');
  await until(() => ![0, server].includes(postmaster(shop)));
  await until(() => ready(shop));

  // Kills the shop. The next one takes over the database server that is still running.
  const left = postmaster(shop);
  await shop.stop('SIGKILL');
  expect(processes()).toContain(left);
  const next = await opened(dataFolder);
  expect(await ready(next)).toBe(true);
  expect(next.output()).toContain('an earlier Kado process left running');

  // Kills both. An unrelated process then has the process id from the stale file.
  const both = postmaster(next);
  await next.stop('SIGKILL');
  process.kill(both, 'SIGKILL');
  await until(() => processes().length === 0);
  const file = readFileSync(postmasterFile(next), 'utf8');
  writeFileSync(postmasterFile(next), file.replace(/^\d+/u, String(process.pid)));
  const last = await opened(dataFolder);
  expect(await ready(last)).toBe(true);
  expect(await last.stop()).toBe(0);
  expect(processes()).toEqual([]);
});

test('a first start that is killed or aborted repeatedly, at any moment, succeeds the next time', async () => {
  const dataFolder = temporaryFolder();
  const moments = [
    ['SIGINT', 350],
    ['SIGKILL', 1000],
  ] as const;
  for (const [signal, after] of moments) {
    const shop = await startShop({ KADO_DATA: dataFolder });
    await sleep(after);
    // The signal killed it while Node itself was still starting.
    expect([0, signal]).toContain(await shop.stop(signal));
    // A killed process has no time to stop its database.
    expect(signal === 'SIGINT' ? databaseProcesses(dataFolder) : []).toEqual([]);
  }
  const shop = await opened(dataFolder);
  expect(await ready(shop)).toBe(true);
  expect(await shop.stop()).toBe(0);
  expect(databaseProcesses(dataFolder)).toEqual([]);
});
