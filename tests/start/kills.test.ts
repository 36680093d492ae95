import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readPostmaster } from '#database/embedded/postmaster-file.ts';
import { databaseProcesses, filledFolder, type ShopProcess, startShop } from '../support/shop-process.ts';

const postmasterFile = ({ dataFolder }: ShopProcess) =>
  path.join(dataFolder, 'postgres', 'data', 'postmaster.pid');
const postmaster = (shop: ShopProcess) => readPostmaster(path.dirname(postmasterFile(shop)))?.pid ?? 0;

async function ready({ url }: ShopProcess): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

async function until(what: () => boolean | Promise<boolean>, patience = 30_000): Promise<void> {
  for (const end = Date.now() + patience; !(await what()); await sleep(50)) {
    if (Date.now() > end) throw new Error('it did not happen');
  }
}

/** How a second shop on the same folder fares. */
async function nextStart({ dataFolder }: ShopProcess) {
  const next = await startShop({ KADO_DATA: dataFolder });
  await next.opened();
  const serves = await ready(next);
  const exitCode = await next.stop();
  return { serves, exitCode, left: databaseProcesses(dataFolder), output: next.output() };
}
const recovered = { serves: true, exitCode: 0, left: [] };

describe('after kill -9 the next start recovers by itself', () => {
  test('of the shop: it takes over the database server that was left running', async () => {
    const shop = await startShop({ KADO_DATA: await filledFolder() });
    await shop.opened();
    const server = postmaster(shop);
    await shop.stop('SIGKILL');
    expect(databaseProcesses(shop.dataFolder)).toContain(server);
    const next = await nextStart(shop);
    expect(next).toMatchObject(recovered);
    expect(next.output).toContain('an earlier Kado left running');
  });

  test('of the database server: the running shop starts it again', async () => {
    const shop = await startShop({ KADO_DATA: await filledFolder() });
    await shop.opened();
    const server = postmaster(shop);
    process.kill(server, 'SIGKILL');
    await until(() => ![0, server].includes(postmaster(shop)));
    await until(() => ready(shop));
    expect(await shop.stop()).toBe(0);
    expect(databaseProcesses(shop.dataFolder)).toEqual([]);
  });

  test('of one of its processes', async () => {
    const shop = await startShop({ KADO_DATA: await filledFolder() });
    await shop.opened();
    const child = databaseProcesses(shop.dataFolder).find((pid) => pid !== postmaster(shop)) ?? 0;
    process.kill(child, 'SIGKILL');
    await until(() => !databaseProcesses(shop.dataFolder).includes(child));
    await until(() => ready(shop));
    expect(await shop.stop()).toBe(0);
    expect(databaseProcesses(shop.dataFolder)).toEqual([]);
  });

  test('of both, with the process id in the stale file taken by an unrelated process', async () => {
    const shop = await startShop({ KADO_DATA: await filledFolder() });
    await shop.opened();
    const server = postmaster(shop);
    await shop.stop('SIGKILL');
    process.kill(server, 'SIGKILL');
    await until(() => databaseProcesses(shop.dataFolder).length === 0);
    const file = readFileSync(postmasterFile(shop), 'utf8');
    writeFileSync(postmasterFile(shop), file.replace(/^\d+/u, String(process.pid)));
    expect(await nextStart(shop)).toMatchObject(recovered);
  });

  test('of a first start, at any moment', async () => {
    for (const after of [500, 1000]) {
      const shop = await startShop();
      await sleep(after);
      await shop.stop('SIGKILL');
      expect(await nextStart(shop)).toMatchObject(recovered);
    }
  });
});
