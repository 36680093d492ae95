import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject, onTestFinished } from 'vitest';
import { processesOf } from '#database/embedded/processes.ts';
import { patience } from './slowness.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The shop as a person starts it: a process of its own, with its own data folder unless one is given. */
export interface ShopProcess {
  child: ChildProcess;
  url: string;
  dataFolder: string;
  /** Everything it has written so far. */
  output(): string;
  /** Until the shop is open; fails with its output when it ends before. */
  opened(): Promise<void>;
  /** The exit code, once it has ended. */
  ended(): Promise<number | null>;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A new folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
  { nodeArgs = [], ...options }: SpawnOptions & { nodeArgs?: string[] } = {},
): Promise<ShopProcess> {
  const dataFolder = settings['KADO_DATA'] ?? temporaryFolder();
  const port = settings['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [...nodeArgs, path.join(root, 'server', 'start.js')], {
    cwd: root,
    // Only what the test says: not the DATABASE_URL of the run.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // What is compiled already, as for every other shop of the run.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: port,
      KADO_DATA: dataFolder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  const shop: ShopProcess = {
    child,
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    output: () => output,
    ended: () => end,
    async opened() {
      for (const limit = Date.now() + 4 * patience; !output.includes('Kado is open'); await sleep(20)) {
        if (child.exitCode !== null || Date.now() > limit)
          throw new Error(`the shop did not open:\n${output}`);
      }
    },
    stop(signal = 'SIGINT') {
      child.kill(signal);
      return end;
    },
  };
  onTestFinished(async () => {
    if (child.exitCode === null) await shop.stop();
    // What a killed shop left running.
    for (const pid of databaseProcesses(dataFolder)) tryToKill(pid);
  });
  return shop;
}

/** Starts a shop that is expected to refuse: how it ended, what it said but for its progress, and what it left running. */
export async function refusedStart(
  settings: Record<string, string>,
  options?: Parameters<typeof startShop>[1],
) {
  const shop = await startShop(settings, options);
  const exitCode = await shop.ended();
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
