import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { afterwards } from './afterwards.ts';
import { processesOf } from '#database/embedded/processes.ts';
import { databaseTimeoutMs } from './slowness.ts';
import { type SpawnedShop, spawnShop } from './spawned-shop.ts';

/** The shop as a person starts it, by default with its own data folder. */
export interface ShopProcess extends SpawnedShop {
  dataFolder: string;
  /** Sends the signal and waits for the process to end. */
  stop(signal?: NodeJS.Signals): SpawnedShop['ended'];
}

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-start-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Returns a data folder as a shop leaves it after its first start: a copy of one that is created once per
 * run.
 */
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
  // Preserves the owners: if PostgreSQL runs as another user, the database belongs to that user.
  execFileSync('cp', ['-a', `${filled}/.`, copy]);
  return copy;
}

/** Returns the process ids of the shop's database server; empty when none is running. */
export const databaseProcesses = (dataFolder: string): number[] =>
  processesOf(path.join(dataFolder, 'postgres', 'data'));

/** Starts `node server/start.js`. If the test doesn't stop it, it is stopped after the test. */
export async function startShop(
  settings: Record<string, string> = {},
  options: Parameters<typeof spawnShop>[1] = {},
): Promise<ShopProcess> {
  const dataFolder = settings['KADO_DATA'] ?? temporaryFolder();
  // Sets only the test's own settings, without the DATABASE_URL of the run.
  const own = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    // Uses the compile cache, like every other shop of the run.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    KADO_DATA: dataFolder,
  };
  const shop = spawnShop({ ...own, ...databaseTimeoutMs, ...settings }, options);
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    shop.child.kill(signal);
    return shop.ended;
  };
  afterwards(async () => {
    await stop();
    // Ends the processes that a killed shop left running.
    for (const pid of databaseProcesses(dataFolder)) tryToKill(pid);
  });
  return Object.assign(shop, { dataFolder, stop });
}

/**
 * Starts a shop that is expected to refuse to start. Returns how it exited, its output without progress
 * messages, and the processes that it left running.
 */
export async function refusedStart(
  settings: Record<string, string>,
  options?: Parameters<typeof spawnShop>[1],
) {
  const shop = await startShop(settings, options);
  const exitCode = await shop.ended;
  const lines = shop.output().trim().split('\n');
  return {
    exitCode,
    output: lines.filter((line) => !line.includes('…')),
    left: databaseProcesses(shop.dataFolder),
  };
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended in the meantime.
  }
}
