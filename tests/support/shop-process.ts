import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { afterwards } from './afterwards.ts';
import { processesOf } from '#database/embedded/processes.ts';
import { databasePatience } from './slowness.ts';
import { type SpawnedShop, spawnShop } from './spawned-shop.ts';

/** The shop as a person starts it: with its own data folder unless one is given. */
export interface ShopProcess extends SpawnedShop {
  dataFolder: string;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): SpawnedShop['ended'];
}

/** A new folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-start-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder as a shop leaves it after its first start: a copy of one that is made once a run. */
export async function filledFolder(): Promise<string> {
  const filled = path.join(inject('runFolder'), 'filled');
  if (!existsSync(filled)) {
    const folder = `${filled}.new`;
    const shop = await startShop({ KADO_DATA: folder });
    await shop.opened();
    await shop.stop();
    renameSync(folder, filled);
  }
  const copy = temporaryFolder();
  // With its owners: where PostgreSQL runs as another user the database belongs to that one.
  execFileSync('cp', ['-a', `${filled}/.`, copy]);
  return copy;
}

/** Process ids of the shop's database server; empty when none of it is left. */
export const databaseProcesses = (dataFolder: string): number[] =>
  processesOf(path.join(dataFolder, 'postgres', 'data'));

/** Starts `node server/start.js`; whatever the test does not end itself is ended after it. */
export async function startShop(
  settings: Record<string, string> = {},
  options: Parameters<typeof spawnShop>[1] = {},
): Promise<ShopProcess> {
  const dataFolder = settings['KADO_DATA'] ?? temporaryFolder();
  // Only what the test says: not the DATABASE_URL of the run.
  const own = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    // What is compiled already, as for every other shop of the run.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    KADO_DATA: dataFolder,
  };
  const shop = spawnShop({ ...own, ...databasePatience, ...settings }, options);
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    shop.child.kill(signal);
    return shop.ended;
  };
  afterwards(async () => {
    await stop();
    // What a killed shop left running.
    for (const pid of databaseProcesses(dataFolder)) tryToKill(pid);
  });
  return Object.assign(shop, { dataFolder, stop });
}

/** Starts a shop that is expected to refuse: how it ended, what it said but for its progress, and what it left running. */
export async function refusedStart(
  settings: Record<string, string>,
  options?: Parameters<typeof spawnShop>[1],
) {
  const shop = await startShop(settings, options);
  const exitCode = await shop.ended;
  const lines = shop.output().trim().split('\n');
  return {
    exitCode,
    said: lines.filter((line) => !line.includes('…')),
    left: databaseProcesses(shop.dataFolder),
  };
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone meanwhile.
  }
}
